/** The exports that pictures use at run time. */

export {
  BOTTOMS,
  COST,
  ORIGINAL,
  cultureOf,
  culturePrice,
  honorEntry,
  isCulture,
  offeringRate,
  personOf,
  placeBenefit,
  tipOf,
} from './cards.js';
export { COLUMNS, LANDS, ROUNDS, TURNS, tally } from './model.js';
export { TEXTS, looks, pictures } from './texts.js';
export { tellEffects, tellThing } from './card-texts.js';
