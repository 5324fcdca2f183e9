import type { Happening } from '../types.js';

/** Thrown on a copy when a previewed move meets chance or hidden information. */
export class Foresight extends Error {
  override readonly name = 'Foresight';
  constructor(
    readonly why: 'chance' | 'hidden',
    readonly happenings: readonly Happening[],
  ) {
    super(`${why} can't be foreseen`);
  }
}
