import { Fault } from '../../kernel/errors.js';
import type { GameRow } from '../../store/port.js';
import { type TableContext } from '../context/context.js';
import { publicChanges } from '../read/differing.js';
import { freezeFor, freezeUnreadable, UNSAID } from '../write/freeze.js';
import { isOutdated, whyOf, type FaultRow } from '../read/frozen.js';
import { openText, type AnyGame } from '../read/positions.js';
import type { GameQueues } from '../context/queue.js';
import { goOn } from './thawing.js';
import type { GameId } from '../contract/index.js';
import { compared } from '../read/verify.js';
import { writeChange } from '../write/write.js';

/**
 * Before anyone moves under another version of the code, the whole log is replayed and compared. A game that
 * replays differently, or can't be opened, freezes; it thaws when a build replays it exactly.
 */
export interface ReplayGate {
  /** Await it before a game is changed. Free for a game that has passed. */
  readonly check: (game: GameId) => Promise<void>;
  /** Tries a frozen game again; called at startup. */
  readonly thaw: (game: GameId) => Promise<void>;
  /** Makes the next task check the game again. */
  readonly invalidate: (game: GameId) => void;
}

export function makeReplayGate(context: TableContext): ReplayGate {
  const { store, positions, log } = context;
  const checked = new Set<GameId>();

  async function checkRow(row: GameRow, was: FaultRow['was']): Promise<void> {
    try {
      const module = positions.module(row);
      const rules = context.rules(module);
      if (isOutdated(row, module)) return await freezeOutdated(context, row, was);
      // Opens the game, so that an unreadable one freezes before anybody moves in it.
      if (row.rules === rules) await positions.at(row, row.seq);
      else await replayed(row, was, rules);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      await freezeUnreadable(context, row, was, error);
    }
  }

  async function replayed(row: GameRow, was: FaultRow['was'], rules: string): Promise<void> {
    const { difference, game } = await compared(store, positions, row);
    if (difference?.what === 'unreadable') throw new Fault('the game can’t be opened');
    if (difference !== undefined) {
      const where = await changedOnBoard(row, game);
      await freezeFor(context, row, { why: 'rules', was, ...difference }, `event ${difference.seq}`, where);
      return;
    }
    log.info({ game: row.id, rules }, 'a game was played again and goes on as it was');
    const { position } = await positions.at(row, row.seq);
    await writeChange(context, row, {
      fields: { rules },
      board: { seq: row.seq, position: JSON.stringify(position) },
      publicView: { seq: row.seq, view: positions.module(row).view(position, 'spectator') },
      posts: [],
    });
  }

  /** Public differences between the stored and the replayed board. */
  async function changedOnBoard(row: GameRow, game: AnyGame | undefined): Promise<string> {
    const board = await store.board(row.id);
    if (game === undefined || board?.seq !== row.seq) return UNSAID;
    const module = positions.module(row);
    const before = module.view(openText(module, board.position).position, 'spectator');
    return publicChanges(before, module.view(game.position, 'spectator')) ?? UNSAID;
  }

  return {
    async check(game) {
      if (checked.has(game)) return;
      const row = await store.loadGame(game);
      if (row === undefined || row.stage === 'lobby') return;
      if (row.stage === 'running' || row.stage === 'paused') await checkRow(row, row.stage);
      checked.add(game);
    },

    invalidate: (game) => void checked.delete(game),

    async thaw(game) {
      const row = await store.loadGame(game);
      const why = row === undefined ? undefined : whyOf(row);
      if (row === undefined || why === undefined) return;
      if ((await compared(store, positions, row)).difference !== undefined) return;
      // Only its host may continue a game under another version of its rules.
      if (!isOutdated(row, positions.module(row))) return void (await goOn(context, row, why.was));
      if (why.why === 'unreadable') await freezeOutdated(context, row, why.was);
    },
  };
}

const freezeOutdated = (context: TableContext, row: GameRow, was: FaultRow['was']): Promise<void> =>
  freezeFor(context, row, { why: 'rules', seq: row.seq, what: 'version', was }, 'new rules', UNSAID);

/** Tasks of a game wait until the gate has checked it. */
export function withReplayGate(queues: GameQueues, check: ReplayGate['check']): GameQueues {
  return {
    ...queues,
    run: (game, task) =>
      queues.run(game, async () => {
        await check(game);
        return task();
      }),
  };
}
