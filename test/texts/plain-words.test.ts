import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { BOT_TEXTS } from '../../src/discord/texts.js';
import { GAMES } from '../../src/games/registry.js';
import type { Texts } from '../../src/kernel/types.js';
import { LAB_TEXTS } from '../../src/lab/texts.js';
import banned from './banned.json' with { type: 'json' };

/** Checks every text against the list of confusing words, and against its maximum length. */

/** Stories may use any words. */
const NARRATION = /^(tale|bot\.saga)\./u;

const sources: readonly (readonly [string, Readonly<Record<string, Texts>>])[] = [
  ['the bot and the table', BOT_TEXTS],
  ['the laboratory', LAB_TEXTS],
  ...GAMES.map(({ meta, texts }) => [meta.id, texts] as const),
];

const parsed = (text: string): readonly MessageFormatElement[] =>
  new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst();

/** Every wording of a message: one per choice, with a dash for arguments. */
function wordings(ast: readonly MessageFormatElement[]): string[] {
  return ast.reduce<string[]>(
    (before, part) => {
      const now =
        part.type === TYPE.select || part.type === TYPE.plural
          ? [...new Set(Object.values(part.options).flatMap(({ value }) => wordings(value)))]
          : [part.type === TYPE.literal ? part.value : '–'];
      // Only the longest choices, where combinations multiply.
      const some = now.toSorted((a, b) => b.length - a.length).slice(0, before.length > 50 ? 1 : 6);
      return before.flatMap((text) => some.map((more) => text + more));
    },
    [''],
  );
}

const shown = (text: string): string[] => wordings(parsed(text));

const sentences = (text: string): string[] =>
  text
    .replace(/`[^`]*`|https?:\S+/gu, '–')
    .split(/(?<=[.!?…:;])\s+|\n/u)
    .filter((sentence) => sentence.trim() !== '');

const words = (text: string): number => text.split(/\s+/u).filter((word) => /\p{L}|\d/u.test(word)).length;

describe.each(sources)('the words of %s', (_source, texts) => {
  it.each(Object.entries(banned))('contain no banned word in %s', (language, patterns) => {
    const found = Object.entries(texts[language] ?? {})
      .filter(([key]) => !NARRATION.test(key))
      .flatMap(([key, text]) =>
        patterns
          .filter(({ pattern }) =>
            shown(text).some((one) => new RegExp(pattern, language === 'en' ? 'iu' : 'u').test(one)),
          )
          .map(({ pattern, instead }) => `${key}: ${pattern} → ${instead}`),
      );
    expect(found).toEqual([]);
  });

  it('describe commands and options in at most 60 characters without a semicolon', () => {
    const long = Object.entries(texts['en'] ?? {}).filter(
      ([key, text]) =>
        /^(cmd|opt)\./u.test(key) &&
        (text.length > 60 || (text.includes(';') && !text.includes('`off`') && !text.includes('?'))),
    );
    expect(long).toEqual([]);
  });

  it.each(Object.keys(texts))('have sentences of at most 20 words, 25 in rules (%s)', (language) => {
    const long = Object.entries(texts[language] ?? {})
      .filter(([key]) => !NARRATION.test(key))
      .flatMap(([key, text]) =>
        shown(text)
          .flatMap(sentences)
          .filter((sentence) => words(sentence) > (key.startsWith('rule.') ? 25 : 20))
          .slice(0, 1)
          .map((sentence) => `${key} (${words(sentence)}): ${sentence}`),
      );
    expect(long).toEqual([]);
  });
});
