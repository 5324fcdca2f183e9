import type { GameMeta, VariantMeta } from './types.js';

/** Which game to propose to a newcomer. */

const WEIGHTS = ['light', 'medium', 'heavy'] as const;

/** A variant of a game. */
export interface GameOffer {
  readonly module: string;
  readonly variant: VariantMeta;
}

const rankOf = ({ variant: { effort } }: GameOffer): number =>
  effort === undefined ? Infinity : WEIGHTS.indexOf(effort.weight) * 100 + effort.weeks;

/**
 * Each game in the lightest variant that fits, the lightest and then shortest game first. Equal ones stay in the
 * given order.
 */
export function lightestFirst(
  metas: readonly Pick<GameMeta, 'id' | 'variants'>[],
  fits: (variant: VariantMeta) => boolean = ({ maxSeats }) => maxSeats > 1,
): readonly GameOffer[] {
  const sorted = (offers: readonly GameOffer[]): readonly GameOffer[] =>
    offers.toSorted((a, b) => (rankOf(a) === rankOf(b) ? 0 : rankOf(a) - rankOf(b)));
  return sorted(
    metas.flatMap(({ id, variants }) =>
      sorted(variants.filter(fits).map((variant) => ({ module: id, variant }))).slice(0, 1),
    ),
  );
}
