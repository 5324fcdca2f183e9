import type { OddsCheck } from '../../kernel/types.js';
import { CARDS, cardOf, COLOURS } from './pack.js';

/** Exact chances: what a Bondi of a colour and action is worth, and what lots alone decide in a Feud (W9.6, W10). */

/** Chance that a card which shows that colour and action is worth at least so much, by the pack. */
export function worthChance(bondi: string, atLeast: number): number {
  const all = CARDS.filter((card) => card.bondi === bondi);
  return all.filter(({ worth }) => worth >= atLeast).length / Math.max(1, all.length);
}

/** Lots of one side in one colour: how many cards, and what they are worth together. */
type Spread = ReadonlyMap<number, number>;

/** Chances of each total worth from so many cards of a colour, each equally likely to be any of the colour's 27. */
const spreads: Spread[] = [new Map([[0, 1]])];
const SHARES = [1, 2, 3].map((worth) => {
  const own = CARDS.filter((card) => card.colour === 0);
  return own.filter((card) => card.worth === worth).length / own.length;
});

function spread(cards: number): Spread {
  const known = spreads[cards];
  if (known !== undefined) return known;
  const next = new Map<number, number>();
  for (const [total, chance] of spread(cards - 1))
    SHARES.forEach((share, i) => next.set(total + i + 1, (next.get(total + i + 1) ?? 0) + chance * share));
  spreads[cards] = next;
  return next;
}

export interface FeudOdds {
  /** Conflicts that each wins on average by lots alone. */
  readonly mine: number;
  readonly theirs: number;
  /** Chance that one wins more conflicts than the other, and the reverse. */
  readonly ahead: number;
  readonly behind: number;
}

/** Chances of one colour's conflict, by how many lots of it each has: won, lost (a tie is neither). */
function conflict(mine: number, theirs: number): readonly [number, number] {
  let won = 0;
  let lost = 0;
  for (const [a, p] of spread(mine))
    for (const [b, q] of spread(theirs)) {
      if (a > b) won += p * q;
      if (b > a) lost += p * q;
    }
  return [won, lost];
}

/** Ways to split so many lots over four colours, with their chances. */
function splits(n: number): readonly (readonly [readonly number[], number])[] {
  const found: [number[], number][] = [];
  const factorial = (k: number): number => (k < 2 ? 1 : k * factorial(k - 1));
  for (let a = 0; a <= n; a++)
    for (let b = 0; a + b <= n; b++)
      for (let c = 0; a + b + c <= n; c++) {
        const d = n - a - b - c;
        const ways = factorial(n) / (factorial(a) * factorial(b) * factorial(c) * factorial(d));
        found.push([[a, b, c, d], ways / 4 ** n]);
      }
  return found;
}

const MOST_MEN = 6;
const feuds = new Map<number, FeudOdds>();

/**
 * A Feud of so many against so many before any Good is committed. Lots are taken as drawn from a full pack, each of
 * four colours equally likely; more than six men fight as six.
 */
export function feudOdds(men: number, others: number): FeudOdds {
  const n = Math.min(MOST_MEN, men);
  const m = Math.min(MOST_MEN, others);
  const key = n * 100 + m;
  const known = feuds.get(key);
  if (known !== undefined) return known;
  let [mine, theirs, ahead, behind] = [0, 0, 0, 0];
  const ours = splits(n);
  for (const [own, p] of ours)
    for (const [their, q] of splits(m)) {
      const margin = new Map([[0, 1]]);
      COLOURS.forEach((_, colour) => {
        const [won, lost] = conflict(own[colour] ?? 0, their[colour] ?? 0);
        mine += p * q * won;
        theirs += p * q * lost;
        for (const [lead, chance] of [...margin]) {
          margin.set(lead, (margin.get(lead) ?? 0) - chance * (won + lost));
          margin.set(lead + 10, (margin.get(lead + 10) ?? 0) + chance * won);
          margin.set(lead - 10, (margin.get(lead - 10) ?? 0) + chance * lost);
        }
      });
      for (const [lead, chance] of margin) {
        if (lead > 0) ahead += p * q * chance;
        if (lead < 0) behind += p * q * chance;
      }
    }
  const odds = { mine, theirs, ahead, behind };
  feuds.set(key, odds);
  return odds;
}

export const percent = (chance: number): number => Math.round(chance * 100);

/** Enumerated chances beside simulated ones: lots drawn as `feudOdds` takes them, and Bondi from the pack. */
export function checkOdds(rolls: number, draw: (n: number) => number): OddsCheck[] {
  const fights = [
    [1, 1],
    [2, 1],
    [3, 2],
    [0, 2],
  ] as const;
  const bondi = ['iron-ride', 'wool-raid'] as const;
  const each = Math.max(1, Math.floor(rolls / (fights.length * 2 + bondi.length)));
  const compared = (what: string, exact: number, once: () => boolean): OddsCheck => {
    let hits = 0;
    for (let i = 0; i < each; i++) if (once()) hits++;
    return { what, exact, seen: hits / each, sigma: Math.sqrt((exact * (1 - exact)) / each) };
  };
  const lots = (n: number): number[] => {
    const totals = [0, 0, 0, 0];
    for (let i = 0; i < n; i++) {
      const { colour, worth } = cardOf(draw(CARDS.length));
      totals[colour] = (totals[colour] ?? 0) + worth;
    }
    return totals;
  };
  const lead = (n: number, m: number): number => {
    const own = lots(n);
    return lots(m).reduce((sum, worth, i) => sum + Math.sign((own[i] ?? 0) - worth), 0);
  };
  return [
    ...fights.flatMap(([n, m]) => [
      compared(`ahead with ${n} against ${m}`, feudOdds(n, m).ahead, () => lead(n, m) > 0),
      compared(`behind with ${n} against ${m}`, feudOdds(n, m).behind, () => lead(n, m) < 0),
    ]),
    ...bondi.map((word) => {
      const all = CARDS.filter((card) => card.bondi === word);
      return compared(
        `${word} is worth 2`,
        worthChance(word, 2),
        () => (all[draw(all.length)]?.worth ?? 0) >= 2,
      );
    }),
  ];
}
