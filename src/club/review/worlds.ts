import type { AnyModule } from '../../games/registry.js';
import { fastDice } from '../../kernel/dice.js';
import { openGame, type Game } from '../../kernel/game.js';
import { Refused, Stale } from '../../kernel/errors.js';
import { playOn } from '../../kernel/playout.js';
import { parseMove } from '../../kernel/notation.js';
import { fillChoice } from '../../kernel/parameters.js';
import { drawer, type Draw } from '../../kernel/random.js';
import type { Choice, Move, Position, Seat, Viewer } from '../../kernel/types.js';
import type { Chance } from './material.js';

/**
 * Positions as they may have been for all that somebody could see, played on to the end by the program that every game
 * has. Luck is fresh: nobody could foresee it either.
 */

type AnyGame = Game<unknown, unknown>;

/** A position that looks the same to the viewer, with other hidden things and other luck. */
export function imagined(module: AnyModule, position: string, viewer: Viewer, luck: number): Position {
  const draw = drawer(luck);
  const real = JSON.parse(position) as Position;
  const other = module.permuteHidden(real, viewer, draw);
  return { ...other, dice: fastDice(`review ${luck}`) };
}

/** Who decides in playouts: at once, from its own seat's view. */
export function usualMove(
  module: AnyModule,
  game: AnyGame,
  seat: Seat,
  choices: readonly Choice[],
  draw: Draw,
): Move {
  const [first] = Object.values(module.ai);
  const only = choices.length === 1 ? choices[0] : undefined;
  if (first === undefined || only !== undefined)
    return fillChoice((only ?? choices[draw(choices.length)]) as Choice, draw);
  return first({ view: module.view(game.position, seat), seat, choices, draw });
}

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
  return planner?.({ view: module.view(game.position, seat), seat, choices, draw, ...thought });
}

/** Plays a world to its end; gives who wins, or undefined where it does not end. */
export const playedOut = (...given: Parameters<typeof playedOn>): readonly Seat[] | undefined =>
  playedOn(...given)?.over?.winners;

/** Far more decisions than a game has; programs that go round in circles end here. */
const MOST_DECISIONS = 5_000;

/** Plays a world to its end and gives that; undefined where it doesn't allow the first move, or comes to no end. */
export function playedOn(
  module: AnyModule,
  world: Position,
  luck: number,
  first?: { readonly seat: Seat; readonly move: string },
): Position | undefined {
  const game = openGame(module, world);
  game.telling = false;
  const draw = drawer(luck);
  if (first !== undefined && !isApplied(game, first)) return undefined;
  playOn(game, {
    draw,
    enough: (decisions) => decisions >= MOST_DECISIONS,
    decide: (running, seat, choices) => usualMove(module, running, seat, choices, draw),
  });
  return game.position.over === undefined ? undefined : game.position;
}

/** False where the imagined position doesn't allow the move, which says nothing about it. Faults are nobody's answer. */
function isApplied(
  game: AnyGame,
  { seat, move: text }: { readonly seat: Seat; readonly move: string },
): boolean {
  const move = parseMove(text);
  if (move === undefined) return false;
  try {
    game.apply(seat, move);
    return true;
  } catch (error) {
    if (error instanceof Refused || error instanceof Stale) return false;
    throw error;
  }
}

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

  /** Never nothing: a few worlds that agree by chance prove little, so one that disagrees is taken for granted. */
  get error(): number {
    if (this.n < 2) return 1;
    const squares = this.#squares + 1;
    const spread = squares / (this.n + 1) - (this.#sum / (this.n + 1)) ** 2;
    return Math.sqrt(Math.max(0, spread) / this.n);
  }
}
