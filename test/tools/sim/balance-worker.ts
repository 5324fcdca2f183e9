import { runBalance, type BalanceInput, type BalanceOutput } from './balance.js';

/** Runs in a worker thread: plays one batch. */
export function batch(input: BalanceInput): BalanceOutput {
  return runBalance(input);
}
