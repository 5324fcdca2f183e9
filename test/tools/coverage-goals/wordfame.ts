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
 * What playouts must show. Cards differ in figures alone, and options say what personae and statutes do, so verbs and
 * refusals tell all.
 */
export const wordfame: CoverageGoals = {
  refusals: REFUSALS,
  features: [],
  unseen: {
    'refusal sue.nobody': 'is the answer to whoever can but support, which is done for them without asking',
  },
};
