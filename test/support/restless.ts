import { Game } from '../../src/kernel/game.js';
import { PairedGame } from '../../src/kernel/paired.js';
import { playRestlessly } from '../../src/kernel/restless.js';
import type { Move, Seat } from '../../src/kernel/types.js';

/**
 * With FIMBUL_RESTLESS=1 every move that any test plays is written down, taken back and played again from the text, and
 * all that comes of it is compared (`vitest.config.ts` loads this file then). What planners only imagine is left alone:
 * its dice are laid outside the position on purpose.
 */
const { play } = Game.prototype;
let inside = false;

Game.prototype.play = function (seat: Seat, move: Move) {
  if (inside || this instanceof PairedGame) return play.call(this, seat, move);
  inside = true;
  try {
    return playRestlessly(this, seat, move);
  } finally {
    inside = false;
  }
};
