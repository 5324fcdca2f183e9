import type { Seat } from '../../kernel/index.js';
import type { GameRow } from '../../store/port.js';
import type { TableContext } from '../context/context.js';
import { historyOf, undoneOf } from '../read/history.js';
import type { Entry } from '../contract/index.js';

/** Events since the seat last answered by hand, or changed hands. */
export async function newsOf(context: TableContext, row: GameRow, seat: Seat): Promise<readonly Entry[]> {
  const { store } = context;
  const outline = await store.outline(row.id);
  const undone = undoneOf(outline);
  const own = outline.filter(
    (each) => each.seat === seat && ['move', 'people'].includes(each.kind) && !undone.has(each.seq),
  );
  for (const { seq } of own.toReversed()) {
    const [event] = await store.events(row.id, { after: seq - 1, upTo: seq });
    if (event?.order === null) return historyOf(context, row, seat, { after: seq });
  }
  return [];
}
