import type { AnyModule } from '../../games/registry.js';
import { openGame } from '../../kernel/game.js';
import { makeMove } from '../../kernel/notation.js';
import { drawer } from '../../kernel/random.js';
import { SURE } from '../../kernel/sure.js';
import { answersOf, type HintLimits } from './hint.js';
import type { Remark, RemarkMaterial } from './material.js';
import { ahead, triedMove, tryAll, type Tried, whyOf, winsOf } from './trial.js';
import { imagined, plannedMove, usualMove } from './worlds.js';

/**
 * What a program says of a decision to whoever learns: what was played beside the best of the other answers, both
 * played on from positions that look the same to the learner. So it gives nothing away: what the program holds in its
 * hand is another hand in each of them, and of a move that can't be made there nothing is said.
 */

export type RemarkLimits = Omit<HintLimits, 'most'> & {
  /** Games of what was played and of the other, after the other was picked by games of its own. */
  readonly most: number;
};

/** Undefined where there was nothing to decide, or nothing that the learner could follow. */
export function remarkOn(
  module: AnyModule,
  { position, seat, eyes, move, seed }: RemarkMaterial,
  { candidates, fewest, most, thought: playouts, keepGoing }: RemarkLimits,
): Remark | undefined {
  const draw = drawer(seed);
  const game = openGame(module, imagined(module, position, eyes, draw(2 ** 31)));
  const choices = game.choices(seat).filter(({ blocked }) => blocked === undefined);
  if (choices.length === 0) return undefined;
  const usual = makeMove(usualMove(module, game, seat, choices, draw));
  const planned = plannedMove(module, game, seat, choices, draw, { playouts, keepGoing });
  const named = [move, usual, ...(planned === undefined ? [] : [makeMove(planned)])];
  const trial = { module, position, seat, eyes };
  let field: readonly Tried[] = answersOf(choices, named, candidates, draw).map(triedMove);
  for (let games = 0; games < fewest && keepGoing(); games++) field = tryAll(trial, field, draw(2 ** 31));
  const rivals = field.filter((one) => one.move !== move);
  const [rival] = rivals.toSorted((a, b) => winsOf(b).mean - winsOf(a).mean);
  if (rival === undefined || rivals.length === field.length) return undefined;
  // What the other was picked by isn't counted: it would look better than it is.
  const [played, other] = [triedMove(move), triedMove(rival.move)];
  for (let games = 0; games < most && keepGoing(); games++)
    if (tryAll(trial, [played, other], draw(2 ** 31)).length < 2) return undefined;
  const by = ahead(played, other);
  if (by.n < 2) return undefined;
  const { mean, error } = by;
  const why =
    Math.abs(mean) <= SURE * error ? undefined : mean > 0 ? whyOf(played, other) : whyOf(other, played);
  return { move, other: other.move, by: by.chance, ...(why === undefined ? {} : { why }), worlds: by.n };
}
