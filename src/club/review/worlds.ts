import type { AnyModule } from '../../games/registry.js';
import { type Choice, type Draw, type Game, type Move, playedOn, type Seat } from '../../kernel/index.js';
import type { Chance } from './material.js';

/** What reviews play on with: imagined positions, and the game's AIs. */

export { imagined, playedOn, usualMove } from '../../kernel/index.js';

type AnyGame = Game<unknown, unknown>;

/** The planner's move; undefined if the game has no planner. */
export function plannedMove(
  module: AnyModule,
  game: AnyGame,
  seat: Seat,
  choices: readonly Choice[],
  draw: Draw,
  thought: { readonly playouts: number; readonly keepGoing: () => boolean },
): Move | undefined {
  const [planner] = Object.values(module.planners ?? {});
  // Without `imagine`: a planner that plays imagined worlds to their end is too slow for a review.
  return planner?.({ view: module.view(game.position, seat), seat, choices, draw, ...thought });
}

/** Winners of a world that is played on; undefined if it doesn't end. */
export const playedOut = (...given: Parameters<typeof playedOn>): readonly Seat[] | undefined =>
  playedOn(...given)?.over?.winners;

/** Running mean and standard error. */
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

  /** Mean and standard error, as a share of games. */
  get chance(): Chance {
    return { share: this.mean, error: this.error };
  }

  get mean(): number {
    return this.n === 0 ? 0 : this.#sum / this.n;
  }

  /** Standard deviation. */
  get spread(): number {
    return this.n === 0 ? 0 : Math.sqrt(Math.max(0, this.#squares / this.n - this.mean ** 2));
  }

  /** Standard error, never 0: assumes one more, deviating number, since few worlds may agree by chance. */
  get error(): number {
    if (this.n < 2) return 1;
    const squares = this.#squares + 1;
    const spread = squares / (this.n + 1) - (this.#sum / (this.n + 1)) ** 2;
    return Math.sqrt(Math.max(0, spread) / this.n);
  }
}
