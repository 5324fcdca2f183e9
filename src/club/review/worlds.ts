import type { AnyModule } from '../../games/registry.js';
import { type Choice, type Draw, type Game, type Move, playedOn, type Seat } from '../../kernel/index.js';
import type { Chance } from './material.js';

/** What a review plays on in, and with whom: imagined positions, and the programs of the game. */

export { imagined, playedOn, usualMove } from '../../kernel/index.js';

type AnyGame = Game<unknown, unknown>;

/** What the game's program that thinks ahead would play; undefined where the game has none. */
export function plannedMove(
  module: AnyModule,
  game: AnyGame,
  seat: Seat,
  choices: readonly Choice[],
  draw: Draw,
  thought: { readonly playouts: number; readonly keepGoing: () => boolean },
): Move | undefined {
  const [planner] = Object.values(module.planners ?? {});
  // Without worlds to imagine: where a game has nobody of its own who thinks ahead, that would be games by the dozen.
  return planner?.({ view: module.view(game.position, seat), seat, choices, draw, ...thought });
}

/** Plays a world to its end; gives who wins, or undefined where it does not end. */
export const playedOut = (...given: Parameters<typeof playedOn>): readonly Seat[] | undefined =>
  playedOn(...given)?.over?.winners;

/** Mean and standard error of numbers that are added one by one. */
export class Sample {
  n = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): this {
    this.n++;
    this.#sum += value;
    this.#squares += value * value;
    return this;
  }

  /** As a share of games and how sure it is. */
  get chance(): Chance {
    return { share: this.mean, error: this.error };
  }

  get mean(): number {
    return this.n === 0 ? 0 : this.#sum / this.n;
  }

  /** How far the numbers lie from their mean (standard deviation). */
  get spread(): number {
    return this.n === 0 ? 0 : Math.sqrt(Math.max(0, this.#squares / this.n - this.mean ** 2));
  }

  /** Never nothing: a few worlds that agree by chance prove little, so one that disagrees is taken for granted. */
  get error(): number {
    if (this.n < 2) return 1;
    const squares = this.#squares + 1;
    const spread = squares / (this.n + 1) - (this.#sum / (this.n + 1)) ** 2;
    return Math.sqrt(Math.max(0, spread) / this.n);
  }
}
