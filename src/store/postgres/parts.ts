import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { NewPost } from '../posts-port.js';
import type { OrderChange } from '../port.js';
import { CARD, makeNonce, STATUS } from '../posts.js';
import { games, living, orders, outbox } from './schema.js';

/** Parts of one statement that writes to several tables: each hangs on `g`, the game's row, and does nothing without it. */

type Values = Readonly<Record<string, unknown>>;

/** A value as its column keeps it; where it stands says nothing of its type. */
export const kept = (column: PgColumn, value: unknown): SQL =>
  sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`;
export const named = (column: PgColumn): SQL => sql.raw(`"${column.name}"`);
export const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** The columns that have a value, in the order of the table: the same columns are always the same statement. */
export function columnsOf(table: PgTable, values: Values): readonly (readonly [PgColumn, unknown])[] {
  return Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
    values[key] === undefined ? [] : [[column, values[key]] as const],
  );
}

/** A row of the game, if it has been changed. @param besides what follows, as `ON CONFLICT …` */
export function insert(table: PgTable, values: Values, besides: SQL = sql``): SQL {
  const given = columnsOf(table, values);
  const columns = list(given.map(([column]) => named(column)));
  return sql`INSERT INTO ${table} (${columns}) SELECT ${list(given.map(([column, value]) => kept(column, value)))} FROM g ${besides}`;
}

/** What a row is changed to where it is there already. */
export function orChange(keys: readonly PgColumn[], changed: readonly PgColumn[]): SQL {
  const sets = changed.map((column) => sql`${named(column)} = excluded.${named(column)}`);
  return sql`ON CONFLICT (${list(keys.map(named))}) DO UPDATE SET ${list(sets)}`;
}

/** Name, type, and a value for each row. */
type Column = readonly [string, string, readonly (string | number | boolean | null)[]];

/** Several rows by a list for each column, so that the statement is the same however many they are. */
function rows(columns: readonly Column[]): SQL {
  const lists = columns.map(([, type, values]) => sql`${sql.param(values)}::${sql.raw(type)}[]`);
  const names = columns.map(([name]) => sql.raw(name));
  return sql`unnest(${list(lists)}) WITH ORDINALITY AS p(${list(names)}, nth)`;
}

export function orderParts(game: number, at: number, changes: readonly OrderChange[]): readonly SQL[] {
  const of = (some: readonly OrderChange[]): readonly Column[] => [
    ['seat', 'text', some.map(({ seat }) => seat)],
    ['kind', 'text', some.map(({ kind }) => kind)],
    ['id', 'text', some.map(({ id }) => id)],
    ['data', 'text', some.map(({ data }) => JSON.stringify(data))],
  ];
  const gone = changes.filter(({ data }) => data === null);
  const made = changes.filter(({ data }) => data !== null);
  return [
    ...(gone.length === 0
      ? []
      : [
          sql`DELETE FROM ${orders} USING g, ${rows(of(gone))} WHERE ${orders.game} = g.id
            AND ${orders.seat} = p.seat AND ${orders.kind} = p.kind AND ${orders.id} = p.id`,
        ]),
    ...(made.length === 0
      ? []
      : [
          sql`INSERT INTO ${orders} (game, seat, kind, id, data, at)
            SELECT ${kept(orders.game, game)}, p.seat, p.kind, p.id, p.data::json, ${kept(orders.at, at)} FROM g, ${rows(of(made))}
            ${orChange([orders.game, orders.seat, orders.kind, orders.id], [orders.data])}`,
        ]),
  ];
}

/**
 * Posts in their order. One that is told in place of another is written only where that one was not begun in the
 * meantime; one that supersedes takes the place of those of its kind that nobody has begun to send, of this write too.
 */
export function postParts(
  at: number,
  posts: readonly NewPost[],
  trace: string | null = null,
): readonly (readonly [string, SQL])[] {
  if (posts.length === 0) return [];
  const supersedes = ({ supersedes, insteadOf }: NewPost): boolean => supersedes && insteadOf === undefined;
  const kinds = [...new Set(posts.filter(supersedes).map(({ body }) => body.kind))];
  const instead = posts.flatMap(({ insteadOf }) => insteadOf ?? []);
  const isOver = posts.map(({ body }, nth) =>
    posts.slice(nth + 1).some((later) => supersedes(later) && later.body.kind === body.kind),
  );
  // A post whose attempt was cut off may stand in the channel: it is sent again, not forgotten.
  const replaced = sql`UPDATE ${outbox} SET state = 'superseded', settled_at = ${kept(outbox.settledAt, at)} FROM g
    WHERE (${outbox.game} = g.id AND ${outbox.state} = 'pending' AND ${outbox.kind} = ANY(${sql.param(kinds)}::text[])
      AND (${outbox.attempts} = 0 OR (${outbox.error} IS NOT NULL AND ${outbox.leaseUntil} = 0)))
    OR (${outbox.id} = ANY(${sql.param(instead)}::bigint[])
      AND (${outbox.state} = 'dropped' OR (${outbox.state} = 'pending' AND ${outbox.attempts} = 0)))
    RETURNING ${outbox.id}`;
  const given = rows([
    ['kind', 'text', posts.map(({ body }) => body.kind)],
    ['place', 'text', posts.map(({ place }) => place)],
    ['body', 'text', posts.map(({ body }) => JSON.stringify(body))],
    ['supersedes', 'boolean', posts.map(({ supersedes: does }) => does)],
    ['nonce', 'text', posts.map(() => makeNonce())],
    ['over', 'boolean', isOver],
    ['instead', 'bigint', posts.map(({ insteadOf }) => insteadOf ?? null)],
  ]);
  const asked = kinds.length + instead.length > 0;
  const place = sql`CASE WHEN p.kind = ${STATUS} AND EXISTS (SELECT 1 FROM ${living} WHERE ${living.game} = g.id
    AND ${living.kind} = ${STATUS} AND ${living.channel} = g.channel) THEN ${CARD} ELSE p.place END`;
  return [
    ...(asked ? ([['replaced', replaced]] as const) : []),
    [
      'posted',
      sql`INSERT INTO ${outbox} (game, kind, place, body, supersedes, nonce, state, attempts, due_at, lease_until, created_at, settled_at, trace)
        SELECT g.id, p.kind, ${place}, p.body::json, p.supersedes, p.nonce,
          CASE WHEN p.over THEN 'superseded' ELSE 'pending' END, 0, 0, 0, ${kept(outbox.createdAt, at)},
          CASE WHEN p.over THEN ${kept(outbox.settledAt, at)} END, ${kept(outbox.trace, trace)}
        FROM g, ${given}
        ${asked ? sql`WHERE p.instead IS NULL OR p.instead IN (SELECT id FROM replaced)` : sql``} ORDER BY p.nth`,
    ],
  ];
}

/** Posts of a game that stands already, or has just been made. */
export function postsOf(game: number, at: number, posts: readonly NewPost[]): SQL {
  return together([
    ['g', sql`SELECT ${games.id}, ${games.channel} FROM ${games} WHERE ${games.id} = ${game}`],
    ...postParts(at, posts),
  ]);
}

/** The parts as one statement, which says on how many games they hung (`n`: one or none). */
export function together(parts: readonly (readonly [string, SQL])[]): SQL {
  return sql`WITH ${list(parts.map(([name, part]) => sql`${sql.raw(name)} AS (${part})`))} SELECT count(*) AS n FROM g`;
}
