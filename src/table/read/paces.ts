import type { GameRow } from '../../store/port.js';
import { ADVICE, MISSED, PACES, VERBOSITIES, type Agreement, type Pace } from '../contract/index.js';

/** The times of each pace, in ms of each player's waking time. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface PaceTimes {
  /** For one decision. */
  readonly decision: number;
  /** For a window that closes by itself (`onTimeout` of a state). */
  readonly window: number;
  /** With a bank: a seat's time at the start, the time each decision adds, and the most that is saved up. */
  readonly bank: { readonly start: number; readonly each: number; readonly most: number };
  /** How long a vote stays open, in real time. */
  readonly vote: number;
}

export const PACE_TIMES: Readonly<Record<Pace, PaceTimes>> = {
  relaxed: {
    decision: 48 * HOUR,
    window: 12 * HOUR,
    bank: { start: 72 * HOUR, each: 12 * HOUR, most: 120 * HOUR },
    vote: 96 * HOUR,
  },
  daily: {
    decision: 16 * HOUR,
    window: 4 * HOUR,
    bank: { start: 24 * HOUR, each: 4 * HOUR, most: 72 * HOUR },
    vote: 48 * HOUR,
  },
  brisk: {
    decision: 5 * HOUR,
    window: HOUR,
    bank: { start: 10 * HOUR, each: HOUR, most: 24 * HOUR },
    vote: 24 * HOUR,
  },
  live: {
    decision: 10 * MINUTE,
    window: 2 * MINUTE,
    bank: { start: 30 * MINUTE, each: MINUTE, most: 45 * MINUTE },
    vote: 10 * MINUTE,
  },
};

/** The share of a decision's time in which a late player may still object to a vote about them. */
export const OBJECTION = 0.5;

export function paceOf(text: string): Pace {
  return PACES.find((pace) => pace === text) ?? 'relaxed';
}

/** The table's agreement; defaults for what an old game lacks. */
export function agreementOf({ agreement }: Pick<GameRow, 'agreement'>): Agreement {
  return {
    missed: MISSED.find((each) => each === agreement['missed']) ?? 'ask',
    bank: agreement['bank'] === 'yes',
    verbosity: VERBOSITIES.find((each) => each === agreement['verbosity']) ?? 'normal',
    advice: ADVICE.find((each) => each === agreement['advice']) ?? 'practice',
  };
}

/** The agreement of a table whose host changes nothing. */
export const DEFAULT_AGREEMENT: Agreement = agreementOf({ agreement: {} });

/** An agreement as stored; fields missing in `change` stay. */
export function agreementFields(
  before: Agreement,
  change: Partial<Agreement>,
): Readonly<Record<string, string>> {
  const { missed, bank, verbosity, advice } = { ...before, ...change };
  return { missed, bank: bank ? 'yes' : 'no', verbosity, advice };
}
