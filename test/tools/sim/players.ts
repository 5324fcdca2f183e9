import { studiedOf } from '../metrics/metrics.js';
import type { AnyModule } from '../../../src/games/registry.js';
import type { Choice, Move, Position, Seat } from '../../../src/kernel/types.js';

/** A decision: the seat's view and choices, and a random generator. */
interface Asked {
  readonly view: unknown;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly draw: (n: number) => number;
  /** A position that looks the same to the seat, as planners get it from the bot (`think-worker.ts`). */
  readonly imagine?: (luck: number) => Position;
}

export interface Player {
  readonly decide: (asked: Asked) => Move;
  /** Time of each decision with a real choice, ms. */
  readonly spent: number[];
}

/** Limits on a planner's decision. */
export interface Patience {
  readonly milliseconds: number;
  /** Number of steps instead of a time, for the same result on every machine. */
  readonly steps?: number;
}

/** The player of an AI's name; undefined if the game has none. */
export function makePlayer(
  module: AnyModule,
  name: string,
  { milliseconds, steps }: Patience,
): Player | undefined {
  const planner = module.planners?.[name];
  const ai = module.ai[name] ?? studiedOf(module)[name];
  if (planner === undefined && ai === undefined) return undefined;
  const spent: number[] = [];
  return {
    spent,
    decide(asked) {
      const began = performance.now();
      const end = began + milliseconds;
      let looks = 0;
      const move =
        planner?.({
          ...asked,
          playouts: Number.MAX_SAFE_INTEGER,
          keepGoing: () => (steps === undefined ? performance.now() < end : looks++ < steps),
        }) ?? ai?.(asked);
      if (move === undefined) throw new Error(`${name} has nothing to say`);
      if (asked.choices.length > 1) spent.push(performance.now() - began);
      return move;
    },
  };
}

/** Whether any of these AIs is a planner. */
export function anyThinks(module: AnyModule, names: readonly string[]): boolean {
  return names.some((name) => module.planners?.[name] !== undefined);
}
