import type { Texts } from '../../../kernel/types.js';

/** How games end and what comes before it, for charts and answers of the laboratory. */
const en = {
  'ending.allDead': 'everybody dead',
  'ending.lone': 'one left',
  'ending.twoOrMore': 'two or more left',
  'ending.someWins': 'somebody wins',
  'ending.wasShort': 'somebody short',
  'ending.helpable': 'a neighbour could help',
  'ending.helped': 'helped',
} satisfies Texts;

const de: Record<keyof typeof en, string> = {
  'ending.allDead': 'alle tot',
  'ending.lone': 'ein Haushalt bleibt',
  'ending.twoOrMore': 'zwei oder mehr bleiben',
  'ending.someWins': 'jemand gewinnt',
  'ending.wasShort': 'jemand in Not',
  'ending.helpable': 'ein Nachbar könnte helfen',
  'ending.helped': 'geholfen',
};

export const LAB_TEXTS: Readonly<Record<'en' | 'de', Texts>> = { en, de };
