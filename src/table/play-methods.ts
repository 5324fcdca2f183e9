import { makeMove, parseMove } from '../kernel/notation.js';
import type { Seat } from '../kernel/types.js';
import { copyPosition, openGame } from '../kernel/game.js';
import type { GameRow, NewPost } from '../store/port.js';
import { isUnkept } from '../store/trouble.js';
import { playAis, playMove, writeStep, type Burst } from './burst.js';
import { cardOf } from './card.js';
import {
  change,
  checkAsked,
  checkFresh,
  checkHost,
  checkRunning,
  checkSeq,
  checkStarted,
  openRow,
  outcomeOf,
  seatOfPerson,
  viewerOf,
  type Context,
} from './context.js';
import { bookOf, readPlans } from './orders/kept.js';
import { reviewOrders } from './orders/review.js';
import { goneBack } from './positions.js';
import { noticePost, standingPosts } from './posts.js';
import { refuse } from './refuse.js';
import { handOver, swapSeats, takeBack } from './seat-methods.js';
import { consentMethods } from './undo-consent.js';
import { undoStateOf } from './undo.js';
import type { Asker, GameId, Legal, Outcome, Table } from './types.js';

type PlayMethods = Pick<
  Table,
  | 'legal'
  | 'act'
  | 'undoState'
  | 'undo'
  | 'askUndo'
  | 'answerUndo'
  | 'rewind'
  | 'thaw'
  | 'replace'
  | 'takeBack'
  | 'swap'
>;

