import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Repeated measurement of memory: does it grow without bound? */

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** MB in use on and off the heap, after garbage collection. */
export function heapMB(): number {
  // Memory released by finalizers is free after the second collection.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / 1e5) / 10;
}

/** Idle memory before and after a number of games. */
export interface Held {
  readonly firstMB: number;
  readonly lastMB: number;
  readonly games: number;
}

/** Tolerated growth per game, MB. */
const EACH = 0.1;
/** Tolerated one-time growth during the first hundreds of games, while V8 still compiles, MB. */
const ONCE = 8;

/** Growth per game, MB. */
export const perGame = ({ firstMB, lastMB, games }: Held): number =>
  games === 0 ? 0 : Math.round(((lastMB - firstMB) / games) * 1000) / 1000;

/** Whether memory use stays flat. */
export const isFlat = ({ firstMB, lastMB, games }: Held): boolean => lastMB - firstMB <= ONCE + EACH * games;
