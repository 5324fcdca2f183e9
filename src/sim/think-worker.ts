import { findGame } from '../games/registry.js';
import {
  bringPack,
  type Choice,
  drawer,
  imagined,
  type KeyedPack,
  type Move,
  type Position,
  type Seat,
} from '../kernel/index.js';

/** One decision that wants thought. Plain data: it goes to a worker thread. */
export interface ThinkInput {
  readonly game: string;
  /** Name of the planner. */
  readonly ai: string;
  /** One that answers without thinking ahead will do. */
  readonly quick?: boolean;
  /** It may take its time. */
  readonly long?: boolean;
  readonly view: unknown;
  /** JSON text of a position that looks the same to the seat; nothing of the real one that it can't see. */
  readonly world?: string;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly seed: number;
  /** The pack that the game is played with, when it isn't the module's own. */
  readonly pack?: KeyedPack;
}

export interface ThinkTask extends ThinkInput {
  /** The same number of playouts finds the same move, unless time runs out before. */
  readonly playouts: number;
  readonly milliseconds: number;
}

/** What the thread does. Gives undefined when the game has no planner of that name. */
export function think(task: ThinkTask): Move | undefined {
  const { game, ai, quick = false, view, seat, choices, seed, playouts, milliseconds } = task;
  const end = performance.now() + milliseconds;
  const module = findGame(game);
  if (task.pack !== undefined) bringPack(module, task.pack);
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
