import { SEASONS, type Season } from '../model.js';
import type { Tally } from './tally.js';
import { keepsPromise } from './decide.js';
import { giftFor, helpIsNeeded, joins, MOST_TALK, type Gift } from './help.js';
import type { Reader } from './strategy-reader.js';
import {
  aliveCount,
  foodBill,
  householdAt,
  isAlive,
  lateFoodBill,
  LATE,
  ownPeople,
  type Given,
  type Household,
  type Land,
} from './state.js';

/**
 * S9 in the fast core: gifts, loans against a promise, sales. Households act in seat order until all are done, as at the
 * module's table when everyone answers at once.
 */

interface Offer extends Gift {
  readonly by: number;
}

/** Promises for a past season are broken, publicly (GS57). */
export function breakPromises(s: Land, season: Season): void {
  if (s.promises.length === 0) return;
  const now = s.year * SEASONS.length + SEASONS.indexOf(season);
  s.promises = s.promises.filter((one) => {
    if (one.year * SEASONS.length + one.season >= now) return true;
    const { from } = one;
    householdAt(s, from).broken++;
    return false;
  });
}

/** Each debtor pays what it can, in the order of its promises. */
export function payDebts(s: Land, readers: readonly Reader[], season: Season): void {
  if (s.promises.length === 0 || aliveCount(s) < 2) return;
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    if (!isAlive(h)) continue;
    const due = s.promises.filter(
      (one) => one.from === i && one.year === s.year && SEASONS[one.season] === season,
    );
    for (const promise of due) {
      const { to, what, n } = promise;
      if (what === 'people') continue;
      if (h[what] < n || !keepsPromise(readers[i] as Reader, s, h)) continue;
      hand(s, h, householdAt(s, to), what, n);
      h.kept++;
      s.promises = s.promises.filter((one) => one !== promise);
    }
  }
}

/** Households that can help do so. @param gives whether any strategy helps at this point */
export function talk(
  s: Land,
  readers: readonly Reader[],
  point: string,
  tally: Tally | undefined,
  gives: boolean,
): void {
  if (aliveCount(s) < 2) return;
  const short = tally === undefined || !isBilled(point) ? 0 : shortages(s);
  if (gives && helpIsNeeded(s, point)) exchange(s, readers, point, tally);
  else if (point === 'S4.3') for (let i = 0; i < s.players; i++) callHome(s, i);
  if (tally !== undefined && short > 0) count(s, short, tally);
}

const isBilled = (point: string): boolean => point === 'S5.2' || point === 'S7.1';

/** S9: lent people come home at the next call. */
function callHome(s: Land, i: number): void {
  if (s.lent.length === 0) return;
  s.lent = s.lent.filter(({ owner, at, n }) => {
    if (owner !== i) return true;
    householdAt(s, at).home -= n;
    householdAt(s, i).home += n;
    return false;
  });
}

function exchange(s: Land, readers: readonly Reader[], point: string, tally: Tally | undefined): void {
  const offers: Offer[] = [];
  // A bit for each household that wants to act.
  let open = 0;
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    h.begun = 0;
    if (isAlive(h)) open |= 1 << i;
  }
  while (open !== 0) {
    // The first in seat order: the lowest bit.
    const i = 31 - Math.clz32(open & -open);
    const h = householdAt(s, i);
    const waiting = offers.length === 0 ? undefined : takeOffer(offers, i);
    if (waiting !== undefined) {
      const reader = readers[i] as Reader;
      if (canConclude(s, waiting) && (!waiting.asks || joins(reader, s, h, point, waiting)))
        conclude(s, waiting, tally);
      else if (householdAt(s, waiting.by).begun < MOST_TALK) open |= 1 << waiting.by;
      continue;
    }
    if (point === 'S4.3') callHome(s, i);
    const mine = h.begun >= MOST_TALK || (offers.length > 0 && offers.some(({ by }) => by === i));
    const gift = mine ? undefined : giftFor(readers[i] as Reader, s, h, point, h.begun);
    if (gift === undefined) {
      open &= ~(1 << i);
      continue;
    }
    h.begun++;
    // The household that feeds lent people must accept them (GS66); requests need an answer, too.
    if (gift.as === 'gift' && gift.what !== 'people' && !gift.asks) {
      hand(s, h, householdAt(s, gift.to), gift.what, gift.n);
      if (tally !== undefined) tally.gifts++;
    } else {
      offers.push({ ...gift, by: i });
      open |= 1 << gift.to;
    }
  }
}

/** Removes the first offer to a household from the list and returns it. */
function takeOffer(offers: Offer[], i: number): Offer | undefined {
  const at = offers.findIndex(({ to }) => to === i);
  return at < 0 ? undefined : offers.splice(at, 1)[0];
}

function hand(s: Land, from: Household, to: Household, what: Given, n: number): void {
  if (what === 'people') {
    from.home -= n;
    to.home += n;
    s.lent.push({ owner: from.at, at: to.at, n });
    return;
  }
  from[what] -= n;
  to[what] += n;
}

/** Giver and taker of an offer; a request swaps the two. */
const sidesOf = (s: Land, { by, to, asks }: Offer): readonly [Household, Household] =>
  asks ? [householdAt(s, to), householdAt(s, by)] : [householdAt(s, by), householdAt(s, to)];

/** Offered help is accepted if both can do their part. */
function canConclude(s: Land, offer: Offer): boolean {
  const { what, n, silver } = offer;
  const [giver, taker] = sidesOf(s, offer);
  return (what === 'people' ? ownPeople(s, giver) : giver[what]) >= n && taker.silver >= silver;
}

function conclude(s: Land, offer: Offer, tally: Tally | undefined): void {
  const { what, n, as, silver, back, season } = offer;
  const [giver, taker] = sidesOf(s, offer);
  hand(s, giver, taker, what, n);
  if (as === 'loan')
    s.promises.push({ from: taker.at, to: giver.at, what, n: back, year: s.year + 1, season });
  taker.silver -= silver;
  giver.silver += silver;
  if (tally !== undefined) tally[`${as}s`]++;
}

const billOf = (s: Land, h: Household): number => (s.phase === LATE ? lateFoodBill(s, h) : foodBill(s, h));

/** Bit set of households that can't pay their next food bill. */
function shortages(s: Land): number {
  let all = 0;
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    if (isAlive(h) && h.food < billOf(s, h)) all |= 1 << i;
  }
  return all;
}

function count(s: Land, short: number, tally: Tally): void {
  for (let i = 0; i < s.players; i++) {
    if ((short & (1 << i)) === 0) continue;
    tally.short++;
    const need = billOf(s, householdAt(s, i)) - householdAt(s, i).food;
    if (need <= 0) {
      tally.helpable++;
      tally.helped++;
      continue;
    }
    for (let j = 0; j < s.players; j++) {
      const other = householdAt(s, j);
      if (j !== i && isAlive(other) && other.food - billOf(s, other) >= need) {
        tally.helpable++;
        break;
      }
    }
  }
}
