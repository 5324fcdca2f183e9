import { findGame } from '../../games/registry.js';
import { doTask } from '../../task-thread.js';
import type { Dealt } from './solo.js';
import { weighed } from './weigh.js';

/** Worker thread: computes the luck-free points of attempts at solo games. */

export interface WeighTask {
  readonly solo: Dealt;
  /** As stored. */
  readonly moves: readonly string[];
}

export interface WeighNews {
  readonly play: number;
}

doTask<WeighTask, WeighNews>(({ solo, moves }, tell) =>
  tell({ play: weighed(findGame(solo.game), solo, moves) }),
);
