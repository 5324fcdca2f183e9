import type { CoverageGoals } from './types.js';

/** All facts that block a move; a test compares them with the sources. */
const REFUSALS = [
  'build.declined',
  'build.no-means',
  'build.too-few-people',
  'build.too-little-timber',
  'deal.enough',
  'deal.lacking',
  'deal.out-sealing',
  'hay.not-so-much',
  'herd.young-spared',
  'house.no-hay',
  'house.no-room',
  'house.no-such-herd',
  'ship.not-so-much',
  'timber.no-trees',
  'timber.too-few-people',
  'voyage.asked',
  'voyage.full',
  'voyage.one-boat',
  'voyage.too-few-people',
];

/** Each card has one meaning, so verbs and refusals cover everything. */
export const settlers: CoverageGoals = { refusals: REFUSALS, features: [], unseen: {} };
