import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { join } from 'node:path';
import { MIGRATIONS } from '../../src/store/migrations.js';

/**
 * While a new version starts, the one before goes on beside it on the same server: migrations add, and what only an old
 * version needed is dropped one version later (docs/scaling.md).
 */
describe('migrations of PostgreSQL', () => {
  /** What an older version neither sees nor trips over. */
  const EXPANDS = [
    /^CREATE TABLE /u,
    /^CREATE (?:UNIQUE )?INDEX /u,
    /^ALTER TABLE "\w+" ADD COLUMN "\w+" \w+(?: DEFAULT [^;]+)?;?$/u,
    /^ALTER TABLE "\w+" ADD COLUMN "\w+" \w+ DEFAULT .+ NOT NULL;?$/u,
    /^ALTER TABLE "\w+" ADD CONSTRAINT "\w+" FOREIGN KEY /u,
    /^UPDATE /u,
  ];
  /** Unique indices on tables that an older version fills are no such thing; those of new tables are. */
  const all = readMigrationFiles({ migrationsFolder: join(MIGRATIONS, 'postgres') });

  it('expand: none takes away or changes what the version before has', () => {
    expect(all.length).toBeGreaterThan(3);
    for (const statement of all.slice(1).flatMap(({ sql }) => sql)) {
      const plain = statement.trim();
      expect(
        EXPANDS.some((form) => form.test(plain)),
        plain,
      ).toBe(true);
    }
  });

  it('are held by their order in the journal, each with its file', () => {
    const journal = JSON.parse(
      readFileSync(join(MIGRATIONS, 'postgres', 'meta', '_journal.json'), 'utf8'),
    ) as {
      readonly entries: readonly { readonly idx: number; readonly when: number }[];
    };
    expect(journal.entries.map(({ idx }) => idx)).toEqual(journal.entries.map((_, at) => at));
    const times = journal.entries.map(({ when }) => when);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});
