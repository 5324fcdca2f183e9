import type { Texts } from '../../../../kernel/types.js';
import rules from './rules.json' with { type: 'json' };
import { hints } from './hint.js';
import { learn } from './learn.js';
import { names } from './names.js';
import { policies } from './policies.js';
import { printed } from './printed.js';
import { story } from './story.js';
import { tale } from './tale.js';
import { verbs } from './verbs.js';

/** All German texts of the game. */
export const texts: Texts = {
  ...names,
  ...verbs,
  ...story,
  ...hints,
  ...learn,
  ...tale,
  ...policies,
  ...printed,
  ...rules,
};
