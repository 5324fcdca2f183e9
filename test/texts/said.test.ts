import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BOT_TEXTS } from '../../src/discord/texts.js';

const root = join(import.meta.dirname, '..', '..');

/** Key of a text of the bot or the table in the code. */
const KEY = /'((?:bot|table)\.[a-z][\w.-]*)'/gu;

it('every key used in the code has a text', () => {
  const { en = {} } = BOT_TEXTS;
  const files = ['src', 'commands'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.parentPath.includes('texts'))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  const said = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(KEY)].map(([, key = '']) => ({ file, key })),
  );
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter(({ key }) => en[key] === undefined)).toEqual([]);
});
