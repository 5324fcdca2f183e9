/** What pictures use of the game at run time. */

export { warmthOf } from './model.js';
export { TEXTS, looks, pictures } from './texts.js';
