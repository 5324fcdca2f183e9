import { type Ai, type Choice, fillChoice, matchMove, type Move } from '../../../kernel/index.js';
import type { View } from '../view/view-types.js';
import { ANSWERS } from './answers.js';
import { assigning, reassigning, recalling } from './assign.js';
import { acting } from './elder-actions.js';
import { makeEvaluation, offered, type Answer } from './evaluation.js';
import {
  burning,
  buying,
  decimated,
  depleted,
  escorting,
  following,
  mustering,
  sagaPromotion,
  succeeding,
} from './saga.js';
import { buyingGoods, bullets, trading } from './patrol/trade.js';
import { talking } from './talks.js';

/**
 * Looks one step ahead: takes the choice with the greatest expected value, by exact odds where dice decide.
 * Uses only its own view and choices and has no memory.
 */
const PHASES: readonly (readonly [verb: string, answer: Answer])[] = [
  ['stand', talking],
  ['stay', recalling],
  ['escort', escorting],
  ['set-out', mustering],
  ['row', mustering],
  ['succeed', succeeding],
  ['follow', following],
  ['lose', decimated],
  ['sacrifice', depleted],
  ['burn', depleted],
  ['witch-burn', burning],
  ['give', trading],
  [
    'buy',
    (evaluation) => (evaluation.table.occupiers === undefined ? buying(evaluation) : buyingGoods(evaluation)),
  ],
  ['assign', (evaluation) => sagaPromotion(evaluation) ?? assigning(evaluation)],
  ['promote', (evaluation) => sagaPromotion(evaluation) ?? assigning(evaluation)],
  ['move', reassigning],
  ['roll', bullets],
  ...ANSWERS,
  ['refuse', trading],
  ['done', acting],
];

export const greedy: Ai<View> = (input) => decide(input);

/**
 * Decides with place values cached by an earlier decision, if still valid.
 * @param onward called during long evaluations; an exception from it ends the decision
 */
export function decide(
  { view, seat, choices, draw }: Parameters<Ai<View>>[0],
  known?: Map<number, number>,
  onward?: () => void,
): Move {
  const only = choices[0];
  if (only === undefined) throw new Error('there is nothing to choose from');
  if (choices.length > 1 || only.args.some((parameter) => typeof parameter === 'object')) {
    const evaluation = makeEvaluation(view, seat, choices, draw, known, onward);
    for (const [verb, answer] of PHASES) {
      if (offered(evaluation, verb) === undefined) continue;
      const move = answer(evaluation);
      const found = move === undefined ? undefined : matchMove(choices, move);
      if (found !== undefined) return found.move;
    }
  }
  return fillChoice(harmless(choices) ?? only, draw);
}

/** A choice that does nothing, for decisions without an answer. */
function harmless(choices: readonly Choice[]): Choice | undefined {
  return choices.find(
    ({ verb }) => verb === 'done' || verb === 'pass' || verb === 'stand' || verb === 'keep',
  );
}
