import { saysDone } from '../tools/chaos/people.js';
import { pause, type Visitor, wordsOf } from './visitor.js';

/** Plays lines offered by autocomplete until the condition holds; counts the moves. */
export async function playUntil(
  me: Visitor,
  draw: (n: number) => number,
  hasHappened: () => boolean,
): Promise<number> {
  let moves = 0;
  while (!hasHappened()) {
    const offered = await me.complete('/play', 'move', '');
    const line = offered[draw(Math.max(1, offered.length))];
    if (line === undefined) {
      await pause(20);
      continue;
    }
    // Others may have moved between completion and move.
    if (saysDone(wordsOf(await me.type('/play', { move: line })))) moves += 1;
  }
  return moves;
}
