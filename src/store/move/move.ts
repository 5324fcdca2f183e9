import { createHash } from 'node:crypto';
import { MOVING, StoreUnfit } from '../trouble.js';
import { columnsOf, type PlainRow, type MoveSide, TABLES, type TableName } from './side.js';

/**
 * Moves all data to another database. It can be resumed, since existing rows stay; then each table is compared by the
 * sum of its rows' digests. Until then a setting marks the new database, and programs refuse to start on it.
 */

/** Rows of one page; positions are large. */
const PAGE = 100;

export interface Moved {
  readonly table: TableName;
  readonly rows: number;
  /** Digest of all rows, independent of their order. */
  readonly digest: string;
}

const WHOLE = 1n << 256n;

/** A sum of digests: the databases order rows differently. */
class Sum {
  rows = 0;
  #sum = 0n;

  add(table: TableName, row: PlainRow): void {
    const text = JSON.stringify(columnsOf(table).map((column) => row[column] ?? null));
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % WHOLE;
    this.rows += 1;
  }

  get digest(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}

async function* pages(side: MoveSide, table: TableName): AsyncGenerator<readonly PlainRow[]> {
  let after: PlainRow | undefined;
  for (;;) {
    const rows = await side.page(table, after, PAGE);
    if (rows.length === 0) return;
    yield table === 'settings' ? rows.filter((row) => row['key'] !== MOVING) : rows;
    after = rows.at(-1);
  }
}

async function sumOf(side: MoveSide, table: TableName): Promise<Sum> {
  const sum = new Sum();
  for await (const rows of pages(side, table)) for (const row of rows) sum.add(table, row);
  return sum;
}

async function copyTable(from: MoveSide, to: MoveSide, table: TableName): Promise<Moved> {
  const sum = new Sum();
  for await (const rows of pages(from, table)) {
    for (const row of rows) sum.add(table, row);
    if (rows.length > 0) await to.put(table, rows);
  }
  const there = await sumOf(to, table);
  if (there.rows !== sum.rows || there.digest !== sum.digest)
    throw new StoreUnfit(
      `${table}: ${to.place} holds ${there.rows} rows (${there.digest.slice(0, 12)}), ${from.place} ${sum.rows} (${sum.digest.slice(0, 12)}). What was moved before doesn't belong to what is there now.`,
      'Begin again with an empty database.',
    );
  return { table, rows: sum.rows, digest: sum.digest };
}

/**
 * @param report called for each moved and compared table
 * @throws StoreUnfit if a database is in use, the new one has other data, or a table differs; the old one is not changed
 */
export async function moveData(
  from: MoveSide,
  to: MoveSide,
  report: (moved: Moved) => void = () => {},
): Promise<readonly Moved[]> {
  for (const side of [from, to]) {
    const why = await side.inUse();
    if (why !== undefined) throw new StoreUnfit(`${why} Nothing was changed.`, 'Stop it first.');
  }
  if ((await from.setting(MOVING)) !== undefined)
    throw new StoreUnfit(
      `${from.place} isn't whole itself: data is being moved to it.`,
      'Finish that first (fimbul move-data).',
    );
  const begun = await to.setting(MOVING);
  if (begun === undefined && (await to.count('games')) > 0)
    throw new StoreUnfit(`${to.place} holds games already. Nothing was changed.`, 'Name an empty database.');
  if (begun !== undefined && begun !== from.place)
    throw new StoreUnfit(
      `Data is being moved to ${to.place} from ${String(begun)}. Nothing was changed.`,
      'Finish that first, or name an empty database.',
    );
  await to.saveSetting(MOVING, from.place);
  const all: Moved[] = [];
  for (const table of TABLES) {
    const moved = await copyTable(from, to, table);
    all.push(moved);
    report(moved);
  }
  await to.finish();
  await to.saveSetting(MOVING, null);
  return all;
}
