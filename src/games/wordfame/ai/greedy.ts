import { fillChoice } from '../../../kernel/slots.js';
import type { Ai, Choice, Move } from '../../../kernel/types.js';
import { placeOf } from '../model.js';
import type { Sight, View } from '../view-types.js';
import { ANSWERS } from './answers.js';

/** Looks one step ahead. It sees its own view and choices, and remembers nothing. */

/** What a greedy player does in the place of `seat`. */
export function greedyMove(
  sight: Sight,
  seat: string,
  choices: readonly Choice[],
  draw: (n: number) => number,
): Move {
  const [only] = choices;
  if (only === undefined) throw new Error('there is nothing to choose from');
  const me = placeOf(sight.table, seat);
  const answer = ANSWERS[sight.asked?.state ?? '']?.({ g: sight.table, me, sight, choices });
  return answer ?? fillChoice(choices[draw(choices.length)] ?? only, draw);
}

export const greedy: Ai<View> = ({ view, seat, choices, draw }) => greedyMove(view, seat, choices, draw);
