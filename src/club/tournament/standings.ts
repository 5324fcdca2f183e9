import { survivors } from './knockout.js';
import { shareOf } from './share.js';
import { roundsNow, type Entrant, type TournamentField, type Round, type TournamentTable } from './types.js';

/** Standings: points and tiebreaks. */

export interface StandingsRow {
  readonly entrant: Entrant;
  /** From 1, within the division. */
  readonly rank: number;
  readonly points: number;
  /** Points against entrants with the same points, if all of them have met. Knockout: 1 while still in. */
  readonly direct: number;
  /** Opponents' points (Buchholz), or those of beaten ones (Sonneborn-Berger). Knockout: share at the last table. */
  readonly opposition: number;
  /** Tables won, not counting byes. */
  readonly firsts: number;
  readonly played: number;
  readonly byes: number;
  /** Knockout: still in it. */
  readonly isIn: boolean;
}

/** Ranking criteria, the first one first. */
export const TIEBREAKS = {
  swiss: ['points', 'direct', 'buchholz', 'firsts', 'seed'],
  robin: ['points', 'direct', 'berger', 'firsts', 'seed'],
  league: ['points', 'direct', 'berger', 'firsts', 'seed'],
  knockout: ['rounds', 'last', 'firsts', 'seed'],
} as const;

/** Standings of the current season: by division, the best first. */
export function standingsOf(field: TournamentField): readonly StandingsRow[] {
  const rounds = roundsNow(field);
  // An entrant who joins a league during a season waits for the next one.
  const isWaiting = field.plan.kind === 'league' && rounds.length > 0;
  const entrants = field.entrants.filter(
    ({ id, left }) => (left === undefined && !isWaiting) || rounds.some((round) => takesPart(round, id)),
  );
  const rows =
    field.plan.kind === 'knockout' ? knockedOut(field, entrants, rounds) : byPoints(field, entrants, rounds);
  const order = rows.toSorted((a, b) => a.entrant.division - b.entrant.division || compare(a, b));
  const seen = new Map<number, number>();
  return order.map((row) => {
    const rank = (seen.get(row.entrant.division) ?? 0) + 1;
    seen.set(row.entrant.division, rank);
    return { ...row, rank };
  });
}

const takesPart = ({ tables, byes }: Round, id: number): boolean =>
  byes.includes(id) || tables.some(({ entrants }) => entrants.includes(id));

const compare = (a: Omit<StandingsRow, 'rank'>, b: Omit<StandingsRow, 'rank'>): number =>
  b.points - a.points ||
  b.direct - a.direct ||
  b.opposition - a.opposition ||
  b.firsts - a.firsts ||
  a.entrant.seed - b.entrant.seed;

/** The entrant's decided tables. */
const decidedOf = (rounds: readonly Round[], id: number): readonly TournamentTable[] =>
  rounds.flatMap(({ tables }) =>
    tables.filter(({ entrants, result }) => result !== undefined && entrants.includes(id)),
  );

function base(entrant: Entrant, rounds: readonly Round[]): Omit<StandingsRow, 'rank'> {
  const tables = decidedOf(rounds, entrant.id);
  const byes = rounds.filter((round) => round.byes.includes(entrant.id)).length;
  const firsts = tables.filter((table) => shareOf(table, entrant.id) === 1).length;
  const points = round6(tables.reduce((sum, table) => sum + shareOf(table, entrant.id), byes));
  return { entrant, points, direct: 0, opposition: 0, firsts, played: tables.length, byes, isIn: true };
}

/** Makes thirds add up to a whole. */
const round6 = (value: number): number => Math.round(value * 1e6) / 1e6;

function byPoints(
  { plan }: TournamentField,
  entrants: readonly Entrant[],
  rounds: readonly Round[],
): readonly Omit<StandingsRow, 'rank'>[] {
  const rows = entrants.map((entrant) => base(entrant, rounds));
  const points = new Map(rows.map((row) => [row.entrant.id, row.points]));
  const direct = directOf(rows, rounds);
  return rows.map((row) => {
    const { id } = row.entrant;
    const opposition = decidedOf(rounds, id).reduce((sum, table) => {
      const others = table.entrants.filter((other) => other !== id);
      // Average over the opponents of a table, so that large tables weigh no more.
      const worth = others.map(
        (other) => (points.get(other) ?? 0) * (plan.kind === 'swiss' ? 1 : scoreAgainst(table, id, other)),
      );
      return sum + worth.reduce((all, each) => all + each, 0) / Math.max(1, others.length);
    }, 0);
    return { ...row, direct: direct.get(id) ?? 0, opposition: round6(opposition) };
  });
}

function scoreAgainst({ entrants, result }: TournamentTable, who: number, other: number): number {
  const [own = 0, theirs = 0] = [who, other].map((one) => result?.places[entrants.indexOf(one)]);
  return own < theirs ? 1 : own === theirs ? 0.5 : 0;
}

/** Points against entrants level on points, if all of them have met. */
function directOf(
  rows: readonly Omit<StandingsRow, 'rank'>[],
  rounds: readonly Round[],
): ReadonlyMap<number, number> {
  const groups = new Map<string, number[]>();
  for (const { entrant, points } of rows) {
    const key = `${entrant.division} ${points}`;
    groups.set(key, [...(groups.get(key) ?? []), entrant.id]);
  }
  const found = new Map<number, number>();
  for (const level of groups.values()) {
    const against = level.map((id) => {
      const tables = decidedOf(rounds, id);
      return level
        .filter((other) => other !== id)
        .map((other) => {
          const met = tables.filter(({ entrants }) => entrants.includes(other));
          return met.reduce((sum, table) => sum + scoreAgainst(table, id, other), 0) / met.length;
        });
    });
    // NaN is 0/0: two of them haven't met.
    if (against.flat().some(Number.isNaN)) continue;
    for (const [at, id] of level.entries())
      found.set(id, round6((against[at] ?? []).reduce((sum, each) => sum + each, 0)));
  }
  return found;
}

/** Knockout rows: `points` are rounds reached, then the share at the last table decides. */
function knockedOut(
  field: TournamentField,
  entrants: readonly Entrant[],
  rounds: readonly Round[],
): readonly Omit<StandingsRow, 'rank'>[] {
  const last = rounds.at(-1);
  const on = last === undefined ? [] : survivors(field, last);
  return entrants.map((entrant) => {
    const { id, left } = entrant;
    const inRounds = rounds.filter((round) => takesPart(round, id));
    const table = inRounds.at(-1)?.tables.find((one) => one.entrants.includes(id));
    const plays =
      last !== undefined && takesPart(last, id) && (table === undefined || table.result === undefined);
    const isIn = left === undefined && (last === undefined || plays || on.includes(id));
    const share = table?.result === undefined ? 0 : shareOf(table, id);
    // At a level table, entrants who advance rank ahead of the others.
    return {
      ...base(entrant, rounds),
      points: inRounds.length,
      direct: isIn ? 1 : 0,
      opposition: share,
      isIn,
    };
  });
}