export function playMethods(context: Context): PlayMethods {
  const { store, positions, queues, clock } = context;

  async function seated(asker: Asker, game: GameId): Promise<{ readonly row: GameRow; readonly seat: Seat }> {
    const row = await openRow(store, asker, game);
    const seat = seatOfPerson(row, asker.person) ?? refuse('table.not-seated');
    return { row, seat };
  }

  /** AIs go on after what was just written; the rest of their work follows in the background. */
  async function follow(burst: Burst, asker: Asker, quiet?: Seat): Promise<Outcome> {
    const from = (burst.events[0]?.seq ?? burst.row.seq + 1) - 1;
    let settled = false;
    try {
      if (quiet !== undefined) burst.present = quiet;
      settled = await playAis(context, burst, context.aiBatch, quiet);
    } catch (error) {
      // What the person did is kept; only the AIs' answers could not be.
      if (!isUnkept(error)) throw error;
    }
    if (!settled) context.goOn(burst.row.id, quiet);
    return outcomeOf(burst, viewerOf(burst.row, asker), from, settled);
  }

  /** What the seat's own standing orders have to do with the decision of the moment. */
  async function ownOrders(row: GameRow, seat: Seat): Promise<Pick<Legal, 'dropped' | 'held'>> {
    const dropped = bookOf(await store.orders(row.id), seat).plans.filter(
      (plan) => plan.dropped !== undefined,
    );
    if (!row.awaited.some((one) => one.seat === seat)) return { dropped };
    const { held } = await reviewOrders(context, row, await positions.at(row, row.seq));
    const decided = held.find((one) => one.seat === seat)?.decided;
    if (decided === undefined) return { dropped };
    return { dropped, held: { order: decided.order, move: makeMove(decided.move) } };
  }

  /** Back to the position after event `to`, as a new event. */
  async function goBack(
    row: GameRow,
    kind: 'undo' | 'rewind',
    to: number,
    asker: Asker,
    seat: Seat | undefined,
    posts: readonly NewPost[],
  ): Promise<Outcome> {
    const [target] = await store.events(row.id, { after: to - 1, upTo: to });
    if (target === undefined) refuse('table.no-such-event', { seq: to });
    const module = positions.module(row);
    const then = openGame(module, copyPosition((await positions.at(row, to)).position));
    const game = goneBack(module, row, { kind, seq: row.seq + 1 }, then);
    const burst: Burst = { row, events: [] };
    await writeStep(context, burst, game, {
      kind,
      at: clock(),
      person: asker.person,
      ...(seat === undefined ? {} : { seat, quiet: seat }),
      backTo: to,
      phaseFrom: target.phaseFrom,
      posts,
      clearDrafts: row.places.flatMap((place) => place.seat ?? []),
    });
    return follow(burst, asker, seat);
  }

  return {
    async legal(asker, id, options = {}): Promise<Legal> {
      const { row, seat } = await seated(asker, id);
      const card = cardOf(row);
      if (row.stage === 'running') await checkFresh(store, positions, row, seat, options.seq);
      const { dropped, held } = await ownOrders(row, seat);
      const idle = { card, seq: row.seq, seat, sealed: false, choices: [], dropped };
      if (row.stage !== 'running') return idle;
      const game = await positions.at(row, row.seq);
      const state = game.state();
      if (state === undefined || !game.waiting().includes(seat)) return idle;
      return {
        ...idle,
        ...(held === undefined ? {} : { held }),
        state: state.name,
        rule: state.rule,
        sealed: positions.module(row).states[state.name]?.sealed === true,
        choices: structuredClone(game.choices(seat, options.explain === true)),
      };
    },

    act: (asker, id, move, seq) =>
      queues.run(id, async () => {
        const { row, seat } = await seated(asker, id);
        checkRunning(row);
        await checkFresh(store, positions, row, seat, seq);
        checkAsked(row, seat);
        const wanted = typeof move === 'string' ? (parseMove(move) ?? refuse('table.unreadable')) : move;
        const burst: Burst = { row, events: [] };
        const uses = await readPlans(store, row, seat);
        await playMove(context, burst, seat, wanted, { person: asker.person, quiet: seat, uses });
        return follow(burst, asker, seat);
      }),

    async undoState(asker, id) {
      const { row, seat } = await seated(asker, id);
      return row.stage === 'running' ? undoStateOf(store, row, seat) : { kind: 'none' };
    },

    undo: (asker, id, seq) =>
      queues.run(id, async () => {
        const { row, seat } = await seated(asker, id);
        checkRunning(row);
        checkSeq(row, seq);
        const state = await undoStateOf(store, row, seat);
        if (state.kind === 'none') refuse('table.nothing-to-undo');
        if (state.kind === 'consent')
          refuse(state.why === 'chance' ? 'table.undo-chance' : 'table.undo-seat', { needs: state.needs });
        return goBack(row, 'undo', state.to, asker, seat, []);
      }),

    ...consentMethods(context, {
      seated,
      goBack: (row, to, asker, seat, posts) => goBack(row, 'undo', to, asker, seat, posts),
    }),

    rewind: (asker, id, to) =>
      queues.run(id, async () => {
        const row = await openRow(store, asker, id);
        checkHost(asker, row);
        checkStarted(row);
        if (row.stage !== 'running' && row.stage !== 'frozen') checkRunning(row);
        if (!Number.isSafeInteger(to) || to < 0 || to >= row.seq) refuse('table.no-such-event', { seq: to });
        const running = { ...row, stage: 'running', fault: null };
        return goBack(running, 'rewind', to, asker, undefined, [
          noticePost('channel', 'table.rewound', { to }),
        ]);
      }),

    thaw: (asker, id) =>
      queues.run(id, async () => {
        const row = await openRow(store, asker, id);
        checkHost(asker, row);
        if (row.stage !== 'frozen') refuse('table.not-frozen');
        const fields = { stage: 'running', fault: null };
        const posts = [noticePost('channel', 'table.thawed'), ...standingPosts({ ...row, ...fields })];
        const next = await change(context, row, { fields, posts });
        positions.forget(next);
        return follow({ row: next, events: [] }, asker);
      }),

    replace: (asker, id, seat, by) => handOver(context, asker, id, seat, by),
    takeBack: (asker, id, seat) => takeBack(context, asker, id, seat),
    swap: (asker, id, one, other) => swapSeats(context, asker, id, [one, other]),
  };
}
