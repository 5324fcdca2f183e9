import { standingsOf } from './standings.js';
import { present, type Entrant, type Field, type Plan } from './types.js';

/** Divisions of a league, and who goes up and down between its seasons. */

/** Divisions of about as many people as agreed on, the last of them no smaller than the others by more than one. */
export function divided(
  entrants: readonly Entrant[],
  { division, least }: Pick<Plan, 'division' | 'least'>,
): readonly Entrant[] {
  const count = Math.max(1, Math.round(entrants.length / Math.max(division, least)));
  const few = Math.floor(entrants.length / count);
  const more = entrants.length % count;
  const sizes = Array.from({ length: count }, (_, at) => few + (at < more ? 1 : 0));
  const divisions = sizes.flatMap((size, at) => Array.from({ length: size }, () => at + 1));
  return entrants.map((entrant, at) => ({ ...entrant, division: divisions[at] ?? count }));
}

/**
 * The order in which the next season begins: the last ones of each division change places with the first ones of the
 * next. Who has left is out, and those behind close up; whoever has signed on meanwhile begins at the bottom.
 */
export function afterSeason(field: Field): readonly Entrant[] {
  const rows = standingsOf(field);
  const played = (entrant: Entrant): boolean =>
    rows.some((row) => row.entrant.id === entrant.id && row.played + row.byes > 0);
  const numbers = [...new Set(rows.map(({ entrant }) => entrant.division))].toSorted((a, b) => a - b);
  const divisions = numbers.map((number) =>
    rows
      .filter(({ entrant }) => entrant.division === number && played(entrant))
      .map(({ entrant }) => entrant),
  );
  for (let at = 0; at + 1 < divisions.length; at++) {
    const [upper, lower] = [divisions[at] ?? [], divisions[at + 1] ?? []];
    // Whoever has just come up or is to go down twice stays: nobody moves by more than one division.
    const moves = Math.min(field.plan.moves, Math.floor(upper.length / 2), Math.floor(lower.length / 2));
    const down = upper.splice(upper.length - moves, moves);
    const up = lower.splice(0, moves);
    upper.push(...up);
    lower.unshift(...down);
  }
  const order = divisions.flat();
  const fresh = present(field).filter(({ id }) => !order.some((one) => one.id === id));
  const staying = [...order.filter(({ left }) => left === undefined), ...fresh];
  return divided(
    staying.map((entrant, at) => ({ ...entrant, seed: at + 1 })),
    field.plan,
  );
}
