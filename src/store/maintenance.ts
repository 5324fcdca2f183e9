/** Operations on a whole database: backup, compacting, moving. */
export type { Prune } from './compacted.js';
export { moveData } from './move/move.js';
export { postgresSide } from './move/postgres-side.js';
export { sqliteSide } from './move/sqlite-side.js';
export { backupServer, restoreServer } from './postgres/backup.js';
export { compactServer } from './postgres/compact.js';
export { backup, restore } from './sqlite/backup.js';
export { compactFile } from './sqlite/compact.js';
