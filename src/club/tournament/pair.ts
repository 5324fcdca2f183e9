import { grouped, type Cost } from './groups.js';
import { historyOf, type History } from './history.js';
import { survivors } from './knockout.js';
import { seated } from './seats.js';
import { sizesOf } from './sizes.js';
import { standingsOf } from './standings.js';
import { present, roundsNow, type Entrant, type TournamentField, type Pairing, type Round } from './types.js';

/** Pairs the next round: tables, seats and byes. */

/** Cost of meeting again: more than any difference of points. */
const AGAIN = 1_000_000;

/** @param seats in the game's order; unassigned ones stay free @returns undefined after the season */
export function nextRound(field: TournamentField, seats: readonly string[]): Pairing | undefined {
  const rounds = roundsNow(field);
  const history = historyOf(field.rounds);
  const made = roundOf(field, rounds, history);
  if (made === undefined || made.every(({ groups }) => groups.length === 0)) return undefined;
  const tables = made.flatMap(({ division, groups }) =>
    groups.map((people) => {
      const used = seats.length > MOST_SEATS ? seats.slice(0, MOST_SEATS) : seats;
      return { division, entrants: people, seats: seated(people, used, history) };
    }),
  );
  return { tables, byes: made.flatMap(({ byes }) => byes) };
}

/** Only a game's first seats are used, at most this many. */
const MOST_SEATS = 6;

interface Made {
  readonly division: number;
  readonly groups: readonly (readonly number[])[];
  readonly byes: readonly number[];
}

function roundOf(
  field: TournamentField,
  rounds: readonly Round[],
  history: History,
): readonly Made[] | undefined {
  switch (field.plan.kind) {
    case 'swiss':
      return rounds.length >= roundsOf(field) ? undefined : [swiss(field, history)];
    case 'knockout':
      return knockout(field, rounds);
    case 'robin':
    case 'league': {
      if (rounds.length >= roundsOf(field)) return undefined;
      const divisions = [...new Set(field.entrants.map(({ division }) => division))].toSorted(
        (a, b) => a - b,
      );
      return divisions.map((division) => ({ division, ...robin(field, division, rounds, history) }));
    }
  }
}

/** Rounds of a season: as agreed, or by the size of the field. 0 for a knockout, which has no fixed number. */
export function roundsOf(field: Pick<TournamentField, 'plan' | 'entrants' | 'rounds' | 'season'>): number {
  const { plan, entrants } = field;
  if (plan.rounds > 0 && plan.kind !== 'knockout') return plan.rounds;
  // Count the first round's entrants: later departures don't change the schedule.
  const first = roundsNow(field)[0];
  const field0 =
    first === undefined
      ? present(field)
      : entrants.filter(
          ({ id }) => first.byes.includes(id) || first.tables.some((table) => table.entrants.includes(id)),
        );
  switch (plan.kind) {
    case 'swiss':
      return Math.max(
        2,
        Math.ceil(Math.log(Math.max(2, field0.length)) / Math.log(plan.seats)) + (plan.seats > 2 ? 1 : 0),
      );
    case 'knockout':
      return 0;
    case 'robin':
    case 'league': {
      const counts = new Map<number, number>();
      for (const { division } of field0) counts.set(division, (counts.get(division) ?? 0) + 1);
      return Math.max(1, ...[...counts.values()].map((count) => roundsFor(count, plan.seats)));
    }
  }
}

/** Rounds in which everybody in a division can meet everybody. */
function roundsFor(count: number, seats: number): number {
  return seats === 2 ? count - 1 + (count % 2) : Math.ceil((count - 1) / (seats - 1));
}

/** Groups people with similar points who haven't met; the first round spreads the strongest over the tables. */
function swiss(field: TournamentField, history: History): Made {
  const rows = standingsOf(field).filter(({ entrant }) => entrant.left === undefined);
  const { tables, byes } = sizesOf(rows.length, field.plan);
  const order = rows.map(({ entrant }) => entrant.id);
  const resting = whoRests(order.toReversed(), byes, history);
  const playing = order.filter((id) => !resting.includes(id));
  const points = new Map(rows.map((row) => [row.entrant.id, row.points]));
  const isFirst = roundsNow(field).length === 0;
  const at = new Map(playing.map((id, index) => [id, index]));
  const cost: Cost = isFirst
    ? spread(playing, tables.length)
    : (one, other) =>
        AGAIN * history.met(one, other) +
        Math.round(1000 * ((points.get(one) ?? 0) - (points.get(other) ?? 0)) ** 2) +
        Math.abs((at.get(one) ?? 0) - (at.get(other) ?? 0));
  return { division: 1, groups: grouped(playing, tables, cost, lotOf(field)), byes: resting };
}

