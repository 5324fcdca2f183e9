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

/** Creates riddles in advance, game after game, until there are enough of each. */

/** A game may contribute this many more than its share if the others' riddles are hard to find. */
const SPARE = 3;

export interface CollectInput {
  readonly modules: readonly AnyModule[];
  readonly count: number;
  /** Existing riddles, which count. */
  readonly kept: readonly Riddle[];
  readonly limits: FindLimits;
  /** The same number creates the same riddles; without one they are unpredictable. */
  readonly number?: number;
  readonly found: (riddle: Riddle) => void;
  /** Called after each game, with or without a riddle, with a tally of its decisions. */
  readonly searched?: (game: string, tally: Tally) => void;
  /** Called for a game that failed, with its seed for debugging. */
  readonly broken?: (game: string, seed: string, fault: Fault) => void;
}

/** Searches next in the game with the least time so far; games beyond their share wait for the others. */
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
    // The search's own randomness follows from the seed, separate from the game's dice.
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

/** Tables of the first variant, with two to four seats. */
function setupOf({ meta }: AnyModule, number: number) {
  const draw = drawer(number);
  const [variant] = meta.variants;
  const least = variant?.minSeats ?? 2;
  const most = Math.min(4, variant?.maxSeats ?? 2);
  const id = variant?.id ?? '';
  const seats = chooseSeats(meta, id, least + draw(most - least + 1), draw);
  return { variant: id, seats, options: settingsOf(meta.options, {}) };
}
