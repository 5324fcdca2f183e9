import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Happening, Json, Over } from '../../kernel/types.js';
import type { EventMark, ForcedMove, AwaitedRow, UntoldRow } from '../port.js';
import type { PostBodyRow } from '../posts-port.js';

/** Times are ms since 1970, JSON is text. `migrations/` is generated from this file. */

export const games = sqliteTable(
  'games',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    guild: text('guild').notNull(),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    channel: text('channel').notNull(),
    thread: text('thread'),
    module: text('module').notNull(),
    rulesVersion: integer('rules_version').notNull(),
    variant: text('variant').notNull(),
    options: text('options', { mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
    pace: text('pace').notNull(),
    language: text('language').notNull(),
    host: text('host').notNull(),
    stage: text('stage').notNull(),
    /** Counts every change of the row; whoever writes names the revision it read. */
    revision: integer('revision').notNull(),
    /** Number of the last event; −1 before the start. */
    seq: integer('seq').notNull(),
    turn: integer('turn').notNull(),
    turns: integer('turns').notNull(),
    phase: text('phase').notNull(),
    awaited: text('awaited', { mode: 'json' }).$type<readonly AwaitedRow[]>().notNull(),
    /** Secret until the game is over. */
    seed: text('seed'),
    commitment: text('commitment'),
    /** The last event before the present phase, and the last one that the thread's chronicle tells. */
    phaseFrom: integer('phase_from').notNull(),
    chronicled: integer('chronicled').notNull(),
    over: text('over', { mode: 'json' }).$type<Over>(),
    fault: text('fault'),
    createdAt: integer('created_at').notNull(),
    startedAt: integer('started_at'),
    endedAt: integer('ended_at'),
    /** What the table agreed on besides: missed deadlines, banks of time, how much is told where. */
    agreement: text('agreement', { mode: 'json' })
      .$type<Readonly<Record<string, string>>>()
      .notNull()
      .default({}),
    /** Time that seats have saved up, ms by seat. */
    banks: text('banks', { mode: 'json' }).$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** When the next reminder or deadline of the game is due. */
    wakeAt: integer('wake_at'),
    /** The rules' code under which the log was last seen to come out as it is kept. */
    rules: text('rules'),
    /** Phases that have resolved and that no message tells yet. */
    untold: text('untold', { mode: 'json' }).$type<UntoldRow>(),
    /** When programs have something to do in the game next: an AI seat, a standing order. */
    actAt: integer('act_at'),
    /** 1 once a hint was to be had in the game. Null in a lobby. */
    hinted: integer('hinted').$type<0 | 1>(),
  },
  (t) => [
    uniqueIndex('games_guild_number').on(t.guild, t.number),
    index('games_channel').on(t.channel),
    index('games_thread').on(t.thread),
    index('games_stage').on(t.stage),
    index('games_wake').on(t.wakeAt),
  ],
);

/** Places at a table. A seat is not a person: people come and go. */
export const seats = sqliteTable(
  'seats',
  {
    game: integer('game')
      .notNull()
      .references(() => games.id),
    place: integer('place').notNull(),
    seat: text('seat'),
    person: text('person'),
    ai: text('ai'),
    nonce: text('nonce'),
    /** The person who sat here last, while an AI does: they may come back. */
    former: text('former'),
    /** The text that the AI plays by, where it is one that does. */
    strategy: text('strategy'),
  },
  (t) => [
    primaryKey({ columns: [t.game, t.place] }),
    uniqueIndex('seats_game_seat').on(t.game, t.seat),
    uniqueIndex('seats_game_person').on(t.game, t.person),
    index('seats_person').on(t.person),
  ],
);

/** The log: appended to, never changed. The primary key is what makes a double click harmless. */
export const events = sqliteTable(
  'events',
  {
    game: integer('game')
      .notNull()
      .references(() => games.id),
    seq: integer('seq').notNull(),
    kind: text('kind').notNull(),
    at: integer('at').notNull(),
    /** Where the game stood before the event, and after it. */
    turn: integer('turn').notNull(),
    phase: text('phase').notNull(),
    endTurn: integer('end_turn').notNull(),
    endPhase: text('end_phase').notNull(),
    /** The last event before the phase that the game is in after this one. */
    phaseFrom: integer('phase_from').notNull(),
    seat: text('seat'),
    person: text('person'),
    ai: text('ai'),
    /** Notation. */
    move: text('move'),
    /** Only its own seat may read the move while the game runs. */
    secret: integer('secret', { mode: 'boolean' }).notNull(),
    /** Chance or something hidden came out: nothing up to here is taken back freely. */
    floor: integer('floor', { mode: 'boolean' }).notNull(),
    backTo: integer('back_to'),
    happenings: text('happenings', { mode: 'json' }).$type<readonly Happening[]>().notNull(),
    marks: text('marks', { mode: 'json' }).$type<readonly EventMark[]>().notNull(),
    forced: text('forced', { mode: 'json' }).$type<readonly ForcedMove[]>().notNull(),
    /** The standing order of the seat that decided: only its own seat may know while the game runs. */
    order: text('by_order'),
    /** Of a return: 1 when dice and what nobody had seen came anew. */
    renewed: integer('renewed').$type<0 | 1>(),
    /** Of the position after the event, with the version of the rules (table/read/digest). */
    digest: text('digest'),
    /** Of a seat that another player gave away without a vote: who sat there, and who did it. */
    replaced: text('replaced'),
    replacedBy: text('replaced_by'),
  },
  (t) => [primaryKey({ columns: [t.game, t.seq] })],
);

/** Positions after some events, to load from. Those of event 0 and of events `rules` must stay; the rest follows. */
export const savedPositions = sqliteTable(
  'snapshots',
  {
    game: integer('game')
      .notNull()
      .references(() => games.id),
    seq: integer('seq').notNull(),
    position: text('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seq] })],
);

/** Each game as it stands: what it goes on from even when other rules would have brought it elsewhere. */
export const boards = sqliteTable('boards', {
  game: integer('game')
    .primaryKey()
    .references(() => games.id),
  seq: integer('seq').notNull(),
  position: text('position').notNull(),
});

/** The public view of each game as it was kept last, for when the program can't open it; of ended games it may be packed. */
export const publicViews = sqliteTable('sights', {
  game: integer('game')
    .primaryKey()
    .references(() => games.id),
  seq: integer('seq').notNull(),
  view: text('view', { mode: 'json' }).$type<unknown>().notNull(),
});

/** What games are played with that came in files: kept by key, so that the file may change. */
export const packs = sqliteTable('packs', {
  /** Names the content by its digest. */
  key: text('key').primaryKey(),
  data: text('data', { mode: 'json' }).$type<Json>().notNull(),
});

/** Posts to be sent, written in the transaction of what they tell. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    game: integer('game')
      .notNull()
      .references(() => games.id),
    kind: text('kind').notNull(),
    place: text('place').notNull(),
    body: text('body', { mode: 'json' }).$type<PostBodyRow>().notNull(),
    /** Takes the place of earlier ones of its kind; its message is the game's living one. */
    supersedes: integer('supersedes', { mode: 'boolean' }).notNull(),
    nonce: text('nonce').notNull(),
    /** `pending`, `sent`, `dropped` (can't be sent) or `superseded` (a later one of its kind says more). */
    state: text('state').notNull(),
    attempts: integer('attempts').notNull(),
    dueAt: integer('due_at').notNull(),
    /** Claimed until then; 0 when nobody has it. */
    leaseUntil: integer('lease_until').notNull(),
    error: text('error'),
    channel: text('channel'),
    message: text('message'),
    createdAt: integer('created_at').notNull(),
    settledAt: integer('settled_at'),
    /** Since when it could go. Null: since it was written, or it waits for a permission. */
    dueSince: integer('due_since'),
  },
  // What is settled leaves the index: it stays small however long the games are.
  (t) => [
    index('outbox_waiting')
      .on(t.game, t.kind, t.id)
      .where(sql`state = 'pending'`),
  ],
);

/** The one message of a kind that a game keeps up to date; `told`: where the latest phase was told. */
export const living = sqliteTable(
  'living',
  {
    game: integer('game')
      .notNull()
      .references(() => games.id),
    kind: text('kind').notNull(),
    channel: text('channel').notNull(),
    message: text('message').notNull(),
    body: text('body', { mode: 'json' }).$type<PostBodyRow>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.kind] })],
);

