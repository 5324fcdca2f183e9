import { sql } from 'drizzle-orm';
import type { PostBodyRow } from '../stored-json.js';
import type { Columns } from './games.js';

/** Posts in channels. */
export function postTables(columns: Columns) {
  const { table, id, game, text, integer, number, bool, json, index, primaryKey, ofOutbox } = columns;
  /** Posts to be sent, written in the transaction of what they tell. */
  const outbox = table(
    'outbox',
    {
      id: id('id'),
      game: game(),
      kind: text('kind').notNull(),
      place: text('place').notNull(),
      body: json('body').$type<PostBodyRow>().notNull(),
      /** Takes the place of earlier ones of its kind; its message is the game's living one. */
      supersedes: bool('supersedes').notNull(),
      nonce: text('nonce').notNull(),
      /** `pending`, `sent`, `dropped` (can't be sent) or `superseded` (a later one of its kind says more). */
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
      /** Since when it could go. Null: since it was written, or it waits for a permission. */
      dueSince: number('due_since'),
      ...ofOutbox,
    },
    // What is settled leaves the index: it stays small however long the games are.
    (t) => [
      index('outbox_waiting')
        .on(t.game, t.kind, t.id)
        .where(sql`state = 'pending'`),
    ],
  );

  /** The one message of a kind that a game keeps up to date; `told`: where the latest phase was told. */
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

/** Direct messages. */
export function directTables({ table, text, integer, number, bool, index, primaryKey }: Columns) {
  /** The channel of direct messages with a person: Discord has it opened once. */
  const directChannels = table('direct_channels', {
    person: text('person').primaryKey(),
    channel: text('channel'),
    /** When Discord last said that the person takes no direct messages. */
    closedAt: number('closed_at'),
    /** The person has been told so. */
    told: bool('told').notNull().default(false),
  });

  /** Direct messages to be sent, one of a kind for each person and game. What they say is decided when they are sent. */
  const directQueue = table(
    'direct_queue',
    {
      person: text('person').notNull(),
      kind: text('kind').notNull(),
      /** 0 where the message is about all of a person's games. */
      game: number('game').notNull(),
      /** When it was asked for. */
      at: number('at').notNull(),
      /** When it is looked at next: the next attempt, or the end of a lease. */
      tryAt: number('try_at').notNull(),
      /** Identifies a message that was sent but not recorded. */
      nonce: text('nonce').notNull(),
      attempts: integer('attempts').notNull().default(0),
    },
    (t) => [primaryKey({ columns: [t.person, t.kind, t.game] }), index('direct_queue_try').on(t.tryAt)],
  );

  /** Who wants a summary a day in a direct message: the minute of their local day, and when the last one was due. */
  const dailies = table(
    'dailies',
    {
      person: text('person').primaryKey(),
      minute: integer('minute').notNull(),
      sentAt: number('sent_at').notNull(),
      /** When it is looked at next: the next summary's hour, the next attempt, or the end of a lease. */
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
