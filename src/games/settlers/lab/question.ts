import type { Choice, Move } from '../../../kernel/index.js';
import type { FrameName } from '../frames.js';
import type { Destination, HouseholdId, Point, PublicState } from '../model.js';

/** A decision of the module for a strategy. */

/** The question, from the view. */
export interface Asking {
  readonly state: FrameName | '';
  readonly point: Point | '';
  readonly to: Destination | '';
  /** A request for berths: who asks, for how many people, at which price. */
  readonly by: HouseholdId | '';
  readonly n: number;
  readonly pay: string;
  /** Proposals of each household at this point. */
  readonly made: Readonly<Record<string, number>>;
  readonly worked: Readonly<Record<string, number>>;
  readonly sound: Readonly<Record<string, number>>;
}

export interface Question {
  readonly table: PublicState;
  readonly seats: readonly string[];
  readonly seat: string;
  readonly asking: Asking;
  /** The choices; computed only if a decision needs them. */
  readonly choices: () => readonly Choice[];
  /** Seed of the strategy's own rolls. */
  readonly rolls: number;
}

export const move = (verb: string, ...args: readonly (string | number)[]): Move => ({ verb, args });