/** Panels under composition. */
export const drafts = sqliteTable(
  'drafts',
  {
    game: integer('game')
      .notNull()
      .references(() => games.id),
    seat: text('seat').notNull(),
    panel: text('panel').notNull(),
    seq: integer('seq').notNull(),
    data: text('data', { mode: 'json' }).$type<Json>().notNull(),
    at: integer('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.panel] })],
);

/** What seats have settled in advance. Orders are the seat's: whoever takes it over takes them over. */
export const orders = sqliteTable(
  'orders',
  {
    game: integer('game')
      .notNull()
      .references(() => games.id),
    seat: text('seat').notNull(),
    /** `policy` or `plan`. */
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    data: text('data', { mode: 'json' }).$type<Json>().notNull(),
    at: integer('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.kind, t.id] })],
);

/** What is put to the vote. At most one of a game is open. */
export const proposals = sqliteTable(
  'proposals',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    game: integer('game')
      .notNull()
      .references(() => games.id),
    kind: text('kind').notNull(),
    args: text('args', { mode: 'json' }).$type<Readonly<Record<string, Json>>>().notNull(),
    /** Who opened it. */
    person: text('person').notNull(),
    /** The event on which it was opened. */
    seq: integer('seq').notNull(),
    /** Who is asked. */
    voters: text('voters', { mode: 'json' }).$type<readonly string[]>().notNull(),
    /** True, false, or absent for those who haven't spoken. */
    votes: text('votes', { mode: 'json' }).$type<Readonly<Record<string, boolean>>>().notNull(),
    /** `open`, `passed`, `failed` or `void`. */
    state: text('state').notNull(),
    openedAt: integer('opened_at').notNull(),
    /** Who hasn't spoken by then abstains; absent: everybody must speak. */
    expiresAt: integer('expires_at'),
    settledAt: integer('settled_at'),
  },
  (t) => [index('proposals_open').on(t.state, t.game), index('proposals_expiry').on(t.state, t.expiresAt)],
);

export const people = sqliteTable('people', {
  id: text('id').primaryKey(),
  language: text('language'),
  zone: text('zone'),
  /** Moves of one word are played at one press. */
  quick: integer('quick', { mode: 'boolean' }),
  /** Minutes of the day, local. */
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  awayFrom: integer('away_from'),
  awayUntil: integer('away_until'),
  /** Calls come as a direct message too. */
  direct: integer('direct', { mode: 'boolean' }),
});

/** Tutorials under way: everything else about one follows from the pupil's moves, and what is chosen and not sent yet. */
export const lessons = sqliteTable(
  'lessons',
  {
    guild: text('guild').notNull(),
    person: text('person').notNull(),
    module: text('module').notNull(),
    thread: text('thread'),
    language: text('language').notNull(),
    moves: text('moves', { mode: 'json' }).$type<readonly string[]>().notNull(),
    at: integer('at').notNull(),
    composed: text('composed', { mode: 'json' }).$type<readonly string[]>(),
  },
  (t) => [primaryKey({ columns: [t.guild, t.person, t.module] }), index('lessons_thread').on(t.thread)],
);

export const settings = sqliteTable(
  'settings',
  {
    guild: text('guild').notNull(),
    key: text('key').notNull(),
    value: text('value', { mode: 'json' }).$type<Json>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.guild, t.key] })],
);

