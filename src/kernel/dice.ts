import { createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { shuffle } from './random.js';
import type { DiceState } from './types.js';

type Generator = ReturnType<typeof xoroshiro128plusFromState>;

/** SHA-256, in hex, of the seed: published before the first die falls. */
export function commitment(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/**
 * The generator's first state, from the seed and whatever the players added to it.
 * All 128 bits come from a hash, so that rolls can't be searched back to a small seed.
 */
export function diceFromSeed(seed: string, nonces: readonly string[] = []): DiceState {
  const digest = createHash('sha256')
    .update([seed, ...nonces].join('\n'))
    .digest();
  const state = [0, 4, 8, 12].map((at) => digest.readInt32BE(at));
  return { state, count: 0 };
}

/** Live dice over a position's generator state. `save` writes the state back. */
export class Dice {
  #generator: Generator;
  #count: number;
  #script: number[] | undefined;

  constructor(state: DiceState) {
    this.#generator = xoroshiro128plusFromState([...state.state]);
    this.#count = state.count;
    this.#script = state.script === undefined ? undefined : [...state.script];
  }

  get count(): number {
    return this.#count;
  }

  /** A whole number from 0 to n − 1. */
  draw(n: number): number {
    this.#count++;
    return uniformInt(this.#generator, 0, n - 1);
  }

  /** One face, 1–6; laid-down faces come first. */
  die(): number {
    const laid = this.#script?.shift();
    if (laid !== undefined) {
      this.#count++;
      return laid;
    }
    return this.draw(6) + 1;
  }

  shuffle<T>(list: T[]): T[] {
    return shuffle(list, (n) => this.draw(n));
  }

  save(): DiceState {
    const saved: DiceState = { state: this.#generator.getState(), count: this.#count };
    if (this.#script !== undefined && this.#script.length > 0) saved.script = this.#script;
    return saved;
  }
}
