import type { AnyModule } from '../games/registry.js';
import { Fault, Refused } from '../kernel/errors.js';
import type { GameRow } from '../store/port.js';
import { sound, type Cascade } from './cascade.js';
import { type Context } from './context.js';
import { publicChanges } from './differing.js';
import { freezeFor, freezeUnreadable, UNSAID } from './freeze.js';
import { packMissedBy, whyOf, type FaultRow } from './frozen.js';
import { openText, type AnyGame } from './positions.js';
import { newNoticePost, statusAndCall } from './posts.js';
import type { GameQueues } from './queue.js';
import { refuse } from './refuse.js';
import type { Actor, GameId } from './types.js';
import { compared } from './verify.js';
import { writeChange, writeEvent } from './write.js';

/**
 * A kept game stays what it was. Before anybody may move under a program with other rules, the whole log is played again
 * and compared; a game that comes out otherwise, or that can't be opened, freezes, says so, and thaws by itself when a
 * program plays it as before.
 */
export interface Keeping {
  /** To be awaited before a game is changed. Costs nothing once it was found to be in order. */
  readonly settle: (game: GameId) => Promise<void>;
  /** Tries frozen games again; at the start of the program. */
  readonly thaw: (game: GameId) => Promise<void>;
  /** The game is to be looked at again. */
  readonly doubt: (game: GameId) => void;
}

export function keeping(context: Context): Keeping {
  const { store, positions, log } = context;
  const settled = new Set<GameId>();

  async function settleRow(row: GameRow, was: FaultRow['was']): Promise<void> {
    try {
      const module = positions.module(row);
      const rules = context.rules(module);
      const { rulesVersion } = module.meta;
      if (isOutdated(row, module)) return await freezeOutdated(context, row, was);
      // Opened once, so that a game that can't be is found out before somebody makes a move in it.
      if (row.rules === rules && row.rulesVersion === rulesVersion) await positions.at(row, row.seq);
      else await replayed(row, was, { rules, rulesVersion });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      await freezeUnreadable(context, row, was, error);
    }
  }

  async function replayed(
    row: GameRow,
    was: FaultRow['was'],
    under: Pick<GameRow, 'rules' | 'rulesVersion'>,
  ): Promise<void> {
    const { difference, game } = await compared(store, positions, row);
    if (difference?.what === 'unreadable') throw new Fault('the game can’t be opened');
    if (difference !== undefined) {
      const where = await changedOnBoard(row, game);
      await freezeFor(context, row, { why: 'rules', was, ...difference }, `event ${difference.seq}`, where);
      return;
    }
    log.info({ game: row.id, rules: under.rules }, 'a game was played again and goes on as it was');
    if (row.rulesVersion !== under.rulesVersion) return void (await goOnUpdated(context, row, under));
    const { position } = await positions.at(row, row.seq);
    await writeChange(context, row, {
      fields: under,
      board: { seq: row.seq, position: JSON.stringify(position) },
      publicView: { seq: row.seq, view: positions.module(row).view(position, 'spectator') },
      posts: [],
    });
  }

  /** What everybody would see otherwise than it is kept. */
  async function changedOnBoard(row: GameRow, game: AnyGame | undefined): Promise<string> {
    const board = await store.board(row.id);
    if (game === undefined || board?.seq !== row.seq) return UNSAID;
    const module = positions.module(row);
    const kept = module.view(openText(module, board.position).position, 'spectator');
    return publicChanges(kept, module.view(game.position, 'spectator')) ?? UNSAID;
  }

  return {
    async settle(game) {
      if (settled.has(game)) return;
      const row = await store.loadGame(game);
      if (row === undefined || row.stage === 'lobby') return;
      if (row.stage === 'running' || row.stage === 'paused') await settleRow(row, row.stage);
      settled.add(game);
    },

    doubt: (game) => void settled.delete(game),

    async thaw(game) {
      const row = await store.loadGame(game);
      const why = row === undefined ? undefined : whyOf(row);
      if (row === undefined || why === undefined) return;
      if ((await compared(store, positions, row)).difference !== undefined) return;
      // Only its host lets a game go on under another version of its rules.
      if (!isOutdated(row, positions.module(row))) return void (await goOn(context, row, why.was));
      if (why.why === 'unreadable') await freezeOutdated(context, row, why.was);
    },
  };
}

/**
 * Whether the rules have another version than the game's and say nothing of how its games go on. Its log may come out
 * the same so far, but the players agreed to the other rules.
 */
