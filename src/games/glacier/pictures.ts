/** What pictures use of the game at run time. */

export { ORIGINAL } from './cards.js';
export { TEXTS, looks, pictures } from './texts.js';
