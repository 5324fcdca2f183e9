import type { Ctx } from '../../kernel/index.js';
import { FOOD_MAX, honorEntry, laborOf, ORIGINAL, TOOLS_MAX, type Chief } from './cards.js';
import { BASE, JUNCTURES_OF } from './map.js';
import {
  secretOf,
  takeOne,
  TOP,
  tribeOf,
  type Figure,
  type Fresh,
  type G,
  type SeatId,
  type Space,
  type PublicState,
  type Track,
  type Tribe,
} from './model.js';

/** A tribe's goods, tracks and cards. */

/** Camps of a player: at first five on the track and one on the base (N1.4, EW1). */
export const CAMPS = 6;
export const VILLAGES = 3;
export const MEGALITHS = 8;
export const NEUTRALS = 2;
export const STONE_SPACES = ORIGINAL.stoneSpaces.length;

/** N0.6: the highest Food space not covered by a Camp. */
export const capacityOf = ({ camps }: Tribe): number => FOOD_MAX - camps;

/** Gains Food up to the capacity; the rest is lost (N0.6). @returns the Food gained */
export function gainFood(tribe: Tribe, n: number): number {
  const gained = Math.max(0, Math.min(n, capacityOf(tribe) - tribe.food));
  tribe.food += gained;
  return gained;
}

/** Gains Tools up to the end of the track; the rest is lost (EW71). @returns the Tools gained */
export function gainTools(tribe: Tribe, n: number): number {
  const gained = Math.max(0, Math.min(n, TOOLS_MAX - tribe.tools));
  tribe.tools += gained;
  return gained;
}

/** Moves the leftmost Camp to the base, which uncovers a Food space; false if none is left. */
export function placeCamp(tribe: Tribe): boolean {
  if (tribe.camps === 0) return false;
  tribe.camps--;
  tribe.at[BASE] = (tribe.at[BASE] ?? 0) + 1;
  return true;
}

/** Returns a Camp to the rightmost empty Food space (N3.3, EW64); Food over the new limit is lost (EW29). */
export function returnCamp(tribe: Tribe, tile: number): void {
  tribe.at[tile] = (tribe.at[tile] ?? 0) - 1;
  tribe.camps++;
  tribe.food = Math.min(tribe.food, capacityOf(tribe));
}

/** N5: the level after some steps up a track, and the points scored at once. */
export function climbOf(
  from: number,
  track: Track,
  n: number,
): { readonly level: number; readonly points: number } {
  let points = 0;
  for (let i = 1; i <= n; i++)
    if (from + i <= TOP) points += track === 'honor' ? honorEntry(from + i) : 0;
    // N5.2: at the top of the Offering track, each further Idol is a point; at the top of Honor, nothing (N5.3).
    else if (track === 'offering') points++;
  return { level: Math.min(TOP, from + n), points };
}

/** N5: moves up a track. @returns points scored at once */
export function stepUp(g: PublicState, seat: SeatId, track: Track, n: number): number {
  const tribe = tribeOf(g, seat);
  const { level, points } = climbOf(tribe[track], track, n);
  if (track === 'honor' && level > tribe.honor) {
    takeOne(g.arrivals, seat);
    g.arrivals.push(seat);
  }
  tribe[track] = level;
  tribe.points += points;
  return points;
}

/** Seats from the top of the Honor track down; on one level, the first to arrive is ahead (N5.3). */
export function honorOrder(g: PublicState): SeatId[] {
  return [...g.arrivals].sort((a, b) => tribeOf(g, b).honor - tribeOf(g, a).honor);
}

/** Shuffles a deck and reverses it: the top card is the last, but a shuffle names it first (`docs/dev/scenarios.md`). */
export const shuffledDeck = <T>(c: Pick<Ctx<unknown>, 'shuffle'>, cards: T[]): T[] =>
  c.shuffle(cards).reverse();

/** N0.4: draws cards to the hand; an empty deck is refilled from the shuffled discard pile. @returns the number drawn */
export function drawCards(c: Ctx<G>, seat: SeatId, n: number): number {
  const tribe = tribeOf(c.g, seat);
  const secret = secretOf(c.g, seat);
  const drawn: string[] = [];
  for (let i = 0; i < n; i++) {
    if (secret.deck.length === 0) {
      if (tribe.discard.length === 0) break;
      secret.deck = shuffledDeck(c, tribe.discard);
      tribe.discard = [];
      secret.fresh.deck.push(...secret.fresh.discard.splice(0));
      c.emit('draw.shuffled', { tribe: seat });
    }
    const card = secret.deck.pop();
    if (card === undefined) continue;
    drawn.push(card);
    // Of equal cards, the one gained this turn is drawn first (EW65).
    if (takeOne(secret.fresh.deck, card)) secret.fresh.hand.push(card);
  }
  if (drawn.length === 0) return 0;
  secret.hand.push(...drawn);
  c.reveal();
  c.emit('draw.drew', { tribe: seat, n: drawn.length });
  c.emit('draw.drew-these', { cards: drawn }, [seat]);
  return drawn.length;
}

/** Labor for Food (N2.4): one for each odd space that the marker leaves. */
export const foodLabor = (food: number, spent: number): number =>
  Math.ceil(food / 2) - Math.ceil((food - spent) / 2);

