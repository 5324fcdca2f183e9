import { describe, expect, it } from 'vitest';
import { Dice, diceFromSeed, fastDice } from '../../../src/kernel/dice.js';

/**
 * Statistical tests of dice, over more dice than a busy server rolls in a day. Each gives a z-score; 4.5 occurs by
 * chance once in 150,000, and never here, because the seeds are fixed.
 */
const DAY = 200_000;
const LIMIT = 4.5;

const seeds = ['Monday', 'Tuesday', 'Wednesday'];
const rolled = new Map(
  seeds.map((seed) => {
    const dice = new Dice(diceFromSeed(seed, ['herring']));
    return [seed, Array.from({ length: DAY }, () => dice.die())] as const;
  }),
);

/** The z-score of a chi-squared test against equal shares (Wilson and Hilferty). */
function chi(counts: readonly number[]): number {
  const sum = counts.reduce((a, b) => a + b, 0);
  const each = sum / counts.length;
  const square = counts.reduce((a, n) => a + (n - each) ** 2 / each, 0);
  const free = counts.length - 1;
  const spread = 2 / (9 * free);
  return (Math.cbrt(square / free) - (1 - spread)) / Math.sqrt(spread);
}

function tally(size: number, of: Iterable<number>): number[] {
  const counts = Array.from<number>({ length: size }).fill(0);
  for (const one of of) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}

/** Rank of a square bit matrix with rows as integers. */
function rank(rows: number[]): number {
  let found = 0;
  for (let bit = 0; bit < 32; bit++) {
    const at = rows.findIndex((row, i) => i >= found && ((row >>> bit) & 1) === 1);
    if (at < 0) continue;
    const pivot = rows[at] ?? 0;
    rows[at] = rows[found] ?? 0;
    rows[found] = pivot;
    for (let i = 0; i < 32; i++)
      if (i !== found && (((rows[i] ?? 0) >>> bit) & 1) === 1) rows[i] = (rows[i] ?? 0) ^ pivot;
    found++;
  }
  return found;
}

/** Length of the shortest shift register that produces these bits (Berlekamp and Massey). */
function complexity(bits: readonly number[]): number {
  let c = [1];
  let b = [1];
  let length = 0;
  let since = 1;
  for (let n = 0; n < bits.length; n++) {
    let d = 0;
    for (let i = 0; i <= length; i++) d ^= (c[i] ?? 0) & (bits[n - i] ?? 0);
    if (d === 0) {
      since++;
      continue;
    }
    const before = [...c];
    for (let i = 0; i < b.length; i++) c[i + since] = (c[i + since] ?? 0) ^ (b[i] ?? 0);
    c = Array.from(c, (bit) => bit ?? 0);
    if (2 * length <= n) {
      length = n + 1 - length;
      b = before;
      since = 1;
    } else since++;
  }
  return length;
}

describe.each([...rolled])('the dice of one day (%s)', (_, faces) => {
  const bits = faces.map((face) => (face - 1) & 1);

  it('show every face equally often', () => {
    expect(
      Math.abs(
        chi(
          tally(
            6,
            faces.map((face) => face - 1),
          ),
        ),
      ),
    ).toBeLessThan(LIMIT);
  });

  it.each([1, 2, 3, 7, 8, 16, 64])('are independent of the die %i later', (lag) => {
    const pairs = faces.slice(lag).map((face, at) => ((faces[at] ?? 1) - 1) * 6 + face - 1);
    expect(Math.abs(chi(tally(36, pairs)))).toBeLessThan(LIMIT);
  });

  it('show every sequence of three equally often', () => {
    const threes: number[] = [];
    for (let at = 0; at + 2 < faces.length; at += 3)
      threes.push(((faces[at] ?? 1) - 1) * 36 + ((faces[at + 1] ?? 1) - 1) * 6 + (faces[at + 2] ?? 1) - 1);
    expect(Math.abs(chi(tally(216, threes)))).toBeLessThan(LIMIT);
  });

  it('have runs of the expected length', () => {
    const same = faces.slice(1).filter((face, at) => face === faces[at]).length;
    const n = DAY - 1;
    expect(Math.abs((same - n / 6) / Math.sqrt((n * 5) / 36))).toBeLessThan(LIMIT);
  });

  it('have random ranks as 32 × 32 matrices of odd and even', () => {
    const ranks: number[] = [];
    for (let at = 0; at + 1024 <= bits.length; at += 1024) {
      const rows = Array.from({ length: 32 }, (__, row) =>
        bits.slice(at + row * 32, at + row * 32 + 32).reduce((word, bit) => ((word << 1) | bit) >>> 0, 0),
      );
      ranks.push(rank(rows));
    }
    const share = ranks.filter((one) => one === 32).length / ranks.length;
    // A random matrix has full rank in 28.88 % of cases.
    expect(Math.abs(share - 0.2888) / Math.sqrt((0.2888 * 0.7112) / ranks.length)).toBeLessThan(LIMIT);
  });

  it('have no short linear recurrence: 2,000 parities need about 1,000 terms, the old generator 128', () => {
    expect(Math.abs(complexity(bits.slice(0, 2000)) - 1000)).toBeLessThan(20);
  });
});

it('the parities of the fast generator follow a linear recurrence of 128 terms', () => {
  const dice = new Dice(fastDice('Monday'));
  expect(complexity(Array.from({ length: 2000 }, () => dice.draw(2)))).toBe(128);
});

describe('shuffling', () => {
  it('puts every card at every place of a deck of 52 equally often', () => {
    const dice = new Dice(diceFromSeed('a dealer'));
    const first = tally(52, []);
    const last = tally(52, []);
    for (let at = 0; at < 5200; at++) {
      const deck = dice.shuffle(Array.from({ length: 52 }, (_, card) => card));
      first[deck[0] ?? 0] = (first[deck[0] ?? 0] ?? 0) + 1;
      last[deck[51] ?? 0] = (last[deck[51] ?? 0] ?? 0) + 1;
    }
    expect(Math.abs(chi(first))).toBeLessThan(LIMIT);
    expect(Math.abs(chi(last))).toBeLessThan(LIMIT);
  });
});
