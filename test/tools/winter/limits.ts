import type { Riddle } from '../../../src/club/daily/riddle.js';

/** How much a search for riddles spends, and what it wants. */

export interface FindLimits {
  /** Decisions of a game that are looked at. */
  readonly decisions: number;
  /** Answers that a decision is glanced at with. */
  readonly candidates: number;
  /** Worlds of the first check; the second has two and a half times as many. */
  readonly worlds: number;
  /** Playouts of a program that thinks ahead, which names one of the candidates. */
  readonly thought: number;
  /** By how much more of the games the best one has to win than any other. */
  readonly clear: number;
  readonly keepGoing: () => boolean;
  /** False for what there is enough of already: it isn't checked. */
  readonly isWanted?: (riddle: Sketch) => boolean;
}

/** What a riddle asks, before anything is known of how clear it is. */
type Sketch = Pick<Riddle, 'game' | 'phase' | 'best' | 'usual'>;

export const USUAL_FIND: Omit<FindLimits, 'keepGoing'> = {
  decisions: 24,
  candidates: 8,
  worlds: 120,
  thought: 12,
  clear: 0.08,
};
