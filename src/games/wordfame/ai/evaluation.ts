import { type Choice, isPick, isSpan, type Move, type Parameter, type Value } from '../../../kernel/index.js';
import { COLORS } from '../pack.js';
import type { KnownFrame } from '../frames.js';
import { councilStrength, votedBy } from '../phases/council.js';
import type { Snapshot } from '../view-types.js';
import { gainsOf, type Eye } from './actions.js';
import { bestColor } from './worth.js';

/** Knowledge of a greedy player at a decision, and helpers to read choices. */

export interface Evaluation extends Eye {
  readonly snapshot: Snapshot;
  readonly choices: readonly Choice[];
}

export type Answer = (evaluation: Evaluation) => Move | undefined;

export const move = (verb: string, ...args: Value[]): Move => ({ verb, args });

export const having = (evaluation: Evaluation, verb: string): readonly Choice[] =>
  evaluation.choices.filter((choice) => choice.verb === verb);

export function wordsIn(parameter: Parameter | undefined): readonly string[] {
  if (parameter === undefined) return [];
  if (typeof parameter !== 'object') return [String(parameter)];
  return isPick(parameter) ? parameter.oneOf : [];
}

export const highest = (parameter: Parameter | undefined): number =>
  typeof parameter === 'number'
    ? parameter
    : typeof parameter === 'object' && isSpan(parameter)
      ? parameter.max
      : 0;

const colorWord = (evaluation: Evaluation): string => COLORS[bestColor(gainsOf(evaluation))] ?? 'iron';

export const varOf = (evaluation: Evaluation, name: keyof KnownFrame['vars']): number =>
  Number(evaluation.snapshot.asked?.vars[name]);

/** Strength left; when planning ahead, the present strength of the own vote. */
export function strengthOf(evaluation: Evaluation, name: 'left' | 'strength'): number {
  const said = varOf(evaluation, name);
  if (Number.isFinite(said)) return said;
  const vote = votedBy(evaluation.g, evaluation.me);
  const statute = vote >= 0 ? vote : evaluation.g.token;
  return statute >= 0 ? councilStrength(evaluation.g, statute) : 1;
}

/** The offered color with the largest gain. */
export function colorIn(evaluation: Evaluation, parameter: Parameter | undefined): string {
  const words = wordsIn(parameter);
  const wish = colorWord(evaluation);
  return words.includes(wish) ? wish : (words[0] ?? wish);
}
