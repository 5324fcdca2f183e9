import { rate, rating } from 'openskill';
import { ANCHOR_SIGMA, anchorOf } from './anchors.js';
import { drifted, type Rating } from './scale.js';
import { sidesOf, unratedBy, type FinishedGame, type RatedSide, type Unrated } from './sides.js';

/** Ratings with uncertainty for games of many players (Weng and Lin 2011, by `openskill`), one game after another. */

/** A person's rating after a game, in a scope: all games (''), a game, or a variant (`greenland/standard`). */
export interface RatingStep extends Rating {
  readonly scope: string;
  readonly person: string;
  readonly game: number;
  readonly at: number;
  readonly place: number;
  /** Number of rated sides in the game. */
  readonly sides: number;
}

/** A rating and the end of its last game, ms since 1970. */
type Dated = Rating & { readonly at: number };

/** Current ratings, by scope and person. */
export type RatingBook = Map<string, Map<string, Dated>>;

export const scopesOf = ({
  module,
  variant,
}: Pick<FinishedGame, 'module' | 'variant'>): readonly string[] => ['', module, `${module}/${variant}`];

/** The rated sides: people, and AIs of known strength. Empty if no person's rating would change. */
function ratedSides(game: FinishedGame): readonly RatedSide[] {
  const sides = sidesOf(game).filter(({ ai }) => ai === undefined || anchorOf(game.module, ai) !== undefined);
  const isRated = ({ person, stays }: RatedSide): boolean => person !== undefined && stays !== true;
  return sides.length < 2 || !sides.some(isRated) ? [] : sides;
}

/** Why a finished game isn't rated; undefined if it is. */
export function unratedBecause(game: FinishedGame): Unrated | undefined {
  return unratedBy(game.facts) ?? (ratedSides(game).length === 0 ? 'few' : undefined);
}

/** Rates a game in all its scopes and updates the book. AI ratings stay fixed. */
export function rateGame(book: RatingBook, game: FinishedGame): readonly RatingStep[] {
  const sides = ratedSides(game);
  if (sides.length === 0) return [];
  // Close the gaps: players who left have a huge place number.
  const order = [...new Set(sides.map(({ place }) => place))].toSorted((a, b) => a - b);
  const ranks = sides.map(({ place }) => order.indexOf(place) + 1);
  return scopesOf(game).flatMap((scope) => {
    const known = book.get(scope) ?? new Map<string, Dated>();
    book.set(scope, known);
    const teams = sides.map((side) => [ratingOf(known, game, side)]);
    const after = rate(teams, { rank: ranks });
    return sides.flatMap((side, at): RatingStep[] => {
      const now = after[at]?.[0];
      if (side.person === undefined || side.stays === true || now === undefined) return [];
      const { mu, sigma } = now;
      const { id, at: when } = game;
      known.set(side.person, { mu, sigma, at: when });
      const place = ranks[at] ?? 0;
      return [{ scope, person: side.person, game: id, at: when, place, sides: sides.length, mu, sigma }];
    });
  });
}

function ratingOf(
  known: ReadonlyMap<string, Dated>,
  { module, at }: Pick<FinishedGame, 'module' | 'at'>,
  { person, ai }: RatedSide,
): Rating {
  if (ai !== undefined) return rating({ mu: anchorOf(module, ai) ?? 25, sigma: ANCHOR_SIGMA });
  const found = person === undefined ? undefined : known.get(person);
  return rating(found === undefined ? undefined : drifted(found, found.at, at));
}

/** @param games in the order in which they ended */
export function rateAll(games: readonly FinishedGame[]): readonly RatingStep[] {
  const book: RatingBook = new Map();
  return games.flatMap((game) => rateGame(book, game));
}

/** @param steps in the order of the games */
export function bookOf(steps: readonly RatingStep[]): RatingBook {
  const book: RatingBook = new Map();
  for (const { scope, person, mu, sigma, at } of steps) {
    const known = book.get(scope) ?? new Map<string, Dated>();
    known.set(person, { mu, sigma, at });
    book.set(scope, known);
  }
  return book;
}
