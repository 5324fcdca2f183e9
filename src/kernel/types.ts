/**
 * The kernel's vocabulary: the contract of a game module and the kernel's own types. Nothing here knows a particular
 * game, Discord, a clock or a database.
 */

export type { Happening, Json, Seat, Setback, Vars } from './basics.js';
export type * from './types/moves.js';
export type * from './types/luck.js';
export type * from './types/position.js';
export type * from './types/rules.js';
export type * from './types/meta.js';
export type * from './types/players.js';
export type * from './types/telling.js';
export type * from './types/tutorial.js';
export type * from './types/packs.js';
export type * from './types/zones.js';
export type * from './types/module.js';
