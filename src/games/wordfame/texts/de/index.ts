import type { Texts } from '../../../../kernel/types.js';
import rules from './rules.json' with { type: 'json' };
import hints from './hint.json' with { type: 'json' };
import learn from './learn.json' with { type: 'json' };
import { names } from './names.js';
import policies from './policies.json' with { type: 'json' };
import printed from './printed.json' with { type: 'json' };
import story from './story.json' with { type: 'json' };
import tale from './tale.json' with { type: 'json' };
import verbs from './verbs.json' with { type: 'json' };

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
