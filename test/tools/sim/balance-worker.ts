import { runBalance, type BalanceInput, type BalanceOutput } from './balance.js';

/** What a worker thread does: one batch of studied games. */
export function batch(input: BalanceInput): BalanceOutput {
  return runBalance(input);
}
