import type { Json } from '../../kernel/index.js';
import type { Columns } from './games.js';

/** People and servers. */
export function peopleTables({ table, text, integer, number, bool, json, index, primaryKey }: Columns) {
  const people = table('people', {
    id: text('id').primaryKey(),
    language: text('language'),
    zone: text('zone'),
    /** One-word moves are played with one press. */
    quick: bool('quick'),
    /** Minutes of the local day. */
    quietFrom: integer('quiet_from'),
    quietTo: integer('quiet_to'),
    awayFrom: number('away_from'),
    awayUntil: number('away_until'),
    /** Turn notices are sent as direct messages too. */
    direct: bool('direct'),
  });

  /** Tutorials in progress; everything else is replayed from the moves. */
  const lessons = table(
    'lessons',
    {
      guild: text('guild').notNull(),
      person: text('person').notNull(),
      module: text('module').notNull(),
      /** Thread of the lesson; null if it consists of private answers. */
      thread: text('thread'),
      language: text('language').notNull(),
      /** The pupil's moves so far, in notation. */
      moves: json('moves').$type<readonly string[]>().notNull(),
      at: number('at').notNull(),
      /** Moves of the current step that are chosen but not sent yet; null if there are none. */
      composed: json('composed').$type<readonly string[]>(),
    },
    (t) => [primaryKey({ columns: [t.guild, t.person, t.module] }), index('lessons_thread').on(t.thread)],
  );

  const settings = table(
    'settings',
    {
      guild: text('guild').notNull(),
      key: text('key').notNull(),
      value: json('value').$type<Json>().notNull(),
    },
    (t) => [primaryKey({ columns: [t.guild, t.key] })],
  );

  return { people, lessons, settings };
}

/** Data of clubs. */
export function clubTables({ table, game, text, integer, number, real, index, primaryKey }: Columns) {
  /** People who are notified when a game ends. */
  const follows = table('follows', { game: game(), person: text('person').notNull() }, (t) => [
    primaryKey({ columns: [t.game, t.person] }),
    index('follows_person').on(t.person),
  ]);

  /** Waiting lists. */
  const wanted = table(
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

  /** The lobby of a finished game's rematch. */
  const rematches = table('rematches', {
    game: game().primaryKey(),
    next: number('next').notNull(),
  });

  /** Ratings after each counted game. Scopes: all games, a game, a variant. Can be recomputed from the log. */
  const ratings = table(
    'ratings',
    {
      guild: text('guild').notNull(),
      scope: text('scope').notNull(),
      person: text('person').notNull(),
      game: number('game').notNull(),
      at: number('at').notNull(),
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

  /** The last rated game of each server, in the order in which they ended. */
  const rated = table('rated', {
    guild: text('guild').primaryKey(),
    at: number('at').notNull(),
    game: number('game').notNull(),
  });

  return { follows, wanted, rematches, ratings, rated };
}
