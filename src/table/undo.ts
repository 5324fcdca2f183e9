import type { Seat } from '../kernel/types.js';
import type { EventRow, GameRow, Store } from '../store/port.js';
import type { UndoState } from './types.js';

/** No seat's last answer lies further back than this and is still worth taking back. */
const REACH = 100;

/**
 * Whether a seat may take back its last answer. Free as long as nothing was learnt since, by that answer or after it:
 * no die, draw or reveal, and no other seat's decision (an AI's included).
 */
export async function undoStateOf(store: Store, row: GameRow, seat: Seat): Promise<UndoState> {
  const events = new Map<number, EventRow>();
  for (const event of await store.events(row.id, { after: row.seq - REACH })) events.set(event.seq, event);
  const others = new Set<Seat>();
  let chance = false;
  for (let seq = row.seq; ;) {
    const event = events.get(seq);
    if (event === undefined || event.kind === 'start') return { kind: 'none' };
    if (event.backTo !== null) {
      seq = event.backTo;
      continue;
    }
    if (event.move !== null) {
      chance ||= event.floor;
      if (event.seat === seat) {
        const to = seq - 1;
        const { move } = event;
        const people = row.places.flatMap((place) =>
          place.person !== null && place.seat !== null && place.seat !== seat ? [place.seat] : [],
        );
        if (chance) return { kind: 'consent', to, move, why: 'chance', needs: people };
        if (others.size > 0)
          return { kind: 'consent', to, move, why: 'seat', needs: people.filter((one) => others.has(one)) };
        return { kind: 'free', to, move };
      }
      if (event.seat !== null) others.add(event.seat);
    }
    seq -= 1;
  }
}
