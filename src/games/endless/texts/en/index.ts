import type { Texts } from '../../../../kernel/types.js';
import type { Pack } from '../../cards.js';
import rules from './rules.json' with { type: 'json' };
import { componentNames, countedNames } from '../names.js';
import { effects } from './effects.js';
import { help } from './help.js';
import { learn } from './learn.js';
import { names } from './names.js';
import { policies } from './policies.js';
import { printed } from './printed.js';
import { story } from './story.js';
import { verbs } from './verbs.js';

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
