import { parseMove } from '../../kernel/notation.js';
import { cardOf } from '../read/card.js';
import { playMove, type Cascade } from '../play/cascade.js';
import {
  checkAsked,
  checkFresh,
  checkHost,
  checkRunning,
  checkSeq,
  checkStarted,
  openRow,
  refuseStage,
  seatedAt,
  type Context,
  type Seated,
} from '../context/context.js';
import { whyOf } from '../read/frozen.js';
import { follow, goBack } from '../play/go-back.js';
import { donePlans } from '../policy/order-rows.js';
import { newNoticePost } from '../policy/posts.js';
import { refuse, refuseWith } from '../texts/refuse.js';
import { handOver, swapSeats, takeBack } from '../seats/hand-over.js';
import { thawed } from '../play/thawing.js';
import { legalOf, onTurn, turnOf } from '../turn/turn.js';
import { consentMethods } from './undo-consent.js';
import { undoStateOf } from '../turn/undo.js';
import type { Actor, GameId, Legal, Table } from '../contract/index.js';

type PlayMethods = Pick<
  Table,
  | 'legal'
  | 'act'
  | 'undoState'
  | 'undo'
  | 'retract'
  | 'askUndo'
  | 'rewind'
  | 'thaw'
  | 'replace'
  | 'takeBack'
  | 'swap'
>;

export function playMethods(context: Context): PlayMethods {
  const { store, positions, queues } = context;

  const seated = (actor: Actor, game: GameId): Promise<Seated> => seatedAt(store, actor, game);

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
        const kept = await store.orders(id);
        const cascade: Cascade = { row, events: [], kept };
        const uses = donePlans(kept, seat);
        await playMove(context, cascade, seat, wanted, { person: actor.person, quiet: seat, uses });
        return follow(context, cascade, actor, seat);
      }),

    async undoState(actor, id) {
      const { row, seat } = await seated(actor, id);
      return row.stage === 'running' ? undoStateOf(context, row, seat) : { kind: 'none' };
    },

    undo: (actor, id, seq) =>
      queues.run(id, async () => {
        const { row, seat } = await seated(actor, id);
        checkRunning(row);
        checkSeq(row, seq);
        const state = await undoStateOf(context, row, seat);
        if (state.kind === 'none') refuse('table.nothing-to-undo');
        if (state.kind === 'consent')
          refuseWith(state.why === 'chance' ? 'table.undo-chance' : 'table.undo-seat', {
            needs: state.needs,
          });
        return (await goBack(context, row, state.to, actor, { kind: 'undo', seat })).outcome;
      }),

    retract: (actor, id, seq) =>
      queues.run(id, async () => {
        const at = await seated(actor, id);
        const { row, seat } = at;
        const card = cardOf(row);
        if (row.stage === 'frozen') refuseStage(row);
        if (row.stage !== 'running') return { card, kind: 'none' };
        const state = await undoStateOf(context, row, seat);
        if (state.kind !== 'free') return { card, ...state };
        await onTurn(context, at, async () => checkSeq(row, seq));
        const kept = await store.orders(id);
        const { cascade } = await goBack(context, row, state.to, actor, { kind: 'undo', seat, kept });
        const now = { explain: true, kept: cascade.kept ?? kept };
        return { card, ...state, turn: await turnOf(context, cascade.row, seat, now) };
      }),

    ...consentMethods(context),

    rewind: (actor, id, to) =>
      queues.run(id, async () => {
        const row = await openRow(store, actor, id);
        checkHost(actor, row);
        checkStarted(row);
        if (row.stage !== 'running' && row.stage !== 'frozen') checkRunning(row);
        if (whyOf(row) !== undefined) checkRunning(row);
        // A bug of an older program: what goes back must be played under the same rules.
        if (row.stage === 'frozen' && row.rules !== context.rules(positions.module(row)))
          refuse('table.thaw-first');
        if (!Number.isSafeInteger(to) || to < 0 || to >= row.seq) refuse('table.no-such-event', { seq: to });
        const running = { ...row, stage: 'running', fault: null };
        const posts = [newNoticePost('channel', 'table.rewound', { to })];
        return (await goBack(context, running, to, actor, { kind: 'rewind', posts })).outcome;
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
