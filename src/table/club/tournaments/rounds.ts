import type { TournamentField, Round, TournamentTable } from '../../../club/index.js';

export const currentRound = ({ rounds }: Pick<TournamentField, 'rounds'>): Round | undefined => rounds.at(-1);

/** The field with each table of its current round mapped by `change`. */
export function withTables(
  field: TournamentField,
  change: (table: TournamentTable, at: number) => TournamentTable,
): TournamentField {
  const last = currentRound(field);
  return last === undefined
    ? field
    : { ...field, rounds: [...field.rounds.slice(0, -1), { ...last, tables: last.tables.map(change) }] };
}
