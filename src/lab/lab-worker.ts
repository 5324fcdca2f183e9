import type { TableSetup } from './game.js';
import { findLabGame } from './games.js';
import { gather, type Sums } from './sums.js';

/** One piece of work: a table, and which games it plays. */
export interface Task {
  readonly game: string;
  readonly setup: TableSetup;
  readonly first: number;
  readonly games: number;
}

/** Plays it, here or in a thread. */
export function playTask({ game, setup, first, games }: Task): Sums {
  const table = findLabGame(game).ready(setup);
  return { ...gather((one) => table.play(one), first, games), fired: table.fired() };
}

export default playTask;
