import type { Json } from '../../kernel/index.js';
import type { Columns } from './games.js';

/** The day's winter. */
export function winterTables({ table, text, integer, number, real, json, index, primaryKey }: Columns) {
  /** What is asked on which day. */
  const winters = table('winters', {
    /** `2026-11-23`, of UTC. */
    day: text('day').primaryKey(),
    /** Everything about it: the digest (SHA-256 in hex) is this text's. */
    body: text('body').notNull(),
    digest: text('digest').notNull(),
  });

  /** One try a person and day. */
  const attempts = table(
    'attempts',
    {
      person: text('person').notNull(),
      day: text('day').notNull(),
      guild: text('guild').notNull(),
      moves: json('moves').$type<readonly string[]>().notNull(),
      /** How it came out, the more the better; null while it goes on. Then without its luck. */
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
      /** Of the day in that zone. */
      minute: integer('minute').notNull(),
      zone: text('zone').notNull(),
      language: text('language').notNull(),
      sentAt: number('sent_at').notNull(),
      /** When it is looked at next: the next post's hour, the next attempt, or the end of a lease. */
      tryAt: number('lease_until').notNull().default(0),
      /** Attempts at the post that is due. */
      attempts: integer('attempts').notNull().default(0),
    },
    (t) => [index('winter_hours_try').on(t.tryAt)],
  );

  return { winters, attempts, winterHours };
}

/** Tournaments. */
export function tournamentTables({ table, id, text, integer, number, json, index, uniqueIndex }: Columns) {
  /** Tournaments of a server. People stand in `data` alone, as entrants. */
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
      /** Counts every change of the row; a write names the one it read. */
      revision: integer('revision').notNull(),
      data: json('data').$type<Json>().notNull(),
      createdAt: number('created_at').notNull(),
      /** While it runs: when it is looked at next, for a result, a deadline or the next round. */
      actAt: number('act_at').notNull().default(0),
      /** When its card is brought up to date; null while the card shows it as it is. */
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
