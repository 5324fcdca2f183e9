import { setTimeout as wait } from 'node:timers/promises';
import type { Options, Player } from '../harness/player.js';

/** Actions of people at a table during faults. */

/** The machine may be slow, or the bot about to start. */
export const MOST_TRIES = 20;

/** Repeats a command until it is answered. @param pause between two tries, ms */
export async function insist(
  who: Player | undefined,
  line: string,
  options: Options,
  pause = 0,
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if ((await who?.command(line, options))?.kind === 'answered') return;
    if (pause > 0) await wait(pause);
  }
  throw new Error(`/${line} is never answered`);
}

/** Whether an answer confirms a move. A refusal may mention an earlier one. */
export const saysDone = (words: string): boolean => /Played: |Submitted, secret until /u.test(words);

/** A typed move and its answer: a confirmation, another answer, or none. */
export interface Typed {
  readonly line: string;
  readonly told: 'done' | 'other' | 'nothing';
  /** Waiting time, ms. */
  readonly took: number;
}

/** Types a random offered move; undefined if there is none. */
export async function typeAnyMove(who: Player, draw: (n: number) => number): Promise<Typed | undefined> {
  const lines = await who.complete('play', 'move', '', { game: '1' });
  const line = lines[draw(Math.max(1, lines.length))];
  if (line === undefined) return undefined;
  const began = performance.now();
  const { kind, words } = await who.command('play', { move: line, game: '1' });
  const took = Math.round(performance.now() - began);
  if (saysDone(words)) return { line, told: 'done', took };
  return { line, told: kind === 'failed' || kind === 'unfinished' ? 'nothing' : 'other', took };
}
