import type { Ctx, Pick, Span, State, States, Step, Value } from '../../../kernel/index.js';
import { shortAndAble } from '../bills.js';
import {
  bagOf,
  handOver,
  hasGoods,
  lacking,
  lackOf,
  makeGoods,
  parseGoods,
  PROMISED_BACK,
  PROMISED_GOODS,
} from '../goods.js';
import { addPeople, living } from '../households.js';
import {
  FIRST_POINT,
  householdOf,
  SEASONS,
  type Deal,
  type Due,
  type G,
  type Goods,
  type HouseholdId,
  type Leg,
  type Point,
  type Season,
} from '../model.js';
import type { Offer } from '../texts.js';

/**
 * S9, the (*) points: gifts, exchanges among any number of households, promises that may be broken, lending and
 * calling home. All act at once; `done` holds until a deal names the household or its own deal is answered (GS59).
 */

/** Maximum deals and gifts that a household may begin at one point, so that a talk ends (GS66). */
const MOST_TALK = 4;
/** Maximum years until a promise falls due. */
const YEARS_AHEAD = 3;

export const partiesOf = ({ by, legs }: Deal): HouseholdId[] => [
  ...new Set([by, ...legs.flatMap(({ from, to }) => [from, to])]),
];

const isParty = ({ by, legs }: Deal, id: HouseholdId): boolean =>
  by === id || legs.some(({ from, to }) => from === id || to === id);

/** Whether a deal waits for a household's answer. */
const waitsFor = (deal: Deal, id: HouseholdId): boolean => !deal.yes.includes(id) && isParty(deal, id);

const isNamed = (g: G, id: HouseholdId): boolean => g.deals.some((deal) => waitsFor(deal, id));

/** The bill known at this point (GS59): early winter, or a late-winter card. */
function nextBill(g: G, point: Point): 'early' | 'late' | undefined {
  if (point === 'S5.2') return 'early';
  return point === 'S7.1' && g.winter.at(-1) === 'still' ? 'late' : undefined;
}

/** Households in need and those able to help, if there are both: their rest ends. */
function rescuers(g: G, seats: readonly string[], point: Point): readonly HouseholdId[] {
  const bill = nextBill(g, point);
  return bill === undefined ? [] : shortAndAble(g, seats, bill);
}

function asked(c: Ctx<G, 'deal'>): HouseholdId[] {
  const { g } = c;
  const { done, point } = c.vars;
  const all = living(g, c.seats);
  if (all.length < 2) return [];
  let called: readonly HouseholdId[] | undefined;
  return all.filter(
    (id) =>
      !done.includes(id) &&
      (householdOf(g, id).rest === '' ||
        isNamed(g, id) ||
        (called ??= rescuers(g, c.seats, point)).includes(id)),
  );
}

/** Asks a household again, because its own affairs have changed. */
function recall(c: Ctx<G, 'deal'>, id: HouseholdId): void {
  c.vars.done = c.vars.done.filter((one) => one !== id);
}

/** Asks all parties to a deal again but the proposer. */
function recallParties(c: Ctx<G, 'deal'>, deal: Deal): void {
  c.vars.done = c.vars.done.filter((id) => id === deal.by || !isParty(deal, id));
}

// Words and parameters.

const dueWord = ({ year, season }: Due): string => `${year}-${season}`;

function readDue(word: string): Due | null {
  const [year = '', season = ''] = word.split('-');
  const found = SEASONS.find((one) => one === season);
  return found === undefined ? null : { year: Number(year), season: found };
}

const SEASON_OF: Readonly<Record<Point, Season>> = {
  'S1.4': 'spring',
  'S1.6': 'spring',
  'S1.8': 'spring',
  'S2.1': 'summer',
  'S2.3': 'summer',
  'S4.3': 'fall',
  'S4.5': 'fall',
  'S5.2': 'winter',
  'S6.3': 'winter',
  'S7.1': 'winter',
};

const dueWords = new Map<number, readonly string[]>();

/** Seasons in which a promise can fall due: those that have not begun. Depends only on year and season. */
function dues({ year: first }: G, point: Point): readonly string[] {
  const now = first * SEASONS.length + SEASONS.indexOf(SEASON_OF[point]);
  let words = dueWords.get(now);
  if (words === undefined) {
    const last = (first + YEARS_AHEAD + 1) * SEASONS.length;
    words = Array.from({ length: last - now - 1 }, (_, n) => {
      const at = now + 1 + n;
      const season = SEASONS[at % SEASONS.length] ?? 'spring';
      return dueWord({ year: Math.floor(at / SEASONS.length), season });
    });
    dueWords.set(now, words);
  }
  return words;
}

