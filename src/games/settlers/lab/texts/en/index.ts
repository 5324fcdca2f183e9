import type { Texts } from '../../../../../kernel/types.js';

/** How games end and what comes before it, for charts and answers of the laboratory. */
export const texts = {
  'ending.allDead': 'everybody dead',
  'ending.lone': 'one left',
  'ending.twoOrMore': 'two or more left',
  'ending.someWins': 'somebody wins',
  'ending.wasShort': 'somebody short',
  'ending.helpable': 'a neighbour could help',
  'ending.helped': 'helped',
} satisfies Texts;

export type EndingText = keyof typeof texts;
