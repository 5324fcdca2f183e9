import { fastDice } from './dice.js';
import { Refused, Stale } from './errors.js';
import { openGame, type Game } from './game.js';
import { parseMove } from './notation.js';
import { fillChoice } from './parameters.js';
import { playOn } from './playout.js';
import { drawer, type Draw } from './random.js';
import type { Choice, GameModule, Move, Position, Seat, Viewer } from './types.js';

/**
 * Positions as they may have been for all that somebody could see, played on to the end by the program that every game
 * has. Luck is fresh: nobody could foresee it either.
 */

type AnyModule = GameModule<unknown, unknown>;
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

/** Far more decisions than a game has; programs that go round in circles end here. */
const MOST_DECISIONS = 5_000;

/**
 * Plays a world to its end, or to where it is done for whoever asks, and gives that; undefined where it doesn't allow
 * the first move, or comes to no end.
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
