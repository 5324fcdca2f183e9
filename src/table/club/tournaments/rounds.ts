import type { Field, Round, TournamentTable } from '../../../club/index.js';

/** The round that is played. */

export const currentRound = ({ rounds }: Pick<Field, 'rounds'>): Round | undefined => rounds.at(-1);

/** A field whose last round's tables are changed. */
export function withTables(
  field: Field,
  change: (table: TournamentTable, at: number) => TournamentTable,
): Field {
  const last = currentRound(field);
  return last === undefined
    ? field
    : { ...field, rounds: [...field.rounds.slice(0, -1), { ...last, tables: last.tables.map(change) }] };
}
