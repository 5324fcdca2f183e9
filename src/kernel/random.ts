import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** `draw(n)` gives whole numbers 0 … n − 1 from a small seed. For playouts and AIs; a game's own dice are in dice.ts. */
export function drawer(seed: number): (n: number) => number {
  const generator = xoroshiro128plus(seed);
  return (n) => uniformInt(generator, 0, n - 1);
}
