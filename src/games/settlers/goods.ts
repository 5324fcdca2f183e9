import { type Bag, readTerms, type Term, writeTerms } from '../../kernel/index.js';
import { addPeople } from './households.js';
import {
  householdOf,
  SINGULARS,
  THINGS,
  TOKENS,
  type Goods,
  type Household,
  type HouseholdId,
  type Leg,
  type PublicState,
  type Thing,
} from './model.js';

/** Goods as they are typed (`2sheep+12food`), what a household has of them, and how they change hands. */

/** No more of one thing is written in a bag. */
const MOST = 999;
/** No more is promised at once. */
const MOST_PROMISED = 240;

/** Things by their names, singulars included. */
const THING_OF: ReadonlyMap<string, Thing> = new Map([
  ...THINGS.map((thing) => [thing, thing] as const),
  ...Object.entries(SINGULARS),
]);

/** Goods from text; undefined if a word is no thing. */
export function readGoods(text: string): Goods | undefined {
  const terms = readTerms(text);
  if (terms === undefined) return undefined;
  const goods: Goods = {};
  for (const { id, count } of terms) {
    const thing = THING_OF.get(id);
    if (thing === undefined) return undefined;
    goods[thing] = (goods[thing] ?? 0) + count;
  }
  return goods;
}

export const parseGoods = (text: string): Goods => readGoods(text) ?? {};

/** In the order of `THINGS`; `-` for nothing. */
export function makeGoods(goods: Goods): string {
  const terms: Term[] = [];
  for (const id of THINGS) {
    const count = goods[id] ?? 0;
    if (count !== 0) terms.push({ id, count });
  }
  return writeTerms(terms);
}

/** How much of a thing a household could hand over now; of guests, those of one owner. */
function amountOf(g: PublicState, id: HouseholdId, thing: Thing, to?: HouseholdId): number {
  const household = householdOf(g, id);
  if (thing === 'people') return household.home[id] ?? 0;
  if (thing === 'guests') return to === undefined ? 0 : (household.home[to] ?? 0);
  return household[thing];
}

/** How many of each thing there are, and of all together. */
interface Stock {
  readonly of: Readonly<Record<string, number>>;
  readonly max: number;
}

/** Tokens of a household, and the same with its own people. */
interface Stocks {
  readonly tokens: Stock;
  readonly all: Stock;
}

const listed = new WeakMap<Household, Stocks>();

/** Cached until a count changes, as most decisions of a talk change none. */
export function stocksOf(g: PublicState, id: HouseholdId): Stocks {
  const household = householdOf(g, id);
  const people = household.home[id] ?? 0;
  const before = listed.get(household);
  if (
    before !== undefined &&
    (before.all.of['people'] ?? 0) === people &&
    TOKENS.every((thing) => (before.tokens.of[thing] ?? 0) === Math.min(MOST, household[thing]))
  )
    return before;
  const of: Record<string, number> = {};
  let max = 0;
  for (const thing of TOKENS) {
    const n = Math.min(MOST, household[thing]);
    if (n === 0) continue;
    of[thing] = n;
    max += n;
  }
  const tokens = { of, max };
  const stocks = { tokens, all: withMore(tokens, 'people', people) };
  listed.set(household, stocks);
  return stocks;
}

/** A stock as a parameter; undefined if it is empty. */
export function bagOf(stock: Stock, name = 'goods', min = 1): Bag | undefined {
  const { of, max } = stock;
  return max < min || max === 0 ? undefined : { name, of, min, max, also: SINGULARS };
}

/** All that a household has, with its guests who may go home to the receiver. */
export const withGuests = (g: PublicState, id: HouseholdId, to: HouseholdId, { all }: Stocks): Stock =>
  withMore(all, 'guests', amountOf(g, id, 'guests', to));

const withMore = (stock: Stock, thing: Thing, n: number): Stock =>
  n === 0 ? stock : { of: { ...stock.of, [thing]: n }, max: stock.max + n };

const PROMISED: readonly Thing[] = ['silver', 'ivory', 'food', 'hay', 'timber', 'cows', 'sheep', 'boats'];

const promised = (name: string): Bag => ({
  name,
  of: Object.fromEntries(PROMISED.map((thing) => [thing, thing === 'boats' ? 9 : 99])),
  min: 1,
  max: MOST_PROMISED,
  also: SINGULARS,
});

/** Promises name only things that can be handed over without asking again. */
export const PROMISED_GOODS = promised('goods');
export const PROMISED_BACK = promised('back');

type Handed = Pick<Leg, 'from' | 'to' | 'goods' | 'due'>;

interface Need {
  readonly who: HouseholdId;
  readonly thing: Thing;
  readonly to: HouseholdId;
  readonly n: number;
}

/** What a household lacks, as a refusal tells it. */
export const lackOf = (g: PublicState, { who, thing, to, n }: Need) => ({
  who,
  needs: makeGoods({ [thing]: n }),
  has: amountOf(g, who, thing, to),
});

/** The first thing that a household lacks for what it is to hand over at once. */
export function lacking(g: PublicState, legs: readonly Handed[]): Need | undefined {
  for (const { from, to, goods, due } of legs) {
    if (due !== null) continue;
    for (const thing of Object.keys(goods) as Thing[]) {
      const n = neededIn(legs, from, thing, to);
      if (amountOf(g, from, thing, to) < n) return { who: from, thing, to, n };
    }
  }
  return undefined;
}

/** How much of a thing a household hands over at once in all legs; of guests, those who go home to one owner. */
function neededIn(legs: readonly Handed[], who: HouseholdId, thing: Thing, to: HouseholdId): number {
  let n = 0;
  for (const leg of legs)
    if (leg.due === null && leg.from === who && (thing !== 'guests' || leg.to === to))
      n += leg.goods[thing] ?? 0;
  return n;
}

/** Hands goods over. The caller has checked that they are there. */
export function handOver(g: PublicState, from: HouseholdId, to: HouseholdId, goods: Goods): void {
  const giver = householdOf(g, from);
  const taker = householdOf(g, to);
  for (const thing of THINGS) {
    const n = goods[thing] ?? 0;
    if (n === 0) continue;
    if (thing === 'people' || thing === 'guests') {
      const owner = thing === 'people' ? from : to;
      addPeople(giver.home, owner, -n);
      addPeople(taker.home, owner, n);
    } else {
      giver[thing] -= n;
      taker[thing] += n;
    }
  }
}
