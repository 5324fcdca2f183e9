import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import { type Applied, latestOf, MIGRATIONS, refuseUnreleased } from '../migrations.js';
import { StoreUnfit } from '../trouble.js';
import { codeOf } from './trouble.js';

/**
 * The tables of a database and the program that uses them. Migrations add (`docs/hosting/runbook.md`), so a program may go on,
 * and start again, on tables that a newer one has brought further: back to the one that the newer one says.
 */

/** Where the migrations of a program lie. */
const OWN_MIGRATIONS = join(MIGRATIONS, 'postgres');

/**
 * The latest migration that a program must know to use these tables, by its name in the journal. Raise it with every
 * migration that takes something away (one version after nothing needs it any more): to the one before that.
 */
export const NEEDED = '0000_games';

/**
 * A table is changed once nobody reads or writes it; whoever comes meanwhile waits behind. Longer than that nobody is
 * to wait because something else (a backup, a long question) holds it, ms.
 */
const LOCK_MS = 2000;
const LOCKED = '55P03';
/** Others are let through between two tries, ms; so long it is tried, ms. */
const BETWEEN = 500;
const MOST_TRYING = 120_000;

export interface Migrating {
  /** Folder of the program's own migrations. */
  readonly folder?: string;
  /** Tables that a newer program has brought further will do. */
  readonly beside?: boolean;
  /** How long others may have to wait because something else holds a table, ms. */
  readonly longestWait?: number;
}

/**
 * @param client a connection that nobody else uses meanwhile, with the lock of migrations
 * @throws StoreUnfit when a newer program, or one before the first release, made tables that this one can't use
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

/** When a migration was made, ms. */
function madeAt(folder: string, name: string): number {
  const { entries } = journal.parse(JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')));
  const found = entries.find(({ tag }) => tag === name);
  if (found === undefined) throw new Error(`there is no migration ${name} in ${folder}`);
  return found.when;
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** What says when the migration was made that a program must know: a comment of the table of migrations. */
const NOTE = 'needs ';
const TABLE = 'drizzle.__drizzle_migrations';

async function note(client: pg.PoolClient, folder: string): Promise<void> {
  const needed = madeAt(folder, NEEDED);
  if ((await neededIn(client)) === needed) return;
  await client.query(`COMMENT ON TABLE ${TABLE} IS '${NOTE}${needed}'`);
}

/** As the newest program on these tables has said it, ms; beyond all of them where none did. */
async function neededIn(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ note: string | null }>(
    `SELECT obj_description(to_regclass('${TABLE}'), 'pg_class') AS note`,
  );
  const said = rows[0]?.note;
  return said?.startsWith(NOTE) === true ? Number(said.slice(NOTE.length)) : Number.MAX_SAFE_INTEGER;
}

/** The migrations that the database records; none in an empty one. */
async function appliedTo(client: pg.PoolClient): Promise<readonly Applied[]> {
  const there = await client.query<{ table: string | null }>(`SELECT to_regclass('${TABLE}') AS table`);
  if (typeof there.rows[0]?.table !== 'string') return [];
  return (await client.query<Applied>(`SELECT hash, created_at AS at FROM ${TABLE}`)).rows;
}