/** People who look on at a game and want to be told how it ends. */
export const follows = sqliteTable(
  'follows',
  {
    game: integer('game')
      .notNull()
      .references(() => games.id),
    person: text('person').notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.person] }), index('follows_person').on(t.person)],
);

/** The waiting list: who would play what, with how many at the table, at which pace. */
export const wanted = sqliteTable(
  'wanted',
  {
    guild: text('guild').notNull(),
    person: text('person').notNull(),
    module: text('module').notNull(),
    seats: integer('seats').notNull(),
    pace: text('pace').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.guild, t.person, t.module, t.seats, t.pace] })],
);

/** The lobby that a finished game's people gather in to play it once more. */
export const rematches = sqliteTable('rematches', {
  game: integer('game')
    .primaryKey()
    .references(() => games.id),
  next: integer('next').notNull(),
});

/** Who wants a summary a day in a direct message: the minute of their local day, and when the last one was due. */
export const dailies = sqliteTable(
  'dailies',
  {
    person: text('person').primaryKey(),
    minute: integer('minute').notNull(),
    sentAt: integer('sent_at').notNull(),
    /** When it is looked at next: the next summary's hour, the next attempt, or the end of a lease. */
    tryAt: integer('try_at').notNull().default(0),
    /** Attempts at the summary that is due. */
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [index('dailies_try').on(t.tryAt)],
);

/** The one direct message that calls somebody to all games that wait for them. */
export const summons = sqliteTable('summons', {
  person: text('person').primaryKey(),
  channel: text('channel').notNull(),
  message: text('message').notNull(),
});

/** The channel of direct messages with a person: Discord has it opened once. */
export const directChannels = sqliteTable('direct_channels', {
  person: text('person').primaryKey(),
  channel: text('channel'),
  /** When Discord last said that the person takes no direct messages. */
  closedAt: integer('closed_at'),
  /** The person has been told so. */
  told: integer('told', { mode: 'boolean' }).notNull().default(false),
});

/** Direct messages to be sent, one of a kind for each person and game. What they say is decided when they are sent. */
export const directQueue = sqliteTable(
  'direct_queue',
  {
    person: text('person').notNull(),
    kind: text('kind').notNull(),
    /** 0 where the message is about all of a person's games. */
    game: integer('game').notNull(),
    /** When it was asked for. */
    at: integer('at').notNull(),
    /** When it is looked at next: the next attempt, or the end of a lease. */
    tryAt: integer('try_at').notNull(),
    /** By it a message is known again that nobody took down. */
    nonce: text('nonce').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.person, t.kind, t.game] }), index('direct_queue_try').on(t.tryAt)],
);

