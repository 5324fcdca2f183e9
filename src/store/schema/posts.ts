import { sql } from 'drizzle-orm';
import type { PostBodyRow } from '../stored-json.js';
import type { Columns } from './games.js';

export function postTables(columns: Columns) {
  const { table, id, game, text, integer, number, bool, json, index, primaryKey, ofOutbox } = columns;
  /** Posts to be sent, written in the transaction of the change that they report. */
  const outbox = table(
    'outbox',
    {
      id: id('id'),
      game: game(),
      kind: text('kind').notNull(),
      place: text('place').notNull(),
      body: json('body').$type<PostBodyRow>().notNull(),
      /** Replaces earlier posts of its kind; its message is edited from now on. */
      supersedes: bool('supersedes').notNull(),
      nonce: text('nonce').notNull(),
      /** `pending`, `sent`, `dropped` (can't be sent) or `superseded` (by a later one of its kind). */
      state: text('state').notNull(),
      attempts: integer('attempts').notNull(),
      dueAt: number('due_at').notNull(),
      /** Claimed until then; 0 when unclaimed. */
      leaseUntil: number('lease_until').notNull(),
      error: text('error'),
      channel: text('channel'),
      message: text('message'),
      createdAt: number('created_at').notNull(),
      settledAt: number('settled_at'),
      /** Since when it is due. Null: since its creation, or it waits for a permission. */
      dueSince: number('due_since'),
      ...ofOutbox,
    },
    // A partial index of pending posts stays small.
    (t) => [
      index('outbox_waiting')
        .on(t.game, t.kind, t.id)
        .where(sql`state = 'pending'`),
    ],
  );

  /** The message of each kind that is edited when the game changes; `told`: the report of the latest phase. */
  const living = table(
    'living',
    {
      game: game(),
      kind: text('kind').notNull(),
      channel: text('channel').notNull(),
      message: text('message').notNull(),
      body: json('body').$type<PostBodyRow>().notNull(),
    },
    (t) => [primaryKey({ columns: [t.game, t.kind] })],
  );

  return { outbox, living };
}

export function directTables({ table, text, integer, number, bool, index, primaryKey }: Columns) {
  /** The channel of direct messages with each person. */
  const directChannels = table('direct_channels', {
    person: text('person').primaryKey(),
    channel: text('channel'),
    /** When Discord last refused a direct message to the person. */
    closedAt: number('closed_at'),
    /** Whether the person was told about this. */
    told: bool('told').notNull().default(false),
  });

  /** Direct messages to be sent. Their text is made when they are sent. */
  const directQueue = table(
    'direct_queue',
    {
      person: text('person').notNull(),
      kind: text('kind').notNull(),
      /** 0 if the message is about all games of the person. */
      game: number('game').notNull(),
      /** When it was queued. */
      at: number('at').notNull(),
      /** Time of the next attempt, or end of a lease. */
      tryAt: number('try_at').notNull(),
      /** Identifies a message that was sent but not recorded. */
      nonce: text('nonce').notNull(),
      attempts: integer('attempts').notNull().default(0),
    },
    (t) => [primaryKey({ columns: [t.person, t.kind, t.game] }), index('direct_queue_try').on(t.tryAt)],
  );

  /** Daily summaries by direct message: the minute of the local day, and when the last one was due. */
  const dailies = table(
    'dailies',
    {
      person: text('person').primaryKey(),
      minute: integer('minute').notNull(),
      sentAt: number('sent_at').notNull(),
      /** Time of the next summary or attempt, or end of a lease. */
      tryAt: number('try_at').notNull().default(0),
      /** Attempts at the summary that is due. */
      attempts: integer('attempts').notNull().default(0),
    },
    (t) => [index('dailies_try').on(t.tryAt)],
  );

  /** The one direct message that lists the games waiting for a player. */
  const summons = table('summons', {
    person: text('person').primaryKey(),
    channel: text('channel').notNull(),
    message: text('message').notNull(),
  });

  return { directChannels, directQueue, dailies, summons };
}
