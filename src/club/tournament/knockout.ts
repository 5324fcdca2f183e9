import { shareOf } from './share.js';
import type { TournamentField, Round, TournamentTable } from './types.js';

/** Entrants who advance in a knockout. */

/** Advancing entrants of a table: half, rounded down, but at least one. The final has one winner. */
const goOn = (count: number, isFinal: boolean): number => (isFinal ? 1 : Math.max(1, Math.floor(count / 2)));

const isFinal = ({ tables, byes }: Pick<Round, 'tables' | 'byes'>): boolean =>
  tables.length === 1 && byes.length === 0;

/** Ids of advancing entrants, by seed. The stronger seed wins a tie; if too few advance, the best others join them. */
export function survivors(
  { entrants, plan }: Pick<TournamentField, 'entrants' | 'plan'>,
  round: Round,
): readonly number[] {
  const seedOf = new Map(entrants.map(({ id, seed }) => [id, seed]));
  const bySeed = (a: number, b: number): number => (seedOf.get(a) ?? 0) - (seedOf.get(b) ?? 0);
  const stays = (id: number): boolean => entrants.some((one) => one.id === id && one.left === undefined);
  const final = isFinal(round);
  const ranked = (table: TournamentTable): readonly number[] =>
    table.entrants.toSorted((a, b) => shareOf(table, b) - shareOf(table, a) || bySeed(a, b)).filter(stays);
  const decided = round.tables.filter(({ result }) => result !== undefined);
  const on = new Set([
    ...round.byes.filter(stays),
    ...decided.flatMap((table) => ranked(table).slice(0, goOn(table.entrants.length, final))),
  ]);
  if (!final && decided.length === round.tables.length && on.size > 1) {
    const others = decided.flatMap((table) => ranked(table).map((id) => ({ id, share: shareOf(table, id) })));
    const back = others
      .filter(({ id }) => !on.has(id))
      .toSorted((a, b) => b.share - a.share || bySeed(a.id, b.id));
    for (const { id } of back.slice(0, Math.max(0, plan.least - on.size))) on.add(id);
  }
  return [...on].toSorted(bySeed);
}
