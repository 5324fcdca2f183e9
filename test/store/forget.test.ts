import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { openSqlite } from '../../src/store/sqlite/open.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import { createTable } from '../../src/table/table.js';
import { toyGame } from '../support/toy-game.js';

const ANN = { guild: '100000000000000001', person: '200000000000000002' };
const BOB = { guild: ANN.guild, person: '300000000000000003' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fimbul-forget-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Number of occurrences of a text in the database's files, including free pages and write-ahead log. */
const traces = (text: string): number =>
  readdirSync(folder).reduce(
    (n, file) => n + readFileSync(join(folder, file), 'latin1').split(text).length - 1,
    0,
  );

it('leaves no trace of a deleted person in any file', async () => {
  const db = openSqlite(join(folder, 'games.db'));
  const table = createTable({ store: sqliteStore(db), registry: registryOf([anyModule(toyGame)]) });
  const { id } = await table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
  await table.lobby.join(BOB, id);
  await table.people.save({ id: BOB.person, language: 'de', zone: 'Atlantic/Reykjavik' });
  await table.lobby.start(ANN, id);
  await table.play.act(BOB, id, 'offer 1');
  await table.host.end(ANN, id);
  expect(traces(BOB.person)).toBeGreaterThan(3);
  expect(traces('Atlantic/Reykjavik')).toBeGreaterThan(0);
  await table.people.forget(BOB.person);
  expect(traces(BOB.person)).toBe(0);
  expect(traces('Atlantic/Reykjavik')).toBe(0);
  expect(traces(ANN.person)).toBeGreaterThan(3);
  db.$client.close();
});
