import type { Ctx, Procedure, Procedures, State, States, Step } from '../../../kernel/index.js';
import { numbersOf } from '../constants.js';
import { circle, homeOf, living, roomOf } from '../households.js';
import type { Built, Counts } from '../frames.js';
import { householdOf, type G, type HouseholdId } from '../model.js';
import { offerSpeak, speakVerb } from './speak.js';
import { talk } from './talk.js';
import type { Offer } from '../texts.js';

/** S6: building in turns, collapse of barns, and the household with the most cows names the dealer. */

const add = (counts: Counts, id: string, n: number): void => {
  counts[id] = (counts[id] ?? 0) + n;
};

const free = (g: G, worked: Counts, id: HouseholdId): number => homeOf(g, id) - (worked[id] ?? 0);
const unsound = (g: G, sound: Counts, id: HouseholdId): number => householdOf(g, id).barns - (sound[id] ?? 0);

const afford = (have: number, each: number): number => (each === 0 ? 99 : Math.floor(have / each));

/** Barns that a household could repair with its people and timber. */
function repairs(g: G, worked: Counts, id: HouseholdId): number {
  const { repairPeople, repairTimber } = numbersOf(g);
  return Math.min(afford(free(g, worked, id), repairPeople), afford(householdOf(g, id).timber, repairTimber));
}

const canBuild = (g: G, worked: Counts, id: HouseholdId, people: number, timber: number): boolean =>
  free(g, worked, id) >= people && householdOf(g, id).timber >= timber;

/** Whether a household can build or repair anything; neighbors that have declined need no help. */
function hasWork(
  { g, seats }: Pick<Ctx<G>, 'g' | 'seats'>,
  id: HouseholdId,
  { worked = {}, sound = {}, declined = [] }: Partial<Built> & { readonly declined?: readonly HouseholdId[] },
): boolean {
  const { barnPeople, barnTimber, boatPeople, boatTimber } = numbersOf(g);
  const anyBarn = living(g, seats).some((one) => unsound(g, sound, one) > 0 && !declined.includes(one));
  return (
    homeOf(g, id) > 0 &&
    ((anyBarn && repairs(g, worked, id) > 0) ||
      canBuild(g, worked, id, barnPeople, barnTimber) ||
      canBuild(g, worked, id, boatPeople, boatTimber))
  );
}

const building: Procedure<G, 'building'> = [
  {
    label: 'begins',
    run: (c) => {
      c.vars.queue = circle(c.g, c.seats);
      c.vars.worked = {};
      c.vars.sound = {};
    },
  },
  {
    label: 'goes',
    run: (c) => {
      const [seat, ...rest] = c.vars.queue ?? [];
      if (seat === undefined) return;
      c.vars.queue = rest;
      c.goto('goes');
      if (hasWork(c, seat, c.vars))
        c.enter('build', { seat, declined: [], worked: { ...c.vars.worked }, sound: { ...c.vars.sound } });
    },
  },
  { label: 'S6.2', run: fall },
];

/** S6.2: barns neither built nor repaired in this phase fall; their animals survive (GS47, GS48). */
function fall(c: Ctx<G, 'building'>): void {
  const { sound = {} } = c.vars;
  for (const id of living(c.g, c.seats)) {
    const household = householdOf(c.g, id);
    const lost = unsound(c.g, sound, id);
    household.barns -= lost;
    if (lost === 0) continue;
    c.emit('barn.fell', { household: id, n: lost, left: household.barns });
    if (c.g.readings.fallenBarn === 'kills') bury(c, id);
  }
}

/** GS48, optional reading: animals without room are lost, sheep first. */
function bury(c: Ctx<G>, id: HouseholdId): void {
  const household = householdOf(c.g, id);
  const room = roomOf(c.g, household);
  const cows = Math.max(0, household.cows - room);
  const sheep = Math.max(0, household.sheep - (room - (household.cows - cows)));
  if (cows + sheep === 0) return;
  household.cows -= cows;
  household.sheep -= sheep;
  c.emit('herd.buried', { household: id, cows, sheep });
}

function offerBuilding(c: Ctx<G, 'build'>, id: HouseholdId, what: 'barn' | 'boat', offer: Offer): void {
  const numbers = numbersOf(c.g);
  const people = what === 'barn' ? numbers.barnPeople : numbers.boatPeople;
  const timber = what === 'barn' ? numbers.barnTimber : numbers.boatTimber;
  const facts = { people, timber, free: free(c.g, c.vars.worked, id), have: householdOf(c.g, id).timber };
  if (canBuild(c.g, c.vars.worked, id, people, timber)) offer.can('build', what);
  else if (facts.free < people) offer.cannot('build', [what], 'S6.1', 'build.too-few-people', facts);
  else offer.cannot('build', [what], 'S6.1', 'build.too-little-timber', facts);
}

