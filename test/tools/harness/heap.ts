import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What a program holds, looked at again and again: whether it only ever grows. */

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** MB on the heap and beside it that are in use after garbage has been collected. */
export function heapMB(): number {
  // What only a finalizer lets go of is free after the next time.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / 1e5) / 10;
}

/** What is held while nothing is going on, twice, with so many games between. */
export interface Held {
  readonly firstMB: number;
  readonly lastMB: number;
  readonly games: number;
}

/** What each game may leave behind, MB. */
const EACH = 0.1;
/** What the first hundreds of games may add once for all of them, MB: the engine goes on compiling. */
const ONCE = 8;

/** MB that each game left behind. */
export const perGame = ({ firstMB, lastMB, games }: Held): number =>
  games === 0 ? 0 : Math.round(((lastMB - firstMB) / games) * 1000) / 1000;

/** Whether memory is flat: games leave nothing behind that adds up. */
export const isFlat = ({ firstMB, lastMB, games }: Held): boolean => lastMB - firstMB <= ONCE + EACH * games;
