/** Public exports for running a module on a position. */

export type { Applied } from './game/applied.js';
export { Foresight } from './game/foresight.js';
export { blankGame, openGame, startGame } from './game/opening.js';
export { composedBy, copyPosition, happeningsFor, isAnswered, viewOf } from './game/positions.js';
export { Game } from './game/running.js';
