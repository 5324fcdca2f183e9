import { inlineLess } from './inlining.js';
import { runPlayouts, type PlayoutsInput, type PlayoutsOutput } from './playouts.js';

inlineLess();

/** Runs in a worker thread: plays one batch. */
export function batch(input: PlayoutsInput): PlayoutsOutput {
  return runPlayouts(input);
}
