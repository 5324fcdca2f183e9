import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Happening, Json, Over } from '../../kernel/types.js';
import type { AwaitedRow, EventMark, ForcedMove, UntoldRow } from '../port.js';
import type { PostBodyRow } from '../posts-port.js';

/**
 * The same tables as on SQLite (`../schema.ts`), where each column is explained; here stands only what differs.
 * `migrations/postgres` is generated from this file. Times are ms since 1970.
 */

/**
 * JSON as it was written: `jsonb` would put its keys in another order, and drizzle's own `json` reads a text that looks
 * like a number as one.
 */
const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});

const number = (name: string) => bigint(name, { mode: 'number' });
const id = (name: string) => number(name).primaryKey().generatedByDefaultAsIdentity();

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** What workers have done, until whoever asked fetches it (`queue.ts`). No part of what is kept of games. */
export const workDone = pgTable('work_done', {
  id: text('id').primaryKey(),
  /** Null when it could not be done. */
  result: bytes('result'),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});

export const games = pgTable(
  'games',
  {
    id: id('id'),
    guild: text('guild').notNull(),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    channel: text('channel').notNull(),
    thread: text('thread'),
    module: text('module').notNull(),
    rulesVersion: integer('rules_version').notNull(),
    variant: text('variant').notNull(),
    options: json('options').$type<Readonly<Record<string, string>>>().notNull(),
    pace: text('pace').notNull(),
    language: text('language').notNull(),
    host: text('host').notNull(),
    stage: text('stage').notNull(),
    revision: integer('revision').notNull(),
    seq: integer('seq').notNull(),
    turn: integer('turn').notNull(),
    turns: integer('turns').notNull(),
    phase: text('phase').notNull(),
    awaited: json('awaited').$type<readonly AwaitedRow[]>().notNull(),
    seed: text('seed'),
    commitment: text('commitment'),
    phaseFrom: integer('phase_from').notNull(),
    chronicled: integer('chronicled').notNull(),
    over: json('over').$type<Over>(),
    fault: text('fault'),
    createdAt: number('created_at').notNull(),
    startedAt: number('started_at'),
    endedAt: number('ended_at'),
    agreement: json('agreement').$type<Readonly<Record<string, string>>>().notNull(),
    banks: json('banks').$type<Readonly<Record<string, number>>>().notNull(),
    wakeAt: number('wake_at'),
    rules: text('rules'),
    untold: json('untold').$type<UntoldRow>(),
    /** Who wrote the row last: a writer whose connection broke while it committed finds out whether it did. */
    writer: text('writer'),
    actAt: number('act_at'),
    /** 1 once a hint was to be had in the game. Null in a lobby. */
    hinted: integer('hinted').$type<0 | 1>(),
    /** The process that sees to what is due in the game, and until when nobody else need. */
    dueHolder: number('due_holder'),
    dueUntil: number('due_until'),
  },
  (t) => [
    uniqueIndex('games_guild_number').on(t.guild, t.number),
    index('games_channel').on(t.channel),
    index('games_thread').on(t.thread),
    index('games_stage').on(t.stage),
    index('games_host').on(t.guild, t.host),
    index('games_wake').on(t.wakeAt),
    index('games_act').on(t.actAt),
  ],
);

const game = () =>
  number('game')
    .notNull()
    .references(() => games.id);

export const seats = pgTable(
  'seats',
  {
    game: game(),
    place: integer('place').notNull(),
    seat: text('seat'),
    person: text('person'),
    ai: text('ai'),
    nonce: text('nonce'),
    former: text('former'),
    strategy: text('strategy'),
  },
  (t) => [
    primaryKey({ columns: [t.game, t.place] }),
    uniqueIndex('seats_game_seat').on(t.game, t.seat),
    uniqueIndex('seats_game_person').on(t.game, t.person),
    index('seats_person').on(t.person),
  ],
);

