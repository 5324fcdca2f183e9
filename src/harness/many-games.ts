import type { Sqlite } from '../store/sqlite/open.js';

/** The same game so many times more, with all that is kept about it: as a server has them after years. */
export function multiply(db: Sqlite, game: number, times: number): void {
  const client = db.$client;
  const names = client
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .pluck()
    .all() as string[];
  const copies = `WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${times})`;
  const copy = (table: string, key: string, value: (column: string) => string): void => {
    const columns = (client.pragma(`table_info(${table})`) as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => name === key || name !== 'id');
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

/** How often others could have had a word while something was done. */
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
