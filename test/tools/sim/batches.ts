import { Piscina } from 'piscina';
import { POOL_OPTIONS, threadFile } from '../../../src/threads.js';
import type { PlayoutsInput, PlayoutsOutput } from './playouts.js';

/** Adds the results of two batches. */
export function addOutputs(a: PlayoutsOutput, b: PlayoutsOutput): PlayoutsOutput {
  const sum = (
    x: Readonly<Record<string, number>>,
    y: Readonly<Record<string, number>>,
  ): Record<string, number> => {
    const all: Record<string, number> = { ...x };
    for (const [key, value] of Object.entries(y)) all[key] = (all[key] ?? 0) + value;
    return all;
  };
  const scores: Record<string, { games: number; sum: number }> = {};
  for (const [seat, score] of [...Object.entries(a.scores), ...Object.entries(b.scores)]) {
    const known = (scores[seat] ??= { games: 0, sum: 0 });
    known.games += score.games;
    known.sum += score.sum;
  }
  return {
    games: a.games + b.games,
    decisions: a.decisions + b.decisions,
    faults: [...a.faults, ...b.faults],
    seconds: a.seconds + b.seconds,
    endings: sum(a.endings, b.endings),
    wins: sum(a.wins, b.wins),
    scores,
  };
}

export const NOTHING: PlayoutsOutput = {
  games: 0,
  decisions: 0,
  faults: [],
  seconds: 0,
  endings: {},
  wins: {},
  scores: {},
};

/** Worker threads that play batches. */
export interface PlayoutPool {
  readonly run: (input: PlayoutsInput) => Promise<PlayoutsOutput>;
  readonly close: () => Promise<void>;
}

export function openPlayouts(workers: number): PlayoutPool {
  const pool = new Piscina({
    ...POOL_OPTIONS,
    ...threadFile('playouts-worker', import.meta.url),
    minThreads: workers,
    maxThreads: workers,
  });
  return {
    run: (input) => pool.run(input, { name: 'batch' }) as Promise<PlayoutsOutput>,
    close: () => pool.destroy(),
  };
}

/**
 * Plays many games in worker threads, `size` games per batch.
 * @param progress is called with the number of games done so far
 */
export async function playMany(
  input: Omit<PlayoutsInput, 'first'>,
  workers: number,
  progress?: (done: number) => void,
): Promise<PlayoutsOutput> {
  const pool = openPlayouts(workers);
  try {
    const size = Math.max(1, Math.min(200, Math.ceil(input.games / (workers * 8))));
    const batches: Promise<PlayoutsOutput>[] = [];
    let total = NOTHING;
    for (let first = 0; first < input.games; first += size) {
      const one: PlayoutsInput = { ...input, first, games: Math.min(size, input.games - first) };
      batches.push(
        pool.run(one).then((output) => {
          total = addOutputs(total, output);
          progress?.(total.games);
          return output;
        }),
      );
    }
    // Add in order, so that floating-point sums don't depend on the threads.
    return (await Promise.all(batches)).reduce(addOutputs, NOTHING);
  } finally {
    await pool.close();
  }
}