export const events = pgTable(
  'events',
  {
    game: game(),
    seq: integer('seq').notNull(),
    kind: text('kind').notNull(),
    at: number('at').notNull(),
    turn: integer('turn').notNull(),
    phase: text('phase').notNull(),
    endTurn: integer('end_turn').notNull(),
    endPhase: text('end_phase').notNull(),
    phaseFrom: integer('phase_from').notNull(),
    seat: text('seat'),
    person: text('person'),
    ai: text('ai'),
    move: text('move'),
    secret: boolean('secret').notNull(),
    floor: boolean('floor').notNull(),
    backTo: integer('back_to'),
    happenings: json('happenings').$type<readonly Happening[]>().notNull(),
    marks: json('marks').$type<readonly EventMark[]>().notNull(),
    forced: json('forced').$type<readonly ForcedMove[]>().notNull(),
    order: text('by_order'),
    renewed: integer('renewed').$type<0 | 1>(),
    digest: text('digest'),
    /** Of a seat that another player gave away without a vote: who sat there, and who did it. */
    replaced: text('replaced'),
    replacedBy: text('replaced_by'),
  },
  (t) => [primaryKey({ columns: [t.game, t.seq] }), index('events_person').on(t.person)],
);

export const savedPositions = pgTable(
  'snapshots',
  { game: game(), seq: integer('seq').notNull(), position: text('position').notNull() },
  (t) => [primaryKey({ columns: [t.game, t.seq] })],
);

export const boards = pgTable('boards', {
  game: number('game')
    .primaryKey()
    .references(() => games.id),
  seq: integer('seq').notNull(),
  position: text('position').notNull(),
});

export const publicViews = pgTable('sights', {
  game: number('game')
    .primaryKey()
    .references(() => games.id),
  seq: integer('seq').notNull(),
  view: json('view').$type<unknown>().notNull(),
});

export const packs = pgTable('packs', {
  key: text('key').primaryKey(),
  data: json('data').$type<Json>().notNull(),
});

export const outbox = pgTable(
  'outbox',
  {
    id: id('id'),
    game: game(),
    kind: text('kind').notNull(),
    place: text('place').notNull(),
    body: json('body').$type<PostBodyRow>().notNull(),
    supersedes: boolean('supersedes').notNull(),
    nonce: text('nonce').notNull(),
    state: text('state').notNull(),
    attempts: integer('attempts').notNull(),
    dueAt: number('due_at').notNull(),
    leaseUntil: number('lease_until').notNull(),
    /** Number of the process that claimed it; it holds an advisory lock of that number as long as it lives. */
    holder: integer('holder'),
    error: text('error'),
    channel: text('channel'),
    message: text('message'),
    createdAt: number('created_at').notNull(),
    settledAt: number('settled_at'),
    dueSince: number('due_since'),
  },
  (t) => [
    index('outbox_waiting')
      .on(t.game, t.kind, t.id)
      .where(sql`state = 'pending'`),
  ],
);

export const living = pgTable(
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

export const drafts = pgTable(
  'drafts',
  {
    game: game(),
    seat: text('seat').notNull(),
    panel: text('panel').notNull(),
    seq: integer('seq').notNull(),
    data: json('data').$type<Json>().notNull(),
    at: number('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.panel] })],
);

export const orders = pgTable(
  'orders',
  {
    game: game(),
    seat: text('seat').notNull(),
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    data: json('data').$type<Json>().notNull(),
    at: number('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.kind, t.id] })],
);

export const proposals = pgTable(
  'proposals',
  {
    id: id('id'),
    game: game(),
    kind: text('kind').notNull(),
    args: json('args').$type<Readonly<Record<string, Json>>>().notNull(),
    person: text('person').notNull(),
    seq: integer('seq').notNull(),
    voters: json('voters').$type<readonly string[]>().notNull(),
    votes: json('votes').$type<Readonly<Record<string, boolean>>>().notNull(),
    state: text('state').notNull(),
    openedAt: number('opened_at').notNull(),
    expiresAt: number('expires_at'),
    settledAt: number('settled_at'),
  },
  (t) => [index('proposals_open').on(t.state, t.game), index('proposals_expiry').on(t.state, t.expiresAt)],
);

export const people = pgTable('people', {
  id: text('id').primaryKey(),
  language: text('language'),
  zone: text('zone'),
  quick: boolean('quick'),
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  awayFrom: number('away_from'),
  awayUntil: number('away_until'),
  direct: boolean('direct'),
});

export const lessons = pgTable(
  'lessons',
  {
    guild: text('guild').notNull(),
    person: text('person').notNull(),
    module: text('module').notNull(),
    thread: text('thread'),
    language: text('language').notNull(),
    moves: json('moves').$type<readonly string[]>().notNull(),
    at: number('at').notNull(),
    composed: json('composed').$type<readonly string[]>(),
  },
  (t) => [primaryKey({ columns: [t.guild, t.person, t.module] }), index('lessons_thread').on(t.thread)],
);

export const settings = pgTable(
  'settings',
  {
    guild: text('guild').notNull(),
    key: text('key').notNull(),
    value: json('value').$type<Json>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.guild, t.key] })],
);

export const follows = pgTable(
  'follows',
  {
    game: number('game')
      .notNull()
      .references(() => games.id),
    person: text('person').notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.person] }), index('follows_person').on(t.person)],
);

