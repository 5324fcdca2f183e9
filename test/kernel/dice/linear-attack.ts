import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/**
 * An attacker who solves for the generator behind public dice. Bit 0 of xoroshiro128+'s output is a sum modulo 2 of
 * state bits, so each die's parity is a linear equation with 128 unknowns.
 */

const BITS = 128;
type Row = bigint;

/** For each output, the state bits whose sum is its lowest bit; bit 128 is free for the right side. */
function equations(count: number): readonly Row[] {
  const rows = Array.from<Row>({ length: count }).fill(0n);
  for (let bit = 0; bit < BITS; bit++) {
    const state = [0, 0, 0, 0];
    state[bit >> 5] = (1 << (bit & 31)) | 0;
    const generator = xoroshiro128plusFromState(state);
    for (let at = 0; at < count; at++) {
      if (((generator.next() + 2 ** 31) & 1) === 1) rows[at] = (rows[at] ?? 0n) | (1n << BigInt(bit));
    }
  }
  return rows;
}

/** A state that satisfies all equations (right sides in bit 128); undefined if there is none. */
function solve(rows: readonly Row[]): bigint | undefined {
  const ones = (1n << BigInt(BITS)) - 1n;
  const pivots: { readonly bit: bigint; row: Row }[] = [];
  for (let row of rows) {
    for (const pivot of pivots) if (((row >> pivot.bit) & 1n) === 1n) row ^= pivot.row;
    const left = row & ones;
    if (left === 0n) {
      if (row !== 0n) return undefined;
      continue;
    }
    const bit = BigInt(left.toString(2).length - 1);
    for (const pivot of pivots) if (((pivot.row >> bit) & 1n) === 1n) pivot.row ^= row;
    pivots.push({ bit, row });
  }
  let state = 0n;
  for (const { bit, row } of pivots) if (row >> BigInt(BITS) === 1n) state |= 1n << bit;
  return state;
}

/** Predicts the parity of the dice after `seen`; undefined if no state fits. */
export function foretell(seen: readonly number[], more: number): readonly number[] | undefined {
  const rows = equations(seen.length + more);
  const state = solve(seen.map((face, at) => (rows[at] ?? 0n) | (BigInt((face - 1) & 1) << BigInt(BITS))));
  if (state === undefined) return undefined;
  return rows.slice(seen.length).map((row) => {
    let both = row & state;
    let parity = 0;
    for (; both > 0n; both &= both - 1n) parity ^= 1;
    return parity;
  });
}