export function isOutdated(
  { rulesVersion }: Pick<GameRow, 'rulesVersion'>,
  { meta, migrations }: Pick<AnyModule, 'meta' | 'migrations'>,
): boolean {
  if (rulesVersion > meta.rulesVersion) return true;
  for (let version = rulesVersion; version < meta.rulesVersion; version++)
    if (migrations[version] === undefined) return true;
  return false;
}

const freezeOutdated = (context: Context, row: GameRow, was: FaultRow['was']): Promise<void> =>
  freezeFor(context, row, { why: 'rules', seq: row.seq, what: 'version', was }, 'new rules', UNSAID);

/** Work on a game waits until the game is in order. */
export function settling(queues: GameQueues, settle: Keeping['settle']): GameQueues {
  return {
    ...queues,
    run: (game, work) =>
      queues.run(game, async () => {
        await settle(game);
        return work();
      }),
  };
}

/** The log comes out the same under a newer version of the rules, which goes on with such games: its host is told. */
async function goOnUpdated(
  context: Context,
  row: GameRow,
  under: Pick<GameRow, 'rules' | 'rulesVersion'>,
): Promise<void> {
  const args = { from: row.rulesVersion, to: under.rulesVersion };
  await writeEvent(context, { row, events: [] }, await context.positions.take(row), {
    kind: 'update',
    at: context.clock(),
    fields: under,
    happenings: [{ key: 'table.rules-updated', args }],
    posts: [newNoticePost('channel', 'table.went-on', { who: row.host, call: [row.host], ...args })],
  });
}

/** The game is as it was before it froze. */
async function goOn(context: Context, row: GameRow, stage: string): Promise<GameRow> {
  const module = context.positions.module(row);
  const fields = {
    stage,
    fault: null,
    rules: context.rules(module),
    rulesVersion: module.meta.rulesVersion,
  };
  context.log.info({ game: row.id, seq: row.seq }, 'a game has thawed');
  const posts = [newNoticePost('channel', 'table.thawed'), ...statusAndCall({ ...row, ...fields })];
  return writeChange(context, row, { fields, posts });
}

/**
 * The host thaws a game: as it was where the rules of today play its log as it is kept, otherwise from its board.
 * @throws Refused when this program can't open it, or can't go on from its board
 */
export async function thawed(context: Context, row: GameRow, actor: Actor): Promise<Cascade> {
  const { store, positions } = context;
  const { difference } = await compared(store, positions, row);
  if (difference?.what === 'unreadable') {
    const pack = packMissedBy(row);
    if (pack !== undefined) refuse('table.pack-gone', { pack });
    refuse('table.cant-open');
  }
  const stage = whyOf(row)?.was ?? 'running';
  if (difference !== undefined || isOutdated(row, positions.module(row)))
    return goOnAsItStood(context, row, actor, stage);
  positions.forget(row);
  return { row: await goOn(context, row, stage), events: [] };
}

/**
 * The host's choice: the game goes on under the rules of today, from the board as it stood. Neither rewinds nor undo
 * lead back before that, and `verify` begins there.
 */
async function goOnAsItStood(
  context: Context,
  row: GameRow,
  actor: Actor,
  stage: FaultRow['was'],
): Promise<Cascade> {
  const { store, positions, clock } = context;
  const board = await store.board(row.id);
  if (board?.seq !== row.seq) refuse('table.cant-open');
  const module = positions.module(row);
  const game = fittingGame(module, board.position);
  const cascade: Cascade = { row: { ...row, stage, fault: null }, events: [] };
  const [from, to] = [row.rulesVersion, module.meta.rulesVersion];
  const change = { from, to, versions: from === to ? 'same' : 'other' };
  const isHost = actor.person === row.host;
  const told = { who: row.host, seq: row.seq + 1, ...change, call: isHost ? [] : [row.host] };
  await writeEvent(context, cascade, game, {
    kind: 'rules',
    at: clock(),
    person: actor.person,
    fields: { stage, fault: null, rules: context.rules(module), rulesVersion: to },
    happenings: [{ key: 'table.rules-changed', args: change }],
    posts: [newNoticePost('channel', 'table.new-rules', told)],
  });
  return cascade;
}

/** A kept position under the rules of today, tried out. @throws Refused when they can't go on from it */
function fittingGame(module: AnyModule, text: string): AnyGame {
  try {
    const game = openText(module, text);
    sound(module, game);
    for (const seat of game.waiting()) game.choices(seat);
    for (const viewer of ['spectator', ...game.position.seats]) module.view(game.position, viewer);
    return game;
  } catch (error) {
    // A position of other rules may break them in any way.
    if (error instanceof Refused) throw error;
    refuse('table.cant-go-on');
  }
}
