import type { InferSelectModel } from 'drizzle-orm';
import type { Dialect } from '../postgres/dialect.js';
import { columnsOf, gamesTable, seatTables } from './games.js';
import { logTables, voteTables } from './log.js';
import { clubTables, peopleTables } from './people.js';
import { directTables, postTables } from './posts.js';
import { tournamentTables, winterTables } from './winter.js';

/** The tables of both databases; a table comes after those that it references. Times are ms since 1970. */
export function schemaOf(dialect: Dialect) {
  const games = gamesTable(dialect);
  const columns = columnsOf(dialect, games);
  return {
    games,
    ...seatTables(columns),
    ...logTables(columns),
    ...voteTables(columns),
    ...postTables(columns),
    ...directTables(columns),
    ...peopleTables(columns),
    ...clubTables(columns),
    ...winterTables(columns),
    ...tournamentTables(columns),
  };
}

export type Tables = ReturnType<typeof schemaOf>;
export type TableName = keyof Tables;
/** A row as it is read. */
export type RowOf<T extends TableName> = Readonly<InferSelectModel<Tables[T]>>;
