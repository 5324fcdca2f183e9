import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.js';

/** A game's texts use its rulebook's terms, with their capitals: a synonym names the term to use instead. */

interface Term {
  readonly synonym: string;
  readonly term: string;
  /** Prefixes of keys that may use the synonym. */
  readonly allowed?: readonly string[];
}

/** Stories may use any words. Keys of choices (`{x, select, dear {…}}`) aren't visible. */
const NARRATION = /^tale\./u;
const shown = (text: string): string =>
  text
    .replaceAll(/`[^`]*`|\{\w+, (?:select|plural|number)[^{]*|(?<=\}) *[=\w-]+ (?=\{)/gu, '')
    .replaceAll(/\{\w+\}/gu, '{}');

describe.each(GAMES.map(({ meta, texts }) => [meta.id, texts] as const))('the terms of %s', (id, texts) => {
  const terms = JSON.parse(readFileSync(new URL(`./terms/${id}.json`, import.meta.url), 'utf8')) as Readonly<
    Record<string, readonly Term[]>
  >;

  it.each(Object.entries(terms))('match the rulebook in %s', (language, rows) => {
    const wrong = Object.entries(texts[language] ?? {})
      .filter(([key]) => !NARRATION.test(key))
      .flatMap(([key, text]) =>
        rows
          .filter(({ synonym, allowed = [] }) => {
            if (allowed.some((start) => key.startsWith(start))) return false;
            return new RegExp(synonym, 'u').test(shown(text));
          })
          .map(({ term }) => `${key}: ${term} instead of “${text}”`),
      );
    expect(wrong).toEqual([]);
  });
});
