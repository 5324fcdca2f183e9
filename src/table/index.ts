/** The table's entry point: the only file that code outside this folder imports. */
export * from './contract/index.js';
export { refuse } from './texts/refuse.js';
export { TABLE_TEXTS, type TableArgs, type TableText } from './texts/texts.js';
export { isReviewable } from './read/card.js';
export { carrying, decidedOn } from './read/decided-on.js';
export { frozenText, isOutdated } from './read/frozen.js';
export { PackGone, withPack } from './read/pack-gone.js';
export type { Installed } from './read/packs.js';
export { DEFAULT_AGREEMENT, PACE_TIMES } from './read/paces.js';
export { isTutorial } from './read/tutorial.js';
export { isUnsaved } from '../store/trouble.js';
export type { LobbyLimits } from './context/deps.js';
export { invited, QUORUMS } from './policy/votes.js';
export { makePruning } from './time/prune.js';
export { startPruner } from './time/pruner.js';
export { LOOK_EVERY, startScheduler } from './time/scheduler.js';
export { startTournaments } from './club/tournaments/clock.js';
export { createTable } from './table.js';