/**
 * Ratings of people after each game that counted, within a scope: all games, a game, a variant. They follow from the
 * log alone and can be thrown away.
 */
export const ratings = sqliteTable(
  'ratings',
  {
    guild: text('guild').notNull(),
    scope: text('scope').notNull(),
    person: text('person').notNull(),
    game: integer('game').notNull(),
    at: integer('at').notNull(),
    place: integer('place').notNull(),
    sides: integer('sides').notNull(),
    mu: real('mu').notNull(),
    sigma: real('sigma').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.guild, t.scope, t.person, t.game] }),
    index('ratings_person').on(t.person),
  ],
);

/** How far the games of a server are rated: the last one that was looked at, in the order in which they ended. */
export const rated = sqliteTable('rated', {
  guild: text('guild').primaryKey(),
  at: integer('at').notNull(),
  game: integer('game').notNull(),
});

/** What is asked on which day (`winter-port.ts`). */
export const winters = sqliteTable('winters', {
  day: text('day').primaryKey(),
  body: text('body').notNull(),
  digest: text('digest').notNull(),
});

/** One try a person and day. */
export const attempts = sqliteTable(
  'attempts',
  {
    person: text('person').notNull(),
    day: text('day').notNull(),
    guild: text('guild').notNull(),
    moves: text('moves', { mode: 'json' }).$type<readonly string[]>().notNull(),
    result: real('result'),
    play: real('play'),
    at: integer('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.person, t.day] }), index('attempts_day').on(t.day)],
);

/** Where a server is told of each day's winter. */
export const winterHours = sqliteTable(
  'winter_hours',
  {
    guild: text('guild').primaryKey(),
    channel: text('channel').notNull(),
    minute: integer('minute').notNull(),
    zone: text('zone').notNull(),
    language: text('language').notNull(),
    sentAt: integer('sent_at').notNull(),
    /** When it is looked at next: the next post's hour, the next attempt, or the end of a lease. */
    tryAt: integer('lease_until').notNull().default(0),
    /** Attempts at the post that is due. */
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [index('winter_hours_try').on(t.tryAt)],
);

/** Tournaments of a server. People stand in `data` alone, as entrants. */
export const tournaments = sqliteTable(
  'tournaments',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    guild: text('guild').notNull(),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    host: text('host').notNull(),
    channel: text('channel').notNull(),
    home: text('home').notNull(),
    stage: text('stage').notNull(),
    /** Counts every change of the row; whoever writes names the one it read. */
    revision: integer('revision').notNull(),
    data: text('data', { mode: 'json' }).$type<Json>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** While it runs: when it is looked at next, for a result, a deadline or the next round. */
    actAt: integer('act_at').notNull().default(0),
    /** When its card is brought up to date; null while the card shows it as it is. */
    showAt: integer('show_at').default(0),
  },
  (t) => [
    uniqueIndex('tournaments_number').on(t.guild, t.number),
    index('tournaments_stage').on(t.stage),
    index('tournaments_act').on(t.stage, t.actAt),
    index('tournaments_show').on(t.showAt),
  ],
);
