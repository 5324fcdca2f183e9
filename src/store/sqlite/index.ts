/** The store on SQLite, for those who open it. */
export { checkpoint, openSqlite, type Sqlite } from './open.js';
export { sqliteStore } from './store.js';
