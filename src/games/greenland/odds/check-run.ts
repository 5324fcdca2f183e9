import { copyJson } from '../../../kernel/copy.js';
import { openGame, type Game } from '../../../kernel/game.js';
import { freshDice } from '../../../kernel/odds-check.js';
import type { Draw } from '../../../kernel/random.js';
import type { Frame, GameModule, Happening, Move, Position, Seat } from '../../../kernel/types.js';
import type { G } from '../board/model.js';
import { procedures, states } from '../procedures.js';
import type { View } from '../view/view-types.js';

/** How the rules play one thing from a position for `odds-check`, and then nothing more. */

/** Where a trial ends: when the card has been dealt with, before anything else goes on. */
const END = 'odds-end';
const rules = {
  procedures: {
    ...procedures,
    [END]: [{ label: 'end', run: (c: { end: Game<G, View>['end'] }) => c.end(OVER) }],
  },
  states,
  moment: () => ({ round: 0, phase: '' }),
} as unknown as GameModule<G, View>;
const OVER = { winners: [], scores: {}, how: END };

/** A copy of the position with fresh dice in which one thing happens and then nothing more. */
export function laidOut(text: string, draw: Draw, frame: Frame): Game<G, View> {
  const position = JSON.parse(text) as Position<G>;
  position.frames = [{ at: END, step: 'end', vars: {} }, copyJson(frame)];
  position.dice = freshDice(draw);
  return openGame(rules, position);
}

/** Runs to the end; `answer` decides. Gives all that happened. */
export function run(
  game: Game<G, View>,
  answer: (game: Game<G, View>, seat: Seat) => Move,
): { happenings: Happening[]; claimed: boolean } {
  const happenings: Happening[] = [...game.begin().happenings];
  let claimed = false;
  for (let seat = game.waiting()[0]; seat !== undefined; seat = game.waiting()[0]) {
    if (game.state()?.name === 'hunt-claim') claimed = true;
    happenings.push(...game.play(seat, answer(game, seat)).happenings);
  }
  return { happenings, claimed };
}