const neighbour = (others: readonly HouseholdId[], name = 'household') => ({ name, oneOf: others });

// Choices.

function offerAnswers(c: Ctx<G>, seat: HouseholdId, offer: Offer): void {
  for (const deal of c.g.deals) {
    if (!waitsFor(deal, seat)) continue;
    const lack = lacking(c.g, deal.legs);
    if (lack === undefined) offer.can('accept', deal.id);
    else if (offer.explain) offer.cannot('accept', [deal.id], 'S9', 'deal.lacking', lackOf(c.g, lack));
    offer.can('refuse', deal.id);
  }
  for (const deal of c.g.deals) if (deal.by === seat) offer.can('withdraw', deal.id);
}

function offerPledges(c: Ctx<G>, seat: HouseholdId, offer: Offer): void {
  for (const { id, from, to, goods } of c.g.pledges) {
    if (to === seat) offer.can('forgive', id);
    if (from !== seat) continue;
    const lack = lacking(c.g, [{ from, to, goods, due: null }]);
    if (lack === undefined) offer.can('pay', id);
    else if (offer.explain) offer.cannot('pay', [id], 'S9', 'deal.lacking', lackOf(c.g, lack));
  }
}

function offerHome(c: Ctx<G>, seat: HouseholdId, others: readonly HouseholdId[], offer: Offer): void {
  for (const id of others) {
    const n = householdOf(c.g, id).home[seat] ?? 0;
    const span: Span = { name: 'people', min: 1, max: n };
    if (n > 0) offer.can('recall', id, span);
    else if ((householdOf(c.g, id).sealing[seat] ?? 0) > 0)
      offer.cannot('recall', [id, 1], 'S9', 'deal.out-sealing', { household: id });
  }
}

function offerDeals(
  c: Ctx<G, 'deal'>,
  seat: HouseholdId,
  others: readonly HouseholdId[],
  offer: Offer,
): void {
  const { g } = c;
  const when = { name: 'when', oneOf: dues(g, c.vars.point) };
  const hasTokens = hasGoods(g, seat);
  if (hasTokens) offer.later(1, () => offer.can('give', neighbour(others), bagOf(g, seat)));
  for (const to of others) {
    const gives = hasTokens || hasGoods(g, seat, to);
    const takes = hasGoods(g, to, seat);
    offer.later(2 * (Number(gives) + Number(takes)), () => {
      const given = bagOf(g, seat, 'given', 1, to);
      const wanted = bagOf(g, to, 'wanted', 1, seat);
      if (gives) offer.can('offer', to, given, takes ? { ...wanted, min: 0 } : '-');
      if (takes) offer.can('offer', to, '-', wanted);
      if (takes) offer.can('borrow', to, wanted, PROMISED_BACK, when);
      if (gives) offer.can('lend', to, given, PROMISED_BACK, when);
    });
  }
  offer.can('promise', neighbour(others), PROMISED_GOODS, when);
  for (const { id, by } of g.deals) if (by === seat) offerLegs(c, id, when, offer);
}

/** The proposer of a deal may add other households; then all parties are asked again. */
function offerLegs(c: Ctx<G, 'deal'>, id: number, when: Pick, offer: Offer): void {
  const all = living(c.g, c.seats);
  const givers = all.filter((from) => hasGoods(c.g, from));
  offer.later(all.length + givers.length, () => {
    for (const from of all) {
      const to = neighbour(living(c.g, c.seats, from), 'to');
      if (givers.includes(from)) offer.can('add', id, from, to, bagOf(c.g, from), 'now');
      offer.can('add', id, from, to, PROMISED_GOODS, when);
    }
  });
}

// Effects.

function propose(c: Ctx<G, 'deal'>, by: HouseholdId, legs: Leg[]): void {
  const id = ++c.g.last;
  c.vars.made[by] = (c.vars.made[by] ?? 0) + 1;
  const deal: Deal = { id, by, legs, yes: [by] };
  c.g.deals.push(deal);
  tellDeal(c, 'deal.proposed', deal);
  recallParties(c, deal);
}

function tellDeal(c: Ctx<G>, key: 'deal.proposed' | 'deal.changed', { id, by, legs }: Deal): void {
  if (!c.telling) return;
  c.emit(key, { id, household: by, n: legs.length });
  for (const { from, to, goods, due } of legs)
    if (due === null) c.emit('deal.leg', { from, to, goods: makeGoods(goods) });
    else c.emit('deal.leg-later', { from, to, goods: makeGoods(goods), year: due.year, season: due.season });
}

