import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import { type AppliedMigration, latestOf, MIGRATIONS, refuseUnreleased } from '../migrations.js';
import { StoreUnfit } from '../trouble.js';
import { codeOf } from './trouble.js';

/**
 * Migrations only add (`docs/hosting/runbook.md`), so an older program can use tables that a newer one has migrated. The
 * newer one records the oldest version that can.
 */

const OWN_MIGRATIONS = join(MIGRATIONS, 'postgres');

/**
 * The migration that a program must know to use these tables, by its name in the journal. When a migration removes
 * something (one version after its last use), raise this to the migration before.
 */
export const NEEDED = '0000_games';

/** Time limit of ALTER TABLE for its lock, ms: all others wait behind it, for example while a backup runs. */
const LOCK_MS = 2000;
const LOCKED = '55P03';
/** Pause between attempts, which lets others through, and time limit, ms. */
const BETWEEN = 500;
const MOST_TRYING = 120_000;

export interface Migrating {
  readonly folder?: string;
  /** Accepts tables that a newer program has migrated. */
  readonly beside?: boolean;
  /** How long others may wait for a table, ms. */
  readonly longestWait?: number;
}

/**
 * @param client a connection that holds the lock of migrations
 * @throws StoreUnfit if this program can't use the tables of a newer one, or of one before the first release
 */
export async function bringUpToDate(
  client: pg.PoolClient,
  { folder = OWN_MIGRATIONS, beside = false, longestWait = LOCK_MS }: Migrating = {},
): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder: folder });
  const known = latestOf(files);
  const applied = await appliedTo(client);
  if (applied.some(({ at }) => at > known)) {
    if (beside && known >= (await neededIn(client))) return;
    throw new StoreUnfit(
      'The database was written by a newer version of Fimbul. Nothing was changed.',
      'Update Fimbul, or give it another database.',
    );
  }
  refuseUnreleased('The database', applied, files, 'Give Fimbul an empty database');
  await client.query(`SET lock_timeout = ${longestWait}`);
  try {
    for (const end = performance.now() + MOST_TRYING; ; await wait(BETWEEN)) {
      try {
        await migrate(drizzle(client), { migrationsFolder: folder });
        break;
      } catch (error) {
        if (codeOf(error) !== LOCKED || performance.now() > end) throw error;
      }
    }
  } finally {
    await client.query('RESET lock_timeout');
  }
  await note(client, folder);
}

/** Creation time of a migration, ms. */
function madeAt(folder: string, name: string): number {
  const { entries } = journal.parse(JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')));
  const found = entries.find(({ tag }) => tag === name);
  if (found === undefined) throw new Error(`there is no migration ${name} in ${folder}`);
  return found.when;
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** Comment on the table of migrations: creation time of the migration that a program must know. */
const NOTE = 'needs ';
const TABLE = 'drizzle.__drizzle_migrations';

async function note(client: pg.PoolClient, folder: string): Promise<void> {
  const needed = madeAt(folder, NEEDED);
  if ((await neededIn(client)) === needed) return;
  await client.query(`COMMENT ON TABLE ${TABLE} IS '${NOTE}${needed}'`);
}

/** The time in that comment, ms; infinite if there is none. */
async function neededIn(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ note: string | null }>(
    `SELECT obj_description(to_regclass('${TABLE}'), 'pg_class') AS note`,
  );
  const comment = rows[0]?.note;
  return comment?.startsWith(NOTE) === true ? Number(comment.slice(NOTE.length)) : Number.MAX_SAFE_INTEGER;
}

async function appliedTo(client: pg.PoolClient): Promise<readonly AppliedMigration[]> {
  const there = await client.query<{ table: string | null }>(`SELECT to_regclass('${TABLE}') AS table`);
  if (typeof there.rows[0]?.table !== 'string') return [];
  return (await client.query<AppliedMigration>(`SELECT hash, created_at AS at FROM ${TABLE}`)).rows;
}
