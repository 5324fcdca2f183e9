import { fastDice } from './dice.js';
import { Refused, Stale } from './errors.js';
import { openGame, type Game } from './game.js';
import { parseMove } from './notation.js';
import { fillChoice } from './parameters.js';
import { playOn } from './playout.js';
import { drawer, type Draw } from './random.js';
import type { Choice, GameModule, Move, Position, Seat, Viewer } from './types.js';

/**
 * Samples positions that look the same to a viewer, and plays them to the end with the game's first AI. Dice are new:
 * no player could foresee them.
 */

type AnyModule = GameModule<unknown, unknown>;
type AnyGame = Game<unknown, unknown>;

/** A position that looks the same to the viewer, with other hidden information and other dice. */
export function imagined(module: AnyModule, position: string, viewer: Viewer, luck: number): Position {
  const draw = drawer(luck);
  const real = JSON.parse(position) as Position;
  const other = module.permuteHidden(real, viewer, draw);
  return { ...other, dice: fastDice(`review ${luck}`) };
}

/** The move of the game's first AI, from the seat's own view; random in a game without AIs. */
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

/** Limit against AIs that never end a game; real games have far fewer decisions. */
const MOST_DECISIONS = 5_000;

/**
 * Plays a sampled position until the game ends or `isDone`. Undefined if its first move is illegal there, or if it
 * never ends.
 */
export function playedOn(
  module: AnyModule,
  world: Position,
  luck: number,
  first?: { readonly seat: Seat; readonly move: string },
  isDone: (position: Position) => boolean = ({ over }) => over !== undefined,
): Position | undefined {
  const game = openGame(module, world);
  game.telling = false;
  const draw = drawer(luck);
  if (first !== undefined && !isApplied(game, first)) return undefined;
  playOn(game, {
    draw,
    enough: (decisions) => decisions >= MOST_DECISIONS || isDone(game.position),
    decide: (running, seat, choices) => usualMove(module, running, seat, choices, draw),
  });
  return isDone(game.position) ? game.position : undefined;
}

/** False if the move is illegal in the sampled position. Faults are rethrown. */
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
