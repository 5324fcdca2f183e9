import type { Tally } from './tally.js';
import { giftFor, keepsPromise, type Gift, type SettlersStrategy } from './decide.js';
import { aliveCount, foodBill, isAlive, lateFoodBill, LATE, type Land } from './state.js';

/**
 * S9 in bare numbers: gifts, loans against a promise, sales. Seats speak in their order until all are done, as they do
 * at the module's table when everybody answers at once.
 */

/** What one household may begin at one point (GS66). */
const MOST_TALK = 4;

interface Offer extends Gift {
  readonly by: number;
}

const add = (column: Int32Array, i: number, n: number): void => {
  column[i] = (column[i] as number) + n;
};

/** Promises that may be broken fall due in fall: a season that is over breaks them for all to see (GS57). */
export function breakPromises(s: Land, season: 'spring' | 'summer' | 'fall' | 'winter'): void {
  if (s.promises.length === 0) return;
  const over = season === 'winter' ? s.year : s.year - 1;
  s.promises = s.promises.filter(({ from, year }) => {
    if (year > over) return true;
    add(s.broken, from, 1);
    return false;
  });
}

/** Whether a (*) point is one at which these strategies ever do anything. */
const QUIET = new Set(['S1.6', 'S1.8', 'S2.1', 'S2.3', 'S4.3', 'S6.3', 'spring']);

export function talk(
  s: Land,
  strategies: readonly SettlersStrategy[],
  point: string,
  tally: Tally | undefined,
  gives: boolean,
): void {
  if (QUIET.has(point) || aliveCount(s) < 2) return;
  if (point === 'S4.5') payDebts(s, strategies);
  else {
    const shortBefore = tally === undefined ? undefined : shortages(s, point);
    if (gives) exchange(s, strategies, point, tally);
    if (tally !== undefined && shortBefore !== undefined) count(s, point, shortBefore, tally);
  }
}

/** Who owes pays what it can, in the order in which it promised. */
function payDebts(s: Land, strategies: readonly SettlersStrategy[]): void {
  for (let i = 0; i < s.players; i++) {
    if (!isAlive(s, i)) continue;
    for (const promise of s.promises.filter(({ from, year }) => from === i && year === s.year)) {
      const { to, what, n } = promise;
      if ((s[what][i] as number) < n || !keepsPromise(strategies[i] as SettlersStrategy, s, i)) continue;
      add(s[what], i, -n);
      add(s[what], to, n);
      add(s.kept, i, 1);
      s.promises = s.promises.filter((one) => one !== promise);
    }
  }
}

function exchange(
  s: Land,
  strategies: readonly SettlersStrategy[],
  point: string,
  tally: Tally | undefined,
): void {
  const done: boolean[] = [];
  const made = new Int32Array(s.players);
  const offers: Offer[] = [];
  for (;;) {
    let i = 0;
    while (i < s.players && (!isAlive(s, i) || done[i] === true)) i++;
    if (i === s.players) return;
    const waiting = offers.findIndex(({ to }) => to === i);
    const offer = offers[waiting];
    if (offer !== undefined) {
      offers.splice(waiting, 1);
      if (canConclude(s, offer)) conclude(s, offer, tally);
      else if ((made[offer.by] as number) < MOST_TALK) done[offer.by] = false;
      continue;
    }
    const mine = offers.some(({ by }) => by === i) || (made[i] as number) >= MOST_TALK;
    const gift = mine ? undefined : giftFor(strategies[i] as SettlersStrategy, s, i, point);
    if (gift === undefined) {
      done[i] = true;
      continue;
    }
    add(made, i, 1);
    if (gift.as === 'gift') {
      add(s[gift.what], i, -gift.n);
      add(s[gift.what], gift.to, gift.n);
      if (tally !== undefined) tally.gifts++;
    } else {
      offers.push({ ...gift, by: i });
      done[gift.to] = false;
    }
  }
}

/** Whoever is offered help takes it as long as both can do their part. */
export function canConclude(s: Land, { by, to, what, n, silver }: Offer): boolean {
  return (s[what][by] as number) >= n && (s.silver[to] as number) >= silver;
}

function conclude(s: Land, { by, to, what, n, as, silver }: Offer, tally: Tally | undefined): void {
  add(s[what], by, -n);
  add(s[what], to, n);
  if (as === 'sale') {
    add(s.silver, to, -silver);
    add(s.silver, by, silver);
    if (tally !== undefined) tally.sales++;
  } else {
    s.promises.push({ from: to, to: by, what, n, year: s.year + 1 });
    if (tally !== undefined) tally.loans++;
  }
}

const billOf = (s: Land, i: number): number => (s.phase === LATE ? lateFoodBill(s, i) : foodBill(s, i));

/** Households that can't pay the food bill before them. */
function shortages(s: Land, point: string): number[] | undefined {
  if (point === 'S1.4') return undefined;
  const all: number[] = [];
  for (let i = 0; i < s.players; i++) if (isAlive(s, i) && (s.food[i] as number) < billOf(s, i)) all.push(i);
  return all;
}

function count(s: Land, _point: string, before: readonly number[], tally: Tally): void {
  for (const i of before) {
    tally.short++;
    const need = billOf(s, i) - (s.food[i] as number);
    if (need <= 0) {
      tally.helpable++;
      tally.helped++;
      continue;
    }
    for (let j = 0; j < s.players; j++)
      if (j !== i && isAlive(s, j) && (s.food[j] as number) - billOf(s, j) >= need) {
        tally.helpable++;
        break;
      }
  }
}