export const wanted = pgTable(
  'wanted',
  {
    guild: text('guild').notNull(),
    person: text('person').notNull(),
    module: text('module').notNull(),
    seats: integer('seats').notNull(),
    pace: text('pace').notNull(),
    at: number('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.guild, t.person, t.module, t.seats, t.pace] })],
);

export const rematches = pgTable('rematches', {
  game: number('game')
    .primaryKey()
    .references(() => games.id),
  next: number('next').notNull(),
});

export const dailies = pgTable(
  'dailies',
  {
    person: text('person').primaryKey(),
    minute: integer('minute').notNull(),
    sentAt: number('sent_at').notNull(),
    tryAt: number('try_at').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [index('dailies_try').on(t.tryAt)],
);

export const summons = pgTable('summons', {
  person: text('person').primaryKey(),
  channel: text('channel').notNull(),
  message: text('message').notNull(),
});

export const directChannels = pgTable('direct_channels', {
  person: text('person').primaryKey(),
  channel: text('channel'),
  closedAt: number('closed_at'),
  told: boolean('told').notNull().default(false),
});

export const directQueue = pgTable(
  'direct_queue',
  {
    person: text('person').notNull(),
    kind: text('kind').notNull(),
    game: number('game').notNull(),
    at: number('at').notNull(),
    tryAt: number('try_at').notNull(),
    nonce: text('nonce').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.person, t.kind, t.game] }), index('direct_queue_try').on(t.tryAt)],
);

export const ratings = pgTable(
  'ratings',
  {
    guild: text('guild').notNull(),
    scope: text('scope').notNull(),
    person: text('person').notNull(),
    game: number('game').notNull(),
    at: number('at').notNull(),
    place: integer('place').notNull(),
    sides: integer('sides').notNull(),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.guild, t.scope, t.person, t.game] }),
    index('ratings_person').on(t.person),
  ],
);

export const rated = pgTable('rated', {
  guild: text('guild').primaryKey(),
  at: number('at').notNull(),
  game: number('game').notNull(),
});

/** What is asked on which day (`winter-port.ts`). */
export const winters = pgTable('winters', {
  day: text('day').primaryKey(),
  body: text('body').notNull(),
  digest: text('digest').notNull(),
});

/** One try a person and day. */
export const attempts = pgTable(
  'attempts',
  {
    person: text('person').notNull(),
    day: text('day').notNull(),
    guild: text('guild').notNull(),
    moves: json('moves').$type<readonly string[]>().notNull(),
    result: doublePrecision('result'),
    play: doublePrecision('play'),
    at: number('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.person, t.day] }), index('attempts_day').on(t.day)],
);

/** Where a server is told of each day's winter. */
export const winterHours = pgTable(
  'winter_hours',
  {
    guild: text('guild').primaryKey(),
    channel: text('channel').notNull(),
    minute: integer('minute').notNull(),
    zone: text('zone').notNull(),
    language: text('language').notNull(),
    sentAt: number('sent_at').notNull(),
    tryAt: number('lease_until').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [index('winter_hours_try').on(t.tryAt)],
);

export const tournaments = pgTable(
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
    revision: integer('revision').notNull(),
    data: json('data').$type<Json>().notNull(),
    createdAt: number('created_at').notNull(),
    actAt: number('act_at').notNull().default(0),
    showAt: number('show_at').default(0),
  },
  (t) => [
    uniqueIndex('tournaments_number').on(t.guild, t.number),
    index('tournaments_stage').on(t.stage),
    index('tournaments_act').on(t.stage, t.actAt),
    index('tournaments_show').on(t.showAt),
  ],
);
