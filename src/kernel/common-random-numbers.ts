import { Game } from './game.js';
import { shuffle } from './random.js';
import type { GameModule, Position, Vars } from './types.js';

/** Mixes the bits of a 32-bit number. */
function mixed(n: number): number {
  let x = n | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

function letters(text: string): number {
  let sum = text.length;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum, 31) + text.charCodeAt(i);
  return sum;
}

/** An id for the occasion of a roll, from the position and the running frame's vars. */
export type Occasion<G> = (g: G, vars: Readonly<Vars>) => string;

/**
 * A game for playouts whose dice depend on the occasion of the roll, not on earlier rolls. Two moves tried in the same
 * sample then differ by their effects and not by chance (common random numbers).
 */
export class CommonRandomNumbersGame<G, View> extends Game<G, View> {
  readonly #luck: number;
  readonly #occasion: Occasion<G>;
  readonly #rolled = new Map<number, number>();

  constructor(module: GameModule<G, View>, position: Position<G>, luck: number, occasion: Occasion<G>) {
    super(module, position);
    this.#luck = luck;
    this.#occasion = occasion;
    this.telling = false;
  }

  override draw(n: number): number {
    const at = this.position.frames.at(-1)?.at ?? '';
    const key = mixed(letters(at) ^ mixed(letters(this.#occasion(this.position.g, this.vars))));
    const times = this.#rolled.get(key) ?? 0;
    this.#rolled.set(key, times + 1);
    return (mixed(mixed(this.#luck ^ key) + Math.imul(times, 0x9e3779b1)) >>> 0) % n;
  }

  override die(): number {
    return this.draw(6) + 1;
  }

  override dice(n: number): number[] {
    const faces: number[] = [];
    for (let i = 0; i < n; i++) faces.push(this.die());
    return faces;
  }

  override shuffle<T>(list: T[]): T[] {
    return shuffle(list, (n) => this.draw(n));
  }
}
