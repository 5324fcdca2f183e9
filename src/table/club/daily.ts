import { DateTime } from 'luxon';
import type { DailyRow, Store } from '../../store/port.js';
import { laterAgain } from '../time/backoff.js';
import type { Club, DueDaily } from '../contract/index.js';

/** Once a day, at the minute that somebody chose, and only to whoever chose one. */

/** A summary that is later than this isn't wanted any more, ms. */
export const TOO_LATE = 6 * 60 * 60_000;
/** Summaries that are claimed together, and for how long, ms: each may wait for a channel to be opened. */
const BATCH = 10;
const LEASE = 5 * 60_000;

const localDay = (minute: number, now: number, zone: string): DateTime =>
  DateTime.fromMillis(now, { zone })
    .startOf('day')
    .set({ hour: Math.floor(minute / 60), minute: minute % 60 });

/** When a minute of the local day was last, ms. */
export function lastOccurrence(minute: number, now: number, zone = 'utc'): number {
  const today = localDay(minute, now, zone);
  return (today.toMillis() <= now ? today : today.minus({ days: 1 })).toMillis();
}

/** When it is next, ms. */
export function nextOccurrence(minute: number, now: number, zone = 'utc'): number {
  const today = localDay(minute, now, zone);
  return (today.toMillis() > now ? today : today.plus({ days: 1 })).toMillis();
}

type Dailies = Pick<Club, 'daily' | 'setDaily' | 'takeDailies' | 'dailyDone' | 'retryDaily' | 'keepSummons'>;

export function dailyMethods(store: Store, clock: () => number): Dailies {
  /** The local day's summary is settled: the next look is at the next one's hour. */
  const settle = (row: DailyRow, due: number, zone: string | undefined): Promise<void> =>
    store.settleDaily(row, { sentAt: due, tryAt: nextOccurrence(row.minute, clock(), zone), attempts: 0 });

  /** Of the claimed rows those with a summary to send; the others are put off until theirs is due. */
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

    async takeDailies() {
      for (;;) {
        const now = clock();
        const rows = await store.claimDailies(now, now + LEASE, BATCH);
        const due = await dueOf(rows);
        if (due.length > 0 || rows.length < BATCH) return due;
      }
    },
    dailyDone: ({ row, due, zone }) => settle(row, due, zone),
    retryDaily: ({ row }) => store.settleDaily(row, laterAgain(row, clock())),

    async keepSummons(person, sent) {
      const before = await store.saveSummons({ person, ...sent });
      return before === undefined ? undefined : { channel: before.channel, message: before.message };
    },
  };
}
