import type { Ctx, State, States, Step } from '../../../kernel/index.js';
import { feedPeople, turnOut } from '../bills.js';
import { numbersOf } from '../constants.js';
import { living, roomOf } from '../households.js';
import { householdOf, type G, type Household, type HouseholdId } from '../model.js';
import { endIfDecided } from './end.js';
import { offerSpeak, speakVerb } from './speak.js';
import { talk } from './talk.js';
import type { Offer } from '../texts.js';

/** S5: the nursery, the barns, hay for the herd, food for the people. */

function growUp(c: Ctx<G>): void {
  for (const id of living(c.g, c.seats)) {
    const household = householdOf(c.g, id);
    household.cows += household.calves;
    household.sheep += household.lambs;
    household.calves = 0;
    household.lambs = 0;
  }
}

/** Maximum sheep that can be housed beside a number of cows: fed with hay, or grazing. */
function sheepBeside(
  g: G,
  household: Household,
  cows: number,
): { readonly fed: number; readonly grazing: number } {
  const { hayCow, haySheep } = numbersOf(g);
  const room = Math.min(household.sheep, roomOf(g, household) - cows);
  const hay = household.hay - cows * hayCow;
  return { fed: Math.min(room, haySheep === 0 ? room : Math.floor(hay / haySheep)), grazing: room };
}

/** Maximum cows that can be housed and fed. */
function mostCows(g: G, household: Household): number {
  const { hayCow } = numbersOf(g);
  const fed = hayCow === 0 ? household.cows : Math.floor(household.hay / hayCow);
  return Math.min(household.cows, roomOf(g, household), fed);
}

/** S5.3 and S5.4 as one decision: nothing happens between them, and no animal is housed unfed (GS40). */
function offerHousing(c: Ctx<G>, household: Household, offer: Offer): void {
  for (let cows = mostCows(c.g, household); cows >= 0; cows--) {
    const { fed, grazing } = sheepBeside(c.g, household, cows);
    offer.can('house', cows, fed === 0 ? 0 : { name: 'sheep', min: 0, max: fed }, 'feed');
    if (grazing > 0) offer.can('house', cows, { name: 'sheep', min: 1, max: grazing }, 'graze');
  }
}

const house: State<G, 'house'> = {
  rule: 'S5.3',
  seats: (c) =>
    living(c.g, c.seats).filter((id) => {
      const household = householdOf(c.g, id);
      const some = mostCows(c.g, household) > 0 || Math.min(household.sheep, roomOf(c.g, household)) > 0;
      return some && !c.vars.housed.includes(id);
    }),
  choices: (c, seat, offer) => {
    offerHousing(c, householdOf(c.g, seat), offer);
    offerSpeak(c, seat, offer);
  },
  why: (c, seat, { verb, args }) => {
    if (verb !== 'house') return undefined;
    const household = householdOf(c.g, seat);
    const [cows, sheep] = [Number(args[0]), Number(args[1])];
    const room = roomOf(c.g, household);
    if (cows + sheep > room) return { rule: 'S5.3', key: 'house.no-room', args: { room } };
    const { hayCow, haySheep } = numbersOf(c.g);
    const need = cows * hayCow + (args[2] === 'feed' ? sheep * haySheep : 0);
    if (need > household.hay)
      return { rule: 'S5.4', key: 'house.no-hay', args: { need, hay: household.hay } };
    return {
      rule: 'S5.3',
      key: 'house.no-such-herd',
      args: { cows: household.cows, sheep: household.sheep },
    };
  },
  verbs: {
    house: (c, seat, [cows, sheep, how]) => {
      const id = seat as HouseholdId;
      c.vars.housed = [...c.vars.housed, id];
      relocate(c, id, Number(cows), Number(sheep), how === 'feed' ? Number(sheep) : 0);
      const most = how === 'graze' ? mostFed(c.g, householdOf(c.g, id)) : 0;
      if (c.g.readings.flock === 'mixed' && most > 0) c.enter('fodder', { seat: id, most });
    },
    ...speakVerb,
  },
};

/** Maximum sheep of a grazing flock that can get hay; at least one stays outside. */
function mostFed(g: G, { sheep, hay }: Household): number {
  const { haySheep } = numbersOf(g);
  return Math.min(sheep - 1, haySheep === 0 ? sheep : Math.floor(hay / haySheep));
}

/** GS31, optional reading: part of a grazing flock gets hay; the soil does not recover. */
const fodder: State<G, 'fodder'> = {
  rule: 'S5.4',
  seats: (c) => [c.vars.seat],
  choices: (c, _seat, offer) => offer.can('fodder', { name: 'fed', min: 0, max: c.vars.most }),
  verbs: {
    fodder: (c, seat, [n]) => {
      const hay = Number(n) * numbersOf(c.g).haySheep;
      householdOf(c.g, seat).hay -= hay;
      c.emit('herd.fed', { household: seat, n: Number(n), hay });
      c.leave();
    },
  },
};

function relocate(c: Ctx<G>, id: HouseholdId, cows: number, sheep: number, fed: number): void {
  const household = householdOf(c.g, id);
  const { hayCow, haySheep } = numbersOf(c.g);
  const out = household.cows - cows + household.sheep - sheep;
  const hay = cows * hayCow + fed * haySheep;
  household.cows = cows;
  household.sheep = sheep;
  household.hay -= hay;
  c.emit('herd.housed', { household: id, cows, sheep, hay, out });
  if (fed === sheep) recover(c, id);
  else c.emit('herd.grazes', { household: id, n: sheep - fed });
}

/** S5.5: soil recovers if no sheep graze. Having no sheep counts, except in the reading `fed` (GS30). */
function recover(c: Ctx<G>, id: HouseholdId): void {
  const household = householdOf(c.g, id);
  if (household.sheep === 0 && c.g.readings.resting === 'fed') return;
  const before = household.soil;
  household.soil = Math.min(99, before + numbersOf(c.g).recovery);
  if (household.soil > before) c.emit('soil.recovers', { household: id, n: household.soil - before });
}

/** Turns out herds without a barn or without hay for cows alone; their households are not asked. */
function turnOutRest(c: Ctx<G>): void {
  for (const id of living(c.g, c.seats)) {
    const household = householdOf(c.g, id);
    if (mostCows(c.g, household) > 0 || Math.min(household.sheep, roomOf(c.g, household)) > 0) continue;
    turnOut(c, id, roomOf(c.g, household) === 0 ? 'barn' : 'hay');
    recover(c, id);
  }
}

export const earlyWinter: readonly Step<G>[] = [
  { label: 'early winter', run: (c) => void (c.g.phase = 'early-winter') },
  { label: 'S5.1', run: growUp },
  ...talk('S5.2'),
  {
    label: 'S5.3',
    run: (c) => {
      turnOutRest(c);
      c.enter('house', { housed: [] });
    },
  },
  {
    label: 'S5.6',
    run: (c) => {
      feedPeople(c, 'early');
      endIfDecided(c);
    },
  },
];

export const states = { house, fodder } satisfies Partial<States<G>>;
