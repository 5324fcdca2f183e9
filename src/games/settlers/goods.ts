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
function amountOf(household: Household, id: HouseholdId, thing: Thing, to?: HouseholdId): number {
  if (thing === 'people') return household.home[id] ?? 0;
  if (thing === 'guests') return to === undefined ? 0 : (household.home[to] ?? 0);
  return household[thing];
}

/** What a household may hand over: its tokens, and to another household its own people and those of the other. */
const thingsFor = (to: HouseholdId | undefined): readonly Thing[] => (to === undefined ? TOKENS : THINGS);

export function hasGoods(g: PublicState, id: HouseholdId, to?: HouseholdId): boolean {
  const household = householdOf(g, id);
  return thingsFor(to).some((thing) => amountOf(household, id, thing, to) > 0);
}

/** What a household may hand over, as a parameter. */
export function bagOf(g: PublicState, id: HouseholdId, name = 'goods', min = 1, to?: HouseholdId): Bag {
  const household = householdOf(g, id);
  const counts: Record<string, number> = {};
  let max = 0;
  for (const thing of thingsFor(to)) {
    const n = Math.min(MOST, amountOf(household, id, thing, to));
    if (n === 0) continue;
    counts[thing] = n;
    max += n;
  }
  return { name, of: counts, min, max, also: SINGULARS };
}

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
  has: amountOf(householdOf(g, who), who, thing, to),
});

/** The first shortage in the immediate legs of a deal. */
export function lacking(g: PublicState, legs: readonly Handed[]): Need | undefined {
  for (const { from, to, goods, due } of legs) {
    if (due !== null) continue;
    for (const key in goods) {
      const thing = key as Thing;
      const n = neededIn(legs, from, thing, to);
      if (amountOf(householdOf(g, from), from, thing, to) < n) return { who: from, thing, to, n };
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
