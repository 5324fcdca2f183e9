import type { Ctx, Procedure, Procedures, State, States, Step } from '../../../kernel/index.js';
import { dieOut } from '../bills.js';
import { numbersOf } from '../constants.js';
import { makeGoods, parseGoods } from '../goods.js';
import { addPeople, animalsOf, circle, homeOf, ivoryFor, living, meatOf } from '../households.js';
import type { Felling, Work } from '../frames.js';
import { householdOf, SINGULARS, type G, type HouseholdId, type Thing } from '../model.js';
import { turnWalrus } from '../nature.js';
import { endIfDecided } from './end.js';
import { offerSpeak, speakVerb } from './speak.js';
import { talk } from './talk.js';
import { landFleets, partiesIn, promiseShares } from './voyage.js';

/** S4: boats come home, slaughter, timber. */

function comeHome(c: Ctx<G>, fleets: ReturnType<typeof landFleets>): void {
  for (const { host, boats, parties } of fleets) {
    householdOf(c.g, host).boats += boats;
    for (const { by, owner, n } of parties) addPeople(householdOf(c.g, by).home, owner, n);
  }
}

/** S4.1: timber belongs to the household that sent the people (GS19). */
function fromVinland(c: Ctx<G>): void {
  const fleets = landFleets(c, 'vinland');
  for (const { by, n } of partiesIn(c, fleets)) {
    const timber = n * numbersOf(c.g).vinlandTimber;
    householdOf(c.g, by).timber += timber;
    c.emit('voyage.timber', { household: by, people: n, n: timber });
  }
  promiseShares(c, fleets, 'timber', numbersOf(c.g).vinlandTimber);
  comeHome(c, fleets);
}

/** S4.2: one card for all, turned even if nobody sailed (GS6); a storm takes people and boats (GS3). */
function fromHunt(c: Ctx<G>): void {
  const fleets = landFleets(c, 'walrus');
  if (fleets.length === 0 && c.g.readings.turning === 'hunted') return;
  const card = turnWalrus(c);
  c.emit('walrus.card', { card });
  const each = ivoryFor({ numbers: numbersOf(c.g), readings: c.g.readings }, card);
  for (const { by, n } of partiesIn(c, fleets)) {
    if (card === 'storm') c.emit('walrus.lost', { household: by, n });
    else {
      householdOf(c.g, by).ivory += n * each;
      c.emit('walrus.ivory', { household: by, people: n, n: n * each });
    }
  }
  promiseShares(c, fleets, 'ivory', each);
  if (card !== 'storm') comeHome(c, fleets);
  dieOut(c);
  endIfDecided(c);
}

const KINDS = ['cows', 'sheep', 'calves', 'lambs'] as const satisfies readonly Thing[];

/** Animals that may be slaughtered: the young too, except in the reading `spared` (GS24). */
const kindsOf = (g: G): readonly (typeof KINDS)[number][] =>
  g.readings.young === 'meat' ? KINDS : (['cows', 'sheep'] as const);

const slaughter: State<G, 'slaughter'> = {
  rule: 'S4.4',
  seats: (c) =>
    living(c.g, c.seats).filter((id) => {
      const household = householdOf(c.g, id);
      return !c.vars.asked.includes(id) && kindsOf(c.g).some((kind) => household[kind] > 0);
    }),
  choices: (c, seat, offer) => {
    const household = householdOf(c.g, seat);
    const counts: Record<string, number> = {};
    for (const kind of kindsOf(c.g)) if (household[kind] > 0) counts[kind] = Math.min(999, household[kind]);
    offer.can('spare');
    const max = Math.min(999, animalsOf(household));
    offer.can('slaughter', { name: 'animals', of: counts, min: 1, max, also: SINGULARS });
    if (c.g.readings.young === 'spared')
      for (const kind of ['calves', 'lambs'] as const)
        if (household[kind] > 0) offer.cannot('slaughter', [kind], 'S4.4', 'herd.young-spared');
    offerSpeak(c, seat, offer);
  },
  verbs: {
    spare: (c, seat) => void (c.vars.asked = [...c.vars.asked, seat as HouseholdId]),
    slaughter: (c, seat, [animals]) => {
      c.vars.asked = [...c.vars.asked, seat as HouseholdId];
      const household = householdOf(c.g, seat);
      const goods = parseGoods(String(animals));
      for (const kind of KINDS) household[kind] -= goods[kind] ?? 0;
      const food = meatOf(numbersOf(c.g), goods);
      household.food += food;
      c.emit('herd.slaughtered', { household: seat, animals: makeGoods(goods), n: food });
    },
    ...speakVerb,
  },
};

