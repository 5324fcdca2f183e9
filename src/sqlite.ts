/**
 * better-sqlite3 in the version that fits Node. 13 needs Node-API 10 (Node 22.14) and ships binaries; 12 is for Node 20
 * and 22.13. Compiled under Node 24.19 or later, 12 crashes when a prepared statement is garbage collected while no
 * JavaScript runs (nodejs/node#65446).
 */
import type BetterSqlite3 from 'better-sqlite3';
import { createRequire } from 'node:module';

/** Version that better-sqlite3 13 needs. */
const NODE_API = 10;

const fitting = Number(process.versions['napi']) >= NODE_API ? 'better-sqlite3-13' : 'better-sqlite3';

export const Database = createRequire(import.meta.url)(fitting) as typeof BetterSqlite3;
export type Database = BetterSqlite3.Database;
