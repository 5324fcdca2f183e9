import type { Store, WinterHourRow } from '../../store/port.js';
import type { DueWinter, WinterHour, Winters } from '../contract/winter.js';
import { refuse } from '../texts/refuse.js';
import { laterAgain } from '../time/backoff.js';
import { claimDue, lastOccurrence, nextOccurrence, TOO_LATE } from './daily.js';
import { checkOn, settingsOf } from './settings.js';

/** The hour at which a server gets the Daily Winter's post. */

/** Posts claimed at once. */
const BATCH = 8;

type HourMethods = Pick<Winters, 'hour' | 'setHour' | 'takeDue' | 'posted' | 'retry'>;

export function hourMethods(store: Store, clock: () => number): HourMethods {
  /** Marks the day's post as sent and schedules the next check. */
  const setSent = (row: WinterHourRow, due: number): Promise<void> =>
    store.settleWinterHour(row, {
      sentAt: due,
      tryAt: nextOccurrence(row.minute, clock(), row.zone),
      attempts: 0,
    });

  /** The claimed rows with a post due; the others are rescheduled. */
  async function dueOf(rows: readonly WinterHourRow[]): Promise<readonly DueWinter[]> {
    const now = clock();
    const due: DueWinter[] = [];
    for (const row of rows) {
      const { guild, minute, zone, sentAt, attempts } = row;
      const at = lastOccurrence(minute, now, zone);
      const isOff = at > sentAt && !(await settingsOf(store, guild)).winter;
      if (at <= sentAt || now - at >= TOO_LATE || isOff) await setSent(row, Math.max(at, sentAt));
      else due.push({ guild, ...hourOf(row), due: at, isAgain: attempts > 1, row });
    }
    return due;
  }

  return {
    async hour(guild) {
      const row = await store.winterHour(guild);
      return row === undefined ? undefined : hourOf(row);
    },
    async setHour(actor, hour) {
      if (actor.moderator !== true) refuse('table.not-moderator');
      await checkOn(store, actor.guild, 'winter');
      if (hour === undefined) return store.dropWinterHour(actor.guild);
      await store.saveWinterHour({ guild: actor.guild, ...hour, sentAt: clock() });
    },
    takeDue: () => claimDue(clock, BATCH, (...when) => store.claimWinterHours(...when), dueOf),
    posted: ({ row, due }) => setSent(row, due),
    retry: ({ row }) => store.settleWinterHour(row, laterAgain(row, clock())),
  };
}

const hourOf = ({ channel, minute, zone, language }: WinterHour): WinterHour => ({
  channel,
  minute,
  zone,
  language,
});