// S4.6: in turns; a household that has announced a number takes one in each of its turns (GS34).

const freeFor = (g: G, { used = {} }: Felling, id: HouseholdId): number => homeOf(g, id) - (used[id] ?? 0);

function takeToken(c: Ctx<G>, id: HouseholdId, what: Work['what']): void {
  const household = householdOf(c.g, id);
  const { treeTimber, wreckTimber } = numbersOf(c.g);
  if (what === 'cut') c.g.trees--;
  else household.boats--;
  household.timber += what === 'cut' ? treeTimber : wreckTimber;
}

/** The circle's vars after one more person of `id` has worked; `own` is the work left. */
const afterOne = (
  { work: jobs, used = {} }: Felling,
  id: HouseholdId,
  own: Work,
): Omit<Felling, 'queue'> => ({
  work: { ...jobs, [id]: { ...own } },
  used: { ...used, [id]: (used[id] ?? 0) + 1 },
});

const possible = (c: Ctx<G, 'felling'>, id: HouseholdId, what: Work['what']): boolean =>
  freeFor(c.g, c.vars, id) > 0 && (what === 'cut' ? c.g.trees > 0 : householdOf(c.g, id).boats > 0);

const timber: Procedure<G, 'felling'> = [
  {
    label: 'begins',
    run: (c) => {
      c.vars.queue = circle(c.g, c.seats);
      c.vars.work = {};
      c.vars.used = {};
    },
  },
  {
    label: 'goes',
    run: (c) => {
      const [seat, ...rest] = c.vars.queue ?? [];
      if (seat === undefined) return;
      c.goto('goes');
      const job = c.vars.work?.[seat];
      if (!possible(c, seat, 'cut') && !possible(c, seat, 'break')) {
        c.vars.queue = rest;
        return;
      }
      // A household that has passed has left the queue and does not return.
      c.vars.queue = [...rest, seat];
      if (job !== undefined && job.n > 0 && possible(c, seat, job.what)) {
        Object.assign(c.vars, afterOne(c.vars, seat, { ...job, n: job.n - 1 }));
        takeToken(c, seat, job.what);
      } else c.enter('timber', { seat });
    },
  },
];

const timberState: State<G, 'timber'> = {
  rule: 'S4.6',
  seats: (c) => [c.vars.seat],
  choices: (c, seat, offer) => {
    const id = seat as HouseholdId;
    const free = freeFor(c.g, c.up, id);
    const { boats } = householdOf(c.g, id);
    const trees = Math.min(free, c.g.trees);
    offer.can('pass');
    if (trees > 0) offer.can('cut', { name: 'trees', min: 1, max: trees });
    else offer.cannot('cut', [{ name: 'trees', min: 1, max: free }], 'S4.6', 'timber.no-trees');
    if (boats > 0) offer.can('break', { name: 'boats', min: 1, max: Math.min(free, boats) });
  },
  why: (c, seat, { verb }) =>
    verb === 'cut'
      ? { rule: 'S4.6', key: 'timber.too-few-people', args: { people: homeOf(c.g, seat) } }
      : undefined,
  verbs: {
    pass: (c, seat) => {
      const round = c.up;
      round.queue = (round.queue ?? []).filter((one) => one !== seat);
      c.emit('timber.passed', { household: seat });
      c.leave();
    },
    cut: (c, seat, [n]) => beginWork(c, seat, 'cut', Number(n)),
    break: (c, seat, [n]) => beginWork(c, seat, 'break', Number(n)),
  },
};

/** Fells or breaks the first one at once, the others in later turns. */
function beginWork(c: Ctx<G, 'timber'>, seat: string, what: Work['what'], n: number): void {
  const id = seat as HouseholdId;
  const round = c.up;
  Object.assign(round, afterOne(round, id, { what, n: n - 1 }));
  c.emit(what === 'cut' ? 'timber.cuts' : 'timber.breaks', { household: id, n });
  takeToken(c, id, what);
  c.leave();
}

export const fall: readonly Step<G>[] = [
  { label: 'fall', run: (c) => void (c.g.phase = 'fall') },
  { label: 'S4.1', run: fromVinland },
  { label: 'S4.2', run: fromHunt },
  ...talk('S4.3'),
  { label: 'S4.4', run: (c) => c.enter('slaughter', { asked: [] }) },
  ...talk('S4.5'),
  { label: 'S4.6', run: (c) => c.enter('felling') },
];

export const procedures = { felling: timber } satisfies Partial<Procedures<G>>;
export const states = { slaughter, timber: timberState } satisfies Partial<States<G>>;
