import { best, type Choice, isPick, isSpan, type Move, type Value } from '../../../kernel/index.js';
import { packOf } from '../cards/cards.js';
import { NO_CARD, tribeNo, type Card, type PublicState, type Tribe } from '../vocabulary/model.js';
import { population } from '../board/people.js';
import type { View } from '../view/view-types.js';
import { patrolWorth } from './patrol/worth.js';
import { sagaWorth } from './saga-worth.js';
import type { Evaluation, Worth } from './wants.js';

export type { Evaluation } from './wants.js';

/** Answers one kind of decision; undefined if it has no preference. */
export type Answer = (evaluation: Evaluation) => Move | undefined;

/** Energy beyond this usually rots before it is used. */
const ENOUGH_ENERGY = 6;

export function makeEvaluation(
  view: View,
  seat: string,
  choices: readonly Choice[],
  draw: (n: number) => number,
  known = new Map<number, number>(),
  onward?: () => void,
): Evaluation {
  const { table } = view;
  const t = tribeNo(seat);
  const { mono } = table.tribes[t].placard;
  const turnsLeft = view.eventsLeft;
  const clock = onward === undefined ? {} : { onward };
  const evaluation = { view, table, t, mono, choices, draw, turnsLeft, known, ...clock };
  return {
    ...evaluation,
    worth: sagaWorth(evaluation, patrolWorth(evaluation, worthOf(table, t, mono, turnsLeft))),
  };
}

function worthOf(table: PublicState, t: Tribe, mono: boolean, turnsLeft: number): Worth {
  const { energy, iron, valhalla } = table.tribes[t];
  const few = population(table, t) < FEW_PEOPLE;
  // At full population a death costs little, as the next babies replace it.
  const many = valhalla === 0 && turnsLeft > 0;
  return {
    // A person is a point (J), and hunts until the end; the last few must not die out (J1).
    person: many ? 0.7 : 1 + 0.06 * turnsLeft + (few ? 0.5 : 0),
    energy: turnsLeft === 0 ? 0.02 : energy >= ENOUGH_ENERGY ? 0.2 : energy <= 1 ? 0.7 : 0.45,
    ivory: mono ? 1 : turnsLeft === 0 ? 0.02 : 0.35,
    // The first iron makes a tool (I4).
    iron: mono ? 2 : turnsLeft === 0 ? 0.05 : iron <= 1 ? 1.1 : 0.6,
  };
}

const FEW_PEOPLE = 7;

/** Moves of a verb's closed choices, or of the one choice with the given first words. */
export function offered(
  evaluation: Evaluation,
  verb: string,
  ...words: readonly Value[]
): Choice | undefined {
  return evaluation.choices.find(
    (choice) => choice.verb === verb && words.every((word, i) => String(choice.args[i]) === String(word)),
  );
}

export function allOffered(evaluation: Evaluation, verb: string): readonly Choice[] {
  return evaluation.choices.filter((choice) => choice.verb === verb);
}

/** The move of a choice, with open parameters at their minimum. */
export function plain(choice: Choice): Move;
export function plain(choice: Choice | undefined): Move | undefined;
export function plain(choice: Choice | undefined): Move | undefined {
  if (choice === undefined) return undefined;
  const args = choice.args.map((parameter): Value => {
    if (typeof parameter !== 'object') return parameter;
    if (isPick(parameter)) return parameter.oneOf[0] ?? '';
    return isSpan(parameter) ? parameter.min : '-';
  });
  return { verb: choice.verb, args };
}

/** The best choice of a verb that is worth more than `least`. */
export const bestOffered = (
  evaluation: Evaluation,
  verb: string,
  worth: (choice: Choice) => number,
  least?: number,
): Move | undefined => plain(best(allOffered(evaluation, verb), worth, least));

/** The move `verb words…` if exactly that is offered. */
export function moveOf(evaluation: Evaluation, verb: string, ...words: readonly Value[]): Move | undefined {
  return plain(
    evaluation.choices.find(
      ({ verb: known, args }) =>
        known === verb &&
        args.length === words.length &&
        words.every((word, i) => String(args[i]) === String(word)),
    ),
  );
}

/** The first word of a choice as a card, or NO_CARD. */
export function cardIn(evaluation: Evaluation, word: unknown): Card {
  return packOf(evaluation.table).byId.get(String(word)) ?? NO_CARD;
}