const build: State<G, 'build'> = {
  rule: 'S6.1',
  seats: (c) => [c.vars.seat],
  choices: (c, seat, offer) => {
    const id = seat as HouseholdId;
    const able = repairs(c.g, c.vars.worked, id);
    const own = Math.min(able, unsound(c.g, c.vars.sound, id));
    if (own > 0) offer.can('repair', { name: 'barns', min: 1, max: own });
    else if (unsound(c.g, c.vars.sound, id) > 0)
      offer.cannot('repair', [{ name: 'barns', min: 1, max: 99 }], 'S6.1', 'build.no-means', {
        free: free(c.g, c.vars.worked, id),
        have: householdOf(c.g, id).timber,
      });
    offerBuilding(c, id, 'barn', offer);
    offerBuilding(c, id, 'boat', offer);
    for (const other of living(c.g, c.seats)) {
      const max = Math.min(able, unsound(c.g, c.vars.sound, other));
      if (other === id || max < 1) continue;
      if (c.vars.declined.includes(other))
        offer.cannot('aid', [other, { name: 'barns', min: 1, max }], 'S6.1', 'build.declined', {
          household: other,
        });
      else offer.can('aid', other, { name: 'barns', min: 1, max });
    }
    offer.can('done');
    // `speak` is no reason to ask: a household with only `done` left is skipped.
    if (hasWork(c, id, c.vars)) offerSpeak(c, seat, offer);
  },
  verbs: {
    // Saves the outcome in the vars of the round.
    done: (c) => {
      const round = c.up;
      round.worked = { ...c.vars.worked };
      round.sound = { ...c.vars.sound };
      c.leave();
    },
    repair: (c, seat, [n]) => {
      repair(c.g, c.vars, seat as HouseholdId, seat as HouseholdId, Number(n));
      c.emit('barn.repaired', { household: seat, n: Number(n) });
    },
    aid: (c, seat, [owner, n]) =>
      c.enter('consent', { seat: owner as HouseholdId, helper: seat as HouseholdId, n: Number(n) }),
    build: (c, seat, [what]) => {
      const numbers = numbersOf(c.g);
      const household = householdOf(c.g, seat);
      if (what === 'barn') {
        household.barns++;
        household.timber -= numbers.barnTimber;
        add(c.vars.worked, seat, numbers.barnPeople);
        if (c.g.readings.newBarn !== 'falls') add(c.vars.sound, seat, 1);
      } else {
        household.boats++;
        household.timber -= numbers.boatTimber;
        add(c.vars.worked, seat, numbers.boatPeople);
      }
      c.emit('build.built', { household: seat, what: String(what) });
    },
    ...speakVerb,
  },
};

/** The helper provides people and timber (GS50). */
function repair(g: G, built: Built, helper: HouseholdId, owner: HouseholdId, n: number): void {
  const { repairPeople, repairTimber } = numbersOf(g);
  householdOf(g, helper).timber -= n * repairTimber;
  add(built.worked, helper, n * repairPeople);
  add(built.sound, owner, n);
}

const consent: State<G, 'consent'> = {
  rule: 'S6.1',
  seats: (c) => [c.vars.seat],
  choices: (_c, _seat, offer) => {
    offer.can('allow');
    offer.can('decline');
  },
  verbs: {
    allow: (c, seat) => {
      const { helper, n } = c.vars;
      repair(c.g, c.up, helper, seat as HouseholdId, n);
      c.emit('barn.aided', { household: helper, owner: seat, n });
      c.leave();
    },
    decline: (c, seat) => {
      const actor = c.up;
      actor.declined = [...actor.declined, seat as HouseholdId];
      c.emit('barn.declined', { household: c.vars.helper, owner: seat });
      c.leave();
    },
  },
};

export const midwinter: readonly Step<G>[] = [
  { label: 'midwinter', run: (c) => void (c.g.phase = 'midwinter') },
  { label: 'S6.1', run: (c) => c.enter('building') },
  ...talk('S6.3'),
  { label: 'S6.4', run: nameDealer },
];

/** S6.4: most cows, then sheep, then people, then a die (GS60). */
function nameDealer(c: Ctx<G>): void {
  let best = living(c.g, c.seats);
  for (const count of [
    (id: HouseholdId) => householdOf(c.g, id).cows,
    (id: HouseholdId) => householdOf(c.g, id).sheep,
    (id: HouseholdId) => homeOf(c.g, id),
  ]) {
    const most = Math.max(...best.map(count));
    best = best.filter((id) => count(id) === most);
  }
  while (best.length > 1) {
    const faces = c.dice(best.length);
    const most = Math.max(...faces);
    c.emit('dealer.rolled', { households: best, faces });
    best = best.filter((_, at) => faces[at] === most);
  }
  const [seat] = best;
  if (seat !== undefined) c.enter('dealer', { seat });
}

const dealer: State<G, 'dealer'> = {
  rule: 'S6.4',
  seats: (c) => [c.vars.seat],
  choices: (c, _seat, offer) => {
    for (const id of living(c.g, c.seats)) offer.can('name', id);
  },
  verbs: {
    name: (c, seat, [id]) => {
      c.g.dealer = id as HouseholdId;
      c.emit('dealer.named', { household: seat, dealer: String(id) });
      c.leave();
    },
  },
};

export const procedures = { building } satisfies Partial<Procedures<G>>;
export const states = { build, consent, dealer } satisfies Partial<States<G>>;
