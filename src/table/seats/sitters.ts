import type { ArgsOf, Happening, Seat } from '../../kernel/index.js';
import type { EventRow, GameRow, PlaceRow, Store } from '../../store/port.js';
import { cardOf, isModerator } from '../read/card.js';
import { carrying } from '../read/decided-on.js';
import { refusal } from '../texts/refuse.js';
import type { TableArgs, TableText } from '../texts/texts.js';
import type { Actor, PersonId } from '../contract/index.js';

/** Who has played which seat, by the log. A player knows the seat's secrets, so each person plays only one. */

/** Who decided the change: host or moderator, the player who leaves or comes back, or a vote. */
export type Handing = 'host' | 'leave' | 'back' | 'vote';

/** The new holder of a seat. */
export type Sitter = { readonly person: PersonId } | { readonly ai: string };

const HANDED = 'table.handed';

/** The log line of a change of hands. It names no person, because the log is public and outlives accounts. */
export function handed(place: PlaceRow, by: Sitter, how: Handing): Happening {
  const from = place.person === null ? 'ai' : 'person';
  const to = 'ai' in by ? 'ai' : 'person';
  return { key: HANDED, args: { seat: place.seat, how, from, to } };
}

export interface Sitters {
  /** The player the host displaced, who may come back until a vote gives the seat to someone else. */
  claimant(seat: Seat): PersonId | undefined;
  /** Another seat that the person has played in this game. */
  other(person: PersonId, seat: Seat): Seat | undefined;
}

export async function sittersOf(store: Pick<Store, 'events'>, row: GameRow): Promise<Sitters> {
  const events = await store.events(row.id);
  return {
    claimant(seat) {
      const former = row.places.find((place) => place.seat === seat)?.former ?? undefined;
      return isDisplaced(events, seat) ? former : undefined;
    },
    other(person, seat) {
      const played = events.find((event) => event.person === person && ![null, seat].includes(event.seat));
      const left = row.places.find((place) => place.former === person && place.seat !== seat);
      return played?.seat ?? left?.seat ?? undefined;
    },
  };
}

/** Whether the host displaced the seat's player, with no return or vote since. */
function isDisplaced(events: readonly EventRow[], seat: Seat): boolean {
  let displaced = false;
  for (const { kind, happenings, ...event } of events) {
    const args = happenings.find(({ key }) => key === HANDED)?.args;
    if (kind !== 'people' || event.seat !== seat || args === undefined) continue;
    if (args['how'] === 'back' || args['how'] === 'vote') displaced = false;
    else if (args['how'] === 'host' && args['from'] === 'person') displaced = true;
  }
  return displaced;
}

/** Refuses with the game's card, which provides the seat names for the text. */
function refuseSeat<K extends TableText>(row: GameRow, key: K, ...facts: ArgsOf<TableArgs, K>): never {
  throw carrying(refusal(key, ...facts), { card: cardOf(row) });
}

/** @throws Refused when the person has played another seat, whose secrets they know */
export function checkOneSeat(
  row: GameRow,
  sitters: Sitters,
  {
    actor,
    person,
    seat,
  }: { readonly actor?: PersonId | undefined; readonly person: PersonId; readonly seat: Seat },
): void {
  const other = sitters.other(person, seat);
  if (other === undefined) return;
  const self = person === actor ? 'you' : 'other';
  refuseSeat(row, 'table.played-another', { seat, other, self });
}

/** A person gets a seat only if its player is late, has left, or is the actor. @throws Refused */
export function checkGives(actor: Actor, row: GameRow, place: PlaceRow, by: Sitter, sitters: Sitters): void {
  if ('ai' in by) return;
  const seat = place.seat ?? '';
  const isLate = row.awaited.some((wait) => wait.seat === seat && wait.late === true);
  if (place.person !== null && place.person !== actor.person && !isLate)
    refuseSeat(row, 'table.seat-held', { seat });
  const claimant = sitters.claimant(seat);
  if (place.person === null && claimant !== undefined && claimant !== by.person)
    refuseSeat(row, 'table.seat-claimed', { seat });
}

/** A displaced player takes the seat from anyone; others only take an AI's. @throws Refused */
export function checkComesBack(actor: Actor, row: GameRow, place: PlaceRow, sitters: Sitters): void {
  const seat = place.seat ?? '';
  const claimant = sitters.claimant(seat);
  if (claimant === actor.person) return;
  if (place.ai === null) refuseSeat(row, 'table.seat-taken', { seat });
  if (claimant !== undefined) refuseSeat(row, 'table.seat-claimed', { seat });
  if (place.former === actor.person || actor.person === row.host || isModerator(actor, row)) return;
  refuseSeat(row, 'table.not-former', { seat });
}
