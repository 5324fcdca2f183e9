import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Notes for translators: where a group of texts appears, and the meaning of each argument. */
interface Notes {
  readonly groups: Readonly<Record<string, string>>;
  readonly arguments: Readonly<Record<string, string>>;
}

const src = join(import.meta.dirname, '..', '..', 'src');
const folders = readdirSync(src, { withFileTypes: true, recursive: true })
  .filter(({ name }) => name === 'texts')
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((folder) => existsSync(join(folder, 'en.json')));

const jsonOf = <T>(folder: string, file: string): T =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;

describe.each(folders.map((folder) => [relative(src, folder), folder] as const))(
  'the translators’ notes in %s',
  (_, folder) => {
    const notes = jsonOf<Notes>(folder, 'notes.json');
    const keys = Object.keys(jsonOf<object>(folder, 'en.json'));

    it('explain every argument that messages use, and no other', () => {
      const declared = readFileSync(join(folder, 'args.d.ts'), 'utf8').matchAll(/readonly (\w+): /gu);
      const used = new Set([...declared].map(([, name]) => name));
      expect(Object.keys(notes.arguments).sort()).toEqual([...used].sort());
    });

    it('state where every key appears, and name no group without keys', () => {
      const groups = Object.keys(notes.groups);
      expect(keys.filter((key) => !groups.some((group) => key.startsWith(group)))).toEqual([]);
      expect(groups.filter((group) => !keys.some((key) => key.startsWith(group)))).toEqual([]);
    });

    it('contain no empty note', () => {
      const all = [...Object.values(notes.groups), ...Object.values(notes.arguments)];
      expect(all.filter((note) => note.trim().length < 4)).toEqual([]);
    });
  },
);
