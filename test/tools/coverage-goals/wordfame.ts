import type { CoverageGoals } from './types.js';

/** All facts that block a move; a test compares them with the sources. */
const REFUSALS = [
  'capture.armed',
  'capture.no-man',
  'capture.nobodys',
  'capture.too-little',
  'claim.too-much',
  'farm.ahead',
  'feast.dear',
  'feast.giving',
  'feast.murdering',
  'feast.stranger',
  'feud.ahead',
  'feud.settled',
  'foster.not-there',
  'foster.too-few',
  'hunt.acted',
  'hunt.colour',
  'hunt.home-acted',
  'murder.nobody',
  'pledge.limit',
  'pledge.once',
  'propose.bottom',
  'propose.next-up',
  'raid.empty-hall',
  'ride.closed',
  'ride.empty-hall',
  'ride.not-yours',
  'ride.peace',
  'ride.too-many',
  'roam.far',
  'roam.halted',
  'roam.nobody',
  'settle.dear',
  'settle.expanding',
  'settle.far',
  'settle.no-large',
  'settle.no-token',
  'settle.not-yours',
  'settle.taken',
  'settle.top',
  'stand.taken',
  'sue.nobody',
  'sue.same-law',
  'sue.too-high',
];

/**
 * Cards only differ in numbers, and the powers of personae and statutes are options, so verbs and refusals cover
 * everything.
 */
export const wordfame: CoverageGoals = {
  refusals: REFUSALS,
  features: [],
  unseen: {
    'refusal sue.nobody': 'is the answer to whoever can but support, which is done for them without asking',
  },
};
