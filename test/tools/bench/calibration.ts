import type { Measured, Paced } from './measure.js';

/**
 * A fixed loop of our own, which no change of the program makes faster or slower: how fast this machine is at the
 * moment, with whatever else runs on it. It stands beside every figure, so that figures of two machines, or of a busy
 * and a quiet hour, can be told apart: compare what was measured divided by it.
 */

interface Piece {
  readonly at: number;
  readonly name: string;
  left: number;
}

const PIECES = 64;

/** One round: numbers, small objects, strings and a list, about as rules use them. */
function round(seed: number): number {
  const pieces: Piece[] = [];
  let state = seed | 1;
  let sum = 0;
  for (let i = 0; i < PIECES; i++) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + i;
    pieces.push({ at: state & 7, name: `p${state & 15}`, left: (state >>> 8) & 31 });
  }
  for (let turn = 0; turn < PIECES; turn++) {
    for (const piece of pieces) {
      if (piece.at === (turn & 7)) piece.left = (piece.left + turn) & 31;
      else if (piece.name.length > 2) sum += piece.left;
    }
  }
  return sum;
}

const MILLISECONDS = 150;

/** Thousands of rounds a second, over so many milliseconds after as many to warm up. */
export function calibrate(milliseconds = MILLISECONDS): number {
  let kept = 0;
  const run = (): number => {
    const began = performance.now();
    let rounds = 0;
    for (; performance.now() - began < milliseconds; rounds += 10)
      for (let i = 0; i < 10; i++) kept ^= round(rounds + i);
    return rounds / (performance.now() - began);
  };
  run();
  const pace = run();
  return kept === Number.MIN_SAFE_INTEGER ? 0 : pace;
}

/** Figures with the machine's pace beside each that has none of its own: the mean of `before` and of now. */
export function beside(rows: readonly Measured[], before: number): readonly Paced[] {
  const pace = (before + calibrate()) / 2;
  return rows.map((row) => ({ pace, ...row }));
}
