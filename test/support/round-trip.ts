import { Game } from '../../src/kernel/game.js';
import { CommonRandomNumbersGame } from '../../src/kernel/common-random-numbers.js';
import { playRoundTrip } from '../../src/kernel/round-trip.js';
import type { Move, Seat } from '../../src/kernel/types.js';

/**
 * With FIMBUL_ROUND_TRIP=1 every move that any test plays is written down, taken back and played again from the text, and
 * all that comes of it is compared (`vitest.config.ts` loads this file then). What planners only imagine is left alone:
 * its dice are laid outside the position on purpose.
 */
const { play } = Game.prototype;
let inside = false;

Game.prototype.play = function (seat: Seat, move: Move) {
  if (inside || this instanceof CommonRandomNumbersGame) return play.call(this, seat, move);
  inside = true;
  try {
    return playRoundTrip(this, seat, move);
  } finally {
    inside = false;
  }
};
