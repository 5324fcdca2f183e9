import type { Settled } from '../../store/port.js';

/** What is sent once and failed is tried again after a minute, then after twice as long each time, ms. */
const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 30 * 60_000;

/** @param attempts so far, from 1 */
export const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(20, Math.max(0, attempts - 1)));

/** A claimed row whose message could not be sent now. */
export const laterAgain = ({ sentAt, attempts }: Settled, now: number): Settled => ({
  sentAt,
  attempts,
  tryAt: now + waitAfter(attempts),
});
