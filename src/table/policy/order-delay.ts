import { sideDice } from '../../kernel/index.js';
import type { GameRow, AwaitedRow } from '../../store/port.js';
import { isAlone } from '../read/hints.js';
import { paceOf } from '../read/paces.js';
import type { Pace } from '../contract/index.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Shortest and longest delay of an auto-action, ms, like a player's at this pace. */
const WAITS: Readonly<Record<Pace, readonly [number, number]>> = {
  relaxed: [3 * MINUTE, 25 * MINUTE],
  daily: [2 * MINUTE, 20 * MINUTE],
  brisk: [30 * SECOND, 5 * MINUTE],
  live: [3 * SECOND, 20 * SECOND],
};

const STEPS = 10_000;

/**
 * When an auto-action answers. The delay follows from the secret seed and the decision: no one can predict
 * it, and a restart doesn't change it. A player alone with AIs waits only seconds.
 */
export function dueAt(
  row: Pick<GameRow, 'seed' | 'pace' | 'places'>,
  { seat, since, at }: AwaitedRow,
): number {
  const [least, most] = WAITS[isAlone(row) ? 'live' : paceOf(row.pace)];
  const dice = sideDice(row.seed ?? '', 'order', seat, String(since));
  return at + Math.round(least * (most / least) ** (dice.draw(STEPS) / STEPS));
}
