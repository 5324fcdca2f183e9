import type { Json, Over } from '../../kernel/index.js';
import type { Dialect } from '../postgres/dialect.js';
import type { AwaitedRow, UnreportedPhases } from '../stored-json.js';

export function gamesTable(dialect: Dialect) {
  const { table, id, text, integer, number, json, index, uniqueIndex, besides, orEmpty, ofGames } = dialect;
  return table(
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
      /** Counts every change of the row; a write names the revision it read. */
      revision: integer('revision').notNull(),
      /** Number of the last event; −1 before the start. */
      seq: integer('seq').notNull(),
      turn: integer('turn').notNull(),
      turns: integer('turns').notNull(),
      phase: text('phase').notNull(),
      awaited: json('awaited').$type<readonly AwaitedRow[]>().notNull(),
      /** Secret until the game is over. */
      seed: text('seed'),
      commitment: text('commitment'),
      /** The last event before the current phase, and the last one in the thread's chronicle. */
      phaseFrom: integer('phase_from').notNull(),
      chronicled: integer('chronicled').notNull(),
      over: json('over').$type<Over>(),
      fault: text('fault'),
      createdAt: number('created_at').notNull(),
      startedAt: number('started_at'),
      endedAt: number('ended_at'),
      /** Missed deadlines, time banks, places of posts. */
      agreement: orEmpty(json('agreement').$type<Readonly<Record<string, string>>>().notNull()),
      /** Time banks, ms by seat. */
      banks: orEmpty(json('banks').$type<Readonly<Record<string, number>>>().notNull()),
      /** Time of the next reminder or deadline. */
      wakeAt: number('wake_at'),
      /** Digest of the rules' code under which the log last replayed to the stored positions. */
      rules: text('rules'),
      /** Resolved phases that no message has reported yet. */
      untold: json('untold').$type<UnreportedPhases>(),
      /** Time of the next action of an AI seat or a standing order. */
      actAt: number('act_at'),
      /** 1 if hints were available. Null in a lobby. */
      hinted: integer('hinted').$type<0 | 1>(),
      ...ofGames,
    },
    (t) => [
      uniqueIndex('games_guild_number').on(t.guild, t.number),
      index('games_channel').on(t.channel),
      index('games_thread').on(t.thread),
      index('games_stage').on(t.stage),
      index('games_wake').on(t.wakeAt),
      ...besides(index('games_host').on(t.guild, t.host), index('games_act').on(t.actAt)),
    ],
  );
}

/** The dialect with a column that references the game. */
export const columnsOf = (dialect: Dialect, games: ReturnType<typeof gamesTable>) => ({
  ...dialect,
  game: () =>
    dialect
      .number('game')
      .notNull()
      .references(() => games.id),
});
export type Columns = ReturnType<typeof columnsOf>;

export function seatTables(columns: Columns) {
  const { table, game, text, integer, number, json, index, uniqueIndex, primaryKey } = columns;
  /** Places at a table. A seat is not a person: people can change. */
  const seats = table(
    'seats',
    {
      game: game(),
      place: integer('place').notNull(),
      seat: text('seat'),
      person: text('person'),
      ai: text('ai'),
      nonce: text('nonce'),
      /** The previous person; if the host took the seat from them, they may come back. */
      former: text('former'),
      /** The strategy's text, if the AI has one. */
      strategy: text('strategy'),
    },
    (t) => [
      primaryKey({ columns: [t.game, t.place] }),
      uniqueIndex('seats_game_seat').on(t.game, t.seat),
      uniqueIndex('seats_game_person').on(t.game, t.person),
      index('seats_person').on(t.person),
    ],
  );

  /** Moves that are being composed on panels. */
  const drafts = table(
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

  /** Standing orders. They belong to the seat and stay with it when the player changes. */
  const orders = table(
    'orders',
    {
      game: game(),
      seat: text('seat').notNull(),
      /** `policy` or `plan`. */
      kind: text('kind').notNull(),
      id: text('id').notNull(),
      data: json('data').$type<Json>().notNull(),
      at: number('at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.game, t.seat, t.kind, t.id] })],
  );

  return { seats, drafts, orders };
}
