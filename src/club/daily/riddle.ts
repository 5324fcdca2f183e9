import type { Chance, MeasureDifference } from '../review/material.js';
import type { Beginning } from './beginning.js';

/** A decision with one clearly best move that isn't the obvious one. Plain data, as stored. */
export interface Riddle extends Beginning, RiddleRun {
  /** Notation of the best move, of the quick AI's move, and of the first move in the list of choices. */
  readonly best: string;
  readonly usual: string;
  readonly first: string;
  /** Earlier checks in other worlds; the riddle was picked by the first of them. */
  readonly earlier?: readonly RiddleRun[];
  /** Measure in which the best move ends clearly ahead of the quick AI's, if there is one. */
  readonly why?: MeasureDifference;
}

/** A check: every answer is played on in the same worlds. */
export interface RiddleRun {
  /** Games per answer, with the same luck for all answers. */
  readonly worlds: number;
  /** Seed of the worlds' luck (`lucks`). */
  readonly luck?: number;
  /** In an order that reveals nothing. */
  readonly answers: readonly RiddleAnswer[];
}

export interface RiddleAnswer {
  /** Notation. */
  readonly move: string;
  /** Chance to win if everybody continues like the quick AI. */
  readonly wins: Chance;
  /** Share of games that the best answer wins more than this one: 0 for itself. */
  readonly behind: Chance;
}

/** Value of `Difference.measure` for the game's points. */
export const POINTS = 'points';