export function addPledge(c: Ctx<G>, from: HouseholdId, to: HouseholdId, goods: Goods, due: Due): void {
  const id = ++c.g.last;
  c.g.pledges.push({ id, from, to, goods, due });
  if (c.telling)
    c.emit('pledge.made', { id, from, to, goods: makeGoods(goods), year: due.year, season: due.season });
}

function conclude(c: Ctx<G, 'deal'>, deal: Deal): void {
  c.g.deals = c.g.deals.filter(({ id }) => id !== deal.id);
  if (c.telling) c.emit('deal.made', { id: deal.id, households: partiesOf(deal) });
  for (const { from, to, goods, due } of deal.legs)
    if (due === null) {
      handOver(c.g, from, to, goods);
      if (c.telling) c.emit('deal.gave', { from, to, goods: makeGoods(goods) });
    } else addPledge(c, from, to, goods, due);
}

const drop = (c: Ctx<G, 'deal'>, id: number): Deal | undefined => {
  const deal = c.g.deals.find((one) => one.id === id);
  c.g.deals = c.g.deals.filter((one) => one.id !== id);
  return deal;
};

const swap = (
  c: Ctx<G, 'deal'>,
  seat: string,
  to: Value,
  given: Value,
  wanted: Value,
  due: Due | null,
): void => {
  const by = seat as HouseholdId;
  const other = String(to) as HouseholdId;
  const legs: Leg[] = [];
  if (given !== '-') legs.push({ from: by, to: other, goods: parseGoods(String(given)), due: null });
  if (wanted !== '-') legs.push({ from: other, to: by, goods: parseGoods(String(wanted)), due });
  propose(c, by, legs);
};

const verbs: State<G, 'deal'>['verbs'] = {
  done: (c, seat) => void (c.vars.done = [...c.vars.done, seat as HouseholdId]),
  rest: (c, seat, [season]) => {
    const until = SEASONS.find((one) => one === season) ?? 'spring';
    householdOf(c.g, seat).rest = FIRST_POINT[until];
    c.vars.done = [...c.vars.done, seat as HouseholdId];
    c.emit('talk.rests', { household: seat, season: until });
  },
  give: (c, seat, [to, goods]) => {
    c.vars.made[seat] = (c.vars.made[seat] ?? 0) + 1;
    handOver(c.g, seat as HouseholdId, to as HouseholdId, parseGoods(String(goods)));
    c.emit('deal.gift', { household: seat, to: String(to), goods: String(goods) });
  },
  offer: (c, seat, [to = '', given = '-', wanted = '-']) => swap(c, seat, to, given, wanted, null),
  lend: (c, seat, [to = '', given = '-', back = '-', when = '']) =>
    swap(c, seat, to, given, back, readDue(String(when))),
  borrow: (c, seat, [from, wanted, back, when]) => {
    const by = seat as HouseholdId;
    const other = from as HouseholdId;
    propose(c, by, [
      { from: other, to: by, goods: parseGoods(String(wanted)), due: null },
      { from: by, to: other, goods: parseGoods(String(back)), due: readDue(String(when)) },
    ]);
  },
  promise: (c, seat, [to, goods, when]) => {
    const due = readDue(String(when));
    c.vars.made[seat] = (c.vars.made[seat] ?? 0) + 1;
    if (due !== null) addPledge(c, seat as HouseholdId, to as HouseholdId, parseGoods(String(goods)), due);
  },
  add: (c, seat, [id, from, to, goods, when]) => {
    const deal = c.g.deals.find((one) => one.id === id);
    if (deal === undefined) return;
    c.vars.made[seat] = (c.vars.made[seat] ?? 0) + 1;
    const leg = { from: from as HouseholdId, to: to as HouseholdId, goods: parseGoods(String(goods)) };
    deal.legs.push({ ...leg, due: readDue(String(when)) });
    deal.yes = [deal.by];
    tellDeal(c, 'deal.changed', deal);
    recallParties(c, deal);
  },
  accept: (c, seat, [id]) => {
    const deal = c.g.deals.find((one) => one.id === id);
    if (deal === undefined) return;
    deal.yes.push(seat as HouseholdId);
    c.emit('deal.agreed', { id: deal.id, household: seat });
    if (deal.legs.every(({ from, to }) => deal.yes.includes(from) && deal.yes.includes(to)))
      conclude(c, deal);
  },
  refuse: (c, seat, [id]) => {
    const deal = drop(c, Number(id));
    if (deal === undefined) return;
    c.emit('deal.refused', { id: deal.id, household: seat });
    if ((c.vars.made[deal.by] ?? 0) < MOST_TALK) recall(c, deal.by);
  },
  withdraw: (c, seat, [id]) => {
    drop(c, Number(id));
    c.emit('deal.withdrawn', { id: Number(id), household: seat });
  },
  pay: (c, seat, [id]) => {
    const pledge = c.g.pledges.find((one) => one.id === id);
    if (pledge === undefined) return;
    handOver(c.g, pledge.from, pledge.to, pledge.goods);
    settle(c, pledge.id);
    householdOf(c.g, seat).kept++;
    c.emit('pledge.kept', { id: pledge.id, from: seat, to: pledge.to, goods: makeGoods(pledge.goods) });
  },
  forgive: (c, seat, [id]) => {
    const pledge = c.g.pledges.find((one) => one.id === id);
    if (pledge === undefined) return;
    settle(c, pledge.id);
    c.emit('pledge.forgiven', { id: pledge.id, from: pledge.from, to: seat });
  },
  recall: (c, seat, [from, n]) => {
    const owner = seat as HouseholdId;
    addPeople(householdOf(c.g, String(from)).home, owner, -Number(n));
    addPeople(householdOf(c.g, seat).home, owner, Number(n));
    c.emit('people.recalled', { household: seat, from: String(from), n: Number(n) });
  },
};

