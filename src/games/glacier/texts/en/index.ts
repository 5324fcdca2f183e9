import type { Texts } from '../../../../kernel/types.js';
import type { Pack } from '../../cards.js';
import { cardNames } from '../names.js';
import hints from './hint.json' with { type: 'json' };
import learn from './learn.json' with { type: 'json' };
import { names } from './names.js';
import policies from './policies.json' with { type: 'json' };
import printed from './printed.json' with { type: 'json' };
import story from './story.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import tale from './tale.json' with { type: 'json' };
import verbs from './verbs.json' with { type: 'json' };

/** All English texts of the game, with the names of a pack's cards. */
export const texts = (pack: Pack): Texts => ({
  ...names,
  ...cardNames(pack, 'en'),
  ...verbs,
  ...story,
  ...hints,
  ...learn,
  ...tale,
  ...rules,
  ...policies,
  ...printed,
});
