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
  type TableContext,
  type Seated,
} from '../context/context.js';
import { follow } from './go-back.js';
import { habitOf } from '../turn/habit.js';
import { decideByOrder } from '../policy/order-decision.js';
import { bookOf, donePlans } from '../policy/order-rows.js';
import type { AnyGame } from '../read/positions.js';
import { refuse } from '../texts/refuse.js';
import { onTurn, turnOf } from '../turn/turn.js';
import {
  COMPOSED,
  type Actor,
  type AnswerResult,
  type Outcome,
  type PlayMethods,
  type Turn,
} from '../contract/index.js';
import { undoStateOf } from '../turn/undo.js';

type Answer = Parameters<PlayMethods['answer']>;

/** A player's answer, from choices to result, with the game loaded once. */
export const answerMethod =
  (context: TableContext): PlayMethods['answer'] =>
  (actor, id, decide, options = {}) =>
    context.queues.run(id, async (): Promise<AnswerResult> => {
      const { store, presence, clock } = context;
      const at = await seatedAt(store, actor, id);
      presence.used(id, actor.person, clock());
      const storedOrders = await store.orders(id);
      const turn = await turnOf(context, at.row, at.seat, { ...options, storedOrders });
      const known = options.explain === true ? { known: turn, storedOrders } : { storedOrders };
      const answer = () => answerOf(context, actor, at, { turn, storedOrders, decide, seq: options.seq });
      return onTurn(context, at, answer, known);
    });

async function answerOf(
  context: TableContext,
  actor: Actor,
  { row, seat }: Seated,
  {
    turn,
    storedOrders,
    decide,
    seq,
  }: {
    readonly turn: Turn;
    readonly storedOrders: readonly OrderRow[];
    readonly decide: Answer[2];
    readonly seq: number | undefined;
  },
): Promise<AnswerResult> {
  const checkStale = await staleCheck(context, row, seat, seq);
  const game = turn.legal.state === undefined ? undefined : await context.positions.at(row, row.seq);
  const choice = decide(turn, (moves, isFollowed) => {
    checkStale();
    checkRunning(row);
    checkAsked(row, seat);
    if (game === undefined) return refuse('table.unreadable');
    const next = isFollowed === true ? autoActions(context, row, seat, storedOrders) : undefined;
    return compose(context, row, game, seat, moves, next);
  });
  if (choice.does !== 'ask') checkStale();
  switch (choice.does) {
    case 'ask':
      return { does: 'ask', turn };
    case 'keep':
      await saveChosen(context, row, seat, choice.moves);
      return { does: 'keep', turn: await turnOf(context, row, seat, { explain: true, storedOrders }) };
    case 'play': {
      const cascade: Cascade = { row, events: [], storedOrders };
      const outcome = await playAll(context, cascade, actor, seat, choice.moves);
      const { storedOrders: left = storedOrders } = cascade;
      const then = await turnOf(context, cascade.row, seat, { explain: true, storedOrders: left });
      return { does: 'play', outcome, turn: then, ...(await after(context, cascade.row, seat, left)) };
    }
  }
}

/**
 * The seat's next auto-action in its own turn, without the usual delay. None with queued moves, which are used up when
 * played; `decideByOrder` gives none if the player is asked by hand after an undo.
 */
function autoActions(
  { positions }: TableContext,
  row: GameRow,
  seat: Seat,
  storedOrders: readonly OrderRow[],
): ((game: AnyGame) => Move | undefined) | undefined {
  const awaited = row.awaited.find((one) => one.seat === seat);
  const book = bookOf(storedOrders, seat);
  if (awaited === undefined || book.plans.length > 0) return undefined;
  return (game) => decideByOrder(positions.module(row), game, awaited, book).decided?.move;
}

/** A check that throws if the control is stale. Call it before any action; looking is always allowed. */
async function staleCheck(
  { store, positions }: TableContext,
  row: GameRow,
  seat: Seat,
  seq: number | undefined,
): Promise<() => void> {
  if (row.stage !== 'running') return () => {};
  const stale: unknown = await checkFresh(store, positions, row, seat, seq).catch((error: unknown) => error);
  return () => {
    if (stale !== undefined) throw stale;
  };
}

/** Saves chosen but unplayed moves. */
async function saveChosen(
  { store, clock }: TableContext,
  { id: game, seq }: GameRow,
  seat: Seat,
  moves: readonly Move[],
): Promise<void> {
  if (moves.length === 0) await store.dropDraft(game, seat, COMPOSED);
  else await store.saveDraft({ game, seat, panel: COMPOSED, seq, data: moves.map(makeMove), at: clock() });
}

/** Offers shown with an answer: undo, and an auto-action that would have given it. */
async function after(
  context: TableContext,
  row: GameRow,
  seat: Seat,
  storedOrders: readonly OrderRow[],
): Promise<Pick<AnswerResult & { does: 'play' }, 'sealed' | 'undo' | 'habit'>> {
  if (row.stage !== 'running') return { sealed: false, undo: { kind: 'none' } };
  const { store, positions } = context;
  const module = positions.module(row);
  const game = await positions.at(row, row.seq);
  const sealed = module.states[game.state()?.name ?? '']?.sealed === true;
  const habit = await habitOf(store, module, row, seat, storedOrders);
  const undo = await undoStateOf(context, row, seat);
  return { sealed, undo, ...(habit === undefined ? {} : { habit }) };
}

/** Plays moves in order. Moves that reveal nothing in between are one event; illegal ones are left over. */
async function playAll(
  context: TableContext,
  cascade: Cascade,
  actor: Actor,
  seat: Seat,
  moves: readonly Move[],
): Promise<Outcome> {
  checkRunning(cascade.row);
  checkAsked(cascade.row, seat);
  if (moves.length === 0 || moves.length > MOST_MOVES) refuse('table.unreadable');
  let orders: Pick<Voice, 'uses'> = { uses: donePlans(cascade.storedOrders ?? [], seat) };
  let left = moves;
  let why: Refused | undefined;
  while (left.length > 0 && isAsked(cascade.row, seat)) {
    const game = await context.positions.at(cascade.row, cascade.row.seq);
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

const isAsked = (row: GameRow, seat: Seat): boolean =>
  row.stage === 'running' && row.awaited.some((one) => one.seat === seat);
