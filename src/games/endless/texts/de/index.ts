import type { Texts } from '../../../../kernel/types.js';
import type { Pack } from '../../cards.js';
import { componentNames, countedNames } from '../names.js';
import effects from './effects.json' with { type: 'json' };
import help from './help.json' with { type: 'json' };
import learn from './learn.json' with { type: 'json' };
import { names } from './names.js';
import policies from './policies.json' with { type: 'json' };
import printed from './printed.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import story from './story.json' with { type: 'json' };
import verbs from './verbs.json' with { type: 'json' };

/** All German texts of the game, with the names of a pack's components. */
export const texts = (pack: Pack): Texts => ({
  ...names,
  ...componentNames(pack, 'de'),
  ...countedNames({
    tool: (n) => `${n} Werkzeug`,
    draw: (n) => `${n} Karten`,
    honor: (n) => `${n} Idole: Ehre`,
    offering: (n) => `${n} Idole: Opfer`,
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
