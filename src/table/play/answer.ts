import { Refused } from '../../kernel/errors.js';
import { composeMoves, makeMove, type Move, type Seat } from '../../kernel/index.js';
import type { GameRow, OrderRow } from '../../store/port.js';
import { playAis, playMove, type Cascade, type Voice } from './cascade.js';
import { compose, MOST_MOVES, together } from '../turn/composition.js';
import {
  checkAsked,
  checkFresh,
  checkRunning,
  seatedAt,
  type Context,
  type Seated,
} from '../context/context.js';
import { follow } from './go-back.js';
import { habitOf } from '../turn/habit.js';
import { donePlans } from '../policy/order-rows.js';
import { refuse } from '../texts/refuse.js';
import { onTurn, turnOf } from '../turn/turn.js';
import {
  COMPOSED,
  type Actor,
  type Answered,
  type Outcome,
  type PlayMethods,
  type Turn,
} from '../contract/index.js';
import { undoStateOf } from '../turn/undo.js';

/**
 * An answer of somebody at the table, from what they could do to what came of it: the game is loaded once, and whatever
 * is shown afterwards follows from the row that was written.
 */
export function answerMethod(context: Context): PlayMethods['answer'] {
  const { store, positions, queues, presence, clock } = context;

  return (actor, id, decide, options = {}) =>
    queues.run(id, async (): Promise<Answered> => {
      const at = await seatedAt(store, actor, id);
      presence.used(id, actor.person, clock());
      const kept = await store.orders(id);
      const turn = await turnOf(context, at.row, at.seat, { ...options, kept });
      const known = options.explain === true ? { known: turn, kept } : { kept };
      return onTurn(context, at, () => answerOf(actor, at, turn, kept, decide, options.seq), known);
    });

  async function answerOf(
    actor: Actor,
    { row, seat }: Seated,
    turn: Turn,
    kept: readonly OrderRow[],
    decide: Parameters<PlayMethods['answer']>[2],
    seq: number | undefined,
  ): Promise<Answered> {
    const fresh = await freshness(row, seat, seq);
    const game = turn.legal.state === undefined ? undefined : await positions.at(row, row.seq);
    const choice = decide(turn, (moves) => {
      fresh();
      checkRunning(row);
      checkAsked(row, seat);
      return game === undefined ? refuse('table.unreadable') : compose(context, row, game, seat, moves);
    });
    if (choice.does !== 'ask') fresh();
    switch (choice.does) {
      case 'ask':
        return { does: 'ask', turn };
      case 'keep': {
        await keep(row, seat, choice.moves);
        return { does: 'keep', turn: await turnOf(context, row, seat, { explain: true, kept }) };
      }
      case 'play': {
        const cascade: Cascade = { row, events: [], kept };
        const outcome = await playAll(cascade, actor, seat, choice.moves);
        // Orders that were used up went with the events; only what somebody else wrote would have to be read.
        const { kept: left = kept } = cascade;
        const then = await turnOf(context, cascade.row, seat, { explain: true, kept: left });
        return { does: 'play', outcome, turn: then, ...(await after(cascade.row, seat, left)) };
      }
    }
  }

  /** Throws where something is made of a control that doesn't stand any more; looking at the turn is never too late. */
  async function freshness(row: GameRow, seat: Seat, seq: number | undefined): Promise<() => void> {
    if (row.stage !== 'running') return () => {};
    const stale: unknown = await checkFresh(store, positions, row, seat, seq).catch(
      (error: unknown) => error,
    );
    return () => {
      if (stale !== undefined) throw stale;
    };
  }

  async function keep(row: GameRow, seat: Seat, moves: readonly Move[]): Promise<void> {
    const at = context.clock();
    if (moves.length === 0) await store.dropDraft(row.id, seat, COMPOSED);
    else
      await store.saveDraft({
        game: row.id,
        seat,
        panel: COMPOSED,
        seq: row.seq,
        data: moves.map(makeMove),
        at,
      });
  }

  /** What stands beside what comes next: taking back, and an order that would have spared the answer. */
  async function after(
    row: GameRow,
    seat: Seat,
    kept: readonly OrderRow[],
  ): Promise<Pick<Answered & { does: 'play' }, 'sealed' | 'undo' | 'habit'>> {
    if (row.stage !== 'running') return { sealed: false, undo: { kind: 'none' } };
    const module = positions.module(row);
    const game = await positions.at(row, row.seq);
    const sealed = module.states[game.state()?.name ?? '']?.sealed === true;
    const habit = await habitOf(store, module, row, seat, kept);
    const undo = await undoStateOf(context, row, seat);
    return { sealed, undo, ...(habit === undefined ? {} : { habit }) };
  }

  /** Plays moves in a row, as many together as nothing is learnt between; what can't be played any more is left. */
  async function playAll(
    cascade: Cascade,
    actor: Actor,
    seat: Seat,
    moves: readonly Move[],
  ): Promise<Outcome> {
    checkRunning(cascade.row);
    checkAsked(cascade.row, seat);
    if (moves.length === 0 || moves.length > MOST_MOVES) refuse('table.unreadable');
    let orders: Pick<Voice, 'uses'> = { uses: donePlans(cascade.kept ?? [], seat) };
    let left = moves;
    let why: Refused | undefined;
    while (left.length > 0 && isAsked(cascade.row, seat)) {
      const game = await positions.at(cascade.row, cascade.row.seq);
      const count = together(context, cascade.row, game, seat, left);
      const move = composeMoves(left.slice(0, count)) ?? refuse('table.unreadable');
      try {
        await playMove(context, cascade, seat, move, { person: actor.person, quiet: seat, ...orders });
      } catch (error) {
        if (cascade.events.length === 0 || !(error instanceof Refused)) throw error;
        why = error;
        break;
      }
      orders = {};
      left = left.slice(count);
      if (left.length > 0 && !isAsked(cascade.row, seat))
        await playAis(context, cascade, context.aiBatch, seat);
    }
    const outcome = await follow(context, cascade, actor, seat);
    return {
      ...outcome,
      ...(left.length === 0 ? {} : { left }),
      ...(why === undefined ? {} : { why: { rule: why.rule, key: why.key, args: why.facts } }),
    };
  }
}

const isAsked = (row: GameRow, seat: Seat): boolean =>
  row.stage === 'running' && row.awaited.some((one) => one.seat === seat);
