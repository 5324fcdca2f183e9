import type { Happening } from '../types.js';

/** A move on a copy has come to what can't be foreseen. */
export class Foresight extends Error {
  override readonly name = 'Foresight';
  constructor(
    readonly why: 'chance' | 'hidden',
    readonly happenings: readonly Happening[],
  ) {
    super(`${why} can't be foreseen`);
  }
}
