import { type Bag, parseBag, type Term, writeTerms } from '../../kernel/index.js';
import { addPeople } from './households.js';
import {
  householdOf,
  isThing,
  SINGULARS,
  THINGS,
  TOKENS,
  type Goods,
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

/** What the text names; undefined when it names anything that is no thing. */
export function readGoods(text: string): Goods | undefined {
  const counts = parseBag(text);
  if (counts === undefined) return undefined;
  const goods: Goods = {};
  for (const [word, n] of Object.entries(counts)) {
    const thing = isThing(word) ? word : Object.hasOwn(SINGULARS, word) ? SINGULARS[word] : undefined;
    if (thing === undefined) return undefined;
    goods[thing] = (goods[thing] ?? 0) + n;
  }
  return goods;
}

const known = new Map<string, Goods>();
const MOST_KNOWN = 1000;

/** The same text is read when a move is offered, checked and played, so readers must not change the result. */
export function parseGoods(text: string): Goods {
  let goods = known.get(text);
  if (goods === undefined) {
    goods = readGoods(text) ?? {};
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, goods);
  }
  return goods;
}

const written = new WeakMap<Goods, string>();

/** In the order of `THINGS`; `-` for nothing. Goods that were read once are written again each time they are told. */
export function makeGoods(goods: Goods): string {
  let text = written.get(goods);
  if (text === undefined) {
    text = write(goods);
    written.set(goods, text);
  }
  return text;
}

function write(goods: Goods): string {
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

/** All tokens of a household, and how many they are. */
export interface Stock {
  readonly of: Readonly<Record<string, number>>;
  readonly max: number;
}

export function stockOf(g: PublicState, id: HouseholdId): Stock {
  const household = householdOf(g, id);
  const of: Record<string, number> = {};
  let max = 0;
  for (const thing of TOKENS) {
    const n = Math.min(MOST, household[thing]);
    if (n <= 0) continue;
    of[thing] = n;
    max += n;
  }
  return { of, max };
}

/** What a household has, as a parameter; undefined when that is nothing at all. */
export function bagOf(stock: Stock, name = 'goods', min = 1): Bag | undefined {
  const { of, max } = stock;
  return max < min || max === 0 ? undefined : { name, of, min, max, also: SINGULARS };
}

/** The same with its people, and with guests, who may go home to the receiver. */
export function withPeople(g: PublicState, id: HouseholdId, to: HouseholdId, { of, max }: Stock): Stock {
  const people = amountOf(g, id, 'people');
  const guests = amountOf(g, id, 'guests', to);
  if (people + guests === 0) return { of, max };
  return {
    of: { ...of, ...(people > 0 ? { people } : {}), ...(guests > 0 ? { guests } : {}) },
    max: max + people + guests,
  };
}

const PROMISED: readonly Thing[] = ['silver', 'ivory', 'food', 'hay', 'timber', 'cows', 'sheep', 'boats'];

const promised = (name: string): Bag => ({
  name,
  of: Object.fromEntries(PROMISED.map((thing) => [thing, thing === 'boats' ? 9 : 99])),
  min: 1,
  max: MOST_PROMISED,
  also: SINGULARS,
});

/** What may be promised: anything that can be handed over without asking again. */
export const PROMISED_GOODS = promised('goods');
export const PROMISED_BACK = promised('back');

type Handed = Pick<Leg, 'from' | 'to' | 'goods' | 'due'>;

interface Need {
  readonly who: HouseholdId;
  readonly thing: Thing;
  readonly to: HouseholdId;
  n: number;
}

/** What a household lacks, as a refusal tells it. */
export const lackOf = (g: PublicState, { who, thing, to, n }: Need) => ({
  who,
  needs: makeGoods({ [thing]: n }),
  has: amountOf(g, who, thing, to),
});

/** The first thing that a household lacks for what it is to hand over at once. */
export const lacking = (g: PublicState, legs: readonly Handed[]): Need | undefined =>
  needsOf(legs).find(({ who, thing, to, n }) => amountOf(g, who, thing, to) < n);

/** What is handed over at once, added up by who gives it; guests also by whose they are. */
function needsOf(legs: readonly Handed[]): Need[] {
  const needs: Need[] = [];
  for (const { from, to, goods, due } of legs) {
    if (due !== null) continue;
    for (const thing of Object.keys(goods) as Thing[]) {
      const n = goods[thing] ?? 0;
      const before = needs.find(
        (one) => one.who === from && one.thing === thing && (thing !== 'guests' || one.to === to),
      );
      if (before === undefined) needs.push({ who: from, thing, to, n });
      else before.n += n;
    }
  }
  return needs;
}

/** Hands goods over. Whoever calls has made sure that they are there. */
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
