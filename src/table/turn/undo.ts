import { recalledMove, type Seat } from '../../kernel/index.js';
import type { EventRow, GameRow, PlaceRow, Store } from '../../store/port.js';
import type { SharedDeps } from '../context/deps.js';
import type { UndoState } from '../contract/index.js';

/** Events searched for a seat's last answer. */
const REACH = 100;
/** Events in the first read; each further read doubles. Most answers are recent. */
const FIRST = 8;

/** A game after an event, current or past. */
type At = Pick<GameRow, 'id' | 'seq'> & { readonly places: readonly Pick<PlaceRow, 'seat' | 'person'>[] };

function backwards(store: Store, row: Pick<GameRow, 'id' | 'seq'>) {
  const events = new Map<number, EventRow>();
  const end = row.seq - REACH;
  let read = row.seq;
  let more = FIRST;
  return {
    events,
    /** The event; undefined if it lies too far back. */
    async at(seq: number): Promise<EventRow | undefined> {
      while (seq <= read && read > end) {
        const after = Math.max(end, Math.min(read - more, seq - 1));
        for (const event of await store.events(row.id, { after, upTo: read })) events.set(event.seq, event);
        read = after;
        more *= 2;
      }
      return events.get(seq);
    },
  };
}

/** The undo state for a seat, with the move as that seat may recall it. */
export async function undoStateOf(
  { store, positions }: Pick<SharedDeps, 'store' | 'positions'>,
  row: GameRow,
  seat: Seat,
): Promise<UndoState> {
  const state = await undoAt(store, row, seat);
  const module = positions.known(row);
  if (state.kind === 'none' || module === undefined) return state;
  return { ...state, move: recalledMove(module, state.move) };
}

/**
 * Whether a seat may take back its last answer: free if nothing was rolled, drawn or revealed and no other
 * seat answered since. Information learned before an agreed undo still counts.
 */
export async function undoAt(store: Store, row: At, seat: Seat): Promise<UndoState> {
  const { events, at } = backwards(store, row);
  const others = new Set<Seat>();
  let chance = false;
  for (let seq = row.seq; ;) {
    const event = await at(seq);
    // Events under other rules can't be replayed.
    if (event === undefined || event.kind === 'start' || event.kind === 'rules') return { kind: 'none' };
    if (event.backTo !== null) {
      await at(event.backTo + 1);
      const learnt = revealedAndUndone(events, event, event.backTo);
      chance ||= learnt.chance;
      for (const other of learnt.seats) if (other !== seat) others.add(other);
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
        if (others.size > 0) {
          // An AI can't be asked, so all other players must agree to undo its decision.
          const isAi = [...others].some((one) => !people.includes(one));
          const needs = isAi ? people : people.filter((one) => others.has(one));
          return { kind: 'consent', to, move, why: 'seat', needs };
        }
        return { kind: 'free', to, move };
      }
      if (event.seat !== null) others.add(event.seat);
    }
    seq -= 1;
  }
}

/** What others learned before a return took it back: chance, and decisions of other seats. */
function revealedAndUndone(
  events: ReadonlyMap<number, EventRow>,
  { seq, seat, kind }: EventRow,
  to: number,
): { readonly chance: boolean; readonly seats: readonly Seat[] } {
  const gone: EventRow[] = [];
  for (let at = to + 1; at < seq; at++) {
    const event = events.get(at);
    if (event !== undefined && event.move !== null) gone.push(event);
  }
  const chance = gone.some(({ floor }) => floor);
  const seats = new Set(gone.flatMap((event) => (event.seat === null ? [] : [event.seat])));
  // A free undo of the seat's own answer reveals nothing that counts.
  const isFree = kind === 'undo' && !chance && [...seats].every((one) => one === seat);
  return { chance, seats: isFree ? [] : [...seats] };
}
