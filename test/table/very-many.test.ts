import { DateTime } from 'luxon';
import { afterEach, describe, expect, it } from 'vitest';
import { openSqlite, type Sqlite } from '../../src/store/sqlite/open.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import type { Store } from '../../src/store/port.js';
import type { Table } from '../../src/table/contract/index.js';
import { multiply, turnsWhile } from '../tools/harness/many-games.js';
import { ada, bo, pair, sendAll, setting } from './setting.js';

/** Very many games at once delay no one: measured in turns of the event loop and games, not in time. */

const START = DateTime.fromISO('2026-11-20T12:00Z').toMillis();

const open: Table[] = [];
afterEach(async () => {
  for (const table of open.splice(0)) await table.process.close();
});

/** A database in which Ada and Bo play many copies of one game. */
async function filled(games: number): Promise<{ readonly db: Sqlite; readonly last: number }> {
  const db = openSqlite(':memory:');
  const { table } = setting({ store: sqliteStore(db), at: START });
  const { id } = await pair(table);
  await sendAll(table);
  await table.process.close();
  multiply(db, id, games - 1);
  return { db, last: id + games - 1 };
}

/** The same database under a new process, which records the games it has checked. */
function started(db: Sqlite): { readonly table: Table; readonly looked: ReadonlySet<number> } {
  const looked = new Set<number>();
  const plain = sqliteStore(db);
  const store: Store = {
    ...plain,
    loadGame(id) {
      looked.add(id);
      return plain.loadGame(id);
    },
  };
  const { table } = setting({ store, at: START });
  open.push(table);
  return { table, looked };
}

describe('a startup with 20,000 running games', () => {
  it('answers the first request at once, and checks the other games afterwards', async () => {
    const { db, last } = await filled(20_000);
    const { table, looked } = started(db);
    const { games, settled } = await table.process.resume();
    expect(games).toBe(20_000);
    let isSettled = false;
    void settled.then(() => (isSettled = true));
    const { card } = await table.play.act(ada, last, 'offer 1');
    expect(card.id).toBe(last);
    expect(isSettled).toBe(false);
    expect(looked.size).toBeLessThan(20);
  });

  it('continues game by game, and lets other tasks run in between', async () => {
    const { db } = await filled(300);
    const { table, looked } = started(db);
    const { turns } = await turnsWhile(async () => (await table.process.resume()).settled);
    expect(looked.size).toBe(300);
    expect(turns).toBeGreaterThanOrEqual(300);
  });
});

describe('a player in very many games', () => {
  const dueOf = (db: Sqlite): readonly number[] =>
    db.$client
      .prepare(
        `SELECT DISTINCT w.value ->> 'due' FROM games, json_each(awaited) w WHERE w.value ->> 'seat' = 'blue'`,
      )
      .pluck()
      .all() as number[];

  it(
    'gets an answer after a few games when their hours change, and the rest follows',
    { timeout: 90_000 },
    async () => {
      const { db, last } = await filled(400);
      const { table } = started(db);
      const [before] = dueOf(db);
      const { turns } = await turnsWhile(() =>
        table.people.save({ id: bo.person, zone: 'Europe/London', quiet: { from: 15 * 60, to: 6 * 60 } }),
      );
      expect(turns).toBeGreaterThanOrEqual(20);
      const moved = (): number =>
        db.$client
          .prepare(
            `SELECT count(*) FROM games, json_each(awaited) w WHERE w.value ->> 'seat' = 'blue' AND w.value ->> 'due' != ?`,
          )
          .pluck()
          .get(before) as number;
      expect(moved()).toBeGreaterThanOrEqual(20);
      expect(moved()).toBeLessThan(100);
      // A player in a game that hasn't been updated yet doesn't wait for the rest.
      await table.play.act(ada, last, 'offer 1');
      expect(moved()).toBeLessThan(200);
      // Each look reads all of them.
      await expect.poll(moved, { timeout: 60_000, interval: 250 }).toBe(400);
      expect(dueOf(db)).toHaveLength(1);
    },
  );

  it('is forgotten in all of them, and other tasks run in between', async () => {
    const { db, last } = await filled(100);
    const { table } = started(db);
    const { turns } = await turnsWhile(() => table.people.forget(bo.person));
    expect(turns).toBeGreaterThanOrEqual(100);
    expect((await table.games.card(ada, last)).places.map(({ person }) => person)).not.toContain(bo.person);
  });
});
