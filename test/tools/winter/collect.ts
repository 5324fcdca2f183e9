import { createHash, randomBytes } from 'node:crypto';
import type { AnyModule } from '../../../src/games/registry.js';
import { chooseSeats } from '../../../src/kernel/choose-seats.js';
import { Fault } from '../../../src/kernel/errors.js';
import { settingsOf } from '../../../src/kernel/options.js';
import { drawer, smallSeed } from '../../../src/kernel/random.js';
import { findRiddle } from './find.js';
import type { FindLimits } from './limits.js';
import type { Riddle } from '../../../src/club/daily/riddle.js';
import { isVaried } from './standard.js';
import type { Tally } from './tally.js';

/** Makes riddles ahead of time: game after game, until each has as many as are wanted. */

/** So many more than its share may come from one game, where riddles of others are hard to find. */
const SPARE = 3;

export interface CollectInput {
  readonly modules: readonly AnyModule[];
  readonly count: number;
  /** Riddles that there are already: they count. */
  readonly kept: readonly Riddle[];
  readonly limits: FindLimits;
  /** The same number makes the same riddles; without one nobody can foresee any. */
  readonly number?: number;
  readonly found: (riddle: Riddle) => void;
  /** What came of a game, riddle or none: how far its decisions came. */
  readonly searched?: (game: string, tally: Tally) => void;
  /** A game that broke off, which no game should: with its seed, so that it can be looked into. */
  readonly broken?: (game: string, seed: string, fault: Fault) => void;
}

/** The game that has had least time so far comes next; one that has more than its share waits for the others. */
export function collectRiddles({
  modules,
  count,
  kept,
  limits,
  number,
  found,
  searched,
  broken,
}: CollectInput): void {
  const all = [...kept];
  const share = Math.ceil(count / modules.length) + SPARE;
  const spent = new Map(modules.map((module) => [module, { time: 0, attempts: 0 }]));
  while (all.length < count && limits.keepGoing()) {
    const wanting = [...spent].filter(
      ([{ meta }]) => all.filter(({ game }) => game === meta.id).length < share,
    );
    const [next] = wanting.toSorted((a, b) => a[1].time - b[1].time);
    if (next === undefined) return;
    const [module, own] = next;
    const began = performance.now();
    const seed = seedOf(number, module.meta.id, own.attempts++);
    if (all.some((riddle) => riddle.seed === seed)) continue;
    // What the search itself draws follows from the seed, and isn't the game's dice.
    const drawn = smallSeed(`search ${seed}`);
    try {
      const { riddle, tally } = findRiddle(module, setupOf(module, drawn), seed, drawn, {
        ...limits,
        isWanted: (riddle) => isVaried(riddle, all),
      });
      searched?.(module.meta.id, tally);
      if (riddle !== undefined) {
        all.push(riddle);
        found(riddle);
      }
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      broken?.(module.meta.id, seed, error);
    }
    own.time += performance.now() - began;
  }
}

function seedOf(number: number | undefined, game: string, attempt: number): string {
  return number === undefined
    ? randomBytes(32).toString('hex')
    : createHash('sha256').update(`riddles ${number} ${game} ${attempt}`).digest('hex');
}

/** Tables of the first variant, of two to four. */
function setupOf({ meta }: AnyModule, number: number) {
  const draw = drawer(number);
  const [variant] = meta.variants;
  const least = variant?.minSeats ?? 2;
  const most = Math.min(4, variant?.maxSeats ?? 2);
  const id = variant?.id ?? '';
  const seats = chooseSeats(meta, id, least + draw(most - least + 1), draw);
  return { variant: id, seats, options: settingsOf(meta.options, {}) };
}
