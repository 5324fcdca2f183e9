import type { CoverageGoals } from './types.js';

/** All facts that block a move; a test compares them with the sources. */
const REFUSALS = [
  'act.no-fates',
  'act.no-weapon-in-it',
  'act.on-trek',
  'act.too-few-gatherers',
  'act.too-many-gatherers',
  'fate.no-offering',
  'hunt.called-already',
  'hunt.offered-already',
  'hunt.weapon-broken',
  'hunt.wrong-weapon',
  'interfere.no-weapon',
  'interfere.once-a-turn',
  'shed.fates-first',
  'spite.no-artifact',
  'spite.no-herb',
  'spite.no-larder',
  'spite.on-trek',
  'spite.wrong-colour',
];

/** Cards have hardly any effects of their own, so verbs and refusals cover everything. */
export const glacier: CoverageGoals = { refusals: REFUSALS, features: [], unseen: {} };
