import { Game } from '../../src/kernel/game.js';
import { CommonRandomNumbersGame } from '../../src/kernel/common-random-numbers.js';
import { playRoundTrip } from '../tools/round-trip.js';
import type { Move, Seat } from '../../src/kernel/types.js';

/**
 * With FIMBUL_ROUND_TRIP=1 every move that any test plays is written down, taken back and played again from the text, and
 * all that comes of it is compared (`vitest.config.ts` loads this file then). What planners only imagine is left alone:
 * its dice are laid outside the position on purpose.
 */

/** This file is run anew for each test file of a worker, and all of them have the same `Game`. */
const ALREADY = Symbol.for('fimbul round trip');
const { play } = Game.prototype;
let inside = false;

/** Luck that is laid down is laid for one move: what is tried beside it would meet a die that it has no use for. */
function isLaid({ position: { dice } }: Game<unknown, unknown>): boolean {
  return [dice.script, dice.draws, dice.shuffles].some((laid) => (laid ?? []).length > 0);
}

function played(this: Game<unknown, unknown>, seat: Seat, move: Move) {
  if (inside || this instanceof CommonRandomNumbersGame || isLaid(this)) return play.call(this, seat, move);
  inside = true;
  try {
    return playRoundTrip(this, seat, move);
  } finally {
    inside = false;
  }
}

if (!(ALREADY in play)) Game.prototype.play = Object.assign(played, { [ALREADY]: true });
