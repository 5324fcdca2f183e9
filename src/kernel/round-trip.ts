import { Fault } from './errors.js';
import type { Applied, Game } from './game.js';
import { Foresight } from './game/foresight.js';
import { makeMove } from './notation.js';
import { drawer } from './random.js';
import { fillChoice } from './parameters.js';
import type { Choice, Move, Seat } from './types.js';

/**
 * Plays a move the way a game by post may come to play it: the position is written down, something else is tried and
 * taken back, the move is played, taken back as well, and played once more from the text. Whatever rules keep outside
 * the position, or fail to write down, comes out differently then.
 * @throws Fault naming what came out differently
 */
export function playRoundTrip<G, View>(game: Game<G, View>, seat: Seat, move: Move): Applied {
  const before = JSON.stringify(game.position);
  const { waiting, telling } = { waiting: game.waiting(), telling: game.telling };
  const offered = JSON.stringify(game.choices(seat));
  const other = otherThan(move, game.choices(seat));
  if (other !== undefined) tryOut(game, seat, other);
  game.restore(before);
  const same = (what: string, then: string, now: string): void => {
    if (then !== now) throw new Fault(`${seat}: ${makeMove(move)}: after a restart ${what} is another`);
  };
  same('who is waited for', JSON.stringify(waiting), JSON.stringify(game.waiting()));
  same('what is offered', offered, JSON.stringify(game.choices(seat)));
  game.telling = true;
  const first = JSON.stringify([game.play(seat, move), game.position]);
  game.restore(before);
  const applied = game.play(seat, move);
  game.telling = telling;
  same('what came of it', first, JSON.stringify([applied, game.position]));
  // It goes on from what a database would give back.
  game.restore(JSON.stringify(game.position));
  return applied;
}

/** On a copy for trying moves it may need what nobody knows yet; then it hasn't been tried. */
function tryOut<G, View>(game: Game<G, View>, seat: Seat, move: Move): void {
  try {
    game.play(seat, move);
  } catch (error) {
    if (!(error instanceof Foresight)) throw error;
  }
}

/** A choice that isn't the move, filled by chance. */
function otherThan(move: Move, choices: readonly Choice[]): Move | undefined {
  const text = makeMove(move);
  const draw = drawer(choices.length);
  for (let i = choices.length - 1; i >= 0; i--) {
    const other = fillChoice(choices[i] as Choice, draw);
    if (makeMove(other) !== text) return other;
  }
  return undefined;
}
