import type { Texts } from '../../../../kernel/types.js';
import type { Pack } from '../../cards.js';
import rules from './rules.json' with { type: 'json' };
import { componentNames, countedNames } from '../names.js';
import { effects } from './effects.js';
import help from './help.json' with { type: 'json' };
import learn from './learn.json' with { type: 'json' };
import { names } from './names.js';
import policies from './policies.json' with { type: 'json' };
import printed from './printed.json' with { type: 'json' };
import story from './story.json' with { type: 'json' };
import verbs from './verbs.json' with { type: 'json' };

/** All English texts of the game, with the names of a pack's components. */
export const texts = (pack: Pack): Texts => ({
  ...names,
  ...componentNames(pack, 'en'),
  ...countedNames({
    tool: (n) => `${n} Tools`,
    draw: (n) => `${n} cards`,
    honor: (n) => `${n} Idols: Honor`,
    offering: (n) => `${n} Idols: Offering`,
  }),
  ...verbs,
  ...effects,
  ...story,
  ...learn,
  ...help,
  ...rules,
  ...policies,
  ...printed,
});
