import { recalledMove } from '../kernel/recall.js';
import type { Seat } from '../kernel/types.js';
import type { EventRow, GameRow, Store } from '../store/port.js';
import type { Shared } from './deps.js';
import type { UndoState } from './types.js';

/** No seat's last answer lies further back than this and is still worth taking back. */
const REACH = 100;
/** Mostly it is among the last of them: so many are read first, and twice as many each time it wasn't there. */
const FIRST = 8;

/** The latest events of a game, read from the store as far back as they are asked for. */
function backwards(store: Store, row: GameRow) {
  const events = new Map<number, EventRow>();
  const end = row.seq - REACH;
  let read = row.seq;
  let more = FIRST;
  return {
    events,
    /** That event; undefined when it lies too far back. */
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

/**
 * Whether a seat may take back its last answer. Free as long as nothing was learnt since, by that answer or after it:
 * no die, draw or reveal, and no other seat's decision (an AI's included). What was learnt and then taken back by
 * agreement stays learnt, so what lies before such a return is not free either.
 */
export async function undoStateOf(
  { store, positions }: Pick<Shared, 'store' | 'positions'>,
  row: GameRow,
  seat: Seat,
): Promise<UndoState> {
  const { events, at } = backwards(store, row);
  const others = new Set<Seat>();
  let chance = false;
  for (let seq = row.seq; ;) {
    const event = await at(seq);
    // What was decided under other rules can't be played again.
    if (event === undefined || event.kind === 'start' || event.kind === 'rules') return { kind: 'none' };
    if (event.backTo !== null) {
      await at(event.backTo + 1);
      const learnt = learntAndTakenBack(events, event, event.backTo);
      chance ||= learnt.chance;
      for (const other of learnt.seats) if (other !== seat) others.add(other);
      seq = event.backTo;
      continue;
    }
    if (event.move !== null) {
      chance ||= event.floor;
      if (event.seat === seat) {
        const to = seq - 1;
        const module = positions.known(row);
        const move = module === undefined ? event.move : recalledMove(module, event.move);
        const people = row.places.flatMap((place) =>
          place.person !== null && place.seat !== null && place.seat !== seat ? [place.seat] : [],
        );
        if (chance) return { kind: 'consent', to, move, why: 'chance', needs: people };
        if (others.size > 0) {
          // Nobody can ask an AI, so its decision is for all other players to give up.
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

/** What a return took back that others know of: chance, and decisions of seats other than the one that took back. */
function learntAndTakenBack(
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
  // A seat that thinks better of its own answer before anybody has replied has told nobody anything that counts.
  const isFree = kind === 'undo' && !chance && [...seats].every((one) => one === seat);
  return { chance, seats: isFree ? [] : [...seats] };
}
