import type { MigrationMeta } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';
import { StoreUnfit } from './trouble.js';

/** Folder of SQLite's migrations; `postgres` in it has those of PostgreSQL. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** A migration as a database records it. */
export interface AppliedMigration {
  readonly hash: string;
  /** Creation time, ms. */
  readonly at: number;
}

/** Creation time of the program's latest migration, ms. */
export const latestOf = (files: readonly MigrationMeta[]): number => files.at(-1)?.folderMillis ?? 0;

/**
 * drizzle compares only times and would run the first migration on tables of an unreleased version.
 * @param what the database, at the start of a sentence
 * @param instead how to get an empty database
 * @throws StoreUnfit when the program has no migration that the database records
 */
export function refuseUnreleased(
  what: string,
  applied: readonly AppliedMigration[],
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
