import { standingsOf } from './standings.js';
import { present, type Entrant, type TournamentField, type TournamentPlan } from './types.js';

/** Divisions of a league, with promotion and relegation between seasons. */

/** Splits entrants into divisions of about the agreed size; sizes differ by at most one. */
export function divided(
  entrants: readonly Entrant[],
  { division, least }: Pick<TournamentPlan, 'division' | 'least'>,
): readonly Entrant[] {
  const count = Math.max(1, Math.round(entrants.length / Math.max(division, least)));
  const few = Math.floor(entrants.length / count);
  const more = entrants.length % count;
  const sizes = Array.from({ length: count }, (_, at) => few + (at < more ? 1 : 0));
  const divisions = sizes.flatMap((size, at) => Array.from({ length: size }, () => at + 1));
  return entrants.map((entrant, at) => ({ ...entrant, division: divisions[at] ?? count }));
}

/** Ids of entrants who change division at the end of the season, the highest division first. */
interface Moves {
  readonly up: readonly number[];
  readonly down: readonly number[];
}

/** Start order of the next season: the last of each division swap with the first of the next. */
function swapped(field: TournamentField): { readonly order: readonly Entrant[]; readonly moves: Moves } {
  const rows = standingsOf(field).filter((row) => row.played + row.byes > 0);
  const numbers = [...new Set(rows.map(({ entrant }) => entrant.division))].toSorted((a, b) => a - b);
  const divisions = numbers.map((number) =>
    rows.filter(({ entrant }) => entrant.division === number).map(({ entrant }) => entrant),
  );
  const moves = { up: [] as number[], down: [] as number[] };
  for (let at = 0; at + 1 < divisions.length; at++) {
    const [upper, lower] = [divisions[at] ?? [], divisions[at + 1] ?? []];
    // At most half of a division, so that nobody moves by more than one division.
    const count = Math.min(field.plan.moves, Math.floor(upper.length / 2), Math.floor(lower.length / 2));
    const down = upper.splice(upper.length - count, count);
    const up = lower.splice(0, count);
    moves.down.push(...down.filter(isHere).map(({ id }) => id));
    moves.up.push(...up.filter(isHere).map(({ id }) => id));
    upper.push(...up);
    lower.unshift(...down);
  }
  return { order: divisions.flat(), moves };
}

const isHere = ({ left }: Entrant): boolean => left === undefined;

export const promotions = (field: TournamentField): Moves => swapped(field).moves;

/** Entrants of the next season: without players who left, new players at the bottom. */
export function afterSeason(field: TournamentField): readonly Entrant[] {
  const { order } = swapped(field);
  const fresh = present(field).filter(({ id }) => !order.some((one) => one.id === id));
  return divided(
    [...order.filter(isHere), ...fresh].map((entrant, at) => ({ ...entrant, seed: at + 1 })),
    field.plan,
  );
}

/** Starts the next season and adds the finished season's entrants to `past`. */
export const nextSeason = (field: TournamentField): TournamentField => ({
  ...field,
  entrants: afterSeason(field),
  past: [...pastOf(field), played(field)],
  season: field.season + 1,
});

/** Entrants who took part in the season. Leaving after its last round doesn't count as leaving it. */
function played(field: TournamentField): readonly Entrant[] {
  const rows = standingsOf(field).filter((row) => row.played + row.byes > 0);
  return rows.map(({ entrant: { left, ...entrant } }) =>
    left === undefined || left > field.rounds.length ? entrant : { ...entrant, left },
  );
}

/** The league at the end of an earlier season. */
export function seasonOf(field: TournamentField, season: number): TournamentField {
  const entrants = pastOf(field)[season - 1];
  return entrants === undefined ? field : { ...field, entrants, season };
}

/** Entrants of each past season. Older data lacks them: then the tables give the divisions of current entrants. */
function pastOf({ past = [], entrants, rounds, season }: TournamentField): readonly (readonly Entrant[])[] {
  return Array.from({ length: season - 1 }, (_, at) => {
    const ended = past[at];
    if (ended !== undefined && ended.length > 0) return ended;
    const tables = rounds.filter((round) => round.season === at + 1).flatMap((round) => round.tables);
    return entrants.flatMap((entrant) => {
      const table = tables.find((one) => one.entrants.includes(entrant.id));
      return table === undefined ? [] : [{ ...entrant, division: table.division }];
    });
  });
}

/** Ids are never reused, so that letters and links of earlier seasons stay valid. */
export const nextId = ({ entrants, past = [], rounds }: TournamentField): number =>
  1 +
  Math.max(
    0,
    ...[...entrants, ...past.flat()].map(({ id }) => id),
    ...rounds.flatMap(({ tables }) => tables.flatMap((table) => table.entrants)),
  );
