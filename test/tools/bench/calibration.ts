import type { Measured, Paced } from './measure.js';

/**
 * A fixed loop that measures the machine's current speed. Every figure is shown beside it, so that figures from
 * different machines or busy times can be compared.
 */

interface Piece {
  readonly at: number;
  readonly name: string;
  left: number;
}

const PIECES = 64;

/** One round with numbers, small objects, strings and a list, like rules code. */
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

/** Thousands of rounds per second, measured over this time after an equal warm-up, ms. */
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

/** Adds the machine's pace to rows without their own: the mean of `before` and of now. */
export function beside(rows: readonly Measured[], before: number): readonly Paced[] {
  const pace = (before + calibrate()) / 2;
  return rows.map((row) => ({ pace, ...row }));
}
