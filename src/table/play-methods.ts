import { parseMove } from '../kernel/notation.js';
import type { Seat } from '../kernel/types.js';
import type { GameRow } from '../store/port.js';
import { playMove, type Cascade } from './cascade.js';
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
import { donePlans } from './orders/rows.js';
import { newNoticePost } from './posts.js';
import { refuse } from './refuse.js';
import { handOver, swapSeats, takeBack } from './seat-methods.js';
import { legalOf } from './turn.js';
import { consentMethods } from './undo-consent.js';
import { undoStateOf } from './undo.js';
import type { Actor, GameId, Legal, Table } from './types.js';

type PlayMethods = Pick<
  Table,
  'legal' | 'act' | 'undoState' | 'undo' | 'askUndo' | 'rewind' | 'thaw' | 'replace' | 'takeBack' | 'swap'
>;

export function playMethods(context: Context): PlayMethods {
  const { store, positions, queues } = context;

  async function seated(actor: Actor, game: GameId): Promise<{ readonly row: GameRow; readonly seat: Seat }> {
    const row = await openRow(store, actor, game);
    const seat = seatOfPerson(row, actor.person) ?? refuse('table.not-seated');
    return { row, seat };
  }

  return {
    async legal(actor, id, options = {}): Promise<Legal> {
      const { row, seat } = await seated(actor, id);
      if (row.stage === 'running') await checkFresh(store, positions, row, seat, options.seq);
      return legalOf(context, row, seat, options);
    },

    act: (actor, id, move, seq) =>
      queues.run(id, async () => {
        const { row, seat } = await seated(actor, id);
        checkRunning(row);
        await checkFresh(store, positions, row, seat, seq);
        checkAsked(row, seat);
        const wanted = typeof move === 'string' ? (parseMove(move) ?? refuse('table.unreadable')) : move;
        const cascade: Cascade = { row, events: [] };
        const kept = await store.orders(id);
        const uses = donePlans(kept, seat);
        await playMove(context, cascade, seat, wanted, { person: actor.person, quiet: seat, uses, kept });
        return follow(context, cascade, actor, seat);
      }),

    async undoState(actor, id) {
      const { row, seat } = await seated(actor, id);
      return row.stage === 'running' ? undoStateOf(store, row, seat) : { kind: 'none' };
    },

    undo: (actor, id, seq) =>
      queues.run(id, async () => {
        const { row, seat } = await seated(actor, id);
        checkRunning(row);
        checkSeq(row, seq);
        const state = await undoStateOf(store, row, seat);
        if (state.kind === 'none') refuse('table.nothing-to-undo');
        if (state.kind === 'consent')
          refuse(state.why === 'chance' ? 'table.undo-chance' : 'table.undo-seat', { needs: state.needs });
        return goBack(context, row, state.to, actor, { kind: 'undo', seat });
      }),

    ...consentMethods(context),

    rewind: (actor, id, to) =>
      queues.run(id, async () => {
        const row = await openRow(store, actor, id);
        checkHost(actor, row);
        checkStarted(row);
        if (row.stage !== 'running' && row.stage !== 'frozen') checkRunning(row);
        if (whyOf(row) !== undefined) checkRunning(row);
        if (!Number.isSafeInteger(to) || to < 0 || to >= row.seq) refuse('table.no-such-event', { seq: to });
        const running = { ...row, stage: 'running', fault: null };
        const posts = [newNoticePost('channel', 'table.rewound', { to })];
        return goBack(context, running, to, actor, { kind: 'rewind', posts });
      }),

    thaw: (actor, id) =>
      queues.run(id, async () => {
        const row = await openRow(store, actor, id);
        checkHost(actor, row);
        if (row.stage !== 'frozen') refuse('table.not-frozen');
        return follow(context, await thawed(context, row, actor), actor);
      }),

    replace: (actor, id, seat, by) => handOver(context, actor, id, seat, by),
    takeBack: (actor, id, seat) => takeBack(context, actor, id, seat),
    swap: (actor, id, one, other) => swapSeats(context, actor, id, [one, other]),
  };
}
