import { createHash } from 'node:crypto';
import { MOVING, StoreUnfit } from '../trouble.js';
import { columnsOf, type Row, type Side, TABLES, type TableName } from './side.js';

/**
 * Everything that is kept, from one database to another. It goes on where it was when it was interrupted: rows that are
 * there are left as they are, and at the end every table of the one is compared with the other, row by row, by the sum
 * of the digests of its rows. Until then the new database says that it is not whole, and no program starts on it.
 */

/** Rows that are moved together: positions are large. */
const PAGE = 100;

export interface Moved {
  readonly table: TableName;
  readonly rows: number;
  /** Of all rows together, in whatever order. */
  readonly digest: string;
}

const WHOLE = 1n << 256n;

/** The sum of the digests of rows, so that each database may give them in its own order. */
class Sum {
  rows = 0;
  #sum = 0n;

  add(table: TableName, row: Row): void {
    const text = JSON.stringify(columnsOf(table).map((column) => row[column] ?? null));
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % WHOLE;
    this.rows += 1;
  }

  get digest(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}

async function* pages(side: Side, table: TableName): AsyncGenerator<readonly Row[]> {
  let after: Row | undefined;
  for (;;) {
    const rows = await side.page(table, after, PAGE);
    if (rows.length === 0) return;
    yield table === 'settings' ? rows.filter((row) => row['key'] !== MOVING) : rows;
    after = rows.at(-1);
  }
}

async function sumOf(side: Side, table: TableName): Promise<Sum> {
  const sum = new Sum();
  for await (const rows of pages(side, table)) for (const row of rows) sum.add(table, row);
  return sum;
}

async function copyTable(from: Side, to: Side, table: TableName): Promise<Moved> {
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
 * @param told of each table once it is moved and compared
 * @throws StoreUnfit when one of them is in use, the new one holds other data, or what arrived isn't what was sent;
 * the old one is never changed
 */
export async function moveData(
  from: Side,
  to: Side,
  told: (moved: Moved) => void = () => {},
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
    told(moved);
  }
  await to.finish();
  await to.saveSetting(MOVING, null);
  return all;
}
