import { survivors } from './knockout.js';
import { shareOf } from './share.js';
import { roundsNow, type Entrant, type Field, type Round, type TournamentTable } from './types.js';

/** Where everybody stands, and why: points, and what decides between those who have the same. */

export interface Row {
  readonly entrant: Entrant;
  /** From 1, within the division. */
  readonly rank: number;
  readonly points: number;
  /** Of those with the same points who have all met: points against one another alone. */
  readonly direct: number;
  /** What the opponents are worth: their points (Buchholz), or of those beaten (Sonneborn and Berger). */
  readonly opposition: number;
  /** Tables that were won, byes not counted. */
  readonly firsts: number;
  readonly played: number;
  readonly byes: number;
  /** Knock-out: still in it. */
  readonly isIn: boolean;
}

/** What decides, the first one first. */
export const TIEBREAKS = {
  swiss: ['points', 'direct', 'buchholz', 'firsts', 'seed'],
  robin: ['points', 'direct', 'berger', 'firsts', 'seed'],
  league: ['points', 'direct', 'berger', 'firsts', 'seed'],
  knockout: ['rounds', 'last', 'firsts', 'seed'],
} as const;

/** Standings of the season that is played: division by division, the best first. */
export function standingsOf(field: Field): readonly Row[] {
  const rounds = roundsNow(field);
  // Whoever signs up for a league during a season waits for the next one.
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

const compare = (a: Omit<Row, 'rank'>, b: Omit<Row, 'rank'>): number =>
  b.points - a.points ||
  b.direct - a.direct ||
  b.opposition - a.opposition ||
  b.firsts - a.firsts ||
  a.entrant.seed - b.entrant.seed;

/** Tables that somebody sat at and that are decided. */
const decidedOf = (rounds: readonly Round[], id: number): readonly TournamentTable[] =>
  rounds.flatMap(({ tables }) =>
    tables.filter(({ entrants, result }) => result !== undefined && entrants.includes(id)),
  );

function base(entrant: Entrant, rounds: readonly Round[]): Omit<Row, 'rank'> {
  const tables = decidedOf(rounds, entrant.id);
  const byes = rounds.filter((round) => round.byes.includes(entrant.id)).length;
  const firsts = tables.filter((table) => shareOf(table, entrant.id) === 1).length;
  const points = round6(tables.reduce((sum, table) => sum + shareOf(table, entrant.id), byes));
  return { entrant, points, direct: 0, opposition: 0, firsts, played: tables.length, byes, isIn: true };
}

/** Thirds add up to a whole again. */
const round6 = (value: number): number => Math.round(value * 1e6) / 1e6;

function byPoints(
  { plan }: Field,
  entrants: readonly Entrant[],
  rounds: readonly Round[],
): readonly Omit<Row, 'rank'>[] {
  const rows = entrants.map((entrant) => base(entrant, rounds));
  const points = new Map(rows.map((row) => [row.entrant.id, row.points]));
  const direct = directOf(rows, rounds);
  return rows.map((row) => {
    const { id } = row.entrant;
    const opposition = decidedOf(rounds, id).reduce((sum, table) => {
      const others = table.entrants.filter((other) => other !== id);
      // At a table of several each of them counts for a part of an opponent, so that large tables weigh no more.
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

/** Points against those who are level, where all of them have met one another. */
function directOf(rows: readonly Omit<Row, 'rank'>[], rounds: readonly Round[]): ReadonlyMap<number, number> {
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
    // Nobody has met somebody: 0/0.
    if (against.flat().some(Number.isNaN)) continue;
    for (const [at, id] of level.entries())
      found.set(id, round6((against[at] ?? []).reduce((sum, each) => sum + each, 0)));
  }
  return found;
}

/** How far somebody came: rounds that they were in, then how well at the last table. */
function knockedOut(
  field: Field,
  entrants: readonly Entrant[],
  rounds: readonly Round[],
): readonly Omit<Row, 'rank'>[] {
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
    // Who goes on from a level table stands ahead of who doesn't.
    return {
      ...base(entrant, rounds),
      points: inRounds.length,
      direct: isIn ? 1 : 0,
      opposition: share,
      isIn,
    };
  });
}
