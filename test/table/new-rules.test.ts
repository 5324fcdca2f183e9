import { describe, expect, it } from 'vitest';
import { panelOf } from '../../src/discord/answers.js';
import { noticePost } from '../../src/discord/posts/notice.js';
import { statusPost } from '../../src/discord/posts/status.js';
import { botTeller } from '../../src/discord/texts.js';
import { anyModule, registryOf, type AnyModule } from '../../src/games/registry.js';
import { openSqlite, type Sqlite } from '../../src/store/sqlite/open.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import type { Actor, GameCard, OutboxMessage, Table } from '../../src/table/contract/index.js';
import { wordPictures } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { ada, bo, mod, pair, playOut, refusalOf, sendAll, setting, toy } from './setting.js';

/** A game starts under one version of its rules, and Fimbul is updated to the next. */

const newer: AnyModule = anyModule({ ...toyGame, meta: { ...toyGame.meta, rulesVersion: 2 } });
/** The next rules store something in the position that older ones didn't. */
const unfit: AnyModule = anyModule({
  ...toyGame,
  meta: { ...toyGame.meta, rulesVersion: 2 },
  view: (position, viewer) => {
    if (!('weather' in position.g)) throw new TypeError('no weather');
    return toyGame.view(position, viewer);
  },
});

const updated = (db: Sqlite, module: AnyModule): Table =>
  setting({ store: sqliteStore(db), modules: [module], rules: `rules ${module.meta.rulesVersion}` }).table;

async function begun(): Promise<{ readonly db: Sqlite; readonly id: number }> {
  const db = openSqlite(':memory:');
  const table = updated(db, toy);
  const { id } = await pair(table);
  await table.play.act(ada, id, 'offer 0');
  await table.play.act(bo, id, 'offer 0');
  await sendAll(table);
  return { db, id };
}

/** The game froze when the newer program started. */
async function frozen(module = newer): Promise<{ readonly db: Sqlite; readonly id: number; table: Table }> {
  const { db, id } = await begun();
  const table = updated(db, module);
  await (
    await table.process.resume()
  ).settled;
  return { db, id, table };
}

const botOf = (table: Table, module: AnyModule) =>
  ({ table, modules: registryOf([module]), pictures: wordPictures }) as never;

/** A notice in words, and the people it pings. */
function noticeOf(posts: readonly OutboxMessage[], table: Table, card: GameCard, key: string) {
  const body = posts.map((one) => one.body).find((one) => one.kind === 'notice' && one.key === key);
  if (body?.kind !== 'notice') throw new Error(`no notice ${key}`);
  const told = noticePost(botOf(table, newer), card, { key, args: body.args, where: 'channel' });
  return { words: JSON.stringify(told), mentions: told.mentions };
}

const words = async (work: Promise<unknown>): Promise<{ readonly key: string; readonly why: unknown }> => {
  const error = await work.then(
    () => ({}),
    (one: unknown) => one,
  );
  const { key = '', facts = {} } = error as { key?: string; facts?: Record<string, unknown> };
  return { key, why: facts['why'] };
};

