/**
 * Replicator dynamics over a payoff table by composition (Weibull 1995, §3.1 in discrete time; the table is the
 * “heuristic payoff table” of Walsh and others 2002): kinds that get more than the mean grow.
 */

/** Players of each kind at a table. */
export type SeatMix = readonly number[];

/** Every way of seating `seats` players of `kinds` kinds, in a fixed order. */
export function compositions(kinds: number, seats: number): SeatMix[] {
  if (kinds === 1) return [[seats]];
  return Array.from({ length: seats + 1 }, (_, n) => seats - n).flatMap((first) =>
    compositions(kinds - 1, seats - first).map((rest) => [first, ...rest]),
  );
}

export const keyOf = (composition: SeatMix): string => composition.join(' ');

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Probability of these counts, given the kinds' shares (multinomial). */
const chanceOf = (composition: SeatMix, shares: readonly number[]): number =>
  composition.reduce(
    (chance, n, kind) => (chance * (shares[kind] ?? 0) ** n) / factorial(n),
    factorial(composition.reduce((sum, n) => sum + n, 0)),
  );

/** Mean payoff of each kind when the others at its table are drawn with these shares. */
function fitness(
  shares: readonly number[],
  seats: number,
  payoff: (composition: SeatMix, kind: number) => number,
): number[] {
  const others = compositions(shares.length, seats - 1).map((them) => ({
    them,
    chance: chanceOf(them, shares),
  }));
  return shares.map((_, kind) =>
    others.reduce((sum, { them, chance }) => {
      if (chance === 0) return sum;
      const table = them.map((n, at) => (at === kind ? n + 1 : n));
      return sum + chance * payoff(table, kind);
    }, 0),
  );
}

/** Iterates a mix to its limit. A step moves a tenth of the way, so that it doesn't overshoot. */
export function settle(
  from: readonly number[],
  seats: number,
  payoff: (composition: SeatMix, kind: number) => number,
  steps = 600,
): number[] {
  let shares = [...from];
  for (let step = 0; step < steps; step++) {
    const gets = fitness(shares, seats, payoff);
    const mean = shares.reduce((sum, share, kind) => sum + share * (gets[kind] ?? 0), 0);
    if (mean <= 0) return shares;
    const grown = shares.map((share, kind) => share * (0.9 + (0.1 * (gets[kind] ?? 0)) / mean));
    const whole = grown.reduce((sum, share) => sum + share, 0);
    shares = grown.map((share) => share / whole);
  }
  return shares;
}
