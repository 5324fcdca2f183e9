import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anyModule, registryOf, type AnyModule } from '../../src/games/registry.js';
import { Fault } from '../../src/kernel/errors.js';
import { rulesCode } from '../../src/rules-code.js';
import { noticePost } from '../../src/discord/posts/notice.js';
import { statusPost } from '../../src/discord/posts/status.js';
import { recordOf } from '../../src/export/record.js';
import { openSqlite, type Sqlite } from '../../src/store/sqlite/open.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import type { Table } from '../../src/table/contract/index.js';
import { wordPictures } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { ada, bo, kindsOf, mod, pair, playOut, refusalOf, sendAll, setting, toy } from './setting.js';

const gather = toyGame.states['gather'];
const plain = gather?.verbs['gather'];
if (gather === undefined || plain === undefined) throw new Error('Woodpile has no gathering');

/** Woodpile with the same rules version, but gathering silently brings two more logs. */
const richer: AnyModule = anyModule({
  ...toyGame,
  states: {
    ...toyGame.states,
    gather: {
      ...gather,
      verbs: {
        ...gather.verbs,
        gather: (c, seat, args) => {
          plain(c, seat, args);
          c.g.logs[seat] = (c.g.logs[seat] ?? 0) + 2;
        },
      },
    },
  },
});

const logsOf = async (table: Table, id: number): Promise<unknown> =>
  ((await table.look.snapshot(ada, id, { public: true })).view as { logs: unknown }).logs;

/** A game in which Ada has gathered under the plain rules; Bo is next. */
async function begun(): Promise<{ db: Sqlite; id: number; logs: unknown; table: Table }> {
  const db = openSqlite(':memory:');
  const { table } = setting({ store: sqliteStore(db), rules: 'plain' });
  const { id } = await pair(table);
  await table.play.act(ada, id, 'offer 0');
  await table.play.act(bo, id, 'offer 0');
  await table.play.act(ada, id, 'gather');
  await sendAll(table);
  return { db, id, logs: await logsOf(table, id), table };
}

