import type { Riddle } from '../../../src/club/daily/riddle.js';

/** Effort and criteria of a search for riddles. */

export interface FindLimits {
  /** Decisions examined per game. */
  readonly decisions: number;
  /** Answers examined per decision. */
  readonly candidates: number;
  /** Worlds of the first check; the second uses two and a half times as many. */
  readonly worlds: number;
  /** Playouts of a planner, which proposes one of the candidates. */
  readonly thought: number;
  /** Least lead of the best answer's share of wins over every other. */
  readonly clear: number;
  readonly keepGoing: () => boolean;
  /** False for kinds of which there are enough; they aren't checked. */
  readonly isWanted?: (riddle: Sketch) => boolean;
}

/** A riddle before its check. */
type Sketch = Pick<Riddle, 'game' | 'phase' | 'best' | 'usual'>;

export const USUAL_FIND: Omit<FindLimits, 'keepGoing'> = {
  decisions: 24,
  candidates: 8,
  worlds: 120,
  thought: 12,
  clear: 0.08,
};
