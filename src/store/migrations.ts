import type { MigrationMeta } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';
import { StoreUnfit } from './trouble.js';

/** Folder of what brings a database up to date: of SQLite, and in `postgres` of PostgreSQL. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** A migration as a database records it. */
export interface Applied {
  readonly hash: string;
  /** When it was made, ms. */
  readonly at: number;
}

/** When the program's latest migration was made, ms. */
export const latestOf = (files: readonly MigrationMeta[]): number => files.at(-1)?.folderMillis ?? 0;

/**
 * drizzle compares times only, and would run the first migration on tables of the same names.
 * @param what the database, at the start of a sentence
 * @param instead how to get an empty database
 * @throws StoreUnfit when the program has no migration that the database records
 */
export function refuseUnreleased(
  what: string,
  applied: readonly Applied[],
  files: readonly MigrationMeta[],
  instead: string,
): void {
  const known = new Set(files.map(({ hash }) => hash));
  if (applied.every(({ hash }) => known.has(hash))) return;
  throw new StoreUnfit(
    `${what} was made by a version of Fimbul before the first release. Nothing was changed.`,
    `${instead}, or export its games with the version that made it.`,
  );
}
