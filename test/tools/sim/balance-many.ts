import { Piscina } from 'piscina';
import { findGame } from '../../../src/games/registry.js';
import { addBalances, NO_BALANCE, type BalanceInput, type BalanceOutput } from './balance.js';
import { POOL_OPTIONS, threadFile } from '../../../src/threads.js';
import { anyThinks } from './players.js';

/** Games per batch; each thread takes the next batch when done. Games with planners take long. */
const BATCH = 25;
const THOUGHTFUL_BATCH = 1;

/**
 * Plays many games in worker threads and collects their figures.
 * @param progress is called with the number of games and the results so far
 */
export async function balanceMany(
  input: Omit<BalanceInput, 'first'>,
  workers: number,
  progress?: (done: number, soFar: BalanceOutput) => void,
): Promise<BalanceOutput> {
  const pool = new Piscina({
    ...POOL_OPTIONS,
    ...threadFile('balance-worker', import.meta.url),
    minThreads: workers,
    maxThreads: workers,
  });
  try {
    const batches: Promise<BalanceOutput>[] = [];
    let soFar = NO_BALANCE;
    const size = anyThinks(findGame(input.game), input.ais) ? THOUGHTFUL_BATCH : BATCH;
    for (let first = 0; first < input.games; first += size) {
      const one: BalanceInput = { ...input, first, games: Math.min(size, input.games - first) };
      batches.push(
        (pool.run(one, { name: 'batch' }) as Promise<BalanceOutput>).then((output) => {
          soFar = addBalances(soFar, output);
          progress?.(soFar.games, soFar);
          return output;
        }),
      );
    }
    return (await Promise.all(batches)).reduce(addBalances, NO_BALANCE);
  } finally {
    await pool.destroy();
  }
}
