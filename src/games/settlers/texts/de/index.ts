import type { Texts } from '../../../../kernel/types.js';
import { help } from './help.js';
import { learn } from './learn.js';
import { names } from './names.js';
import { options } from './options.js';
import rules from './rules.json' with { type: 'json' };
import { policies } from './policies.js';
import { printed } from './printed.js';
import { story } from './story.js';
import { verbs } from './verbs.js';

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