/** The least Food that gives this Labor; Infinity if there isn't enough. */
function foodFor(food: number, labor: number): number {
  if (labor <= 0) return 0;
  const spent = food % 2 === 1 ? 2 * labor - 1 : 2 * labor;
  return spent <= food ? spent : Infinity;
}

/** Tribe cards of the hand that may be played for Labor in a column; cards gained this turn can't pay for others (N3.1). */
export function workers({ hand, fresh }: Workforce, space: Space | ''): string[] {
  const left = hand.filter((card) => ORIGINAL.people.has(card));
  if (space === 'initiate') for (const card of fresh.hand) takeOne(left, card);
  return left;
}

/** A hand, and its cards gained this turn. */
export type Workforce = Readonly<{ hand: readonly string[]; fresh: Readonly<Pick<Fresh, 'hand'>> }>;

/** Spending order of cards: those that do least in an Eclipse first. */
const USE: Readonly<Record<string, number>> = {
  tribesman: 0,
  brave: 1,
  tribeswoman: 2,
  crafter: 3,
  hunter: 4,
  scout: 5,
  elder: 6,
  shaman: 7,
};

export interface Payment {
  readonly cards: readonly string[];
  readonly food: number;
}

/** The most Labor for a column: the pool, all cards and all Food. */
export function mostLabor(pool: number, cards: readonly string[], food: number, column: string): number {
  let sum = pool + Math.ceil(food / 2);
  for (const card of cards) sum += laborOf(card, column);
  return sum;
}

/** The cheapest payment for some Labor (EW16): few and weak cards, those with added Labor here first, Food last. */
export function cheapest(
  cards: readonly string[],
  food: number,
  column: string,
  need: number,
): Payment | undefined {
  if (need <= 0) return { cards: [], food: 0 };
  const rank = (card: string): number => (laborOf(card, column) > laborOf(card, '') ? -1 : (USE[card] ?? 9));
  const byRank = [...cards].sort((a, b) => rank(a) - rank(b));
  const strong = byRank.filter((card) => laborOf(card, column) >= 2);
  const weak = byRank.filter((card) => laborOf(card, column) === 1);
  const two = Math.min(strong.length, need >> 1);
  const rest = need - 2 * two;
  if (rest <= weak.length) return { cards: [...strong.slice(0, two), ...weak.slice(0, rest)], food: 0 };
  // One Labor is missing: half of a strong card is wasted, but Food is saved.
  if (rest === 1 && strong.length > two) return { cards: strong.slice(0, two + 1), food: 0 };
  const paid = foodFor(food, rest - weak.length);
  return paid === Infinity ? undefined : { cards: [...strong.slice(0, two), ...weak], food: paid };
}

/** Whether a Chief's B side adds Labor in a space (N2.8). */
export const isAtHome = ({ column }: Chief, space: Space): boolean =>
  space !== 'eclipse' && (column === 'any' || column === space);

/** A Chief's Labor in a column, and more of it for Tools. */
export interface ChiefLabor {
  readonly labor: number;
  /** Tools that may be paid for `more` Labor (Thunderpaw). */
  readonly tools: number;
  readonly more: number;
}

const NO_LABOR: ChiefLabor = { labor: 0, tools: 0, more: 0 };
const A_SIDE: ChiefLabor = { labor: 1, tools: 0, more: 0 };

/** N2.8: the Chief's benefit in his column. */
export function chiefLabor({ chief: id, side }: Pick<Tribe, 'chief' | 'side'>, space: Space): ChiefLabor {
  if (space === 'eclipse') return NO_LABOR;
  if (side === 'a') return A_SIDE;
  const chief = ORIGINAL.chiefs.get(id);
  if (chief === undefined || !isAtHome(chief, space)) return NO_LABOR;
  return { labor: chief.labor, tools: chief.pay, more: chief.payLabor };
}

/** The pool after a placement: its Labor, triggers of the column (EW15), and the Chief's Labor. */
export function poolIn(
  { now }: Pick<PublicState, 'now'>,
  tribe: Tribe,
  figure: Figure,
  space: Space,
): number {
  let pool = now.pool;
  for (const { column, gain } of now.triggers)
    if (column === space) for (const effect of gain) if (effect.icon === 'labor') pool += effect.n;
  if (figure !== 'chief') return pool;
  const { labor, tools, more } = chiefLabor(tribe, space);
  return pool + labor + (tribe.tools >= tools ? more : 0);
}

/** Influence of a tribe on a tile (N6.3): Camps 1, Villages 2 on each of their three tiles. */
export function influence(g: PublicState, seat: SeatId, tile: number): number {
  let sum = tribeOf(g, seat).at[tile] ?? 0;
  for (const juncture of JUNCTURES_OF[tile] ?? []) if (g.villages[juncture] === seat) sum += 2;
  return sum;
}

/** Leaders of a tile: all tribes with the most Influence, if any (EW50). */
export function leaders(g: PublicState, tile: number): SeatId[] {
  let most = 0;
  let found: SeatId[] = [];
  for (const seat of g.order) {
    const n = influence(g, seat, tile);
    if (n > most) [most, found] = [n, [seat]];
    else if (n === most && n > 0) found.push(seat);
  }
  return found;
}

/** Own empty piles of two Megaliths: each is an Idol in the Eclipse (N6.3, EW44). */
export const emptied = ({ megaliths }: Tribe): number => (MEGALITHS - megaliths) >> 1;
