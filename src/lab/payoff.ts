import type { Aim } from './experiment.js';
import { meanOf, wilson, type Estimate, type Sums } from './sums.js';

/** Mean result of the players in these places. Joint winners share a win. */
export function payoffOf(
  { games, alive, won, scores, scoreSquares }: Sums,
  aim: Aim,
  places: readonly number[],
): Estimate {
  const n = games * places.length;
  const sum = (values: readonly number[]): number =>
    places.reduce((all, place) => all + (values[place] ?? 0), 0);
  if (n === 0) return { mean: NaN, low: NaN, high: NaN };
  if (aim === 'score') return meanOf(sum(scores), sum(scoreSquares), n);
  // Players of one game share its weather, so the interval counts games, not players.
  return wilson(Math.min(1, sum(aim === 'win' ? won : alive) / n), games);
}

export const AIM_WORDS: Readonly<Record<Aim, string>> = {
  win: 'wins',
  alive: 'alive at the end',
  score: 'held at the end',
};

/** Strategies with at least half a percent, the most common first. */
export const mixInWords = (names: readonly string[], shares: readonly number[]): string =>
  shares
    .map((share, kind) => ({ share, name: names[kind] ?? '' }))
    .filter(({ share }) => share >= 0.005)
    .sort((a, b) => b.share - a.share)
    .map(({ share, name }) => `${Math.round(100 * share)} % ${name}`)
    .join(', ');
