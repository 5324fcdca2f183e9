import { setTimeout as wait } from 'node:timers/promises';
import type { Options, Player } from '../harness/player.js';

/** What people at a table do while things go wrong around them. */

/** A machine may be slow, and a bot be about to start. */
export const MOST_TRIES = 20;

/** Types it until it is answered. @param pause between two tries, ms */
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

/** Whether an answer says that a move is done, or kept. A refusal may tell of what was kept before. */
export const saysDone = (words: string): boolean => /Played: |Submitted, secret until /u.test(words);

/** A move that somebody typed, and what they were told: that it is done, anything else, or nothing at all. */
export interface Typed {
  readonly line: string;
  readonly told: 'done' | 'other' | 'nothing';
  /** How long they waited, ms. */
  readonly took: number;
}

/** Somebody takes one of the moves that are offered as they type; undefined where there is none. */
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
