import { describe, expect, test } from 'vitest';
import { grouped } from '../../src/club/tournament/groups.js';
import { historyOf } from '../../src/club/tournament/history.js';
import { afterSeason, divided } from '../../src/club/tournament/league.js';
import { nextRound } from '../../src/club/tournament/pair.js';
import { placesAfter, placesWhenLate } from '../../src/club/tournament/results.js';
import { sizesOf } from '../../src/club/tournament/sizes.js';
import { standingsOf } from '../../src/club/tournament/standings.js';
import {
  present,
  type TournamentField,
  type TournamentKind,
  type TournamentPlan,
} from '../../src/club/tournament/types.js';
import { drawer } from '../../src/kernel/random.js';

const SEATS = ['a', 'b', 'c', 'd', 'e', 'f'];

const plan = (kind: TournamentKind, seats = 2, more: Partial<TournamentPlan> = {}): TournamentPlan => ({
  kind,
  seats,
  least: Math.min(2, seats),
  rounds: 0,
  division: 6,
  moves: 1,
  ...more,
});

function fieldOf(count: number, of: TournamentPlan): TournamentField {
  const entrants = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    person: `p${at + 1}`,
    seed: at + 1,
    division: 1,
  }));
  return {
    plan: of,
    entrants: of.kind === 'league' ? divided(entrants, of) : entrants,
    rounds: [],
    season: 1,
    lot: 7,
  };
}

/** Plays a season in which lower numbers usually win. `leaves` returns the players who leave before a round. */
function played(
  start: TournamentField,
  leaves: Readonly<Record<number, readonly number[]>> = {},
): TournamentField {
  const draw = drawer(start.lot);
  let field = start;
  for (let number = 1; number < 40; number++) {
    const going = leaves[number] ?? [];
    field = {
      ...field,
      entrants: field.entrants.map((one) => (going.includes(one.id) ? { ...one, left: number } : one)),
    };
    const next = nextRound(field, SEATS);
    if (next === undefined) return field;
    const here = present(field).map(({ id }) => id);
    const sitting = [...next.tables.flatMap(({ entrants }) => entrants), ...next.byes];
    if (field.plan.kind !== 'knockout') expect(sitting.toSorted((a, b) => a - b)).toEqual(here);
    expect(new Set(sitting).size, 'nobody sits twice').toBe(sitting.length);
    for (const { entrants, seats } of next.tables) {
      expect(entrants.length).toBeGreaterThanOrEqual(field.plan.least);
      expect(entrants.length).toBeLessThanOrEqual(field.plan.seats);
      expect(new Set(seats).size).toBe(entrants.length);
    }
    const tables = next.tables.map((table) => {
      const strength = table.entrants.map((id) => id + draw(4));
      return {
        ...table,
        result: {
          how: 'played' as const,
          places: strength.map((own) => 1 + strength.filter((one) => one < own).length),
        },
      };
    });
    field = { ...field, rounds: [...field.rounds, { ...next, tables, season: field.season, due: 0 }] };
  }
  throw new Error('it never ends');
}

describe('table sizes', () => {
  test.each([
    [8, 4, 3, [4, 4], 0],
    [9, 4, 3, [3, 3, 3], 0],
    [5, 4, 3, [4], 1],
    [5, 4, 2, [3, 2], 0],
    [7, 2, 2, [2, 2, 2], 1],
    [1, 4, 2, [], 1],
  ])('%i people at tables of %i, at least %i', (count, seats, least, tables, byes) => {
    expect(sizesOf(count, { seats, least })).toEqual({ tables, byes });
  });
});

