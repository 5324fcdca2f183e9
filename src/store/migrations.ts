import { fileURLToPath } from 'node:url';

/** Folder of what brings a database up to date: of SQLite, and in `postgres` of PostgreSQL. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
