import { BOT_TEXTS } from '../../../src/discord/texts.js';
import { GAMES } from '../../../src/games/registry.js';
import type { Texts } from '../../../src/kernel/types.js';
import { COMPLETE } from '../../support/languages.js';
import { digestOf } from './digest.js';

/** Texts of the bot, the table, the games and their pictures, in every complete language. */
export function textLines(): readonly string[] {
  const lines = linesOf('bot', BOT_TEXTS);
  for (const { meta, texts } of GAMES) lines.push(...linesOf(meta.id, texts));
  return lines;
}

function linesOf(source: string, texts: Readonly<Record<string, Texts>>): string[] {
  return COMPLETE.flatMap((language) =>
    Object.entries(texts[language] ?? {}).map(
      ([key, text]) => `text ${source} ${language} ${key}: ${digestOf(text)}`,
    ),
  );
}
