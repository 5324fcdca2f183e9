import { Command } from 'commander';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextVersion } from '../tools/chaos/next-version.js';
import { addCheckGames } from '../../src/cli/check-games.js';
import { withStored } from '../../src/cli/stored-games.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import { drawer } from '../../src/kernel/random.js';
import { Database } from '../../src/sqlite.js';
import { openSqlite } from '../../src/store/sqlite/open.js';
import type { Actor, Table } from '../../src/table/contract/index.js';
import { built } from '../support/built.js';
import { ask, dropDatabase, freshDatabase, postgresPrograms } from '../support/postgres.js';
import { rowsIn } from '../support/stores.js';

/** Before an update, every game of a database is replayed, and games that would not continue unchanged are listed. */

const GAMES = ['glacier', 'greenland', 'wordfame', 'settlers'] as const;
const MOVES = 6;
const actor = (person: string): Actor => ({ guild: 'north', person });

let printed: string[] = [];
const endings: (() => unknown)[] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
});
afterEach(async () => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
  for (const end of endings.splice(0).reverse()) await end();
});

/** The output as lines, and the exit code. */
async function check(db: string, ...args: readonly string[]) {
  printed = [];
  process.exitCode = undefined;
  const program = new Command().exitOverride();
  addCheckGames(program);
  await program.parseAsync(['check-games', '--db', db, ...args], { from: 'user' });
  return { said: [...printed], code: process.exitCode ?? 0 };
}

async function begin(table: Table, module: string): Promise<void> {
  const draw = drawer(5);
  const { id } = await table.lobby.create(actor('ada'), { channel: `c-${module}`, module });
  await table.lobby.join(actor('bo'), id);
  await table.lobby.start(actor('ada'), id);
  for (let move = 0; move < MOVES; move++) {
    const { awaited } = await table.games.card(actor('ada'), id);
    const person = awaited[draw(awaited.length)]?.person ?? '';
    const { choices } = await table.play.legal(actor(person), id);
    const choice = choices[draw(choices.length)];
    if (choice !== undefined) await table.play.act(actor(person), id, fillChoice(choice, draw));
  }
}

const PLACES = [
  [
    'SQLite',
    true,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'fimbul-check-'));
      endings.push(() => rmSync(folder, { recursive: true }));
      const file = join(folder, 'fimbul.db');
      openSqlite(file).$client.close();
      const change = async (query: string): Promise<void> => {
        const db = new Database(file);
        db.exec(query);
        db.close();
      };
      return { where: file, change };
    },
  ],
  [
    'PostgreSQL',
    postgresPrograms() !== undefined,
    async () => {
      const where = await freshDatabase();
      endings.push(() => dropDatabase(where));
      return { where, change: async (query: string) => void (await ask(where, query)) };
    },
  ],
] as const;

describe.each(PLACES)('fimbul check-games on %s', (_, isThere, place) => {
  it.skipIf(!isThere)(
    'lists games that would replay differently or not load, and changes nothing',
    async () => {
      const { where, change } = await place();
      await withStored(where, async ({ table }) => {
        for (const game of GAMES) await begin(table, game);
      });

      expect(await check(where)).toEqual({
        said: [`${GAMES.length} come out as they are kept, 0 otherwise, 0 would not load.`],
        code: 0,
      });

      // One game has another result, one belongs to a removed module, one has ended.
      await change(`UPDATE events SET move = 'nonsense' WHERE game = 1 AND seq = 2`);
      await change(`UPDATE games SET module = 'gone' WHERE id = 2`);
      await change(`UPDATE games SET stage = 'abandoned' WHERE id = 3`);
      const before = await rowsIn(where);
      const { said, code } = await check(where);
      expect(code).toBe(1);
      expect(said).toHaveLength(3);
      expect(said[0]).toMatch(/^game 1 \(server north, #1 .*, glacier, running\): event 2: /u);
      expect(said[1]).toMatch(/^game 2 .*, gone, running\).*can’t open/u);
      expect(said[2]).toBe('1 come out as they are kept, 1 otherwise, 1 would not load.');
      expect((await check(where, '--ended')).said.at(-1)).toBe(
        '2 come out as they are kept, 1 otherwise, 1 would not load.',
      );
      expect(await rowsIn(where)).toEqual(before);
    },
  );

  it.skipIf(!isThere)('reports nothing for a database without games', async () => {
    const { where } = await place();
    expect(await check(where)).toEqual({
      said: ['0 come out as they are kept, 0 otherwise, 0 would not load.'],
      code: 0,
    });
  });
});

it('lists games whose rules a newer version changes', async () => {
  const { where } = await PLACES[0][2]();
  await withStored(where, async ({ table }) => {
    for (const game of ['glacier', 'wordfame']) await begin(table, game);
  });
  const next = nextVersion(built('src/main.js'));
  endings.push(() => next.discard());
  const cli = join(dirname(next.program), 'cli', 'main.js');
  const said = await new Promise<string>((resolve) =>
    execFile(process.execPath, [cli, 'check-games', '--db', where], (_error, out) => resolve(out)),
  );
  expect(said).toMatch(/^game 1 .*, glacier, running\): event \d+: /u);
  expect(said).toContain('\n1 come out as they are kept, 1 otherwise, 0 would not load.');
});

it('reports a missing database', async () => {
  await expect(check('/nowhere/fimbul.db')).rejects.toThrow(/there is no database/u);
});
