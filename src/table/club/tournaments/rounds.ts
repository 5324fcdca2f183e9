import type { Field, Round, TournamentTable } from '../../../club/index.js';

export const currentRound = ({ rounds }: Pick<Field, 'rounds'>): Round | undefined => rounds.at(-1);

/** The field with each table of its current round mapped by `change`. */
export function withTables(
  field: Field,
  change: (table: TournamentTable, at: number) => TournamentTable,
): Field {
  const last = currentRound(field);
  return last === undefined
    ? field
    : { ...field, rounds: [...field.rounds.slice(0, -1), { ...last, tables: last.tables.map(change) }] };
}
