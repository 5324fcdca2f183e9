import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { BOT_TEXTS } from '../../src/discord/texts.js';

/** A button's label has at most three words: longer ones are cut off on a phone if two buttons share a row. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const LABEL = /(?:label: *|[bB]utton\w*\()\w+\.(?:text|lookup)\(\s*'([^']+)'/gu;

const keys = ['src/discord', 'src/answers', 'src/controls', 'commands']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter(({ name }) => name.endsWith('.ts'))
  .flatMap(({ parentPath, name }) => [...readFileSync(join(parentPath, name), 'utf8').matchAll(LABEL)])
  .map(([, key = '']) => key);

const words = (text: string): number => text.split(' ').filter((word) => /\p{L}|\d/u.test(word)).length;

it.each(Object.keys(BOT_TEXTS))('buttons have at most three words (%s)', (language) => {
  expect(keys.length).toBeGreaterThan(40);
  const long = [...new Set(keys)]
    .map((key) => [key, BOT_TEXTS[language]?.[key] ?? ''] as const)
    .filter(([, text]) => words(text) > 3);
  expect(long).toEqual([]);
});
