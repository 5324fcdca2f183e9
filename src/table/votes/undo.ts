import { cardOf } from '../read/card.js';
import { checkSeq, refuseStage, seatedAt, type TableContext } from '../context/context.js';
import { goBack } from '../play/go-back.js';
import { onTurn, turnOf } from '../turn/turn.js';
import { askUndo } from './undo-consent.js';
import { undoStateOf } from '../turn/undo.js';
import type { UndoMethods } from '../contract/index.js';

export function undoMethods(context: TableContext): UndoMethods {
  const { store, queues } = context;

  return {
    async state(actor, id) {
      const { row, seat } = await seatedAt(store, actor, id);
      return row.stage === 'running' ? undoStateOf(context, row, seat) : { kind: 'none' };
    },

    retract: (actor, id, seq) =>
      queues.run(id, async () => {
        const at = await seatedAt(store, actor, id);
        const { row, seat } = at;
        const card = cardOf(row);
        if (row.stage === 'frozen') refuseStage(row);
        if (row.stage !== 'running') return { card, kind: 'none' };
        const state = await undoStateOf(context, row, seat);
        if (state.kind !== 'free') return { card, ...state };
        await onTurn(context, at, async () => checkSeq(row, seq));
        const storedOrders = await store.orders(id);
        const { cascade } = await goBack(context, row, state.to, actor, { kind: 'undo', seat, storedOrders });
        const now = { explain: true, storedOrders: cascade.storedOrders ?? storedOrders };
        return { card, ...state, turn: await turnOf(context, cascade.row, seat, now) };
      }),

    ask: askUndo(context),
  };
}
