import { describe, expect, it } from 'vitest';
import { recordOf } from '../../src/export/record.js';
import { logOf } from '../../src/export/page.js';
import { type AnyModule, GAMES, registryOf } from '../../src/games/registry.js';
import { openSqlite, type Sqlite } from '../../src/store/sqlite/open.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import type { Table } from '../../src/table/contract/index.js';
import { wordPictures } from '../support/tables.js';
import { ada, bo, mod, playOut, setting } from './setting.js';

/** Ended games without the data that can be rebuilt from their logs. */

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Everything readable about a finished game at the table. */
async function readings(table: Table, id: number, module: AnyModule): Promise<object> {
  const { seq } = await table.look.snapshot(mod, id);
  const reading = table.outbox.read(id);
  const shown = [];
  for (let at = 0; at < seq; at += Math.max(1, Math.floor(seq / 12)))
    shown.push(await table.look.snapshot(mod, id, { seq: at }), await reading.snapshot(at));
  const bot = { table, modules: registryOf([module]), pictures: wordPictures };
  return {
    shown,
    now: await table.look.snapshot(mod, id),
    history: await table.look.history(mod, id),
    chapters: await table.look.chapters(mod, id),
    phases: await reading.phases(-1, seq),
    revealed: await reading.revealed(),
    verified: await table.look.verify(mod, id),
    dice: await table.look.dice(mod, id),
    review: await table.review.material(mod, id),
    exported: logOf(await recordOf(bot, mod, id, { locale: 'en' })),
  };
}

const bytesIn = (db: Sqlite, table: string, column: string): number =>
  db.$client.prepare(`SELECT coalesce(sum(length(${column})), 0) FROM ${table}`).pluck().get() as number;
const savedIn = (db: Sqlite): number => bytesIn(db, 'snapshots', 'position') + bytesIn(db, 'sights', 'view');

/** A game of AIs, played to its end. */
async function played(db: Sqlite, module: AnyModule): Promise<number> {
  const { table } = setting({ store: sqliteStore(db), modules: [module], aiBatch: 100_000 });
  const { id } = await table.lobby.create(ada, { channel: 'hall', module: module.meta.id });
  await table.lobby.fill(ada, id, 'random');
  await table.lobby.start(ada, id);
  await table.lobby.leave(ada, id);
  await expect
    .poll(async () => (await table.games.card(mod, id)).stage, { timeout: 200_000 })
    .toBe('finished');
  await table.process.close();
  return id;
}

describe.each(GAMES.map((module) => [module.meta.id, module] as const))(
  'an ended game of %s',
  (_, module) => {
    it('is rebuilt from its log when its saved positions are gone', { timeout: 400_000 }, async () => {
      const db = openSqlite(':memory:');
      const id = await played(db, module);
      const open = (at?: number) =>
        setting({ store: sqliteStore(db), modules: [module], ...(at === undefined ? {} : { at }) }).table;
      const before = await readings(open(), id, module);
      expect(before).toMatchObject({ verified: { ok: true } });

      expect(await open(1_000_000 + WEEK - 1).process.pruning.games()).toBe(0);
      const later = open(1_000_001 + WEEK);
      expect(await later.process.pruning.games()).toBe(1);
      expect(await later.process.pruning.games()).toBe(0);
      expect(bytesIn(db, 'boards', 'position') + savedIn(db)).toBeLessThan(15_000);
      expect(db.$client.prepare('SELECT seq FROM snapshots').pluck().all()).toEqual([0]);
      expect(await readings(open(), id, module)).toEqual(before);
      // In any order, and from an empty cache.
      const last = (await open().look.snapshot(mod, id)).seq;
      const alone = await open().look.snapshot(mod, id, { seq: Math.floor(last / 2) });
      expect(alone).toEqual(await open().look.snapshot(mod, id, { seq: Math.floor(last / 2) }));
      await sqliteStore(db).close();
    });
  },
);

