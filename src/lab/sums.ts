import type { LabGameResult } from './game.js';
import { keepGame, type Keep } from './record.js';

/** Sums over games, which can be added and sent between threads. */

export interface Sums {
  readonly games: number;
  /** Sum and sum of squares of each measure. */
  readonly sums: readonly number[];
  readonly squares: readonly number[];
  /** For each player: games survived, and the sum of its shares of wins. */
  readonly alive: readonly number[];
  readonly won: readonly number[];
  /** For each player: sum of final scores, and of their squares. */
  readonly scores: readonly number[];
  readonly scoreSquares: readonly number[];
  /** Deaths of all players by year, and the number of players. */
  readonly deaths: readonly number[];
  readonly players: number;
  /** For each player and clause: batches in which it decided something. */
  readonly fired: readonly (readonly number[])[];
  /** Single games, if asked for; see `record.ts`. */
  readonly records: readonly number[];
}

export const NO_GAMES: Sums = {
  games: 0,
  sums: [],
  squares: [],
  alive: [],
  won: [],
  scores: [],
  scoreSquares: [],
  deaths: [],
  players: 0,
  fired: [],
  records: [],
};

const plus = (a: readonly number[], b: readonly number[]): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, at) => (a[at] ?? 0) + (b[at] ?? 0));

export function addSums(a: Sums, b: Sums): Sums {
  return {
    games: a.games + b.games,
    sums: plus(a.sums, b.sums),
    squares: plus(a.squares, b.squares),
    alive: plus(a.alive, b.alive),
    won: plus(a.won, b.won),
    scores: plus(a.scores, b.scores),
    scoreSquares: plus(a.scoreSquares, b.scoreSquares),
    deaths: plus(a.deaths, b.deaths),
    players: a.players + b.players,
    fired: Array.from({ length: Math.max(a.fired.length, b.fired.length) }, (_, at) =>
      plus(a.fired[at] ?? [], b.fired[at] ?? []),
    ),
    records: a.records.concat(b.records),
  };
}

/** Adds up games as they are played. */
export function gather(
  play: (game: number) => LabGameResult,
  first: number,
  games: number,
  keep: Keep = 'nothing',
): Omit<Sums, 'fired'> {
  const values: number[] = [];
  const sums: number[] = [];
  const squares: number[] = [];
  const alive: number[] = [];
  const won: number[] = [];
  const scores: number[] = [];
  const scoreSquares: number[] = [];
  const deaths: number[] = [];
  let players = 0;
  for (let game = first; game < first + games; game++) {
    const played = play(game);
    for (let k = 0; k < played.measures.length; k++) {
      const value = played.measures[k] as number;
      sums[k] = (sums[k] ?? 0) + value;
      squares[k] = (squares[k] ?? 0) + value * value;
    }
    for (let i = 0; i < played.alive.length; i++) {
      alive[i] = (alive[i] ?? 0) + (played.alive[i] === true ? 1 : 0);
      won[i] = (won[i] ?? 0) + (played.won[i] as number);
      const score = played.scores[i] as number;
      scores[i] = (scores[i] ?? 0) + score;
      scoreSquares[i] = (scoreSquares[i] ?? 0) + score * score;
      const year = played.died[i] as number;
      for (let at = deaths.length; at <= year; at++) deaths.push(0);
      if (year > 0) deaths[year] = (deaths[year] as number) + 1;
    }
    players += played.alive.length;
    keepGame(values, played, keep);
  }
  return { games, sums, squares, alive, won, scores, scoreSquares, deaths, players, records: values };
}

export interface Estimate {
  readonly mean: number;
  /** Ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** A mean with its 95 % interval; Wilson's for shares, because it holds near 0 and 1. */
export function estimate({ games, sums, squares }: Sums, measure: number, share: boolean): Estimate {
  const sum = sums[measure] ?? 0;
  if (games === 0) return { mean: NaN, low: NaN, high: NaN };
  const mean = sum / games;
  if (share) return wilson(mean, games);
  return meanOf(sum, squares[measure] ?? 0, games);
}

/** A mean of `n` values with its 95 % interval, from their sum and the sum of their squares. */
export function meanOf(sum: number, square: number, n: number): Estimate {
  if (n === 0) return { mean: NaN, low: NaN, high: NaN };
  const mean = sum / n;
  const half = Z * Math.sqrt(Math.max(0, (square - n * mean * mean) / Math.max(1, n - 1)) / n);
  return { mean, low: mean - half, high: mean + half };
}

/** Wilson's score interval of a share in `n` trials. */
export function wilson(share: number, n: number): Estimate {
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z / (1 + z2 / n)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  return { mean: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
