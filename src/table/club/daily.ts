import { DateTime } from 'luxon';
import type { Store } from '../../store/port.js';
import type { Club } from '../types.js';

/** Once a day, at the minute that somebody chose, and only to whoever chose one. */

/** A summary that is later than this isn't wanted any more, ms. */
export const TOO_LATE = 6 * 60 * 60_000;

/** When a minute of the local day was last, ms. */
export function lastOccurrence(minute: number, now: number, zone = 'utc'): number {
  const local = DateTime.fromMillis(now, { zone });
  const today = local.startOf('day').set({ hour: Math.floor(minute / 60), minute: minute % 60 });
  return (today.toMillis() <= now ? today : today.minus({ days: 1 })).toMillis();
}

export function dailyMethods(
  store: Store,
  clock: () => number,
): Pick<Club, 'daily' | 'setDaily' | 'takeDue' | 'keepSummons'> {
  return {
    daily: async (person) => (await store.daily(person))?.minute,
    setDaily: (person, minute) =>
      minute === undefined ? store.dropDaily(person) : store.saveDaily({ person, minute, sentAt: clock() }),

    async takeDue() {
      const now = clock();
      const due: string[] = [];
      for (const row of await store.dailies()) {
        const { person, minute, sentAt } = row;
        const at = lastOccurrence(minute, now, (await store.person(person))?.zone ?? undefined);
        if (at <= sentAt) continue;
        // Of several processes one sends it.
        if ((await store.claimDaily(row, at)) && now - at < TOO_LATE) due.push(person);
      }
      return due;
    },

    async keepSummons(person, sent) {
      const before = await store.saveSummons({ person, ...sent });
      return before === undefined ? undefined : { channel: before.channel, message: before.message };
    },
  };
}
