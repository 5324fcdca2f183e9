import { LRUCache } from 'lru-cache';
import type { AwaitedRow, EventRow, GameRow } from '../../store/port.js';
import type { GameId, PersonId } from '../contract/index.js';

/** Players who are at a game right now. Only this process's knowledge; a restart forgets it. */

/** Time after its last use in which a panel counts as open, ms. */
const PANEL_FOR = 2 * 60_000;
/** Time after a public move in which its player counts as present, ms. */
const MOVED_FOR = 10 * 60_000;
const MOST_KNOWN = 20_000;

export interface PanelPresence {
  /** The person has used a panel of the game. */
  used(game: GameId, person: PersonId, at: number): void;
  /** The person has made a public move. */
  moved(game: GameId, person: PersonId, at: number): void;
  /** Until when the person's panel counts as open. */
  panelUntil(game: GameId, person: PersonId): number;
  /** Until when the person counts as present, judged by public moves. */
  thereUntil(game: GameId, person: PersonId): number;
}

export function makePresence(): PanelPresence {
  const [panels, moves] = [1, 2].map(() => new LRUCache<string, number>({ max: MOST_KNOWN }));
  const keyOf = (game: GameId, person: PersonId): string => `${game}/${person}`;
  return {
    used: (game, person, at) => void panels?.set(keyOf(game, person), at),
    moved: (game, person, at) => void moves?.set(keyOf(game, person), at),
    panelUntil: (game, person) => (panels?.get(keyOf(game, person)) ?? -Infinity) + PANEL_FOR,
    thereUntil: (game, person) => (moves?.get(keyOf(game, person)) ?? -Infinity) + MOVED_FOR,
  };
}

/** Whether an event is a public move that a person made by hand. */
export function isSeen(event: EventRow): boolean {
  const { kind, person, order, secret } = event;
  return kind === 'move' && person !== null && order === null && !secret;
}

const personAt = ({ places }: Pick<GameRow, 'places'>, seat: string | null): PersonId | undefined =>
  places.find((place) => place.seat === seat)?.person ?? undefined;

/** Delays a new ping while its player's panel is open, or two players alternate quickly. */
export function hushed(presence: PanelPresence, row: GameRow, wait: AwaitedRow, event: EventRow): AwaitedRow {
  const person = personAt(row, wait.seat);
  if (person === undefined || wait.since !== event.seq) return wait;
  const panel = presence.panelUntil(row.id, person);
  const isInTurn = row.awaited.length === 1 && event.seat !== wait.seat && isSeen(event);
  const both = isInTurn ? presence.thereUntil(row.id, person) : -Infinity;
  const until = Math.max(panel, both);
  if (until <= event.at) return wait;
  const beside = both > event.at && event.seat !== null ? { beside: event.seat } : {};
  return { ...wait, hush: { until, ...beside } };
}

/** Ends the delay of a ping that is due, or extends it while the panel is in use. */
export function hushedOn(presence: PanelPresence, row: GameRow, wait: AwaitedRow, now: number): AwaitedRow {
  const { hush, ...bare } = wait;
  if (hush === undefined || hush.until > now) return wait;
  const until = presence.panelUntil(row.id, personAt(row, wait.seat) ?? '');
  return until > now ? { ...bare, hush: { until } } : bare;
}
