import { fillChoice } from './parameters.js';
import type { Ai } from './types.js';

/** Picks any offered choice, all equally likely. */
export const random: Ai<unknown> = ({ choices, draw }) => {
  const choice = choices[draw(choices.length)];
  if (choice === undefined) throw new Error('there is nothing to choose from');
  return fillChoice(choice, draw);
};