describe('an ended game with many undos', () => {
  it('is rebuilt through its returns, and from where it continued under other rules', async () => {
    const db = openSqlite(':memory:');
    const { table } = setting({ store: sqliteStore(db) });
    const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
    await table.lobby.join(ada, id, 'red');
    await table.lobby.join(bo, id, 'blue');
    await table.lobby.start(ada, id);
    await table.play.act(ada, id, 'offer 1');
    await table.play.act(bo, id, 'offer 2');
    for (let round = 0; round < 20; round++) {
      await table.play.act(ada, id, 'risk');
      await table.play.act(bo, id, 'risk');
      await table.host.rewind(mod, id, round % 2 === 0 ? 2 : 1);
      if (round % 2 === 1) await table.play.act(bo, id, 'offer 2');
    }
    await playOut(table, await table.games.card(ada, id));
    const seqs = Array.from({ length: (await table.look.snapshot(mod, id)).seq + 1 }, (_, seq) => seq);
    const views = (of: Table) => Promise.all(seqs.map((seq) => of.look.snapshot(mod, id, { seq })));
    const before = await views(table);
    const fresh = () => setting({ store: sqliteStore(db), at: 2_000_000 }).table;
    expect(await fresh().process.pruning.games(0)).toBe(1);
    expect(await views(fresh())).toEqual(before);
    expect(await fresh().look.verify(mod, id)).toMatchObject({ ok: true });
  });

  it('keeps the position from which it continued under other rules', async () => {
    const db = openSqlite(':memory:');
    const { table } = setting({ store: sqliteStore(db) });
    const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
    await table.lobby.join(ada, id, 'red');
    await table.lobby.join(bo, id, 'blue');
    await table.lobby.start(ada, id);
    await playOut(table, await table.games.card(ada, id));
    db.$client.exec(`UPDATE events SET kind = 'rules' WHERE seq = 4`);
    db.$client.exec(`INSERT INTO snapshots SELECT game, 4, position FROM snapshots WHERE seq = 0`);
    await setting({ store: sqliteStore(db), at: 2_000_000 }).table.process.pruning.games(0);
    expect(db.$client.prepare('SELECT seq FROM snapshots ORDER BY seq').pluck().all()).toEqual([0, 4]);
  });
});

describe('an ended game that can’t be opened', () => {
  it('is shown from its last board if the log no longer leads there', async () => {
    const db = openSqlite(':memory:');
    const { table } = setting({ store: sqliteStore(db) });
    const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
    await table.lobby.join(ada, id, 'red');
    await table.lobby.join(bo, id, 'blue');
    await table.lobby.start(ada, id);
    const end = await playOut(table, await table.games.card(ada, id)).then(() =>
      table.look.snapshot(mod, id),
    );
    const later = setting({ store: sqliteStore(db), at: 2_000_000 }).table;
    await later.process.pruning.games(0);
    db.$client.exec(`UPDATE events SET move = 'nothing like this' WHERE seq = 1`);
    const shown = await later.look.snapshot(mod, id, { seq: 3 });
    expect(shown).toMatchObject({ view: end.view, seq: end.seq });
  });

  it('keeps its public view if it has its own pack, and running games keep everything', async () => {
    const db = openSqlite(':memory:');
    const store = sqliteStore(db);
    const { table } = setting({ store });
    for (let n = 0; n < 2; n++) {
      const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
      await table.lobby.join(ada, id, 'red');
      await table.lobby.join(bo, id, 'blue');
      await table.lobby.start(ada, id);
      if (n === 0) await playOut(table, await table.games.card(ada, id));
    }
    const saved = savedIn(db);
    db.$client.exec(`UPDATE games SET options = '{"pack":"mine@0000000000000000"}' WHERE id = 1`);
    const later = setting({ store, at: 2_000_000 }).table;
    await later.process.pruning.games(0);
    expect(await store.storedView(1)).toBeDefined();
    expect(await store.storedView(2)).toBeDefined();
    expect(savedIn(db)).toBeLessThan(saved);
  });
});
