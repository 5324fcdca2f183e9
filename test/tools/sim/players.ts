import { studiedOf } from '../metrics/metrics.js';
import type { AnyModule } from '../../../src/games/registry.js';
import type { Choice, Move, Position, Seat } from '../../../src/kernel/types.js';

/** What a player is asked: what its seat sees and may do, and its own generator. */
interface Asked {
  readonly view: unknown;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly draw: (n: number) => number;
  /** A position that looks the same to the seat, as the bot gives one to who thinks (`think-worker.ts`). */
  readonly imagine?: (luck: number) => Position;
}

export interface Player {
  readonly decide: (asked: Asked) => Move;
  /** Milliseconds it has spent on each decision that left it a choice. */
  readonly spent: number[];
}

/** How long AIs that think have for a decision. */
export interface Patience {
  readonly milliseconds: number;
  /** So many looks at the clock in place of time, one before each step of thought: the same on every machine. */
  readonly steps?: number;
}

/** What an AI of this name plays like; undefined when the game has none. */
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

/** Does any of these AIs use the time that it gets? */
export function anyThinks(module: AnyModule, names: readonly string[]): boolean {
  return names.some((name) => module.planners?.[name] !== undefined);
}
