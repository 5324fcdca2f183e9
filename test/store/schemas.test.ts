import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/sqlite.js';
import { openSqlite } from '../../src/store/sqlite/open.js';
import { ask, dropDatabase, freshDatabase, postgresPrograms } from '../support/postgres.js';

/**
 * Compares the tables of both databases as their catalogs describe them: drizzle needs separate tables and migrations
 * for each.
 */

/** Columns and tables for several processes, only in PostgreSQL. */
const BESIDES = ['games.writer', 'games.due_holder', 'games.due_until', 'outbox.holder'];
const OTHER_TABLES = ['work_done'];

/** SQLite's names of PostgreSQL's types. */
const KINDS: Readonly<Record<string, string>> = {
  bigint: 'integer',
  integer: 'integer',
  boolean: 'integer',
  'double precision': 'real',
  text: 'text',
  json: 'text',
  bytea: 'blob',
};

interface Shape {
  /** `games.seq integer, always there` */
  readonly columns: readonly string[];
  /** `events: game, seq` */
  readonly keys: readonly string[];
  /** `games: guild, number` */
  readonly unique: readonly string[];
  /** `events.game → games.id` */
  readonly refersTo: readonly string[];
}

const line = (table: string, column: string, kind: string, always: boolean): string =>
  `${table}.${column} ${kind}${always ? ', always there' : ''}`;

const isShared = (what: string): boolean =>
  !BESIDES.includes(what.split(' ')[0] ?? '') && !OTHER_TABLES.includes(what.split(/[.:]/u)[0] ?? '');

function sorted(shape: Shape): Shape {
  const of = (list: readonly string[]): readonly string[] => list.filter(isShared).sort();
  return {
    columns: of(shape.columns),
    keys: of(shape.keys),
    unique: of(shape.unique),
    refersTo: of(shape.refersTo),
  };
}

type Answer = readonly Readonly<Record<string, string | number>>[];

function ofSqlite(db: Database): Shape {
  const all = (query: string): Answer => db.prepare(query).all() as Answer;
  const tables = `(SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\')`;
  const columns = all(
    `SELECT t.name AS t, c.name AS c, lower(c.type) AS kind, c."notnull" OR c.pk > 0 AS always FROM ${tables} t, pragma_table_info(t.name) c`,
  );
  const keys = all(
    `SELECT t, group_concat(c, ', ') AS key FROM (SELECT t.name AS t, c.name AS c FROM ${tables} t, pragma_table_info(t.name) c WHERE c.pk > 0 ORDER BY t.name, c.pk) GROUP BY t`,
  );
  const unique = all(
    `SELECT t, group_concat(c, ', ') AS key FROM (SELECT t.name AS t, i.name AS i, c.name AS c FROM ${tables} t, pragma_index_list(t.name) i, pragma_index_info(i.name) c
      WHERE i."unique" AND i.origin <> 'pk' ORDER BY t.name, i.name, c.seqno) GROUP BY t, i`,
  );
  const refers = all(
    `SELECT t.name AS t, f."from" AS c, f."table" AS other, f."to" AS id FROM ${tables} t, pragma_foreign_key_list(t.name) f`,
  );
  return sorted({
    columns: columns.map(({ t, c, kind, always }) => line(String(t), String(c), String(kind), always === 1)),
    keys: keys.map(({ t, key }) => `${t}: ${key}`),
    unique: unique.map(({ t, key }) => `${t}: ${key}`),
    refersTo: refers.map(({ t, c, other, id }) => `${t}.${c} → ${other}.${id}`),
  });
}

async function ofPostgres(url: string): Promise<Shape> {
  const all = (query: string): Promise<Answer> => ask(url, query);
  const columns = await all(
    `SELECT table_name AS t, column_name AS c, data_type AS kind, is_nullable AS maybe FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  const indexed = (which: string): Promise<Answer> =>
    all(
      `SELECT t.relname AS t, string_agg(a.attname, ', ' ORDER BY k.nth) AS key FROM pg_index i
        JOIN pg_class t ON t.oid = i.indrelid JOIN pg_namespace n ON n.oid = t.relnamespace AND n.nspname = 'public',
        unnest(i.indkey) WITH ORDINALITY AS k(at, nth) JOIN pg_attribute a ON a.attnum = k.at
        WHERE a.attrelid = i.indrelid AND ${which} GROUP BY t.relname, i.indexrelid`,
    );
  const refers = await all(
    `SELECT t.relname AS t, a.attname AS c, o.relname AS other, b.attname AS id FROM pg_constraint f
      JOIN pg_class t ON t.oid = f.conrelid JOIN pg_class o ON o.oid = f.confrelid
      JOIN pg_namespace n ON n.oid = t.relnamespace AND n.nspname = 'public'
      JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = f.conkey[1]
      JOIN pg_attribute b ON b.attrelid = o.oid AND b.attnum = f.confkey[1] WHERE f.contype = 'f'`,
  );
  const keys = await indexed('i.indisprimary');
  const unique = await indexed('i.indisunique AND NOT i.indisprimary');
  return sorted({
    columns: columns.map(({ t, c, kind, maybe }) =>
      line(String(t), String(c), KINDS[String(kind)] ?? String(kind), maybe === 'NO'),
    ),
    keys: keys.map(({ t, key }) => `${t}: ${key}`),
    unique: unique.map(({ t, key }) => `${t}: ${key}`),
    refersTo: refers.map(({ t, c, other, id }) => `${t}.${c} → ${other}.${id}`),
  });
}

describe.skipIf(postgresPrograms() === undefined)('the tables of SQLite and of PostgreSQL', () => {
  let url: string;
  let here: Shape;
  let there: Shape;
  beforeAll(async () => {
    url = await freshDatabase();
    const { $client } = openSqlite(':memory:');
    here = ofSqlite($client);
    $client.close();
    there = await ofPostgres(url);
  });
  afterAll(() => dropDatabase(url));

  it.each(['columns', 'keys', 'unique', 'refersTo'] as const)('have the same %s', (what) => {
    expect(here[what].length).toBeGreaterThan(what === 'unique' ? 1 : 5);
    expect(there[what]).toEqual(here[what]);
  });

  it('differ only in columns and indexes for several processes', async () => {
    const names = await ask<{ name: string }>(
      url,
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`,
    );
    const known = new Set(here.columns.map((column) => column.split(' ')[0]));
    const besides = names
      .map(({ name }) => name)
      .filter((name) => !known.has(name) && !OTHER_TABLES.includes(name.split('.')[0] ?? ''));
    expect(besides.sort()).toEqual([...BESIDES].sort());
  });
});
