import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../src/games/registry.js';
import { parseMove } from '../../src/kernel/notation.js';
import { Database } from '../../src/sqlite.js';
import { openSqlite } from '../../src/store/sqlite/open.js';
import type { Store } from '../../src/store/port.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import type { Actor, Table } from '../../src/table/types.js';
import { positions } from '../../src/table/positions.js';
import { setting } from './setting.js';

/**
 * A database as the last program with the older dice left it (commit 88b723a): two games under way with rewinds and
 * an agreed undo past dice, a finished one and a lobby.
 */
const FIXTURE = new URL('../fixtures/begun-before-secret-dice.db.gz', import.meta.url);
const RUNNING = [
  [1, 'greenland'],
  [2, 'glacier'],
] as const;
const FINISHED = 3;
const LOBBY = 4;

/** Lessons under way, as that program kept them; the script of the second was another one then. */
const LESSONS = `INSERT INTO lessons (guild, person, module, thread, language, moves, at) VALUES
  ('north', 'ada', 'glacier', NULL, 'de', '["hunt reindeer two flint-spear"]', 5),
  ('north', 'ada', 'endless', NULL, 'de', '["play fire-keeping","place chief hunt","catch 2mammoth"]', 5)`;

const actor = (person: string): Actor => ({ guild: 'north', person });
const ada = actor('ada');

let folder: string;
let table: Table;
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fimbul-older-'));
  const file = join(folder, 'fimbul.db');
  writeFileSync(file, gunzipSync(readFileSync(FIXTURE)));
  const older = new Database(file);
  older.exec(LESSONS);
  older.close();
  store = sqliteStore(openSqlite(file));
  ({ table } = setting({ store, modules: [...registry.values()] }));
  await (
    await table.resume()
  ).settled;
});
afterAll(async () => {
  await table.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function diceOf(game: number): Promise<object> {
  const row = await store.loadGame(game);
  if (row === undefined) throw new Error('the game is gone');
  return (await positions(store, registry).at(row, row.seq)).position.dice;
}

describe('games begun under an older version of their rules', () => {
  it.each(RUNNING)('%i (%s) is frozen, and says that the version is why', async (game) => {
    const card = await table.card(ada, game);
    expect(card).toMatchObject({ stage: 'frozen', frozen: { why: 'rules', what: 'version' } });
    const [person = ada.person] = card.places.map((place) => place.person);
    const move = table.act(actor(person), game, { verb: 'done', args: [] });
    await expect(move).rejects.toMatchObject({ key: 'table.frozen' });
  });

  it('verify as far as their own version goes', async () => {
    const { seq } = await table.card(ada, FINISHED);
    expect((await table.verify(ada, FINISHED)).difference).toEqual({ seq, what: 'version' });
  });

  it('a lobby of theirs promises its seed, and its game begins with the new dice', async () => {
    const { commitment } = await table.card(ada, LOBBY);
    expect(commitment).toMatch(/^[0-9a-f]{64}$/u);
    expect((await table.start(ada, LOBBY)).card.commitment).toBe(commitment);
    expect(await diceOf(LOBBY)).toHaveProperty('key');
    expect((await table.verify(ada, LOBBY)).ok).toBe(true);
  });
});

describe('a lesson that was under way on the older program', () => {
  const answer = (game: string, text: string, at: number) => {
    const move = parseMove(text);
    return table.lessons.answer(ada, game, () => ({ does: 'play', moves: move ? [move] : [] }), at);
  };

  it('goes on where it stands', async () => {
    const lesson = await table.lessons.find(ada, 'glacier');
    expect(lesson).toMatchObject({ at: 1, step: { id: 'gather' }, composes: false });
    expect(lesson?.composed).toBeUndefined();
    expect((await answer('glacier', 'gather sorrel one+2three', 1)).lesson.at).toBe(2);
  });

  it('goes on where its script has changed', async () => {
    const lesson = await table.lessons.find(ada, 'endless');
    expect(lesson).toMatchObject({ at: 0, step: { id: 'figure' }, composes: true });
    expect((await answer('endless', 'play fire-keeping; place chief hunt', 0)).lesson.at).toBe(1);
    expect((await table.lessons.find(ada, 'endless'))?.at).toBe(1);
  });
});