function settle(c: Ctx<G>, id: number): void {
  c.g.pledges = c.g.pledges.filter((one) => one.id !== id);
}

const deal: State<G, 'deal'> = {
  rule: 'S9',
  onTimeout: { verb: 'done', args: [] },
  seats: asked,
  choices: (c, id, offer) => {
    const seat = id as HouseholdId;
    const others = living(c.g, c.seats, seat);
    offer.can('done');
    offer.can('rest', { name: 'season', oneOf: SEASONS });
    offerAnswers(c, seat, offer);
    offerPledges(c, seat, offer);
    offerHome(c, seat, others, offer);
    if ((c.vars.made[seat] ?? 0) < MOST_TALK) offerDeals(c, seat, others, offer);
  },
  why: (c, seat, { verb, args }) => {
    if (
      (c.vars.made[seat] ?? 0) >= MOST_TALK &&
      ['give', 'offer', 'lend', 'borrow', 'promise', 'add'].includes(verb)
    )
      return { rule: 'S9', key: 'deal.enough', args: { n: MOST_TALK } };
    const to = String(args[0]);
    const from = seat as HouseholdId;
    if (!['give', 'offer', 'lend'].includes(verb) || !living(c.g, c.seats).some((one) => one === to))
      return undefined;
    const lack = lacking(c.g, [
      { from, to: to as HouseholdId, goods: parseGoods(String(args[1])), due: null },
    ]);
    return lack === undefined ? undefined : { rule: 'S9', key: 'deal.lacking', args: lackOf(c.g, lack) };
  },
  verbs,
};

export const states = { deal } satisfies Partial<States<G>>;

/** Opens a point: breaks overdue promises and ends rests that lasted until this point. */
function open(c: Ctx<G>, point: Point): void {
  const season = SEASON_OF[point];
  if (FIRST_POINT[season] === point) breakPledges(c, season);
  for (const id of living(c.g, c.seats)) {
    const household = householdOf(c.g, id);
    if (household.rest === point) household.rest = '';
  }
  c.enter('deal', { point, done: [], made: {} });
}

/** A promise whose season is over is publicly broken (GS57). */
function breakPledges(c: Ctx<G>, season: Season): void {
  const now = c.g.year * SEASONS.length + SEASONS.indexOf(season);
  for (const { id, from, to, goods, due } of [...c.g.pledges]) {
    if (due.year * SEASONS.length + SEASONS.indexOf(due.season) >= now) continue;
    settle(c, id);
    householdOf(c.g, from).broken++;
    if (c.telling) c.emit('pledge.broken', { id, from, to, goods: makeGoods(goods) });
  }
}

/** Deals without agreement lapse. */
function close(c: Ctx<G>): void {
  for (const { id } of c.g.deals) c.emit('deal.lapsed', { id });
  c.g.deals = [];
}

/** The steps of a (*) point. */
export const talk = (point: Point): readonly Step<G>[] => [
  { label: point, run: (c) => open(c, point) },
  { label: `after ${point}`, run: close },
];
