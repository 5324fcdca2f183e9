import { makeMove, parseMove } from '../kernel/notation.js';
import type { Seat } from '../kernel/types.js';
import type { GameRow } from '../store/port.js';
import { playMove, type Burst } from './burst.js';
import { cardOf } from './card.js';
import {
  checkAsked,
  checkFresh,
  checkHost,
  checkRunning,
  checkSeq,
  checkStarted,
  openRow,
  seatOfPerson,
  type Context,
} from './context.js';
import { whyOf } from './frozen.js';
import { follow, goBack } from './go-back.js';
import { thawed } from './keeping.js';
import { bookOf, readPlans } from './orders/kept.js';
import { reviewOrders } from './orders/review.js';
import { noticePost } from './posts.js';
import { refuse } from './refuse.js';
import { handOver, swapSeats, takeBack } from './seat-methods.js';
import { consentMethods } from './undo-consent.js';
import { undoStateOf } from './undo.js';
import type { Asker, GameId, Legal, Table } from './types.js';

type PlayMethods = Pick<
  Table,
  'legal' | 'act' | 'undoState' | 'undo' | 'askUndo' | 'rewind' | 'thaw' | 'replace' | 'takeBack' | 'swap'
>;

export function playMethods(context: Context): PlayMethods {
  const { store, positions, queues } = context;

  async function seated(asker: Asker, game: GameId): Promise<{ readonly row: GameRow; readonly seat: Seat }> {
    const row = await openRow(store, asker, game);
    const seat = seatOfPerson(row, asker.person) ?? refuse('table.not-seated');
    return { row, seat };
  }

  /** What the seat's own standing orders have to do with the decision of the moment. */
  async function ownOrders(row: GameRow, seat: Seat): Promise<Pick<Legal, 'dropped' | 'held'>> {
    const dropped = bookOf(await store.orders(row.id), seat).plans.filter(
      (plan) => plan.dropped !== undefined,
    );
    if (row.stage !== 'running' || !row.awaited.some((one) => one.seat === seat)) return { dropped };
    const { held } = await reviewOrders(context, row, await positions.at(row, row.seq), [], seat);
    const decided = held.find((one) => one.seat === seat)?.decided;
    if (decided === undefined) return { dropped };
    return { dropped, held: { order: decided.order, move: makeMove(decided.move) } };
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
        return follow(context, burst, asker, seat);
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
        return goBack(context, row, state.to, asker, { kind: 'undo', seat });
      }),

    ...consentMethods(context),

    rewind: (asker, id, to) =>
      queues.run(id, async () => {
        const row = await openRow(store, asker, id);
        checkHost(asker, row);
        checkStarted(row);
        if (row.stage !== 'running' && row.stage !== 'frozen') checkRunning(row);
        if (whyOf(row) !== undefined) checkRunning(row);
        if (!Number.isSafeInteger(to) || to < 0 || to >= row.seq) refuse('table.no-such-event', { seq: to });
        const running = { ...row, stage: 'running', fault: null };
        const posts = [noticePost('channel', 'table.rewound', { to })];
        return goBack(context, running, to, asker, { kind: 'rewind', posts });
      }),

    thaw: (asker, id) =>
      queues.run(id, async () => {
        const row = await openRow(store, asker, id);
        checkHost(asker, row);
        if (row.stage !== 'frozen') refuse('table.not-frozen');
        return follow(context, await thawed(context, row, asker), asker);
      }),

    replace: (asker, id, seat, by) => handOver(context, asker, id, seat, by),
    takeBack: (asker, id, seat) => takeBack(context, asker, id, seat),
    swap: (asker, id, one, other) => swapSeats(context, asker, id, [one, other]),
  };
}
