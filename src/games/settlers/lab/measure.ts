import type { MeasureWords, LabGameResult } from '../../../lab/game.js';
import { householdAt, type Land } from './state.js';
import type { Tally } from './tally.js';

/** The result of a game in the fast core (S8), as measures of the laboratory. */

const measureOf = (id: string, share: boolean, unit: string, help: string): MeasureWords => ({
  id,
  share,
  unit,
  help,
});

export const MEASURES: readonly MeasureWords[] = [
  measureOf('allDead', true, 'games', 'everyone dies (S8.2)'),
  measureOf('someWins', true, 'games', 'someone wins (S8.1)'),
  measureOf('twoOrMore', true, 'games', 'two or more live'),
  measureOf('lone', true, 'games', 'one survivor'),
  measureOf('shared', true, 'games', 'joint winners'),
  measureOf('hollow', true, 'games', 'won without silver'),
  measureOf('survivors', false, 'households', 'households alive at the end'),
  measureOf(
    'years',
    false,
    'years',
    'years played; the succession card ends the game before its year is played (S1.2)',
  ),
  measureOf('silver', false, 'silver', 'silver of the winner'),
  measureOf('wasShort', true, 'games', 'someone was short of food for the next bill'),
  measureOf('helpable', true, 'games', 'a neighbor could help: it has enough beyond its own bill'),
  measureOf('helped', true, 'games', 'a neighbor helped with that bill'),
  measureOf('transfers', false, 'times', 'gifts, loans and sales'),
  measureOf('herdsLost', false, 'herds', 'herds lost because hay or room was short'),
];

export interface Result extends LabGameResult {
  readonly measures: number[];
  readonly alive: boolean[];
  readonly won: number[];
  readonly died: number[];
  readonly scores: number[];
  readonly causes: number[];
}

export const newResult = (): Result => ({
  measures: MEASURES.map(() => 0),
  alive: [],
  won: [],
  died: [],
  scores: [],
  causes: [],
});

/** Writes the result in the order of `MEASURES` into a reused object. */
export function measure(s: Land, tally: Tally, to: Result): void {
  let people = 0;
  let living = 0;
  let most = 0;
  let together = 0;
  for (let i = 0; i < s.players; i++) {
    const { out, home, silver, cause } = householdAt(s, i);
    to.alive[i] = out === 0;
    to.died[i] = out;
    to.scores[i] = out === 0 ? silver : 0;
    to.causes[i] = out === 0 ? 0 : cause + 1;
    to.won[i] = 0;
    if (out !== 0) continue;
    living++;
    if (home === 0) continue;
    people++;
    if (silver > most) {
      most = silver;
      together = 0;
    }
    if (silver === most) together++;
  }
  if (most === 0 && s.readings.noSilver === 'loses') {
    people = 0;
    together = 0;
  }
  if (together > 1 && s.readings.ties === 'people') together = withMostPeople(s, most, to.won);
  else if (together > 0)
    for (let i = 0; i < s.players; i++) {
      const { out, home, silver } = householdAt(s, i);
      if (out === 0 && home > 0 && silver === most) to.won[i] = 1 / together;
    }
  const { measures } = to;
  measures[0] = living === 0 ? 1 : 0;
  measures[1] = people > 0 ? 1 : 0;
  measures[2] = living > 1 ? 1 : 0;
  measures[3] = living === 1 ? 1 : 0;
  measures[4] = together > 1 ? 1 : 0;
  measures[5] = together > 0 && most === 0 ? 1 : 0;
  measures[6] = living;
  measures[7] = s.succession ? s.year - 1 : s.year;
  measures[8] = most;
  measures[9] = tally.short > 0 ? 1 : 0;
  measures[10] = tally.helpable > 0 ? 1 : 0;
  measures[11] = tally.helped > 0 ? 1 : 0;
  measures[12] = tally.gifts + tally.loans + tally.sales;
  measures[13] = tally.herdsForHay + tally.herdsForRoom;
}

/** GS55, if that reading is played. @returns the number of joint winners */
function withMostPeople(s: Land, silver: number, won: number[]): number {
  const first = s.all.filter((h) => h.out === 0 && h.home > 0 && h.silver === silver);
  const people = Math.max(...first.map(({ home }) => home));
  const winners = first.filter(({ home }) => home === people);
  for (const { at } of winners) won[at] = 1 / winners.length;
  return winners.length;
}
