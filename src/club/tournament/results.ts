import { placesOf } from '../ratings/sides.js';
import type { Over } from '../../kernel/index.js';

/** Places at a table, from the state of its game. */

export interface Sitting {
  readonly seat: string;
  /** They have left: an AI or another player has the seat. */
  readonly isGone: boolean;
  /** The game waits for them. */
  readonly isAwaited: boolean;
}

/** Winners share the first place, then points decide; players who left are last. AIs have no place. */
export function placesAfter(over: Over, people: readonly Sitting[]): readonly number[] {
  const by = placesOf(
    over,
    people.map(({ seat }) => seat),
  );
  return closed(people.map(({ seat, isGone }) => (isGone ? LAST : (by.get(seat) ?? LAST))));
}

/** Places at a late table: first players who aren't awaited, then the awaited, then those who left. */
export function placesWhenLate(people: readonly Sitting[]): readonly number[] {
  return closed(people.map(({ isGone, isAwaited }) => (isGone ? 3 : isAwaited ? 2 : 1)));
}

const LAST = Number.MAX_SAFE_INTEGER;

/** 1, 7, 7 is 1, 2, 2. */
function closed(places: readonly number[]): readonly number[] {
  return places.map((place) => 1 + places.filter((other) => other < place).length);
}
