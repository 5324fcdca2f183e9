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

/** Goods: their notation (`2sheep+12food`), stocks of a household, transfers. */

/** Maximum count of one thing in a bag. */
const MOST = 999;
/** Maximum of one promise. */
const MOST_PROMISED = 240;

/** Things by their names, singulars included. */
const THING_OF: ReadonlyMap<string, Thing> = new Map([
  ...THINGS.map((thing) => [thing, thing] as const),
  ...Object.entries(SINGULARS),
]);

/** Goods that the text names; undefined if a word is not a thing. */
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

/** Amount of a thing that a household can hand over now; of guests, only those of `to`. */
function amountOf(g: PublicState, id: HouseholdId, thing: Thing, to?: HouseholdId): number {
  const household = householdOf(g, id);
  if (thing === 'people') return household.home[id] ?? 0;
  if (thing === 'guests') return to === undefined ? 0 : (household.home[to] ?? 0);
  return household[thing];
}

/** Count of each thing, and the maximum of all together. */
interface Stock {
  readonly counts: Readonly<Record<string, number>>;
  readonly max: number;
}

/** A household's available goods: its tokens, and the same with its own people. */
interface Stocks {
  readonly tokens: Stock;
  readonly all: Stock;
  /** The same as parameters; undefined while it has nothing. */
  readonly goods: Bag | undefined;
  readonly given: Bag | undefined;
  readonly wanted: Bag | undefined;
  /** The household and its own people as they were listed. */
  readonly household: Readonly<Household>;
  readonly people: number;
}

/** Sides of an exchange. */
type Side = 'given' | 'wanted';

const listed = new WeakMap<Household, Stocks>();

/** Cached per household until its goods change: most decisions of a talk change no stock. */
export function stocksOf(g: PublicState, id: HouseholdId): Stocks {
  const household = householdOf(g, id);
  const people = household.home[id] ?? 0;
  const before = listed.get(household);
  if (before?.people === people && hasSameTokens(before.household, household)) return before;
  const stocks = listStocks(household, people);
  listed.set(household, stocks);
  return stocks;
}

function hasSameTokens(one: Readonly<Household>, other: Readonly<Household>): boolean {
  for (const thing of TOKENS) if (one[thing] !== other[thing]) return false;
  return true;
}

function listStocks(household: Household, people: number): Stocks {
  const counts: Record<string, number> = {};
  let max = 0;
  for (const thing of TOKENS) {
    const n = Math.min(MOST, household[thing]);
    if (n === 0) continue;
    counts[thing] = n;
    max += n;
  }
  const tokens = { counts, max };
  const all = withMore(tokens, 'people', people);
  return {
    tokens,
    all,
    goods: bagOf(tokens),
    given: bagOf(all, 'given'),
    wanted: bagOf(all, 'wanted'),
    household: { ...household },
    people,
  };
}

/** A stock as a parameter; undefined for an empty stock. */
export function bagOf(stock: Stock, name = 'goods', min = 1): Bag | undefined {
  const { counts, max } = stock;
  return max < min || max === 0 ? undefined : { name, of: counts, min, max, also: SINGULARS };
}

/** The stock of a household as a parameter, including the receiver's people among its guests. */
export function bagFor(household: Household, to: HouseholdId, stocks: Stocks, name: Side): Bag | undefined {
  const guests = household.home[to] ?? 0;
  return guests === 0 ? stocks[name] : bagOf(withMore(stocks.all, 'guests', guests), name);
}

const withMore = (stock: Stock, thing: Thing, n: number): Stock =>
  n === 0 ? stock : { counts: { ...stock.counts, [thing]: n }, max: stock.max + n };

const PROMISED: readonly Thing[] = ['silver', 'ivory', 'food', 'hay', 'timber', 'cows', 'sheep', 'boats'];

const promised = (name: string): Bag => ({
  name,
  of: Object.fromEntries(PROMISED.map((thing) => [thing, thing === 'boats' ? 9 : 99])),
  min: 1,
  max: MOST_PROMISED,
  also: SINGULARS,
});

/** Goods that can be promised: those handed over without another decision. */
export const PROMISED_GOODS = promised('goods');
export const PROMISED_BACK = promised('back');

type Handed = Pick<Leg, 'from' | 'to' | 'goods' | 'due'>;

interface Need {
  readonly who: HouseholdId;
  readonly thing: Thing;
  readonly to: HouseholdId;
  readonly n: number;
}

/** Arguments of the refusal for missing goods. */
export const lackOf = (g: PublicState, { who, thing, to, n }: Need) => ({
  who,
  needs: makeGoods({ [thing]: n }),
  has: amountOf(g, who, thing, to),
});

/** The first shortage in the immediate legs of a deal. */
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

/** Total of a thing that a household hands over at once; of guests, only those of `to`. */
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
