export { openPostgres } from './open.js';
export { showPresence } from './presence.js';
export { showProcess } from './processes.js';
export { postgresStore } from './store.js';
