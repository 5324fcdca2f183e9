import type { Numbers } from '../constants.js';
import type { Readings } from '../readings.js';
import { Reader, type SettlersStrategy } from './strategy-reader.js';
import { Nature } from './nature.js';
import { householdAt, Land, type Household } from './state.js';
import { HELP } from './help.js';
import { talk } from './talk.js';
import type { Tally } from './tally.js';

/** A table of the fast core: strategies, land and nature. Reused for any number of games. */

export interface CoreSetup {
  readonly strategies: readonly SettlersStrategy[];
  readonly numbers: Numbers;
  readonly readings: Readings;
  /** For these numbers and readings. Tables that never play at the same time may share it. */
  readonly nature?: Nature;
  readonly land?: Land;
  /** Called at each (*) point before any deals. */
  readonly at?: (point: string, land: Land) => void;
  /** Counts events for the laboratory. */
  readonly tally?: Tally;
}

export interface Core {
  readonly readers: readonly Reader[];
  readonly at: ((point: string, land: Land) => void) | undefined;
  readonly tally: Tally | undefined;
  readonly s: Land;
  readonly nature: Nature;
  /** Points at which any strategy gives or lends; the core skips all other points. */
  readonly givesAt: ReadonlySet<string>;
}

export function openCore({ strategies, numbers, readings, nature, land, at, tally }: CoreSetup): Core {
  const readers = strategies.map((one) => new Reader(one));
  return {
    readers,
    at,
    tally,
    s: land ?? new Land(strategies.length, numbers, readings),
    nature: nature ?? new Nature(numbers, readings),
    givesAt: new Set(
      HELP.filter(({ decision }) =>
        readers.some(({ strategy }) => (strategy.decisions[decision]?.length ?? 0) > 0),
      ).flatMap(({ points }) => points),
    ),
  };
}

/** Roll-off among the households whose bit is set; ties roll again (S0.4, S6.4). */
export function highest({ s, nature }: Core, from: number): number {
  let best = from;
  // A single bit: a power of two.
  while ((best & (best - 1)) !== 0) {
    let most = -1;
    let tied = 0;
    for (let i = 0; i < s.players; i++) {
      if ((best & (1 << i)) === 0) continue;
      const face = nature.dice.draw(6);
      if (face > most) {
        most = face;
        tied = 0;
      }
      if (face === most) tied |= 1 << i;
    }
    best = tied;
  }
  return best === 0 ? 0 : 31 - Math.clz32(best);
}

/** The household `k` places after the dealer (GS62). */
export function fromDealer(s: Land, k: number): Household {
  const at = s.dealer + k;
  return householdAt(s, at < s.players ? at : at - s.players);
}

export const readerAt = ({ readers }: Core, h: Household): Reader => readers[h.at] as Reader;

/** For points without any deals. */
export function pass(play: Core, point: string): void {
  if (play.at !== undefined) play.at(point, play.s);
}

export function speak(play: Core, point: string): void {
  pass(play, point);
  const { s, readers, tally } = play;
  const gives = play.givesAt.has(point);
  if (gives || tally !== undefined || s.lent.length > 0) talk(s, readers, point, tally, gives);
}
