import { z } from 'zod';
import { parseSpec, SpecError } from '../../kernel/scenario.js';
import type { Frame, Json, Position, ReadScenario } from '../../kernel/index.js';
import { numbersOf, PRINTED, type Numbers } from './constants.js';
import { makeGoods, parseGoods, readGoods } from './goods.js';
import { addPeople, allOf, newHousehold } from './households.js';
import {
  DESTINATIONS,
  householdOf,
  HOUSEHOLDS,
  PHASES,
  POINTS,
  SEAL_CARDS,
  SEASONS,
  SHARES,
  THINGS,
  TOKENS,
  WALRUS_CARDS,
  type G,
  type Household,
  type HouseholdId,
  type Token,
} from './model.js';
import { sealCards, upperHalf, walrusCards, winterCards, yearCards } from './nature.js';
import { procedures } from './procedures.js';
import { firstHousehold, setup } from './setup.js';

/** Scripted positions (docs/settlers/scenarios.md), read and written in rulebook terms. */

const n = z.int().min(0);
const who = z.enum(HOUSEHOLDS);
const people = z.union([n, z.partialRecord(who, n)]);
const householdSpec = z.strictObject({
  people: people.optional(),
  sealing: people.optional(),
  barns: n.optional(),
  soil: n.max(99).optional(),
  out: n.optional(),
  kept: n.optional(),
  broken: n.optional(),
  rest: z.union([z.enum(POINTS), z.literal('')]).optional(),
  ...(Object.fromEntries(TOKENS.map((token) => [token, n.optional()])) as Record<
    Token,
    z.ZodOptional<typeof n>
  >),
});
const yearCard = z.enum([...new Set(yearCards(PRINTED)), 'succession']);
const goods = z
  .string()
  .refine((text) => readGoods(text) !== undefined, `goods are written 3hay+cow, of ${THINGS.join(', ')}`);
const due = z.strictObject({ year: n, season: z.enum(SEASONS) });
const pledgeSpec = z.strictObject({ id: n.optional(), from: who, to: who, goods, due });
const fleetSpec = z.strictObject({
  host: who,
  to: z.enum(DESTINATIONS),
  boats: n,
  aboard: z.partialRecord(who, people),
  shares: z.array(z.strictObject({ household: who, people: n, share: z.enum(SHARES) })).default([]),
});
const STEPS = (procedures['play'] ?? []).map(({ label }) => label);
/** Step of sections that are part of another step or have another name. */
const STEP_OF: Readonly<Record<string, string>> = {
  'S1.3': 'S1.2',
  'S2.6': 'S2.5',
  'S5.4': 'S5.3',
  'S5.5': 'S5.3',
  'S6.2': 'S6.1',
  'S7.2': 'hay',
  'S7.3': 'card',
  'S7.4': 'hay',
  'S7.5': 'food',
};
const positionSpec = z.strictObject({
  year: n.default(1),
  step: z.string().optional(),
  phase: z.enum(PHASES).optional(),
  dealer: who.optional(),
  trees: n.max(99).optional(),
  shipless: z.boolean().optional(),
  card: z.union([yearCard, z.literal('')]).optional(),
  seals: z.union([z.enum(SEAL_CARDS), z.literal('')]).optional(),
  walrus: z.union([z.enum(WALRUS_CARDS), z.literal('')]).optional(),
  winter: z.array(z.enum(['still', 'spring'])).optional(),
  /** Cards on top, the next one first; the rest is shuffled. */
  decks: z
    .strictObject({
      years: z.array(yearCard).optional(),
      seals: z.array(z.enum(SEAL_CARDS)).optional(),
      walrus: z.array(z.enum(WALRUS_CARDS)).optional(),
      /** One list per winter. */
      winters: z.array(z.array(z.enum(['still', 'spring']))).optional(),
    })
    .optional(),
  fleets: z.array(fleetSpec).optional(),
  pledges: z.array(pledgeSpec).optional(),
  deals: z.array(z.unknown()).optional(),
  households: z.partialRecord(who, householdSpec).default({}),
});
type PositionSpec = z.infer<typeof positionSpec>;
type HouseholdSpec = z.infer<typeof householdSpec>;

/** Phase in which a step of the year belongs. */
function phaseOf(step: string): G['phase'] {
  const at = STEPS.indexOf(step);
  const starts = ['summer', 'fall', 'early winter', 'midwinter', 'late winter'].map((label) =>
    STEPS.indexOf(label),
  );
  const passed = starts.filter((start) => start <= at).length;
  return PHASES[passed] ?? 'spring';
}

