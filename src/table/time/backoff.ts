import type { DueUpdate } from '../../store/port.js';

/** Backoff after a failed message: a minute, doubled at each further attempt, ms. */
const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 30 * 60_000;

/** @param attempts so far, from 1 */
export const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(20, Math.max(0, attempts - 1)));

/** How to settle a claimed row after its message failed. */
export const laterAgain = ({ sentAt, attempts }: DueUpdate, now: number): DueUpdate => ({
  sentAt,
  attempts,
  tryAt: now + waitAfter(attempts),
});
