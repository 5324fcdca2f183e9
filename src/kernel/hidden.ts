import { isAnswered, openGame, type Game } from './game.js';
import { composeMoves } from './notation.js';
import { placesOf } from './places.js';
import type { Draw } from './random.js';
import { fillChoice } from './parameters.js';
import type { GameModule, Move, Position, Seat, Viewer } from './types.js';

/**
 * Parts of every game's `permuteHidden`: new future dice and other sealed answers. Both functions change the
 * position in place.
 */

export function permuteDice(position: Position<unknown>, draw: Draw): void {
  const { dice } = position;
  position.dice =
    'key' in dice
      ? {
          ...dice,
          key: Array.from({ length: 16 }, () => draw(0x10000).toString(16).padStart(4, '0')).join(''),
        }
      : { ...dice, state: dice.state.map((n) => n ^ (1 + draw(1_000_000))) };
}

/** Replaces the sealed answers of others with other answers they could have given. @returns the same position */
export function permuteAnswers<G, View>(
  module: GameModule<G, View>,
  position: Position<G>,
  viewer: Viewer,
  draw: Draw,
): Position<G> {
  const top = position.frames.at(-1);
  if (top?.answers === undefined) return position;
  const { answers } = top;
  delete top.answers;
  const game = openGame(module, position);
  const closes = placesOf(module).states.get(top.at)?.closes;
  const changed: Record<Seat, Move> = {};
  for (const [seat, move] of Object.entries(answers)) {
    const other = seat === viewer ? move : anotherAnswer(game, seat, closes, isAnswered(closes, move), draw);
    if (other !== undefined) changed[seat] = other;
    else if (isAnswered(closes, move)) changed[seat] = move;
  }
  // Undoing trial moves replaces frames, so read the top frame again.
  const last = position.frames.at(-1);
  if (last !== undefined) last.answers = changed;
  return position;
}

/** From this many moves on, a composition ends as soon as a closing move is offered. */
const MANY = 12;

/** Another answer the seat could have given, or begun unless `done`; undefined if there is none. */
function anotherAnswer<G, View>(
  game: Game<G, View>,
  seat: Seat,
  closes: readonly string[] | undefined,
  done: boolean,
  draw: Draw,
): Move | undefined {
  const moves: Move[] = [];
  for (let i = 0; i < 4 * MANY; i++) {
    const all = game.choices(seat);
    const closing = all.filter(({ verb }) => closes?.includes(verb) !== false);
    const choices = i >= MANY && closing.length > 0 ? closing : all;
    const choice = choices.length === 0 ? undefined : choices[draw(choices.length)];
    if (choice === undefined) return undefined;
    const isLast = closing.includes(choice);
    if (isLast && !done) return composeMoves(moves);
    const move = fillChoice(choice, draw);
    moves.push(move);
    if (isLast) return composeMoves(moves);
    game.play(seat, move);
  }
  return undefined;
}
