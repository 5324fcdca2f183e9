import type { Position } from '../../kernel/index.js';
import { numbersOf } from './constants.js';
import { allOf, countPeople } from './households.js';
import { householdOf, isHousehold, POINTS, TOKENS, type G } from './model.js';
import { sealCards, upperHalf, walrusCards, winterCards, yearCards } from './nature.js';

/** Invariants at every decision: no negative tokens, soil and trees on their tracks, complete decks. */
export function findBroken(position: Position<G>): readonly string[] {
  const { g, seats } = position;
  const broken: string[] = [];
  const must = (holds: boolean, sentence: string): void => {
    if (!holds) broken.push(sentence);
  };
  const numbers = numbersOf(g);
  const natural = (n: number): boolean => Number.isInteger(n) && n >= 0;
  must(natural(g.trees) && g.trees <= 99, `the tree counter is at ${g.trees}`);
  for (const id of allOf(seats)) {
    const household = householdOf(g, id);
    for (const token of TOKENS) must(natural(household[token]), `${id} has ${household[token]} ${token}`);
    must(natural(household.barns), `${id} has ${household.barns} barns`);
    must(natural(household.soil) && household.soil <= 99, `the soil of ${id} is at ${household.soil}`);
    for (const people of [household.home, household.sealing])
      for (const [owner, n] of Object.entries(people)) {
        must(natural(n) && n > 0, `${id} holds ${n} people of ${owner}`);
        must(
          isHousehold(owner) && householdOf(g, owner).out === 0,
          `${id} holds people of ${owner}, who is out (GS45)`,
        );
      }
    if (household.out > 0) {
      const left = TOKENS.reduce((sum, token) => sum + household[token], countPeople(household.home));
      must(left + household.barns === 0, `${id} is out and has ${left} tokens`);
    }
    must(household.rest === '' || POINTS.includes(household.rest), `${id} rests until ${household.rest}`);
  }
  for (const { host, boats, parties, shares, to } of g.fleets) {
    const aboard = parties.reduce((sum, { n }) => sum + n, 0);
    must(
      boats > 0 && aboard <= boats * numbers.boatHold,
      `${aboard} are in ${boats} boats of ${host} (S1.7)`,
    );
    must(
      parties.every(({ n }) => natural(n) && n > 0),
      `a party without people sails to ${to}`,
    );
    for (const { by } of shares) {
      const count = (groups: readonly { readonly by: string; readonly n: number }[]): number =>
        groups.reduce((sum, one) => sum + (one.by === by ? one.n : 0), 0);
      must(by !== host && count(shares) <= count(parties), `${by} shares more than its riders bring (GS19)`);
    }
    const own = parties.reduce((sum, { by, n }) => sum + (by === host ? n : 0), 0);
    must(
      own === 0 || own >= boats * Math.min(numbers.crewLeast, numbers.boatHold),
      `${own} people of ${host} man ${boats} boats (S1.7)`,
    );
  }
  checkDecks(g, must);
  return broken;
}

const sorted = (cards: readonly string[]): string => [...cards].sort().join(' ');

function checkDecks(g: G, must: (holds: boolean, sentence: string) => void): void {
  const numbers = numbersOf(g);
  must(
    sorted([...g.decks.years, ...g.pastYears]) === sorted([...yearCards(numbers), 'succession']),
    'the year deck is not whole (S0.2)',
  );
  must(!g.decks.years.slice(0, g.decks.upper).includes('succession'), 'succession is in the upper half');
  must(
    g.decks.upper === Math.max(0, upperHalf(numbers) - g.pastYears.length),
    'the upper half is miscounted',
  );
  const deckOf = (readings: string, decks: readonly (readonly string[])[], past: readonly string[]): string =>
    sorted([...past, ...(readings === 'yearly' ? [] : (decks[0] ?? []))]);
  if (g.readings.sealDeck === 'through')
    must(
      deckOf('through', g.decks.seals, g.pastSeals) === sorted(sealCards(numbers)),
      'the seal deck is not whole',
    );
  if (g.readings.walrusDeck === 'through')
    must(
      deckOf('through', g.decks.walrus, g.pastWalrus) === sorted(walrusCards(numbers)),
      'the walrus deck is not whole',
    );
  const [winter] = g.decks.winters;
  if (g.phase !== 'late-winter' && g.phase !== 'over' && winter !== undefined)
    must(sorted(winter) === sorted(winterCards(numbers)), 'the winter deck is not whole (S7.3)');
}
