import type { Json } from '../../kernel/index.js';
import type { Columns } from './games.js';

export function winterTables({ table, text, integer, number, real, json, index, primaryKey }: Columns) {
  /** The task of each day. */
  const winters = table('winters', {
    /** UTC, as `2026-11-23`. */
    day: text('day').primaryKey(),
    /** The task as text; `digest` is its SHA-256 in hex. */
    body: text('body').notNull(),
    digest: text('digest').notNull(),
  });

  /** One attempt per person and day. */
  const attempts = table(
    'attempts',
    {
      person: text('person').notNull(),
      day: text('day').notNull(),
      guild: text('guild').notNull(),
      moves: json('moves').$type<readonly string[]>().notNull(),
      /** Result, higher is better, and its part without luck; null before the end. */
      result: real('result'),
      play: real('play'),
      at: number('at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.person, t.day] }), index('attempts_day').on(t.day)],
  );

  /** The channel of a server's Daily Winter. */
  const winterHours = table(
    'winter_hours',
    {
      guild: text('guild').primaryKey(),
      channel: text('channel').notNull(),
      /** Minute of the day in the time zone. */
      minute: integer('minute').notNull(),
      zone: text('zone').notNull(),
      language: text('language').notNull(),
      sentAt: number('sent_at').notNull(),
      /** Time of the next post or attempt, or end of a lease. */
      tryAt: number('lease_until').notNull().default(0),
      /** Attempts at the post that is due. */
      attempts: integer('attempts').notNull().default(0),
    },
    (t) => [index('winter_hours_try').on(t.tryAt)],
  );

  return { winters, attempts, winterHours };
}

export function tournamentTables({ table, id, text, integer, number, json, index, uniqueIndex }: Columns) {
  /** Tournaments. Only `data` names people other than the host. */
  const tournaments = table(
    'tournaments',
    {
      id: id('id'),
      guild: text('guild').notNull(),
      number: integer('number').notNull(),
      name: text('name').notNull(),
      host: text('host').notNull(),
      channel: text('channel').notNull(),
      home: text('home').notNull(),
      stage: text('stage').notNull(),
      /** Counts every change of the row; a write names the revision it read. */
      revision: integer('revision').notNull(),
      data: json('data').$type<Json>().notNull(),
      createdAt: number('created_at').notNull(),
      /** While it runs: time of the next check for results, deadlines and rounds. */
      actAt: number('act_at').notNull().default(0),
      /** When its card is updated; null if the card is current. */
      showAt: number('show_at').default(0),
    },
    (t) => [
      uniqueIndex('tournaments_number').on(t.guild, t.number),
      index('tournaments_stage').on(t.stage),
      index('tournaments_act').on(t.stage, t.actAt),
      index('tournaments_show').on(t.showAt),
    ],
  );

  return { tournaments };
}
