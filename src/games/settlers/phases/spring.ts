import type { Ctx, State, States, Step } from '../../../kernel/index.js';
import { dieOut } from '../bills.js';
import { numbersOf } from '../constants.js';
import { addPeople, allOf, countPeople, homeOf, living, takePeople } from '../households.js';
import { HOUSEHOLDS, householdOf, type G } from '../model.js';
import { turnSeals, turnYear } from '../nature.js';
import { endGame, endIfDecided } from './end.js';
import { talk } from './talk.js';

/** S1: hay rots, the year is turned, seals, Vinland, young animals, children. */

/** S1.1: the returned part is rounded up. */
function rotHay(c: Ctx<G>): void {
  for (const id of living(c.g, c.seats)) {
    const household = householdOf(c.g, id);
    const lost = Math.ceil((household.hay * numbersOf(c.g).hayRot) / 100);
    if (lost === 0) continue;
    household.hay -= lost;
    c.emit('hay.rotted', { household: id, n: lost, left: household.hay });
  }
}

/** S1.3: people return to their original household. */
function sendHome(c: Ctx<G>): void {
  for (const id of allOf(c.seats)) {
    const { home } = householdOf(c.g, id);
    for (const owner of HOUSEHOLDS) {
      const n = owner === id ? 0 : (home[owner] ?? 0);
      if (n === 0) continue;
      delete home[owner];
      addPeople(householdOf(c.g, owner).home, owner, n);
    }
  }
}

const seals: State<G, 'seals'> = {
  rule: 'S1.5',
  sealed: true,
  seats: (c) => living(c.g, c.seats).filter((id) => homeOf(c.g, id) > 0),
  choices: (_c, _seat, offer) => {
    offer.can('seal');
    offer.can('stay');
  },
  verbs: {},
  resolve: (c, answers) => {
    for (const id of living(c.g, c.seats)) {
      if (answers[id]?.verb !== 'seal') continue;
      const household = householdOf(c.g, id);
      for (const { owner, n } of takePeople(household, id, 1)) addPeople(household.sealing, owner, n);
      c.emit('seals.went', { household: id });
    }
  },
};

/** S1.9: one card for all households. */
function huntSeals(c: Ctx<G>): void {
  const nobody = living(c.g, c.seats).every((id) => countPeople(householdOf(c.g, id).sealing) === 0);
  if (nobody && c.g.readings.turning === 'hunted') return;
  const card = turnSeals(c);
  const food = numbersOf(c.g).sealFood;
  c.emit('seals.card', { card });
  for (const id of living(c.g, c.seats)) {
    const household = householdOf(c.g, id);
    const hunters = countPeople(household.sealing);
    if (hunters === 0) continue;
    if (card === 'death') c.emit('seals.died', { household: id });
    else {
      for (const owner of HOUSEHOLDS) addPeople(household.home, owner, household.sealing[owner] ?? 0);
      if (card === 'seals') {
        household.food += food * hunters;
        c.emit('seals.caught', { household: id, n: food * hunters });
      }
    }
    household.sealing = {};
  }
  dieOut(c);
  endIfDecided(c);
}

/** S1.10: grown animals only, and one alone is enough (GS23). */
function bearYoung(c: Ctx<G>): void {
  const numbers = numbersOf(c.g);
  for (const id of living(c.g, c.seats)) {
    const household = householdOf(c.g, id);
    household.calves += household.cows * numbers.calves;
    household.lambs += household.sheep * numbers.lambs;
    const { calves, lambs } = household;
    if (calves + lambs > 0) c.emit('herd.young', { household: id, calves, lambs });
  }
}

export const spring: readonly Step<G>[] = [
  {
    label: 'year',
    run: (c) => {
      const { g } = c;
      g.year++;
      g.phase = 'spring';
      g.seals = '';
      g.walrus = '';
      g.winter = [];
      c.emit('year.began', { year: g.year });
    },
  },
  { label: 'S1.1', run: rotHay },
  {
    label: 'S1.2',
    run: (c) => {
      const card = turnYear(c);
      c.emit('year.card', { card });
      if (card !== 'succession') return;
      sendHome(c);
      endGame(c, 'succession');
    },
  },
  ...talk('S1.4'),
  { label: 'S1.5', run: (c) => c.enter('seals') },
  ...talk('S1.6'),
  { label: 'S1.7', run: (c) => c.enter('voyage', { to: 'vinland' }) },
  ...talk('S1.8'),
  { label: 'S1.9', run: huntSeals },
  { label: 'S1.10', run: bearYoung },
  {
    label: 'S1.11',
    run: (c) => {
      for (const id of living(c.g, c.seats)) addPeople(householdOf(c.g, id).home, id, numbersOf(c.g).born);
    },
  },
];

export const states = { seals } satisfies Partial<States<G>>;
