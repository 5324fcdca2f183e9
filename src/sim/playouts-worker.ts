import { runPlayouts, type PlayoutsInput, type PlayoutsOutput } from './playouts.js';

/** What a worker thread does: one batch. */
export function batch(input: PlayoutsInput): PlayoutsOutput {
  return runPlayouts(input);
}
