import type { EndingText } from '../en/index.js';

export const texts: Readonly<Record<EndingText, string>> = {
  'ending.allDead': 'alle tot',
  'ending.lone': 'ein Haushalt bleibt',
  'ending.twoOrMore': 'zwei oder mehr bleiben',
  'ending.someWins': 'jemand gewinnt',
  'ending.wasShort': 'jemand in Not',
  'ending.helpable': 'ein Nachbar könnte helfen',
  'ending.helped': 'geholfen',
};
