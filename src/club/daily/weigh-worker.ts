import { parentPort } from 'node:worker_threads';
import { findGame } from '../../games/registry.js';
import type { Dealt } from './solo.js';
import { weighed } from './weigh.js';

/** The thread that weighs tries at solo games. */

export interface WeighTask {
  readonly solo: Dealt;
  /** As tries keep them. */
  readonly moves: readonly string[];
}

export type WeighNews = { readonly play: number } | { readonly error: string };

parentPort?.once('message', ({ solo, moves }: WeighTask) => {
  const tell = (news: WeighNews): void => parentPort?.postMessage(news);
  try {
    tell({ play: weighed(findGame(solo.game), solo, moves) });
  } catch (error) {
    tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
