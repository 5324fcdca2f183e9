import { copyJson } from '../copy.js';
import { movesOf } from '../notation.js';
import type { Frame, GameModule, Happening, Move, Position, Seat, Viewer } from '../types.js';
import { NO_MOVES } from './choices.js';

/** Reads positions without running the rules. */

/** The moves of a sealed answer so far. */
export function partsOf({ answers }: Frame, seat: Seat): readonly Move[] {
  const answer = answers?.[seat];
  return answer === undefined ? NO_MOVES : movesOf(answer);
}

/** Whether a sealed answer is complete. */
export function isAnswered(closes: readonly string[] | undefined, answer: Move | undefined): boolean {
  if (answer === undefined || closes === undefined) return answer !== undefined;
  const last = answer.then?.at(-1) ?? answer;
  return closes.includes(last.verb);
}

/** The moves that a seat has composed so far in the waiting state, for its own view. */
export function composedBy(position: Pick<Position, 'frames'>, seat: Seat): readonly Move[] {
  const top = position.frames.at(-1);
  return top === undefined ? NO_MOVES : partsOf(top, seat);
}

/** A copy that shares nothing with the original. */
export function copyPosition<G>(position: Position<G>): Position<G> {
  return copyJson(position) as Position<G>;
}

/** A viewer's view. The only exit of hidden information. */
export function viewOf<G, View>(module: GameModule<G, View>, position: Position<G>, viewer: Viewer): View {
  return module.view(position, viewer);
}

/** The happenings that a viewer may know. */
export function happeningsFor(happenings: readonly Happening[], viewer: Viewer): readonly Happening[] {
  return happenings.filter((happening) => happening.to === undefined || happening.to.includes(viewer));
}
