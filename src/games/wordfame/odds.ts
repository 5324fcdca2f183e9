import { NONE, type PublicState } from './model.js';
import { CARDS, cardOf, COLORS } from './pack.js';

/**
 * Exact chances of a Bondi's worth, and of the lots in a Feud (W9.6, W10). Open cards are excluded; cards in the Doom
 * aren't, because nobody keeps a list of them.
 */

/** Cards with public color and worth. */
function openCards({ gothar, pool, gifts, feud }: PublicState): number[] {
  return [
    ...gothar.flatMap(({ goods, hird }) => [...goods, ...hird]),
    ...pool.filter((card) => card !== NONE),
    ...gifts.map(({ card }) => card),
    ...(feud?.cards.flat() ?? []),
  ];
}

/** Unseen cards of one color: numbers by worth from 1 up, and the number of Bondi among them. */
export interface Unseen {
  readonly worths: readonly number[];
  readonly sworn: number;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

/** By color. */
export function unseenIn(table: PublicState): Unseen[] {
  const all = COLORS.map(() => ({ worths: [0, 0, 0], sworn: 0 }));
  const count = (card: number, n: number): void => {
    const { colour, worth } = cardOf(card);
    const worths = all[colour]?.worths ?? [];
    worths[worth - 1] = (worths[worth - 1] ?? 0) + n;
  };
  CARDS.forEach((_, card) => count(card, 1));
  for (const card of openCards(table)) count(card, -1);
  for (const card of table.gothar.flatMap(({ oaths }) => oaths)) {
    const one = all[cardOf(card).colour];
    if (one !== undefined) one.sworn++;
  }
  return all;
}

/**
 * Chance that a Bondi of a color and action has at least some worth. Open personae are excluded; a worth is less likely
 * the more Goods of that color and worth are known, since Goods hide their actions.
 */
export function worthChance(table: PublicState, bondi: string, atLeast: number): number {
  const personae = new Set([...table.pool, ...table.gothar.flatMap(({ hird }) => hird)]);
  const hidden = CARDS.filter((_, card) => !personae.has(card));
  const unseen = unseenIn(table);
  const share = ({ colour, worth }: { colour: number; worth: number }): number =>
    (unseen[colour]?.worths[worth - 1] ?? 0) /
    hidden.filter((card) => card.colour === colour && card.worth === worth).length;
  let [all, enough] = [0, 0];
  for (const card of hidden) {
    if (card.bondi !== bondi) continue;
    all += share(card);
    if (card.worth >= atLeast) enough += share(card);
  }
  return all === 0 ? 0 : enough / all;
}

/** Binomial coefficient. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let combinations = 1;
  for (let i = 1; i <= k; i++) combinations = (combinations * (n - k + i)) / i;
  return combinations;
}

/** Draws of `n` cards of one color: the cards left by worth, the total worth drawn, the probability. */
function* takes(worths: readonly number[], n: number): Generator<readonly [number[], number, number]> {
  const all = choose(sum(worths), n);
  const [ones = 0, twos = 0, threes = 0] = worths;
  for (let a = Math.min(ones, n); a >= 0; a--)
    for (let b = Math.min(twos, n - a); b >= 0; b--) {
      const c = n - a - b;
      const combinations = choose(ones, a) * choose(twos, b) * choose(threes, c);
      if (combinations > 0) yield [[ones - a, twos - b, threes - c], a + 2 * b + 3 * c, combinations / all];
    }
}

/** Chances to win and lose a color's conflict (a tie is neither), by each side's lots in it. */
function conflict(worths: readonly number[], mine: number, theirs: number): readonly [number, number] {
  let won = 0;
  let lost = 0;
  for (const [left, own, p] of takes(worths, mine))
    for (const [, other, q] of takes(left, theirs)) {
      if (own > other) won += p * q;
      if (other > own) lost += p * q;
    }
  return [won, lost];
}

export interface FeudOdds {
  /** Expected conflicts won by each side from lots alone. */
  readonly mine: number;
  readonly theirs: number;
  /** Chances of each side to win more conflicts. */
  readonly ahead: number;
  readonly behind: number;
}

/** Lots of each side assigned to colors so far, and the lead in conflicts. */
class Leads {
  readonly #chances: number[];
  constructor(
    readonly n: number,
    readonly m: number,
  ) {
    this.#chances = new Array<number>((n + 1) * (m + 1) * SPAN).fill(0);
  }

  add(own: number, other: number, lead: number, weight: number): void {
    const at = (own * (this.m + 1) + other) * SPAN + lead + COLORS.length;
    this.#chances[at] = (this.#chances[at] ?? 0) + weight;
  }

  each(see: (own: number, other: number, lead: number, weight: number) => void): void {
    this.#chances.forEach((weight, at) => {
      if (weight === 0) return;
      const lots = Math.floor(at / SPAN);
      see(Math.floor(lots / (this.m + 1)), lots % (this.m + 1), (at % SPAN) - COLORS.length, weight);
    });
  }
}
const SPAN = 2 * COLORS.length + 1;

/** Odds of a Feud by each side's men, before any Good is committed. No card is drawn twice, and no Bondi. */
export function feudOdds(men: number, others: number, unseen: readonly Unseen[]): FeudOdds {
  const sizes = unseen.map(({ worths, sworn }) => Math.max(0, sum(worths) - sworn));
  const n = Math.min(men, sum(sizes));
  const m = Math.min(others, sum(sizes) - n);
  const combinations = choose(sum(sizes), n) * choose(sum(sizes) - n, m);
  let [mine, theirs] = [0, 0];
  let leads = new Leads(n, m);
  leads.add(0, 0, 0, 1 / combinations);
  unseen.forEach(({ worths }, colour) => {
    const size = sizes[colour] ?? 0;
    const rest = sum(sizes) - size;
    const next = new Leads(n, m);
    const fights = new Map<number, readonly [here: number, won: number, lost: number]>();
    for (let i = 0; i <= Math.min(n, size); i++)
      for (let j = 0; j <= Math.min(m, size - i); j++) {
        const here = choose(size, i) * choose(size - i, j);
        const [won, lost] = conflict(worths, i, j);
        const share = (here * choose(rest, n - i) * choose(rest - n + i, m - j)) / combinations;
        mine += share * won;
        theirs += share * lost;
        fights.set(i * (m + 1) + j, [here, won, lost]);
      }
    leads.each((own, other, lead, weight) => {
      for (let i = 0; own + i <= n; i++)
        for (let j = 0; other + j <= m; j++) {
          const [here, won, lost] = fights.get(i * (m + 1) + j) ?? [0, 0, 0];
          if (here === 0) continue;
          if (won > 0) next.add(own + i, other + j, lead + 1, weight * here * won);
          if (lost > 0) next.add(own + i, other + j, lead - 1, weight * here * lost);
          next.add(own + i, other + j, lead, weight * here * (1 - won - lost));
        }
    });
    leads = next;
  });
  let [ahead, behind] = [0, 0];
  leads.each((own, other, lead, weight) => {
    if (own !== n || other !== m) return;
    if (lead > 0) ahead += weight;
    if (lead < 0) behind += weight;
  });
  return { mine, theirs, ahead, behind };
}

export const percent = (chance: number): number => Math.round(chance * 100);
