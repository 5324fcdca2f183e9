import { playBox } from './box.js';
import type { ReadyGame, LabSetup } from './game.js';
import { findLabGame } from './games.js';
import type { Keep } from './record.js';
import { gather, type Sums } from './sums.js';

/** A batch: a table and its games. */
export interface LabTask {
  readonly game: string;
  readonly setup: LabSetup;
  readonly first: number;
  readonly games: number;
  readonly keep?: Keep;
}

/** Cache of tables: batches of one table follow each other, and compiling its strategies takes a while. */
const ready = new Map<string, ReadyGame>();
const MOST_READY = 40;

function readyOf({ game, setup }: LabTask): ReadyGame {
  const key = JSON.stringify([game, setup]);
  const known = ready.get(key);
  if (known !== undefined) return known;
  const table = findLabGame(game).ready(setup);
  const oldest = ready.keys().next();
  if (ready.size >= MOST_READY && oldest.done !== true) ready.delete(oldest.value);
  ready.set(key, table);
  return table;
}

/** Plays a batch, in this thread or in a worker. */
export function playTask(task: LabTask): Sums {
  const { box } = task.setup;
  if (box !== undefined) {
    const play = playBox(findLabGame(task.game), task.setup, box);
    return { ...gather(play, task.first, task.games, task.keep), fired: [] };
  }
  const table = readyOf(task);
  return { ...gather((one) => table.play(one), task.first, task.games, task.keep), fired: table.fired() };
}

export default playTask;
