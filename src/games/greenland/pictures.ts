/** The exports that pictures use at run time. */

export { alphaOn, findSpot } from './board/people.js';
export { ORIGINAL, cardNo, packOf } from './cards/cards.js';
export { cardOdds } from './odds/card-odds.js';
export { looks, pictures, textsOf } from './texts.js';
export { nameId, tellEffect, tellRole } from './card-texts.js';
export { tribeNo } from './vocabulary/model.js';
export { PER_MARINER } from './vocabulary/words.js';