describe('rules that changed without a new version', () => {
  const later = (db: Sqlite, module = richer, rules = 'richer') =>
    setting({ store: sqliteStore(db), modules: [module], rules });

  it('are noticed by verification, even if their code has the same name', async () => {
    const { db, id } = await begun();
    // A program that doesn't know that its rules have changed.
    const { table } = later(db, richer, 'plain');
    expect((await table.look.verify(ada, id)).difference).toEqual({ seq: 3, what: 'position' });
  });

  it('freeze a running game before the next move, and notify its host', async () => {
    const { db, id, logs } = await begun();
    const { table } = later(db);
    expect(await refusalOf(table.play.act(bo, id, 'gather'))).toBe('table.frozen');
    const card = await table.games.card(ada, id);
    expect(card).toMatchObject({ stage: 'frozen', frozen: { why: 'rules', seq: 3, what: 'position' } });
    expect(await logsOf(table, id)).toEqual(logs);
    const posts = await sendAll(table);
    expect(kindsOf(posts)).toEqual(['notice', 'status', 'call']);
    expect(posts[0]?.body).toMatchObject({
      key: 'table.froze-rules',
      args: { seq: 3, what: 'position', where: '`logs.red: 4 → 6`', who: 'ada' },
    });
    const { body } = posts[0] ?? {};
    const args = body?.kind === 'notice' ? body.args : {};
    const bot = { table, modules: registryOf([toy]), pictures: wordPictures };
    const told = noticePost(bot as never, card, { key: 'table.froze-rules', args, where: 'channel' });
    expect(told.mentions).toEqual(['ada']);
    expect(JSON.stringify(told)).toContain(
      'behind move 3: the board would differ. On the board, now and under the new rules: `logs.red: 4 → 6`. The game',
    );
    expect(await refusalOf(table.host.rewind(ada, id, 1))).toBe('table.frozen');
    expect(await refusalOf(table.host.thaw(bo, id))).toBe('table.not-host');
  });

  it('freeze a game at startup too', async () => {
    const { db, id } = await begun();
    const { table } = later(db);
    await (
      await table.process.resume()
    ).settled;
    expect((await table.games.card(ada, id)).stage).toBe('frozen');
  });

  it('let the host continue from the current board; undo can’t go back before it, and verification starts there', async () => {
    const { db, id, logs } = await begun();
    const { table } = later(db);
    await (
      await table.process.resume()
    ).settled;
    const { card } = await table.host.thaw(ada, id);
    expect([card.stage, card.frozen]).toEqual(['running', undefined]);
    expect(await logsOf(table, id)).toEqual(logs);
    expect((await table.undo.state(ada, id)).kind).toBe('none');
    expect(await refusalOf(table.host.rewind(ada, id, 2))).toBe('table.before-rules');
    await table.play.act(bo, id, 'gather');
    await table.host.rewind(mod, id, 4);
    await table.play.act(bo, id, 'gather');
    const over = await playOut(table, await table.games.card(ada, id));
    const found = await table.look.verify(ada, id);
    expect([over.stage, found.ok, found.since]).toEqual(['finished', true, 4]);
    // A program with the plain rules reports a difference.
    expect((await later(db, toy, 'plain').table.look.verify(ada, id)).ok).toBe(false);
  });

  it('let the host leave the game frozen: it continues by itself under the old rules', async () => {
    const { db, id, logs } = await begun();
    await (
      await later(db).table.process.resume()
    ).settled;
    const { table } = later(db, toy, 'plain');
    await (
      await table.process.resume()
    ).settled;
    expect((await table.games.card(ada, id)).stage).toBe('running');
    expect(await logsOf(table, id)).toEqual(logs);
    expect(kindsOf(await sendAll(table))).toContain('notice');
    await table.play.act(bo, id, 'gather');
    expect((await table.look.verify(ada, id)).ok).toBe(true);
  });

  it('take over a game that they replay identically, and a paused one stays paused', async () => {
    const { db, id } = await begun();
    const { table } = later(db, toy, 'the same in other words');
    const { id: vote } = await table.votes.propose(ada, id, { kind: 'pause' });
    await table.votes.vote(bo, id, vote, true);
    expect((await table.games.card(ada, id)).stage).toBe('paused');
    const other = later(db);
    await expect(other.table.votes.propose(ada, id, { kind: 'resume' })).rejects.toThrow();
    expect((await other.table.games.card(ada, id)).stage).toBe('frozen');
    const back = later(db, toy, 'plain').table;
    await (
      await back.process.resume()
    ).settled;
    expect((await back.games.card(ada, id)).stage).toBe('paused');
  });
});

describe('a game that the program can’t open', () => {
  const garble = (db: Sqlite): void => {
    db.$client.exec(`UPDATE boards SET position = '{"game":"woodp'; UPDATE snapshots SET position = '{'`);
  };
  const without = registryOf([]);

  it.each<[string, (db: Sqlite) => void, readonly AnyModule[]]>([
    ['whose position is damaged', garble, [toy]],
    ['of an unknown module', () => {}, []],
  ])('(%s) freezes, says so, stays readable, and thaws by itself', async (_, harm, modules) => {
    const { db, id, logs } = await begun();
    const saved = db.$client.prepare('SELECT * FROM boards').all() as { position: string }[];
    const snapshots = db.$client.prepare('SELECT * FROM snapshots').all() as {
      seq: number;
      position: string;
    }[];
    harm(db);
    const { table } = setting({ store: sqliteStore(db), modules, rules: 'plain' });
    await (
      await table.process.resume()
    ).settled;
    const card = await table.games.card(ada, id);
    expect(card).toMatchObject({ stage: 'frozen', frozen: { why: 'unreadable' }, awaited: [] });
    expect(kindsOf(await sendAll(table))).toEqual(['notice', 'status', 'call']);
    const words = JSON.stringify(
      statusPost({ table, modules: modules.length === 0 ? without : registryOf([toy]) } as never, card, 'en'),
    );
    expect(words).toContain('Frozen.');
    expect(words).not.toContain('The game is over');
    // Readable: the last stored board, the log, the phases, and verification.
    expect((await table.look.snapshot(bo, id)).viewer).toBe('spectator');
    expect(await table.look.history(bo, id)).toHaveLength(4);
    expect(await table.look.chapters(bo, id)).not.toHaveLength(0);
    expect((await table.play.legal(ada, id)).choices).toEqual([]);
    const bot = { table, modules: registryOf(modules), pictures: wordPictures };
    const { tellings } = await recordOf(bot, bo, id, { locale: 'en' });
    expect(tellings['en']?.steps.flatMap(({ events }) => events)).toHaveLength(4);
    expect((await table.look.verify(ada, id)).difference?.what).toBe('unreadable');
    expect(await refusalOf(table.play.act(bo, id, 'gather'))).toBe('table.frozen');
    expect(await refusalOf(table.host.rewind(ada, id, 1))).toBe('table.frozen');
    expect(await refusalOf(table.host.thaw(ada, id))).toBe('table.cant-open');

    for (const { position } of saved) db.$client.prepare('UPDATE boards SET position = ?').run(position);
    for (const { seq, position } of snapshots)
      db.$client.prepare('UPDATE snapshots SET position = ? WHERE seq = ?').run(position, seq);
    const mended = setting({ store: sqliteStore(db), rules: 'plain' }).table;
    await (
      await mended.process.resume()
    ).settled;
    expect((await mended.games.card(ada, id)).stage).toBe('running');
    expect(await logsOf(mended, id)).toEqual(logs);
    await mended.play.act(bo, id, 'gather');
    expect((await mended.look.verify(ada, id)).ok).toBe(true);
  });
});

