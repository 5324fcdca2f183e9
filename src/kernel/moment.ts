import type { Moment } from './types.js';

/** A game's progress. Rows and posts store it in plain columns, so that logs can be searched. */
export interface Progress {
  readonly turn: number;
  /** Number of rounds; 0 if unknown. */
  readonly turns: number;
  /** The phase, with its seat if it has one: `winter`, `turn-ochre`. */
  readonly phase: string;
}

export function progressOf({ round, rounds = 0, phase, seat }: Moment): Progress {
  return { turn: round, turns: rounds, phase: seat === undefined ? phase : `${phase}-${seat}` };
}

/** Splits a stored phase into phase and seat, if it ends in a seat that `known` accepts. */
export function phaseParts(
  phase: string,
  known: (seat: string) => boolean,
): { readonly phase: string; readonly seat: string } | undefined {
  for (let at = phase.indexOf('-'); at > 0; at = phase.indexOf('-', at + 1)) {
    const seat = phase.slice(at + 1);
    if (known(seat)) return { phase: phase.slice(0, at), seat };
  }
  return undefined;
}
