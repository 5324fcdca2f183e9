import { findGame } from '../games/registry.js';
import {
  registerPack,
  type Choice,
  drawer,
  imagined,
  type KeyedPack,
  type Move,
  type Position,
  type Seat,
} from '../kernel/index.js';

/** A decision for an AI that thinks ahead. Plain data, for a worker thread. */
export interface ThinkInput {
  readonly game: string;
  /** Name of the planner. */
  readonly ai: string;
  /** Use an AI that doesn't think ahead. */
  readonly quick?: boolean;
  /** May take longer. */
  readonly long?: boolean;
  readonly view: unknown;
  /** JSON of a position that looks the same to the seat and contains no hidden information. */
  readonly world?: string;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly seed: number;
  /** The game's pack, if it isn't the module's own. */
  readonly pack?: KeyedPack;
}

export interface ThinkTask extends ThinkInput {
  /** The same number of playouts finds the same move, unless time runs out. */
  readonly playouts: number;
  readonly milliseconds: number;
}

/** @returns undefined if the game has no planner of that name */
export function think(task: ThinkTask): Move | undefined {
  const { game, ai, quick = false, view, seat, choices, seed, playouts, milliseconds } = task;
  const end = performance.now() + milliseconds;
  const module = findGame(game);
  if (task.pack !== undefined) registerPack(module, task.pack);
  const input = { view, seat, choices, draw: drawer(seed) };
  if (quick) return module.ai[ai]?.(input);
  const { world } = task;
  return module.planners?.[ai]?.({
    ...input,
    ...(world === undefined
      ? {}
      : { imagine: (luck: number): Position => imagined(module, world, seat, luck) }),
    playouts,
    keepGoing: () => performance.now() < end,
  });
}
