import { Piscina } from 'piscina';
import { addBalances, NO_BALANCE, type BalanceInput, type BalanceOutput } from './balance.js';
import { workerOptions } from './batches.js';

/** Games of one batch; each thread takes the next when it is done. */
const BATCH = 25;

/**
 * Studies many games in worker threads.
 * @param progress is called with the number of games done so far
 */
export async function balanceMany(
  input: Omit<BalanceInput, 'first'>,
  workers: number,
  progress?: (done: number) => void,
): Promise<BalanceOutput> {
  const pool = new Piscina({
    ...workerOptions('balance-worker', import.meta.url),
    minThreads: workers,
    maxThreads: workers,
  });
  try {
    const batches: Promise<BalanceOutput>[] = [];
    let done = 0;
    for (let first = 0; first < input.games; first += BATCH) {
      const one: BalanceInput = { ...input, first, games: Math.min(BATCH, input.games - first) };
      batches.push(
        (pool.run(one, { name: 'batch' }) as Promise<BalanceOutput>).then((output) => {
          progress?.((done += output.games));
          return output;
        }),
      );
    }
    return (await Promise.all(batches)).reduce(addBalances, NO_BALANCE);
  } finally {
    await pool.destroy();
  }
}
