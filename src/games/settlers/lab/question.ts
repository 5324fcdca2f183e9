import type { Choice, Move } from '../../../kernel/index.js';
import type { FrameName } from '../frames.js';
import type { Destination, HouseholdId, Point, PublicState } from '../model.js';

/** A decision of the module, as a strategy is asked for it. */

/** What is asked, as the view tells it. */
export interface Asking {
  readonly state: FrameName | '';
  readonly point: Point | '';
  readonly to: Destination | '';
  /** Who asks for berths, for how many people, and what it pays. */
  readonly by: HouseholdId | '';
  readonly n: number;
  readonly pay: string;
  /** What each household has begun at this point. */
  readonly made: Readonly<Record<string, number>>;
  readonly worked: Readonly<Record<string, number>>;
  readonly sound: Readonly<Record<string, number>>;
}

export interface Question {
  readonly table: PublicState;
  readonly seats: readonly string[];
  readonly seat: string;
  readonly asking: Asking;
  /** What is offered; asked for only where a decision depends on it. */
  readonly choices: () => readonly Choice[];
  /** Seed of the strategy's own rolls. */
  readonly rolls: number;
}

export const move = (verb: string, ...args: readonly (string | number)[]): Move => ({ verb, args });
