export { checkpoint, openSqlite, type Sqlite } from './open.js';
export { sqliteStore } from './store.js';
