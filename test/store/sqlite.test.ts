import { describe, expect, it } from 'vitest';
import { openSqlite, type Sqlite } from '../../src/store/sqlite/open.js';
import type { GameRow } from '../../src/store/port.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import { ada, newGame } from './fixtures.js';
import { clubCases } from './club-cases.js';
import { forgetCases } from './forget-cases.js';
import { outboxCases } from './outbox-cases.js';
import { portCases } from './port-cases.js';

describe('the store on SQLite', () => {
  const open = async () => {
    const db = openSqlite(':memory:');
    const store = sqliteStore(db);
    const run = async (statement: string): Promise<void> => void db.$client.exec(statement);
    return { store, run, close: () => store.close() };
  };
  portCases(open);
  clubCases(open);
  forgetCases(open);
  outboxCases(open);
});

it('stores a missing JSON value as NULL when a game changes', async () => {
  const db = openSqlite(':memory:');
  const store = sqliteStore(db);
  const { id } = await store.createGame(newGame, [], []);
  await store.write({ game: id, revision: 0, at: 5, fields: { over: null, untold: null }, posts: [] });
  expect(db.$client.prepare('SELECT typeof(over), typeof(untold) FROM games').raw().get()).toEqual([
    'null',
    'null',
  ]);
  await store.close();
});

/** Copies a game and its seats a number of times. */
function again({ $client }: Sqlite, game: number, times: number): void {
  const columns = ($client.pragma('table_info(games)') as { readonly name: string }[]).map(
    ({ name }) => name,
  );
  const own = columns.filter((name) => name !== 'id' && name !== 'number').join(', ');
  const copy = $client.prepare(
    `INSERT INTO games (number, ${own}) SELECT (SELECT max(number) + 1 FROM games), ${own} FROM games WHERE id = ?`,
  );
  const seat = $client.prepare(
    'INSERT INTO seats (game, place, seat, person) SELECT ?, place, seat, person FROM seats WHERE game = ?',
  );
  $client.transaction(() => {
    for (let n = 0; n < times; n++) seat.run(copy.run(game).lastInsertRowid, game);
  })();
}

describe('statistics', () => {
  it('count every game of a server, however many there are', async () => {
    const over: GameRow['over'] = { how: 'rules', scores: { red: 3, blue: 5 }, winners: ['blue'] };
    const big = { ...newGame, guild: 'big' };
    const done = { ...big, stage: 'finished', over, startedAt: 100, endedAt: 300 };
    const db = openSqlite(':memory:');
    const store = sqliteStore(db);
    const first = await store.createGame(big, [], []);
    const last = await store.createGame(done, [{ ...ada, seat: 'blue' }], []);
    again(db, first.id, 1999);
    again(db, last.id, 499);
    const { stages, finished, wins, winners } = await store.guildTally('big', 5);
    expect(Object.fromEntries(stages.map(({ stage, n }) => [stage, n]))).toMatchObject({ finished: 500 });
    expect(stages.reduce((sum, { n }) => sum + n, 0)).toBe(2500);
    expect(finished).toEqual([{ module: newGame.module, n: 500, length: 200 }]);
    expect(wins).toEqual([{ module: newGame.module, seat: 'blue', n: 500 }]);
    expect(winners).toEqual([{ person: ada.person, n: 500 }]);
    expect((await store.personTally('big', ada.person ?? '')).records).toEqual([
      { module: newGame.module, finished: 500, won: 500, mean: 5, best: 5 },
    ]);
  });
});
