import type { Postgres } from '../../../src/store/postgres/open.js';
import type { Sqlite } from '../../../src/store/sqlite/open.js';

/** Copies a game with all its rows, to fill a database like that of an old server. */
export function multiply(db: Sqlite, game: number, times: number): void {
  const client = db.$client;
  const names = client
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .pluck()
    .all() as string[];
  const copies = `WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${times})`;
  const copy = (table: string, key: string, value: (column: string) => string): void => {
    // Row ids are assigned again; other columns named id are copied.
    const columns = (client.pragma(`table_info(${table})`) as { name: string; type: string }[])
      .filter(({ name, type }) => name === key || name !== 'id' || type.toLowerCase() !== 'integer')
      .map(({ name }) => name);
    const given = columns.map((column) => (column === key ? `${key} + n` : value(column)));
    client.exec(
      `${copies} INSERT INTO ${table} (${columns.join()}) SELECT ${given.join()} FROM ${table}, copies WHERE ${key} = ${game}`,
    );
  };
  copy('games', 'id', (column) => (column === 'number' ? 'number + n' : column));
  for (const name of names) {
    const columns = (client.pragma(`table_info(${name})`) as { name: string }[]).map((column) => column.name);
    if (columns.includes('game')) copy(name, 'game', (column) => column);
  }
}

/** Copies a game on PostgreSQL. */
export async function multiplyOnPostgres(db: Postgres, game: number, times: number): Promise<void> {
  const { rows } = await db.$client.query<{ table: string; columns: readonly string[] }>(
    `SELECT table_name AS table, array_agg(column_name::text) AS columns FROM information_schema.columns
      WHERE table_schema = 'public' AND (is_identity = 'NO' OR table_name = 'games') GROUP BY table_name`,
  );
  const copy = async (table: string, key: string, columns: readonly string[]): Promise<void> => {
    const given = columns.map((name) => {
      if (name === key) return `t."${name}" + n`;
      return table === 'games' && name === 'number' ? 't.number + n' : `t."${name}"`;
    });
    await db.$client.query(
      `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join()})
        SELECT ${given.join()} FROM "${table}" t, generate_series(1, ${times}) n WHERE t."${key}" = ${game}`,
    );
  };
  const ofGames = rows.find(({ table }) => table === 'games');
  if (ofGames !== undefined) await copy('games', 'id', ofGames.columns);
  for (const { table, columns } of rows) if (columns.includes('game')) await copy(table, 'game', columns);
  await db.$client.query(`SELECT setval(pg_get_serial_sequence('games', 'id'), (SELECT max(id) FROM games))`);
}

/** Counts turns of the event loop during some work. */
export async function turnsWhile<T>(
  work: () => Promise<T>,
): Promise<{ readonly turns: number; readonly result: T }> {
  let turns = 0;
  let isOver = false;
  const turn = (): void => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    return { result: await work(), turns };
  } finally {
    isOver = true;
  }
}
