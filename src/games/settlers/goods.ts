import { parseBag } from '../../kernel/parameters.js';
import type { Bag } from '../../kernel/types.js';
import { writeTerms, type Term } from '../../kernel/words.js';
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

const total = (of: Readonly<Record<string, number>>): number =>
  Object.values(of).reduce((sum, n) => sum + n, 0);

/** What a household has, as a parameter; undefined when that is nothing at all. */
export function bagOf(
  g: PublicState,
  id: HouseholdId,
  {
    name = 'goods',
    to,
    people = false,
    min = 1,
  }: {
    readonly name?: string;
    /** Who gets it; their people among it may go home. */
    readonly to?: HouseholdId;
    readonly people?: boolean;
    readonly min?: number;
  } = {},
): Bag | undefined {
  const of: Record<string, number> = {};
  for (const thing of people ? THINGS : TOKENS) {
    const n = Math.min(MOST, amountOf(g, id, thing, to));
    if (n > 0) of[thing] = n;
  }
  const max = total(of);
  return max < min || max === 0 ? undefined : { name, of, min, max, also: SINGULARS };
}

const PROMISED: readonly Thing[] = ['silver', 'ivory', 'food', 'hay', 'timber', 'cows', 'sheep', 'boats'];

/** What may be promised: anything that can be handed over without asking again. */
export const promiseBag = (name: string): Bag => ({
  name,
  of: Object.fromEntries(PROMISED.map((thing) => [thing, thing === 'boats' ? 9 : 99])),
  min: 1,
  max: MOST_PROMISED,
  also: SINGULARS,
});

/** The first thing that a household lacks for what it is to hand over at once. */
export function lacking(
  g: PublicState,
  legs: readonly Pick<Leg, 'from' | 'to' | 'goods' | 'due'>[],
): { readonly who: HouseholdId; readonly needs: string; readonly has: number } | undefined {
  const needs = new Map<string, { who: HouseholdId; thing: Thing; to: HouseholdId; n: number }>();
  for (const { from, to, goods, due } of legs) {
    if (due !== null) continue;
    for (const thing of THINGS) {
      const n = goods[thing] ?? 0;
      if (n === 0) continue;
      const key = thing === 'guests' ? `${from} ${thing} ${to}` : `${from} ${thing}`;
      const before = needs.get(key);
      needs.set(key, { who: from, thing, to, n: n + (before?.n ?? 0) });
    }
  }
  for (const { who, thing, to, n } of needs.values()) {
    const has = amountOf(g, who, thing, to);
    if (has < n) return { who, needs: makeGoods({ [thing]: n }), has };
  }
  return undefined;
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