it('a game that becomes unreadable while the program runs freezes at the next move', async () => {
  const db = openSqlite(':memory:');
  const store = sqliteStore(db);
  const { table } = setting({ store });
  const { id } = await pair(table);
  const { table: again } = setting({ store });
  await (
    await again.process.resume()
  ).settled;
  db.$client.exec(`UPDATE boards SET position = '{'`);
  await expect(again.play.act(ada, id, 'offer 0')).rejects.toThrow(Fault);
  expect((await again.games.card(ada, id)).frozen).toEqual({ why: 'unreadable' });
});

describe('a log that was changed', () => {
  it.each([
    ['a return with the same dice', `UPDATE events SET renewed = 0 WHERE kind = 'rewind'`, 'return'],
    ['a die marked as hiding nothing', `UPDATE events SET floor = 0 WHERE seq = 2`, 'happens'],
    ['another seed', `UPDATE games SET seed = 'mine'`, 'seed'],
    ['another commitment', `UPDATE games SET commitment = 'mine'`, 'seed'],
    ['another move', `UPDATE events SET move = 'offer 2' WHERE seq = 1`, 'position'],
  ])('is detected (%s)', async (_, change, what) => {
    const db = openSqlite(':memory:');
    const { table } = setting({ store: sqliteStore(db) });
    const { id } = await pair(table);
    await table.play.act(ada, id, 'offer 1');
    await table.play.act(bo, id, 'offer 2');
    await table.play.act(ada, id, 'risk');
    await table.host.rewind(mod, id, 2);
    expect((await table.look.verify(ada, id)).ok).toBe(true);
    db.$client.exec(change);
    expect((await setting({ store: sqliteStore(db) }).table.look.verify(ada, id)).difference?.what).toBe(
      what,
    );
  });
});

describe('the digest of the rules’ code', () => {
  it('changes with any file of the kernel or of a game, and with nothing else', () => {
    const root = mkdtempSync(join(tmpdir(), 'fimbul-rules-'));
    const name = (): string => rulesCode(root)();
    try {
      mkdirSync(join(root, 'kernel'));
      mkdirSync(join(root, 'games', 'farm', 'data'), { recursive: true });
      writeFileSync(join(root, 'kernel', 'game.ts'), 'one');
      writeFileSync(join(root, 'games', 'farm', 'module.ts'), 'energy += 2');
      const first = name();
      expect(name()).toBe(first);
      writeFileSync(join(root, 'games', 'farm', 'notes.txt'), 'nothing');
      expect(name()).toBe(first);
      writeFileSync(join(root, 'games', 'farm', 'module.ts'), 'energy += 4');
      const second = name();
      expect(second).not.toBe(first);
      writeFileSync(join(root, 'games', 'farm', 'data', 'pack.json'), '{}');
      expect(name()).not.toBe(second);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('can be computed for this program, and for one bundled into a file', () => {
    expect(rulesCode(join(tmpdir(), 'no such folder'))()).toMatch(/^code [0-9a-f]{16}$/u);
    expect(rulesCode()()).toMatch(/^code [0-9a-f]{16}$/u);
  });
});
