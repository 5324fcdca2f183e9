import { Game } from '../../src/kernel/game.js';
import { CommonRandomNumbersGame } from '../../src/kernel/common-random-numbers.js';
import { playRoundTrip } from '../tools/round-trip.js';
import type { Move, Seat } from '../../src/kernel/types.js';

/**
 * With FIMBUL_ROUND_TRIP=1, every move of any test is stored, undone and replayed, and the results are compared
 * (`vitest.config.ts` then loads this file). Imagined positions are exempt, since their dice are set from outside.
 */

/** This file runs again for each test file of a worker, but `Game` is shared. */
const ALREADY = Symbol.for('fimbul round trip');
const { play } = Game.prototype;
let inside = false;

/** Scripted luck is meant for one move: other moves would use the wrong dice. */
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
