import type { Over, Seat } from '../../kernel/types.js';

/**
 * Who counts in a finished game, and in which place. The rules stand in docs/club.md; here they are as code, from what
 * is kept of a game and nothing else.
 */

export interface FinishedSeat {
  readonly seat: Seat;
  /** Who sits there at the end; null for a program, or where somebody has been forgotten. */
  readonly person: string | null;
  readonly ai: string | null;
  /** Who decided for the seat, and how often. Both null: somebody who has been forgotten. */
  readonly decisions: readonly {
    readonly person: string | null;
    readonly ai: string | null;
    readonly n: number;
  }[];
}

export interface FinishedGame {
  readonly id: number;
  readonly module: string;
  readonly variant: string;
  /** When it ended, ms since 1970. */
  readonly at: number;
  readonly over: Over;
  /** A program's advice was to be had at the table. */
  readonly advised: boolean;
  readonly seats: readonly FinishedSeat[];
}

/** Somebody who counts in a game; `place` from 1, the same for those who are level. */
export interface Side {
  readonly place: number;
  /** Whose rating it is. */
  readonly person?: string;
  /** A program of fixed strength; neither: somebody of unknown strength, whose rating nobody keeps. */
  readonly ai?: string;
}

/** Behind everybody who stayed. */
const LAST = Number.MAX_SAFE_INTEGER;

/** The sides of a game with a place each; empty where the game isn't rated. */
export function sidesOf(game: FinishedGame): readonly Side[] {
  if (game.advised) return [];
  const before = placesOf(
    game.over,
    game.seats.map(({ seat }) => seat),
  );
  const sides = game.seats.flatMap((seat) => ofSeat(seat, before.get(seat.seat) ?? LAST));
  const people = new Set(sides.flatMap(({ person }) => person ?? []));
  return people.size === 0 || sides.length < 2 ? [] : sides;
}

/**
 * Places by the result: winners are level in front, then by points. Where nobody has won points decide too: whoever is
 * behind gains nothing by having all lose.
 */
export function placesOf({ winners, scores }: Over, seats: readonly Seat[]): ReadonlyMap<Seat, number> {
  const points = (seat: Seat): number =>
    winners.includes(seat) ? Number.POSITIVE_INFINITY : (scores[seat] ?? Number.NEGATIVE_INFINITY);
  return new Map(
    seats.map((seat) => [seat, 1 + seats.filter((other) => points(other) > points(seat)).length]),
  );
}

/** Who counts for a seat: who held it, and who let it go. */
function ofSeat({ person, ai, decisions }: FinishedSeat, place: number): readonly Side[] {
  const all = decisions.reduce((sum, { n }) => sum + n, 0);
  if (all === 0) return [];
  const by = (who: string | null, program: string | null): number =>
    decisions.reduce((sum, each) => (each.person === who && each.ai === program ? sum + each.n : sum), 0);
  // A decision that a program made for somebody after a deadline has the program's name.
  const left = decisions.flatMap((each) =>
    each.ai === null && each.person !== null && each.person !== person ? [each.person] : [],
  );
  const sides: Side[] = [...new Set(left)].map((who) => ({ place: LAST, person: who }));
  if (person !== null) {
    const own = by(person, null);
    const others = decisions.some((each) => each.ai === null && each.person !== person);
    if (2 * own >= all) sides.push({ place, person });
    // Nobody else ever sat there: they let the program play most of it.
    else if (!others) sides.push({ place: LAST, person });
  } else if (ai !== null) {
    const own = decisions.reduce((sum, each) => (each.ai === ai ? sum + each.n : sum), 0);
    if (2 * own >= all) sides.push({ place, ai });
  } else if (2 * by(null, null) >= all) sides.push({ place });
  return sides;
}
