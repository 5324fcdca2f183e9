import { DateTime } from 'luxon';
import type { DailyRow, Store } from '../../store/port.js';
import { laterAgain } from '../time/backoff.js';
import type { Club, DueDaily } from '../contract/index.js';

/** The daily summary, sent at the minute that each subscriber chose. */

/** A summary later than this is skipped, ms. */
export const TOO_LATE = 6 * 60 * 60_000;
/** Summaries claimed at once. */
const BATCH = 10;
/** Lease of claimed rows, ms: each may wait for a channel to open. */
const LEASE = 5 * 60_000;

const localDay = (minute: number, now: number, zone: string): DateTime =>
  DateTime.fromMillis(now, { zone })
    .startOf('day')
    .set({ hour: Math.floor(minute / 60), minute: minute % 60 });

/** Last time the local clock showed this minute of the day, ms since 1970. */
export function lastOccurrence(minute: number, now: number, zone = 'utc'): number {
  const today = localDay(minute, now, zone);
  return (today.toMillis() <= now ? today : today.minus({ days: 1 })).toMillis();
}

/** Next time the local clock shows this minute of the day, ms since 1970. */
export function nextOccurrence(minute: number, now: number, zone = 'utc'): number {
  const today = localDay(minute, now, zone);
  return (today.toMillis() > now ? today : today.plus({ days: 1 })).toMillis();
}

/** Claims batches of at most `most` rows, until one has something due or no row is left. */
export async function claimDue<Row, Due>(
  clock: () => number,
  most: number,
  claim: (now: number, until: number, most: number) => Promise<readonly Row[]>,
  dueOf: (rows: readonly Row[]) => Promise<readonly Due[]>,
): Promise<readonly Due[]> {
  for (;;) {
    const now = clock();
    const rows = await claim(now, now + LEASE, most);
    const due = await dueOf(rows);
    if (due.length > 0 || rows.length < most) return due;
  }
}

type Dailies = Pick<Club, 'daily' | 'setDaily' | 'takeDailies' | 'dailyDone' | 'retryDaily' | 'keepSummons'>;

export function dailyMethods(store: Store, clock: () => number): Dailies {
  /** Settles the day's summary and schedules the next check. */
  const settle = (row: DailyRow, due: number, zone: string | undefined): Promise<void> =>
    store.settleDaily(row, { sentAt: due, tryAt: nextOccurrence(row.minute, clock(), zone), attempts: 0 });

  /** The claimed rows with a summary due; the others are rescheduled. */
  async function dueOf(rows: readonly DailyRow[]): Promise<readonly DueDaily[]> {
    const now = clock();
    const people = new Map(
      (await store.people(rows.map(({ person }) => person))).map((one) => [one.id, one]),
    );
    const due: DueDaily[] = [];
    for (const row of rows) {
      const zone = people.get(row.person)?.zone ?? undefined;
      const at = lastOccurrence(row.minute, now, zone);
      if (at <= row.sentAt || now - at >= TOO_LATE) await settle(row, Math.max(at, row.sentAt), zone);
      else due.push({ person: row.person, due: at, attempt: row.attempts, zone, row });
    }
    return due;
  }

  return {
    daily: async (person) => (await store.daily(person))?.minute,
    setDaily: (person, minute) =>
      minute === undefined ? store.dropDaily(person) : store.saveDaily({ person, minute, sentAt: clock() }),

    takeDailies: () => claimDue(clock, BATCH, (...when) => store.claimDailies(...when), dueOf),
    dailyDone: ({ row, due, zone }) => settle(row, due, zone),
    retryDaily: ({ row }) => store.settleDaily(row, laterAgain(row, clock())),

    async keepSummons(person, sent) {
      const before = await store.saveSummons({ person, ...sent });
      return before === undefined ? undefined : { channel: before.channel, message: before.message };
    },
  };
}
