import { inlineLess } from './inlining.js';
import { runPlayouts, type PlayoutsInput, type PlayoutsOutput } from './playouts.js';

inlineLess();

/** What a worker thread does: one batch. */
export function batch(input: PlayoutsInput): PlayoutsOutput {
  return runPlayouts(input);
}
