import { isPick, isSpan } from '../../../kernel/parameters.js';
import type { Choice, Move, Parameter, Value } from '../../../kernel/types.js';
import { COLOURS } from '../pack.js';
import { councilStrength, votedBy } from '../phases/council.js';
import type { Sight } from '../view-types.js';
import { gainsOf, type Eye } from './actions.js';
import { bestColour } from './worth.js';

/** What a greedy player has before it when it answers, and how it reads the choices. */

export interface Mind extends Eye {
  readonly sight: Sight;
  readonly choices: readonly Choice[];
}

export type Answer = (mind: Mind) => Move | undefined;

export const move = (verb: string, ...args: Value[]): Move => ({ verb, args });

export const having = (mind: Mind, verb: string): readonly Choice[] =>
  mind.choices.filter((choice) => choice.verb === verb);

/** The words that a slot allows. */
export function wordsIn(slot: Parameter | undefined): readonly string[] {
  if (slot === undefined) return [];
  if (typeof slot !== 'object') return [String(slot)];
  return isPick(slot) ? slot.oneOf : [];
}

export const highest = (slot: Parameter | undefined): number =>
  typeof slot === 'number' ? slot : typeof slot === 'object' && isSpan(slot) ? slot.max : 0;

const colourWord = (mind: Mind): string => COLOURS[bestColour(gainsOf(mind))] ?? 'iron';

export const varOf = (mind: Mind, name: string): number => Number(mind.sight.asked?.vars[name]);

/** Strength that is left; ahead of its time, what the own vote has by now. */
export function strengthOf(mind: Mind, name: 'left' | 'strength'): number {
  const said = varOf(mind, name);
  if (Number.isFinite(said)) return said;
  const vote = votedBy(mind.g, mind.me);
  const statute = vote >= 0 ? vote : mind.g.token;
  return statute >= 0 ? councilStrength(mind.g, statute) : 1;
}

/** The colour that gains most among those offered. */
export function colourIn(mind: Mind, slot: Parameter | undefined): string {
  const words = wordsIn(slot);
  const wish = colourWord(mind);
  return words.includes(wish) ? wish : (words[0] ?? wish);
}
