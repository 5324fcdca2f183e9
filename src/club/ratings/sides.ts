import type { Over, Seat } from '../../kernel/index.js';

/** The rated sides of a finished game, and their places (docs/players/ratings.md). */

export interface FinishedSeat {
  readonly seat: Seat;
  /** The person there at the end; null for an AI or a forgotten person. */
  readonly person: string | null;
  readonly ai: string | null;
  /** Numbers of decisions by each person and AI. Both null: a forgotten person. */
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
  readonly facts: Facts;
  /** Players whom another player replaced alone, without a vote; null for a forgotten person. */
  readonly replacements: readonly Replacement[];
  readonly seats: readonly FinishedSeat[];
}

/** Facts that keep a game from being rated, even if true for part of it only. */
export interface Facts {
  /** Hints were available. */
  readonly hints: boolean;
  /** A move was undone past a roll, a reveal or another move, without the agreement of another player. */
  readonly undone: boolean;
  /** The host or a moderator rewound the game without a vote. */
  readonly rewound: boolean;
  /** The players declared a winner before half of the game was played. */
  readonly early: boolean;
}

export interface Replacement {
  readonly by: string | null;
  readonly person: string | null;
}

/** Why a game isn't rated: one of the facts, it ended without a result, or fewer than two sides counted. */
export type Unrated = 'hints' | 'undone' | 'rewound' | 'early' | 'no-result' | 'few';

/** A rated side; `place` from 1, equal for level sides. */
export interface RatedSide {
  readonly place: number;
  /** The rated person. */
  readonly person?: string;
  /** An AI of fixed strength. Neither person nor AI: a forgotten person, who has no rating. */
  readonly ai?: string;
  /** The others are rated against this side, whose own rating stays as it is. */
  readonly stays?: true;
}

/** Place of players who left: behind everybody who stayed. */
const LAST = Number.MAX_SAFE_INTEGER;

/** The sides of a game with their places; empty if the game isn't rated. */
export function sidesOf(game: FinishedGame): readonly RatedSide[] {
  if (unratedBy(game.facts) !== undefined) return [];
  const before = placesOf(
    game.over,
    game.seats.map(({ seat }) => seat),
  );
  const sides = game.seats.flatMap((seat) => ofSeat(seat, before.get(seat.seat) ?? LAST, game.replacements));
  const people = new Set(sides.flatMap(({ person, stays }) => (stays === true ? [] : (person ?? []))));
  return people.size === 0 || sides.length < 2 ? [] : sides;
}

/** The first fact that keeps a game from being rated. */
export function unratedBy({ hints, undone, rewound, early }: Facts): Unrated | undefined {
  return hints ? 'hints' : undone ? 'undone' : rewound ? 'rewound' : early ? 'early' : undefined;
}

/** Whether less than half of the turns are over. The first turn is always early. */
export const isEarly = ({ turn, turns }: { readonly turn: number; readonly turns: number }): boolean =>
  turn <= 1 || 2 * (turn - 1) < turns;

/** Places by the result: winners share the first place, then points decide, even without a winner. */
export function placesOf({ winners, scores }: Over, seats: readonly Seat[]): ReadonlyMap<Seat, number> {
  const points = (seat: Seat): number =>
    winners.includes(seat) ? Number.POSITIVE_INFINITY : (scores[seat] ?? Number.NEGATIVE_INFINITY);
  return new Map(
    seats.map((seat) => [seat, 1 + seats.filter((other) => points(other) > points(seat)).length]),
  );
}

/** The sides of a seat: its holder, and players who left it. */
function ofSeat(
  { person, ai, decisions }: FinishedSeat,
  place: number,
  replacements: readonly Replacement[],
): readonly RatedSide[] {
  const all = decisions.reduce((sum, { n }) => sum + n, 0);
  if (all === 0) return [];
  const by = (who: string | null, program: string | null): number =>
    decisions.reduce((sum, each) => (each.person === who && each.ai === program ? sum + each.n : sum), 0);
  // A decision that an AI made for a player after a deadline counts as the AI's.
  const left = decisions.flatMap((each) =>
    each.ai === null && each.person !== null && each.person !== person ? [each.person] : [],
  );
  const isReplaced = (who: string): boolean => replacements.some((each) => each.person === who);
  // A player who was replaced didn't leave.
  const sides: RatedSide[] = [...new Set(left)].flatMap((who) =>
    isReplaced(who) ? [] : [{ place: LAST, person: who }],
  );
  if (person !== null) {
    const own = by(person, null);
    const others = decisions.some((each) => each.ai === null && each.person !== person);
    const stays = isReplaced(person) || replacements.some((each) => each.by === person);
    const side: RatedSide = { place, person, ...(stays ? { stays } : {}) };
    if (2 * own >= all) sides.push(side);
    // Nobody else sat there, so the player let an AI play most of the game.
    else if (!others) sides.push({ ...side, place: LAST });
  } else if (ai !== null) {
    const own = decisions.reduce((sum, each) => (each.ai === ai ? sum + each.n : sum), 0);
    if (2 * own >= all) sides.push({ place, ai });
  } else if (2 * by(null, null) >= all) sides.push({ place });
  return sides;
}
