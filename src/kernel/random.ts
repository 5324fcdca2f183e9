import { createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Draws a whole number 0 … n − 1. */
export type Draw = (n: number) => number;

/**
 * `draw(n)` gives whole numbers 0 … n − 1 from a small seed. For playouts and AIs; a game's own dice are in dice.ts.
 */
export function drawer(seed: number): Draw {
  const generator = xoroshiro128plus(seed);
  return (n) => whole(uniformInt(generator, 0, n - 1), n);
}

/** A small seed for `drawer`, from a text: 0 … 2^31 − 1. */
export const smallSeed = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE() >>> 1;

const SMALL = 2 ** 31;

/** Makes a drawn number a small integer: the remainder is a double, which deoptimizes code that reads it in positions. */
export function whole(drawn: number, n: number): number {
  return n <= SMALL ? drawn | 0 : drawn;
}

/** Shuffles in place (Fisher and Yates). @returns the same list */
export function shuffle<T>(list: T[], draw: Draw): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    const one = list[i] as T;
    list[i] = list[j] as T;
    list[j] = one;
  }
  return list;
}
