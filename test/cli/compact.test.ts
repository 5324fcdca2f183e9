import { Command } from 'commander';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCompact } from '../../src/cli/compact.js';
import { withStored } from '../../src/cli/stored-games.js';
import { lockFolder } from '../../src/store/sqlite/folder-lock.js';
import { openSqlite } from '../../src/store/sqlite/open.js';
import type { Store } from '../../src/store/port.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import { ada, eventOf, newGame } from '../store/fixtures.js';
import { dropDatabase, freshDatabase, postgresPrograms } from '../support/postgres.js';

const MOVES = 20;
const GAMES = 10;

let folder = '';
let file = '';
let printed: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fimbul-compact-'));
  file = join(folder, 'data', 'fimbul.db');
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

async function compact(db: string): Promise<{ readonly before: number; readonly after: number }> {
  printed = [];
  const program = new Command().exitOverride();
  addCompact(program);
  await program.parseAsync(['compact', '--db', db], { from: 'user' });
  const [, before, after] = /Size: ([\d.]+) MB before, ([\d.]+) MB after/u.exec(printed.join('\n')) ?? [];
  return { before: Number(before), after: Number(after) };
}

/** Games with large positions; all but the last have ended. */
async function fill(store: Store): Promise<void> {
  for (let game = 0; game < GAMES; game++) {
    const isOver = game < GAMES - 1;
    const row = { ...newGame, ...(isOver ? { stage: 'finished', endedAt: 5 } : {}) };
    const { id } = await store.createGame(row, [ada], []);
    for (let seq = 0; seq < MOVES; seq++) {
      const position = JSON.stringify(randomBytes(12_000).toString('base64'));
      await store.write({
        ...{ game: id, revision: seq, at: 5, fields: { seq }, event: eventOf(id, seq), posts: [] },
        ...{ savedPosition: position, board: { seq, position } },
      });
    }
  }
}

async function left(store: Store): Promise<readonly (number | undefined)[]> {
  return Promise.all([1, GAMES].map(async (id) => (await store.loadPosition(id, MOVES))?.seq));
}

describe('fimbul compact', () => {
  it('prunes ended games, shrinks the file and reports its sizes', async () => {
    const store = sqliteStore(openSqlite(file));
    await fill(store);
    await store.close();
    const { size } = statSync(file);
    const { before, after } = await compact(file);
    expect(printed[0]).toBe(`Pruned: ${GAMES - 1} games, 0 posts.`);
    expect(before).toBeCloseTo(size / 1e6, 0);
    expect(after).toBeLessThan(before / 3);
    expect(statSync(file).size).toBeLessThan(size / 3);
    expect(await withStored(file, ({ store }) => left(store))).toEqual([0, MOVES - 1]);
  });

  it('refuses a folder in use and a missing database', async () => {
    await sqliteStore(openSqlite(file)).close();
    const lock = lockFolder(join(folder, 'data'));
    await expect(compact(file)).rejects.toThrow(/in use by another Fimbul .* Stop that one first/u);
    lock.release();
    await compact(file);
    await expect(compact(join(folder, 'none.db'))).rejects.toThrow(/there is no database/u);
  });

  it.skipIf(postgresPrograms() === undefined)(
    'vacuums a server’s tables, fully only if no program uses them',
    { timeout: 60_000 },
    async () => {
      const url = await freshDatabase();
      const running = await withStored(url, async ({ store }) => {
        await fill(store);
        const compacted = await compact(url);
        expect(await left(store)).toEqual([0, MOVES - 1]);
        return compacted;
      });
      expect(printed.join('\n')).toContain('Fimbul is running');
      expect(running.after).toBeGreaterThan(running.before / 2);
      const alone = await compact(url);
      expect(printed.join('\n')).not.toContain('Fimbul is running');
      expect(alone.after).toBeLessThan(running.before / 2);
      await dropDatabase(url);
    },
  );
});
