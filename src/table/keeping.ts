import { Fault } from '../kernel/errors.js';
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
      await goOn(context, row, why.was);
    },
  };
}

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

/** The host thaws a game. @throws Refused when this program can't open it */
export async function thawed(context: Context, row: GameRow, actor: Actor): Promise<Cascade> {
  const why = whyOf(row);
  if (why?.why === 'rules') return goOnAsItStood(context, row, actor, why.was);
  if (why !== undefined && (await compared(context.store, context.positions, row)).difference !== undefined) {
    const pack = packMissedBy(row);
    if (pack !== undefined) refuse('table.pack-gone', { pack });
    refuse('table.cant-open');
  }
  context.positions.forget(row);
  return { row: await goOn(context, row, why?.was ?? 'running'), events: [] };
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
  try {
    const module = positions.module(row);
    const game = openText(module, board.position);
    sound(module, game);
    const cascade: Cascade = { row: { ...row, stage, fault: null }, events: [] };
    await writeEvent(context, cascade, game, {
      kind: 'rules',
      at: clock(),
      person: actor.person,
      fields: {
        stage,
        fault: null,
        rules: context.rules(module),
        rulesVersion: module.meta.rulesVersion,
      },
      posts: [newNoticePost('channel', 'table.thawed')],
    });
    return cascade;
  } catch (error) {
    if (error instanceof Fault) refuse('table.cant-open');
    throw error;
  }
}
