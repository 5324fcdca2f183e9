import { fillChoice } from '../../../kernel/parameters.js';
import type { Ai } from '../../../kernel/types.js';
import type { View } from '../view/view-types.js';

/** Any offered choice is as good as another. */
export const random: Ai<View> = ({ choices, draw }) => {
  const choice = choices[draw(choices.length)];
  if (choice === undefined) throw new Error('there is nothing to choose from');
  return fillChoice(choice, draw);
};
