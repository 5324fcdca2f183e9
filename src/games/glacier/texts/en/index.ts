import type { Texts } from '../../../../kernel/types.js';
import type { Pack } from '../../cards.js';
import { cardNames } from '../names.js';
import { hints } from './hint.js';
import { learn } from './learn.js';
import { names } from './names.js';
import { policies } from './policies.js';
import { printed } from './printed.js';
import { story } from './story.js';
import rules from './rules.json' with { type: 'json' };
import { tale } from './tale.js';
import { verbs } from './verbs.js';

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
