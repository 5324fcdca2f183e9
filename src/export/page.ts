import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { HALO, wordFonts } from '../../renders/index.js';
import { type Bot, tellerOf } from '../discord/bot.js';
import type { GameRecord } from './record.js';

/**
 * The page that steps through a game: one file that fetches nothing. The browser draws the pictures from draw lists, and
 * all data is compressed: a whole game takes a few hundred kilobytes.
 */

const own = (file: string): string => readFileSync(new URL(`./reader/${file}`, import.meta.url), 'utf8');

/** Ends of the page's text keys. */
const LABELS = [
  'back',
  'next',
  'phase',
  'jump',
  'words',
  'keys',
  'about',
  'enlarge',
  'large',
  'close',
  'language',
  'nothing',
  'steps',
] as const;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
}

/** Bytes compressed by gzip, as base64. */
const packed = (bytes: string | Buffer): string => gzipSync(bytes, { level: 9 }).toString('base64');

/** The page as HTML. */
export function pageOf(record: GameRecord, bot: Pick<Bot, 'modules'>): string {
  const { title, locale, tellings, album, card } = record;
  const languages = Object.keys(tellings).map((language) => tellerOf(bot, card, language));
  const label = (name: string): string =>
    escapeHtml(tellerOf(bot, card, locale).lookup(`bot.export.${name}`));
  const data = {
    locale,
    album,
    halo: HALO,
    tellings: Object.fromEntries(
      languages.map((tell) => [
        tell.locale,
        {
          ...tellings[tell.locale],
          labels: Object.fromEntries(LABELS.map((name) => [name, tell.lookup(`bot.export.${name}`)])),
        },
      ]),
    ),
  };
  const fonts = wordFonts();
  const inside = (id: string, bytes: string | Buffer): string =>
    `<script type="application/gzip" id="${id}">${packed(bytes)}</script>`;
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${own('reader.css')}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<select id="language" data-name="language"${languages.length < 2 ? ' hidden' : ''}>${languages
    .map(
      (tell) =>
        `<option value="${escapeHtml(tell.locale)}" lang="${escapeHtml(tell.locale)}">${escapeHtml(tell.text('bot.language'))}</option>`,
    )
    .join('')}</select>
</header>
<main>
<p id="old">${label('old')}</p>
<div id="reader" hidden>
<h2 id="where" aria-live="polite"></h2>
<div id="step">
<div>
<div class="bar"><div id="kinds"></div><button type="button" id="enlarge" data-label="enlarge"></button></div>
<div id="picture"></div>
</div>
<div>
<ul id="events"></ul>
<p id="quiet" class="small" data-label="nothing"></p>
<details id="wording"><summary data-label="words"></summary><ul id="words"></ul></details>
<details><summary data-label="about"></summary><ul id="facts"></ul><p data-label="keys"></p></details>
</div>
</div>
</div>
</main>
<nav id="bar" data-name="steps" hidden>
<button id="back" type="button" data-label="back"></button>
<input id="range" type="range" min="0" value="0" data-name="phase">
<button id="next" type="button" data-label="next"></button>
<div class="turns"><select id="jump" data-name="jump"></select><output id="count" class="small"></output></div>
</nav>
<dialog id="dialog" data-name="large">
<div id="large" tabindex="0" role="region" data-name="large"></div>
<p><button id="large-back" type="button" data-label="back"></button><button id="close" type="button" data-label="close"></button><button id="large-next" type="button" data-label="next"></button></p>
</dialog>
${inside('game', JSON.stringify(data))}
${inside('medium', fonts.medium)}
${inside('bold', fonts.bold)}
${inside('title', fonts.title)}
<script>${own('reader.js')}</script>
</body>
</html>
`;
}

export function logOf({ log }: GameRecord): string {
  return `${JSON.stringify(log, null, 1)}\n`;
}