function readPeople(spec: z.infer<typeof people>, own: HouseholdId): Household['home'] {
  const home: Household['home'] = {};
  if (typeof spec === 'number') {
    if (spec > 0) home[own] = spec;
  } else for (const id of HOUSEHOLDS) addPeople(home, id, spec[id] ?? 0);
  return home;
}

function readHousehold(g: G, id: HouseholdId, spec: HouseholdSpec): Household {
  const { people: home, sealing, ...rest } = spec;
  const base = firstHousehold(numbersOf(g), id);
  const household: Household = { ...base, ...defined(rest) };
  if (home !== undefined) household.home = readPeople(home, id);
  if (sealing !== undefined) household.sealing = readPeople(sealing, id);
  const { out, kept, broken } = household;
  if (out > 0) return { ...newHousehold(), out, kept, broken };
  return household;
}

/** Drops undefined keys. */
function defined<T extends object>(spec: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(spec).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

/** Moves the named cards to the top. @throws SpecError when the deck has too few of one */
function onTop<T>(deck: readonly T[], named: readonly T[] | undefined, path: string): T[] {
  const rest = [...deck];
  for (const card of named ?? []) {
    const at = rest.indexOf(card);
    if (at < 0)
      throw new SpecError([{ path: ['decks', path], message: `there aren't so many ${String(card)}` }]);
    rest.splice(at, 1);
  }
  return [...(named ?? []), ...rest];
}

function readDecks(g: G, spec: PositionSpec): void {
  const { decks } = spec;
  const numbers: Numbers = numbersOf(g);
  // Past years have turned cards: any cards that the scenario does not name.
  const turned = spec.card === '' || spec.card === undefined ? spec.year - 1 : spec.year;
  const named = [...(decks?.years ?? [])];
  if (spec.card !== undefined && spec.card !== '') {
    const at = g.decks.years.indexOf(spec.card);
    if (at >= 0) g.decks.years.splice(at, 1);
    g.pastYears.push(spec.card);
  }
  for (const card of named) {
    const at = g.decks.years.indexOf(card);
    if (at < 0) throw new SpecError([{ path: ['decks', 'years'], message: `there aren't so many ${card}` }]);
    g.decks.years.splice(at, 1);
  }
  while (g.pastYears.length < turned) {
    const at = g.decks.years.findIndex((card) => card !== 'succession');
    if (at < 0) break;
    g.pastYears.unshift(...g.decks.years.splice(at, 1));
  }
  g.decks.years = [...named, ...g.decks.years];
  g.decks.upper = Math.max(0, upperHalf(numbers) - g.pastYears.length);
  // Succession comes no earlier than the rules allow, unless the scenario names it.
  if (!named.includes('succession')) {
    const rest = g.decks.years.filter((card) => card !== 'succession');
    const at = Math.max(g.decks.upper, named.length);
    const where = g.decks.years.indexOf('succession');
    if (where >= 0 && where < at) g.decks.years = [...rest.slice(0, at), 'succession', ...rest.slice(at)];
  } else if (named.indexOf('succession') < g.decks.upper)
    throw new SpecError([{ path: ['decks', 'years'], message: 'succession is in the lower half (S0.2)' }]);
  readDeck(g.decks.seals, g.pastSeals, sealCards(numbers), spec.seals, decks?.seals, 'seals');
  readDeck(g.decks.walrus, g.pastWalrus, walrusCards(numbers), spec.walrus, decks?.walrus, 'walrus');
  decks?.winters?.forEach((cards, at) => {
    g.decks.winters[at] = onTop(g.decks.winters[at] ?? winterCards(numbers), cards, 'winters');
  });
}

/** Reads a deck whose card for this year may have been turned. */
function readDeck<T extends string>(
  piles: T[][],
  past: T[],
  cards: readonly T[],
  turned: T | '' | undefined,
  named: readonly T[] | undefined,
  path: string,
): void {
  const deck = [...(piles[0] ?? cards)];
  if (turned !== undefined && turned !== '') {
    deck.splice(deck.indexOf(turned), 1);
    past.push(turned);
  }
  piles[0] = onTop(deck, named, path);
}

export const readScenario: ReadScenario<G> = (spec, input, c) => {
  const read = parseSpec(positionSpec, spec);
  const g = setup(c, input);
  const section = read.step ?? 'S1.4';
  const step = STEP_OF[section] ?? section;
  if (!STEPS.includes(step))
    throw new SpecError([
      {
        path: ['step'],
        message: `there is no step ${section}; there are ${[...STEPS, ...Object.keys(STEP_OF)].join(', ')}`,
      },
    ]);
  const { year, dealer, trees, shipless, seals, walrus, winter, card } = read;
  // The step `year` itself advances to the named year.
  g.year = step === 'year' ? year - 1 : year;
  g.phase = read.phase ?? phaseOf(step);
  const before = STEPS.indexOf(step) <= STEPS.indexOf('S1.2');
  readDecks(g, { ...read, card: card ?? (before ? '' : 'temperate-ordinary') });
  g.card = card ?? (before ? '' : 'temperate-ordinary');
  Object.assign(g, defined({ dealer, trees, shipless, seals, walrus, winter }));
  if (winter !== undefined && winter.length > 0)
    for (const turned of winter) {
      const [deck] = g.decks.winters;
      deck?.splice(deck.indexOf(turned), 1);
    }
  const seats = allOf(input.seats);
  g.dealer = dealer ?? seats[0] ?? g.dealer;
  for (const id of seats) g.households[id] = readHousehold(g, id, read.households[id] ?? {});
  for (const { host, to, boats, aboard, shares } of read.fleets ?? [])
    g.fleets.push({
      host,
      to,
      boats,
      parties: HOUSEHOLDS.flatMap((by) =>
        Object.entries(readPeople(aboard[by] ?? 0, by)).map(([owner, few]) => ({
          by,
          owner: owner as HouseholdId,
          n: few,
        })),
      ),
      shares: shares.map(({ household, people: few, share }) => ({ by: household, n: few, share })),
    });
  for (const pledge of read.pledges ?? [])
    g.pledges.push({ ...pledge, id: pledge.id ?? ++g.last, goods: parseGoods(pledge.goods) });
  g.last = Math.max(g.last, ...g.pledges.map(({ id }) => id));
  return { g, frames: framesOf(section, step) };
};

/** S6.2 runs inside the procedure of S6.1, after all have built. */
function framesOf(section: string, step: string): readonly Frame[] {
  if (section !== 'S6.2') return [{ at: 'play', step, vars: {} }];
  return [
    { at: 'play', step: STEPS[STEPS.indexOf(step) + 1] ?? step, vars: {} },
    { at: 'building', step: section, vars: {} },
  ];
}

/** People in scenario form: a number if all are the household's own. */
function describePeople(home: Household['home'], own: HouseholdId): Json {
  const ids = Object.keys(home);
  return ids.length === 0 ? 0 : ids.length === 1 && ids[0] === own ? (home[own] ?? 0) : { ...home };
}

function describeHousehold(household: Household, id: HouseholdId): Json {
  const { home, sealing, ...rest } = household;
  return {
    ...rest,
    people: describePeople(home, id),
    ...(Object.keys(sealing).length > 0 ? { sealing: describePeople(sealing, id) } : {}),
  };
}

export function describePosition({ g, seats }: Position<G>): Json {
  const { year, phase, dealer, trees, shipless, card, seals, walrus, winter } = g;
  return {
    year,
    phase,
    dealer,
    trees,
    shipless,
    card,
    seals,
    walrus,
    winter: [...winter],
    fleets: g.fleets.map(({ host, to, boats, parties, shares }) => ({
      host,
      to,
      boats,
      aboard: Object.fromEntries(
        HOUSEHOLDS.flatMap((by) => {
          const home: Household['home'] = {};
          for (const party of parties) if (party.by === by) addPeople(home, party.owner, party.n);
          return Object.keys(home).length === 0 ? [] : [[by, describePeople(home, by)]];
        }),
      ),
      shares: shares.map(({ by, n: few, share }) => ({ household: by, people: few, share })),
    })),
    pledges: g.pledges.map(({ id, from, to, goods: promised, due: when }) => ({
      id,
      from,
      to,
      goods: makeGoods(promised),
      due: { ...when },
    })),
    deals: g.deals.map(({ id, by, legs, yes }) => ({
      id,
      by,
      yes: [...yes],
      legs: legs.map((leg) => ({
        from: leg.from,
        to: leg.to,
        goods: makeGoods(leg.goods),
        due: leg.due === null ? null : { ...leg.due },
      })),
    })),
    households: Object.fromEntries(allOf(seats).map((id) => [id, describeHousehold(householdOf(g, id), id)])),
  };
}
