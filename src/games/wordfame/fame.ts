import type { Ctx } from '../../kernel/index.js';
import { FAME } from './pack.js';
import { gothiOf, seatOf, type G } from './model.js';

/** W1: Wordfame, and the end of the game. */

/** Gains Wordfame, which counts at once, even within a Feud or Winter (WF1). @returns true if the game ends */
export function gainFame(c: Ctx<G>, who: number, n: number): boolean {
  if (c.g.phase === 'over') return true;
  const gothi = gothiOf(c.g, who);
  gothi.fame += n;
  if (gothi.fame < FAME) return false;
  endGame(c, who, 'end.fame');
  return true;
}

/** WF70: a killing that gains Wordfame. @returns true if the game ends */
export function tellKilling(c: Ctx<G>, who: number, fame: number): boolean {
  if (c.g.options.killings === 'silent') return false;
  c.emit('killing.told', { gothi: seatOf(c.g, who), fame });
  return gainFame(c, who, fame);
}

export function endGame(c: Ctx<G>, who: number, how: string): void {
  const { g } = c;
  g.phase = 'over';
  const winner = seatOf(g, who);
  c.emit('end.won', { winner, fame: gothiOf(g, who).fame });
  c.end({
    winners: [winner],
    scores: Object.fromEntries(g.seats.map((seat, at) => [seat, gothiOf(g, at).fame])),
    how,
  });
}
