import { fillChoice } from './parameters.js';
import type { Ai } from './types.js';

/** Any offered choice is as good as another. */
export const random: Ai<unknown> = ({ choices, draw }) => {
  const choice = choices[draw(choices.length)];
  if (choice === undefined) throw new Error('there is nothing to choose from');
  return fillChoice(choice, draw);
};