test('pairing finds the best matching where a greedy one would fail', () => {
  const price: Record<string, number> = { '1 2': 0, '1 3': 1, '2 4': 1, '3 4': 50, '1 4': 20, '2 3': 20 };
  const cost = (a: number, b: number): number => price[`${Math.min(a, b)} ${Math.max(a, b)}`] ?? 0;
  expect(grouped([1, 2, 3, 4], [2, 2], cost, 1)).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

const FIELDS = [
  ['swiss', 2, 9],
  ['swiss', 4, 13],
  ['robin', 2, 7],
  ['robin', 3, 9],
  ['knockout', 2, 11],
  ['knockout', 4, 14],
  ['league', 2, 12],
  ['league', 4, 17],
] as const;

describe.each(FIELDS)('%s at tables of %i, %i people', (kind, seats, count) => {
  const whole = played(fieldOf(count, plan(kind, seats)));
  const broken = played(fieldOf(count, plan(kind, seats)), { 2: [2, 5], 3: [count] });

  test('ends and ranks everyone, with and without players who leave', () => {
    for (const field of [whole, broken]) {
      const rows = standingsOf(field);
      expect(rows).toHaveLength(count);
      if (kind === 'knockout') expect(rows.filter(({ isIn }) => isIn)).toHaveLength(1);
      if (kind !== 'league') expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, at) => at + 1));
    }
    // No player who left was paired again.
    for (const round of broken.rounds.slice(2))
      for (const { entrants } of round.tables) expect(entrants).not.toContain(2);
  });

  test('shares byes and seats evenly', () => {
    const { byes, sat } = historyOf(whole.rounds);
    const ids = whole.entrants.map(({ id }) => id);
    if (kind !== 'knockout' && kind !== 'league') {
      const rests = ids.map(byes);
      expect(Math.max(...rests) - Math.min(...rests)).toBeLessThanOrEqual(1);
    }
    for (const id of ids) {
      const times = SEATS.map((seat) => sat(id, seat));
      expect(Math.max(...times)).toBeLessThanOrEqual(2 + Math.ceil(whole.rounds.length / seats));
    }
  });
});

test('a round robin lets everyone meet everyone once, at larger tables as evenly as possible', () => {
  const pairs = historyOf(played(fieldOf(8, plan('robin'))).rounds);
  const trios = historyOf(played(fieldOf(9, plan('robin', 3))).rounds);
  const meetings: number[] = [];
  for (let one = 1; one <= 9; one++)
    for (let other = 1; other < one; other++) {
      if (one <= 8) expect(pairs.met(one, other)).toBe(1);
      meetings.push(trios.met(one, other));
    }
  expect(meetings.filter((times) => times > 0).length).toBeGreaterThanOrEqual(32);
});

test('in a Swiss no one meets the same opponent twice', () => {
  const { met } = historyOf(played(fieldOf(16, plan('swiss', 2, { rounds: 5 }))).rounds);
  for (let one = 1; one <= 16; one++)
    for (let other = 1; other < one; other++) expect(met(one, other)).toBeLessThanOrEqual(1);
});

test('a league moves players by one division, fills gaps and adds new players at the bottom', () => {
  const season = played(fieldOf(18, plan('league', 2)), { 3: [16] });
  const ranks = (division: number): readonly number[] =>
    standingsOf(season).flatMap(({ entrant }) => (entrant.division === division ? [entrant.id] : []));
  const joined = [...season.entrants, { id: 99, person: 'new', seed: 99, division: 3 }];
  // During the season they aren't in the standings.
  expect(standingsOf({ ...season, entrants: joined }).map(({ entrant }) => entrant.id)).not.toContain(99);
  const next = afterSeason({ ...season, entrants: joined });
  const divisionOf = (id: number | undefined): number | undefined =>
    next.find((one) => one.id === id)?.division;
  expect(next.some(({ id }) => id === 16)).toBe(false);
  expect(divisionOf(99)).toBe(3);
  expect(divisionOf(ranks(2)[0])).toBe(1);
  expect(divisionOf(ranks(3)[0])).toBe(2);
  expect(divisionOf(ranks(2).at(-1))).toBe(3);
});

describe('the result of a game', () => {
  const sits = (seat: string, more = {}) => ({ seat, isGone: false, isAwaited: false, ...more });
  test('puts winners first and level, then points, then players who left', () => {
    const over = { winners: ['a'], scores: { a: 3, b: 9, c: 5 }, how: '' };
    expect(placesAfter(over, [sits('c'), sits('b'), sits('a')])).toEqual([3, 2, 1]);
    expect(placesAfter(over, [sits('c'), sits('b'), sits('a', { isGone: true })])).toEqual([2, 1, 3]);
    expect(placesAfter({ ...over, winners: [] }, [sits('a'), sits('b')])).toEqual([2, 1]);
  });
  test('puts the players to move last when time is up', () => {
    expect(placesWhenLate([sits('a'), sits('b', { isAwaited: true }), sits('c', { isGone: true })])).toEqual([
      1, 2, 3,
    ]);
    expect(placesWhenLate([sits('a'), sits('b')])).toEqual([1, 1]);
    expect(placesWhenLate([sits('a', { isAwaited: true }), sits('b', { isAwaited: true })])).toEqual([1, 1]);
  });
});
