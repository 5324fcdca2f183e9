import { parseMove } from '../../kernel/index.js';
import { adviceFor } from '../turn/advice.js';
import { checkAsked, checkFresh, checkRunning, seatedAt, type TableContext } from '../context/context.js';
import { donePlans } from '../policy/order-rows.js';
import { refuse } from '../texts/refuse.js';
import { whatIfOf } from '../turn/ahead.js';
import { legalOf, onTurn, turnOf } from '../turn/turn.js';
import type { Legal, PlayMethods } from '../contract/index.js';
import { answerMethod } from './answer.js';
import { playMove, type Cascade } from './cascade.js';
import { follow } from './go-back.js';
import { newsOf } from './news.js';

export function playMethods(context: TableContext): PlayMethods {
  const { store, positions, queues, presence, clock } = context;

  return {
    async turn(actor, id, { news = false, ...options } = {}) {
      const { row, seat } = await seatedAt(store, actor, id);
      presence.used(id, actor.person, clock());
      const turn = await turnOf(context, row, seat, options);
      return news ? { ...turn, news: await newsOf(context, row, seat) } : turn;
    },

    answer: answerMethod(context),

    async legal(actor, id, options = {}): Promise<Legal> {
      const { row, seat } = await seatedAt(store, actor, id);
      if (row.stage === 'running') await checkFresh(store, positions, row, seat, options.seq);
      return legalOf(context, row, seat, options);
    },

    act: (actor, id, move, seq) =>
      queues.run(id, async () => {
        const { row, seat } = await seatedAt(store, actor, id);
        checkRunning(row);
        await checkFresh(store, positions, row, seat, seq);
        checkAsked(row, seat);
        const wanted = typeof move === 'string' ? (parseMove(move) ?? refuse('table.unreadable')) : move;
        const storedOrders = await store.orders(id);
        const cascade: Cascade = { row, events: [], storedOrders };
        const uses = donePlans(storedOrders, seat);
        await playMove(context, cascade, seat, wanted, { person: actor.person, quiet: seat, uses });
        return follow(context, cascade, actor, seat);
      }),

    async whatIf(actor, id, moves, { state, seq } = {}) {
      const at = await seatedAt(store, actor, id);
      return onTurn(context, at, async () => {
        if (at.row.stage === 'running') await checkFresh(store, positions, at.row, at.seat, seq);
        return whatIfOf(context, at, moves, state);
      });
    },

    advise: (actor, id) => adviceFor(context, actor, id),
  };
}
