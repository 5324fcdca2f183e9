import type { Chance, Difference } from '../review/material.js';
import type { Beginning } from './beginning.js';

/** A decision in which one move is clearly best, and not the one that a glance takes. Plain data, as it is kept. */
export interface Riddle extends Beginning, Run {
  /** Notation of the best one, of the quick program's, and of what stands first in the list of choices. */
  readonly best: string;
  readonly usual: string;
  readonly first: string;
  /** The checks before the one whose figures these are, in other worlds: the first of them picked it. */
  readonly earlier?: readonly Run[];
  /** What the seat has more of at the end with the best than with the quick program's, where something stands out. */
  readonly why?: Difference;
}

/** A check: each answer played on in the same worlds. */
export interface Run {
  /** Games that each answer was played on for, with the same luck for all. */
  readonly worlds: number;
  /** The luck of these worlds follows from it (`lucks`). */
  readonly luck?: number;
  /** What is offered, in an order that says nothing. */
  readonly answers: readonly Answer[];
}

export interface Answer {
  /** Notation. */
  readonly move: string;
  /** Of winning, when all go on as the quick program does. */
  readonly wins: Chance;
  /** By how much more of the games the best one wins: 0 for itself. */
  readonly behind: Chance;
}

/** What stands for points in `Difference.measure`. */
export const POINTS = 'points';