describe('a game whose rules have a newer version', () => {
  it('freezes even if its log replays the same, and its host is pinged', async () => {
    const { id, table } = await frozen();
    const card = await table.games.card(ada, id);
    expect(card).toMatchObject({ stage: 'frozen', frozen: { why: 'rules', seq: 2, what: 'version' } });
    const { words: told, mentions } = noticeOf(await sendAll(table), table, card, 'table.froze-version');
    expect(told).toContain('This game has new rules (version 2, started with 1)');
    expect(mentions).toEqual(['ada']);
    expect((await table.look.verify(ada, id)).ok).toBe(true);
  });

  it('says so in every answer', async () => {
    const { id, table } = await frozen();
    const why = { key: 'table.frozen', why: 'version' };
    expect(await words(table.play.act(ada, id, 'gather'))).toEqual(why);
    const play = { verb: 'gather', args: [] };
    expect(await words(table.play.answer(ada, id, () => ({ does: 'play', moves: [play] })))).toEqual(why);
    expect(await words(table.undo.retract(ada, id))).toEqual(why);
    expect(await words(table.undo.ask(ada, id))).toEqual(why);
    expect(await words(table.host.rewind(ada, id, 0))).toEqual(why);
    expect(await words(table.votes.propose(ada, id, { kind: 'pause' }))).toEqual(why);
    expect(await words(table.host.replace(ada, id, 'blue', { ai: 'random' }))).toEqual(why);
    expect(await words(table.lobby.leave(bo, id))).toEqual(why);
    const card = await table.games.card(ada, id);
    const bot = botOf(table, newer);
    const call = { bot, actor: ada, channel: 'c', locale: 'en' } as never;
    const panel = JSON.stringify(panelOf(call, await table.play.turn(ada, id, { explain: true })));
    for (const text of [panel, JSON.stringify(statusPost(bot, card, 'en'))]) {
      expect(text).toContain('**Frozen.** This game has new rules.');
      expect(text).not.toMatch(/fault|bug/u);
    }
    expect(botTeller('de').text('table.frozen', { why: 'version', seq: 0 })).toContain('neue Regeln');
  });

  it('stays frozen after a restart, and continues by itself under its own version', async () => {
    const { db, id } = await frozen();
    const again = updated(db, newer);
    await (
      await again.process.resume()
    ).settled;
    expect((await again.games.card(ada, id)).stage).toBe('frozen');
    const older = updated(db, toy);
    await (
      await older.process.resume()
    ).settled;
    expect((await older.games.card(ada, id)).stage).toBe('running');
    expect((await older.look.history(ada, id)).some(({ kind }) => kind === 'rules')).toBe(false);
  });

  it.each<[string, Actor, readonly string[]]>([
    ['its host', ada, []],
    ['a moderator', mod, ['ada']],
  ])('continues when %s thaws it; the log and a notice to the host report it', async (_, actor, pinged) => {
    const { id, table } = await frozen();
    await sendAll(table);
    expect(await refusalOf(table.host.thaw(bo, id))).toBe('table.not-host');
    const { card } = await table.host.thaw(actor, id);
    expect(card).toMatchObject({ stage: 'running', rulesVersion: 2 });
    const { words: told, mentions = [] } = noticeOf(await sendAll(table), table, card, 'table.new-rules');
    expect(told).toContain('continues under new rules (version 2, before 1)');
    expect(mentions).toEqual(pinged);
    const entry = (await table.look.history(bo, id)).at(-1);
    expect(entry).toMatchObject({
      kind: 'rules',
      happenings: [{ key: 'table.rules-changed', args: { from: 1, to: 2 } }],
    });
    await playOut(table, card);
    expect(await table.look.verify(ada, id)).toMatchObject({ ok: true, since: 3 });
  });

  it('stays frozen if the new rules can’t read its board', async () => {
    const { id, table } = await frozen(unfit);
    expect(await refusalOf(table.host.thaw(ada, id))).toBe('table.cant-go-on');
    expect((await table.games.card(ada, id)).stage).toBe('frozen');
    expect((await table.host.end(ada, id)).stage).toBe('abandoned');
  });
});

describe('verify', () => {
  it('reports that a finished game was played under older rules, if they replay it differently', async () => {
    const db = openSqlite(':memory:');
    const table = updated(db, toy);
    const card = await pair(table);
    await playOut(table, card);
    const gather = toyGame.states['gather'];
    const plain = gather?.verbs['gather'];
    if (gather === undefined || plain === undefined) throw new Error('Woodpile has no gathering');
    const richer = anyModule({
      ...toyGame,
      meta: { ...toyGame.meta, rulesVersion: 2 },
      states: {
        ...toyGame.states,
        gather: {
          ...gather,
          verbs: {
            ...gather.verbs,
            gather: (c, seat, args) => {
              plain(c, seat, args);
              c.emit('woodpile.gathered', { seat, logs: 2 });
            },
          },
        },
      },
    });
    expect((await updated(db, richer).look.verify(ada, card.id)).difference).toMatchObject({
      what: 'version',
    });
    expect((await updated(db, newer).look.verify(ada, card.id)).ok).toBe(true);
  });
});
