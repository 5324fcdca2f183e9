import type { Tally } from './tally.js';
import { giftFor, helpIsNeeded, keepsPromise, type Gift } from './decide.js';
import type { Mind } from './mind.js';
import {
  aliveCount,
  foodBill,
  householdAt,
  isAlive,
  lateFoodBill,
  LATE,
  type Given,
  type Household,
  type Land,
} from './state.js';

/**
 * S9 in bare numbers: gifts, loans against a promise, sales. Seats speak in their order until all are done, as they do
 * at the module's table when everybody answers at once.
 */

/** What one household may begin at one point (GS66). */
const MOST_TALK = 4;

interface Offer extends Gift {
  readonly by: number;
}

/** Promises that may be broken fall due in fall: a season that is over breaks them for all to see (GS57). */
export function breakPromises(s: Land, season: 'spring' | 'summer' | 'fall' | 'winter'): void {
  if (s.promises.length === 0) return;
  const over = season === 'winter' ? s.year : s.year - 1;
  s.promises = s.promises.filter(({ from, year }) => {
    if (year > over) return true;
    householdAt(s, from).broken++;
    return false;
  });
}

/** S4.5: who owes pays what it can, in the order in which it promised. */
export function payDebts(s: Land, minds: readonly Mind[]): void {
  if (s.promises.length === 0 || aliveCount(s) < 2) return;
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    if (!isAlive(h)) continue;
    for (const promise of s.promises.filter(({ from, year }) => from === i && year === s.year)) {
      const { to, what, n } = promise;
      if (h[what] < n || !keepsPromise(minds[i] as Mind, s, h)) continue;
      hand(h, householdAt(s, to), what, n);
      h.kept++;
      s.promises = s.promises.filter((one) => one !== promise);
    }
  }
}

/**
 * Whoever can help does, at a point where strategies ever do.
 * @param gives whether any of them ever helps
 */
export function talk(
  s: Land,
  minds: readonly Mind[],
  point: string,
  tally: Tally | undefined,
  gives: boolean,
): void {
  if (aliveCount(s) < 2) return;
  const short = tally === undefined || point === 'S1.4' ? 0 : shortages(s);
  if (gives && helpIsNeeded(s, point)) exchange(s, minds, point, tally);
  if (tally !== undefined && short > 0) count(s, short, tally);
}

function exchange(s: Land, minds: readonly Mind[], point: string, tally: Tally | undefined): void {
  const offers: Offer[] = [];
  // A bit for each household that has something to say.
  let open = 0;
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    h.begun = 0;
    if (isAlive(h)) open |= 1 << i;
  }
  while (open !== 0) {
    // The first in order of seats: the lowest bit.
    const i = 31 - Math.clz32(open & -open);
    const h = householdAt(s, i);
    const waiting = offers.length === 0 ? undefined : takeOffer(offers, i);
    if (waiting !== undefined) {
      if (canConclude(s, waiting)) conclude(s, waiting, tally);
      else if (householdAt(s, waiting.by).begun < MOST_TALK) open |= 1 << waiting.by;
      continue;
    }
    const mine = h.begun >= MOST_TALK || (offers.length > 0 && offers.some(({ by }) => by === i));
    const gift = mine ? undefined : giftFor(minds[i] as Mind, s, h, point);
    if (gift === undefined) {
      open &= ~(1 << i);
      continue;
    }
    h.begun++;
    if (gift.as === 'gift') {
      hand(h, householdAt(s, gift.to), gift.what, gift.n);
      if (tally !== undefined) tally.gifts++;
    } else {
      offers.push({ ...gift, by: i });
      open |= 1 << gift.to;
    }
  }
}

/** The first offer that waits for a household, taken off the list. */
function takeOffer(offers: Offer[], i: number): Offer | undefined {
  const at = offers.findIndex(({ to }) => to === i);
  return at < 0 ? undefined : offers.splice(at, 1)[0];
}

function hand(from: Household, to: Household, what: Given, n: number): void {
  from[what] -= n;
  to[what] += n;
}

/** Whoever is offered help takes it as long as both can do their part. */
function canConclude(s: Land, { by, to, what, n, silver }: Offer): boolean {
  return householdAt(s, by)[what] >= n && householdAt(s, to).silver >= silver;
}

function conclude(s: Land, { by, to, what, n, as, silver }: Offer, tally: Tally | undefined): void {
  const [giver, taker] = [householdAt(s, by), householdAt(s, to)];
  hand(giver, taker, what, n);
  if (as === 'sale') {
    taker.silver -= silver;
    giver.silver += silver;
    if (tally !== undefined) tally.sales++;
  } else {
    s.promises.push({ from: to, to: by, what, n, year: s.year + 1 });
    if (tally !== undefined) tally.loans++;
  }
}

const billOf = (s: Land, h: Household): number => (s.phase === LATE ? lateFoodBill(s, h) : foodBill(s, h));

/** Households that can't pay the food bill before them, a bit for each. */
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
