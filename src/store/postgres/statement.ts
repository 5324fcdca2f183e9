import { getTableColumns, is, Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { createHash } from 'node:crypto';

/**
 * One statement that writes to several tables (`WITH g AS (…), posted AS (INSERT …) …`), made of parts. To put it
 * together takes longer than the server needs to carry it out, so that is done once for each shape: a part has its
 * values beside its text.
 */
export interface Part {
  readonly name: string;
  /** What its text depends on, besides its name: parts of one name and shape have the same text. */
  readonly shape?: string;
  readonly text: (value: Value) => SQL;
  /** As the driver takes them. */
  readonly values?: Values;
}

/** The place of a value of the part. Its type is said: where it stands doesn't tell. */
type Value = (name: string, type: string) => SQL;
type Values = Readonly<Record<string, unknown>>;

/** As the driver takes it. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

const dialect = new PgDialect();

interface Made {
  readonly name: string;
  readonly text: string;
  /** What finds the values in parts of this shape, in order. */
  readonly places: readonly ((parts: readonly Part[]) => unknown)[];
}

/** As many as there are kinds of writes: a few dozen. */
const known = new Map<string, Made>();

/** The parts as one statement, which says on how many rows of the first they hung (`n`: one or none). */
export function statementOf(parts: readonly [Part, ...Part[]]): Statement {
  const shape = parts.map((part) => `${part.name}(${part.shape ?? ''})`).join();
  const made = known.get(shape) ?? make(parts);
  known.set(shape, made);
  return { name: made.name, text: made.text, values: made.places.map((valueIn) => valueIn(parts)) };
}

function make(parts: readonly [Part, ...Part[]]): Made {
  const texts = parts.map(({ name, text }) => {
    const value: Value = (of, type) => {
      const place = sql`${sql.placeholder(`${name}.${of}`)}::${sql.raw(type)}`;
      return type.endsWith('[]') ? sql`CAST((SELECT ${place}) AS ${sql.raw(type)})` : place;
    };
    return sql`${sql.raw(name)} AS (${text(value)})`;
  });
  const { sql: text, params } = dialect.sqlToQuery(
    sql`WITH ${list(texts)} SELECT count(*) AS n FROM ${sql.raw(parts[0].name)}`,
  );
  // The connection keeps the plan by the name, and so need not find it again.
  const places = params.map((param) => (is(param, Placeholder) ? placeOf(parts, param.name) : () => param));
  return { name: createHash('sha1').update(text).digest('base64url'), text, places };
}

/** @throws Error when the part has no such value */
function placeOf(parts: readonly Part[], place: string): (parts: readonly Part[]) => unknown {
  const [name = '', of = ''] = place.split('.');
  const nth = parts.findIndex((part) => part.name === name && of in (part.values ?? {}));
  if (nth < 0) throw new Error(`there is no value for ${place}`);
  return (given) => given[nth]?.values?.[of];
}

export const named = (column: PgColumn): SQL => sql.raw(`"${column.name}"`);
export const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

export interface Row {
  readonly columns: readonly PgColumn[];
  /** By the names of columns. */
  readonly values: Values;
}

/** The columns of each table by their keys, in its order. */
const tables = new Map<PgTable, readonly (readonly [string, PgColumn])[]>();

function columnsOf(table: PgTable): readonly (readonly [string, PgColumn])[] {
  const known = tables.get(table) ?? Object.entries(getTableColumns(table));
  tables.set(table, known);
  return known;
}

/** The columns that have a value, in the order of the table: the same columns are always the same statement. */
export function rowOf(table: PgTable, given: Values): Row {
  const columns: PgColumn[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, column] of columnsOf(table)) {
    const value = given[key];
    if (value === undefined) continue;
    columns.push(column);
    values[column.name] = value === null ? null : column.mapToDriverValue(value);
  }
  return { columns, values };
}

export const shapeOf = ({ columns }: Row): string => columns.map(({ name }) => name).join(' ');

const NOTHING = sql``;

/** A row, where the first part (`g`) has found its own. @param besides what follows, as `ON CONFLICT …`; the same for each of the name */
export function insert(name: string, table: PgTable, given: Values, besides: SQL = NOTHING): Part {
  const row = rowOf(table, given);
  return {
    name,
    shape: shapeOf(row),
    values: row.values,
    text: (value) => {
      const values = list(row.columns.map((column) => value(column.name, column.getSQLType())));
      return sql`INSERT INTO ${table} (${list(row.columns.map(named))}) SELECT ${values} FROM g ${besides}`;
    },
  };
}

/** What a row is changed to where it is there already. */
export function orChange(keys: readonly PgColumn[], changed: readonly PgColumn[]): SQL {
  const sets = changed.map((column) => sql`${named(column)} = excluded.${named(column)}`);
  return sql`ON CONFLICT (${list(keys.map(named))}) DO UPDATE SET ${list(sets)}`;
}
