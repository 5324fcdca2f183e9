import { Fault } from '../../src/kernel/errors.js';
import type { Applied, Game } from '../../src/kernel/game.js';
import { Foresight } from '../../src/kernel/game/foresight.js';
import { makeMove } from '../../src/kernel/notation.js';
import { drawer } from '../../src/kernel/random.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import type { Choice, Move, Seat } from '../../src/kernel/types.js';

/**
 * Plays a move like a table that restarts and undoes: stores the position, tries another move, restores, plays the
 * move, restores and plays it again. This detects state that rules keep outside of the position.
 * @throws Fault naming the difference
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
  // Continues from what a database would return.
  game.restore(JSON.stringify(game.position));
  return applied;
}

/** A blind copy stops at hidden information; the move then counts as untried. */
function tryOut<G, View>(game: Game<G, View>, seat: Seat, move: Move): void {
  try {
    game.play(seat, move);
  } catch (error) {
    if (!(error instanceof Foresight)) throw error;
  }
}

/** A random move other than this one. */
function otherThan(move: Move, choices: readonly Choice[]): Move | undefined {
  const text = makeMove(move);
  const draw = drawer(choices.length);
  for (let i = choices.length - 1; i >= 0; i--) {
    const other = fillChoice(choices[i] as Choice, draw);
    if (makeMove(other) !== text) return other;
  }
  return undefined;
}
