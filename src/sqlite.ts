/**
 * SQLite, in the build that fits the Node it runs under. better-sqlite3 13 speaks Node-API 10 (Node 22.14 and later) and
 * brings its native part along; 12 is for Node 20 and 22.13. 12 must not run under Node 24.19 and later when it was
 * compiled there: a prepared statement that is collected while no JavaScript runs ends the process
 * (nodejs/node#65446).
 */
import type BetterSqlite3 from 'better-sqlite3';
import { createRequire } from 'node:module';

/** What better-sqlite3 13 is compiled for. */
const NODE_API = 10;

const fitting = Number(process.versions['napi']) >= NODE_API ? 'better-sqlite3-13' : 'better-sqlite3';

export const Database = createRequire(import.meta.url)(fitting) as typeof BetterSqlite3;
export type Database = BetterSqlite3.Database;
