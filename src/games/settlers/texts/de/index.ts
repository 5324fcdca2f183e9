import type { Texts } from '../../../../kernel/types.js';
import help from './help.json' with { type: 'json' };
import learn from './learn.json' with { type: 'json' };
import { names } from './names.js';
import options from './options.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import policies from './policies.json' with { type: 'json' };
import printed from './printed.json' with { type: 'json' };
import story from './story.json' with { type: 'json' };
import verbs from './verbs.json' with { type: 'json' };

/** Alle deutschen Texte des Spiels. */
export const texts: Texts = {
  ...names,
  ...verbs,
  ...story,
  ...options,
  ...policies,
  ...printed,
  ...learn,
  ...help,
  ...rules,
};
