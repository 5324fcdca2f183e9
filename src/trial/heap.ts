import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What a program holds, looked at again and again: whether it only ever grows. */

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** MB on the heap and beside it that are in use after garbage has been collected. */
export function heapMB(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / 1e5) / 10;
}

/** The first ones still load code. */
const WARMING = 3;
/** What may come and go at the moment of looking, MB. */
const SLACK = 12;

/** MB by which the later half of the figures lies above the earlier one, in the least case; 0 when it is flat. */
export function growth(figures: readonly number[]): number {
  const warm = figures.slice(WARMING);
  if (warm.length < 4) return 0;
  const half = Math.floor(warm.length / 2);
  const more = Math.min(...warm.slice(half)) - Math.min(...warm.slice(0, half));
  return more <= SLACK ? 0 : Math.round(more * 10) / 10;
}
