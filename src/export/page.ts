import type { Teller } from '../kernel/text.js';
import type { GameRecord } from './record.js';

/** The page that steps through a game: one file, no server, nothing fetched. */

const STYLE = `
:root{color-scheme:light dark;--line:#8886;--accent:#3b6ea5}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.4rem;margin:0}
img{max-width:100%;height:auto;display:block;border-radius:.5rem}
nav{position:sticky;top:0;background:Canvas;padding:.5rem 0;display:flex;gap:.5rem;flex-wrap:wrap;align-items:center;border-bottom:1px solid var(--line)}
button,select{font:inherit;padding:.4rem .9rem;min-height:2.5rem}
input[type=range]{flex:1;min-width:10rem;accent-color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.small{opacity:.8;font-size:.875rem}
.move{font-weight:600}
ul{padding-left:1.2rem}
`;

// Texts are only ever set as text, never as markup.
const SCRIPT = `
const game = JSON.parse(document.getElementById('game').textContent);
const by = (id) => document.getElementById(id);
let at = 0;
const plain = (text) => text.replace(/\\*\\*|\`/g, '').replace(/^(-# |#+ )/, '');
const fill = (list, lines) => list.replaceChildren(...lines.map((line) => {
  const item = document.createElement('li');
  item.textContent = plain(line);
  return item;
}));
function show(next) {
  at = Math.max(0, Math.min(game.steps.length - 1, next));
  const step = game.steps[at];
  const shots = game.shots.filter((shot) => shot.seq <= step.seq);
  const seen = shots.filter((shot) => shot.png).at(-1);
  const told = shots.at(-1);
  by('where').textContent = step.where;
  by('move').textContent = step.move;
  fill(by('told'), step.told);
  by('picture').hidden = seen === undefined;
  if (seen !== undefined && by('picture').dataset.seq !== String(seen.seq)) {
    by('picture').dataset.seq = String(seen.seq);
    by('picture').src = seen.png;
    by('picture').alt = seen.alt;
  }
  by('shown').textContent = seen === undefined ? '' : game.labels.shown.replace('%', String(seen.seq));
  fill(by('words'), told === undefined ? [] : told.words);
  by('range').value = String(at);
  by('count').textContent = String(step.seq) + ' / ' + String(game.steps.at(-1).seq);
  by('jump').value = String(told === undefined ? 0 : game.shots.indexOf(told));
}
function chapter(step) {
  const now = game.shots.findLastIndex((shot) => shot.seq <= game.steps[at].seq);
  const shot = game.shots[Math.max(0, Math.min(game.shots.length - 1, now + step))];
  if (shot) to(shot.seq);
}
function to(seq) { show(game.steps.findLastIndex((step) => step.seq <= seq)); }
by('range').max = String(game.steps.length - 1);
by('range').addEventListener('input', (event) => show(Number(event.target.value)));
by('back').addEventListener('click', () => show(at - 1));
by('next').addEventListener('click', () => show(at + 1));
by('jump').replaceChildren(...game.shots.map((shot, index) => {
  const option = document.createElement('option');
  option.value = String(index);
  option.textContent = shot.where + ' (' + shot.seq + ')';
  return option;
}));
by('jump').addEventListener('change', (event) => to(game.shots[Number(event.target.value)].seq));
const KEYS = {
  ArrowLeft: () => show(at - 1), ArrowRight: () => show(at + 1),
  PageUp: () => chapter(-1), PageDown: () => chapter(1),
  Home: () => show(0), End: () => show(game.steps.length - 1),
};
addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.matches('select, input') || !KEYS[event.key]) return;
  event.preventDefault();
  KEYS[event.key]();
});
show(0);
`;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
}

/** Data inside a script element: nothing in it can end the element or begin a comment. */
export function escapeData(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The page, as the text of one HTML file. */
export function pageOf({ title, locale, facts, steps, shots }: GameRecord, tell: Teller): string {
  const label = (key: string): string => escapeHtml(tell.tell(`bot.export.${key}`));
  const data = { steps, shots, labels: { shown: tell.tell('bot.export.shown', { seq: '%' }) } };
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p class="small">${facts.map(escapeHtml).join('<br>')}</p>
<nav>
<button id="back" type="button">${label('back')}</button>
<button id="next" type="button">${label('next')}</button>
<input id="range" type="range" min="0" value="0" aria-label="${label('event')}">
<output id="count"></output>
<select id="jump" aria-label="${label('jump')}"></select>
</nav>
<main>
<section aria-live="polite">
<h2 id="where"></h2>
<p id="move" class="move"></p>
<ul id="told"></ul>
</section>
<img id="picture" alt="" hidden>
<p id="shown" class="small"></p>
<details><summary>${label('words')}</summary><ul id="words"></ul></details>
<p class="small">${label('keys')}</p>
</main>
<script type="application/json" id="game">${escapeData(data)}</script>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

export function logOf({ log }: GameRecord): string {
  return `${JSON.stringify(log, null, 1)}\n`;
}