/** First-round cost: lowest for two people whose ranks differ by the number of tables. */
function spread(order: readonly number[], tables: number): Cost {
  const at = new Map(order.map((id, index) => [id, index]));
  return (one, other) => {
    const apart = Math.abs((at.get(one) ?? 0) - (at.get(other) ?? 0));
    return (apart - tables) ** 2;
  };
}

/** The entrants with the fewest byes; ties in the given order. */
function whoRests(order: readonly number[], count: number, { byes }: History): readonly number[] {
  return order.toSorted((a, b) => byes(a) - byes(b)).slice(0, count);
}

function robin(
  field: TournamentField,
  division: number,
  rounds: readonly Round[],
  history: History,
): Pick<Made, 'groups' | 'byes'> {
  const inIt = (entrant: Entrant): boolean => entrant.division === division;
  const here = present(field).filter(inIt);
  if (field.plan.seats === 2) return berger(field.entrants.filter(inIt), here, rounds);
  const order = here.toSorted((a, b) => a.seed - b.seed).map(({ id }) => id);
  const { tables, byes } = sizesOf(order.length, field.plan);
  const resting = whoRests(order.toReversed(), byes, history);
  const playing = order.filter((id) => !resting.includes(id));
  const met = metIn(rounds);
  // Squared: a third meeting costs more than a second meeting of two others.
  const cost: Cost = (one, other) => met(one, other) ** 2;
  return { groups: grouped(playing, tables, cost, lotOf(field) + division), byes: resting };
}

const metIn = (rounds: readonly Round[]): History['met'] => historyOf(rounds).met;

/** Berger's circle: everybody meets everybody once. Opponents of an entrant who left rest. */
function berger(
  all: readonly Entrant[],
  here: readonly Entrant[],
  rounds: readonly Round[],
): Pick<Made, 'groups' | 'byes'> {
  const first = rounds[0];
  const began = all.filter(
    ({ id, left }) =>
      (first === undefined && left === undefined) ||
      first?.byes.includes(id) === true ||
      first?.tables.some(({ entrants }) => entrants.includes(id)) === true,
  );
  const circle: (number | undefined)[] = began.toSorted((a, b) => a.seed - b.seed).map(({ id }) => id);
  if (circle.length % 2 === 1) circle.push(undefined);
  const turns = rounds.length % Math.max(1, circle.length - 1);
  const [fixed, ...others] = circle;
  const turned = [fixed, ...others.slice(others.length - turns), ...others.slice(0, others.length - turns)];
  const plays = (id: number | undefined): id is number => here.some((one) => one.id === id);
  const pairs = turned.slice(0, turned.length / 2).map((one, at) => [one, turned[turned.length - 1 - at]]);
  return {
    groups: pairs.flatMap(([one, other]) => (plays(one) && plays(other) ? [[one, other]] : [])),
    byes: pairs.flatMap(([one, other]) => {
      if (plays(one) && plays(other)) return [];
      return [one, other].filter(plays);
    }),
  };
}

/** Spreads the strongest over the tables; byes go to the strongest. */
function knockout(field: TournamentField, rounds: readonly Round[]): readonly Made[] | undefined {
  const last = rounds.at(-1);
  const alive =
    last === undefined
      ? present(field)
          .toSorted((a, b) => a.seed - b.seed)
          .map(({ id }) => id)
      : survivors(field, last);
  if (alive.length < 2) return undefined;
  const { seats } = field.plan;
  const byes = seats === 2 ? 2 ** Math.ceil(Math.log2(alive.length)) - alive.length : 0;
  const { tables, byes: over } = sizesOf(alive.length - byes, field.plan);
  const resting = alive.slice(0, byes + over);
  const playing = alive.slice(byes + over);
  // Snake order: once along the tables, then back.
  const groups: number[][] = tables.map(() => []);
  for (let at = 0, from = 0; at < playing.length; from++) {
    const order = from % 2 === 0 ? groups : groups.toReversed();
    for (const group of order) {
      const size = tables[groups.indexOf(group)] ?? 0;
      const id = playing[at];
      if (id === undefined || group.length >= size) continue;
      group.push(id);
      at++;
    }
  }
  return [{ division: 1, groups, byes: resting }];
}

/** A different seed each round. */
const lotOf = ({ lot, rounds }: Pick<TournamentField, 'lot' | 'rounds'>): number =>
  (lot + 7919 * rounds.length) % 2 ** 31;
