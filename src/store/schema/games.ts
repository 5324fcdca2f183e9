import type { Json, Over } from '../../kernel/index.js';
import type { Dialect } from '../postgres/dialect.js';
import type { AwaitedRow, UntoldRow } from '../stored-json.js';

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
      /** The last event before the present phase, and the last one that the thread's chronicle tells. */
      phaseFrom: integer('phase_from').notNull(),
      chronicled: integer('chronicled').notNull(),
      over: json('over').$type<Over>(),
      fault: text('fault'),
      createdAt: number('created_at').notNull(),
      startedAt: number('started_at'),
      endedAt: number('ended_at'),
      /** Other terms: missed deadlines, time banks, which posts go where. */
      agreement: orEmpty(json('agreement').$type<Readonly<Record<string, string>>>().notNull()),
      /** Time that seats have saved up, ms by seat. */
      banks: orEmpty(json('banks').$type<Readonly<Record<string, number>>>().notNull()),
      /** When the next reminder or deadline of the game is due. */
      wakeAt: number('wake_at'),
      /** Digest of the rules' code under which the log last replayed to the stored positions. */
      rules: text('rules'),
      /** Phases that have resolved and that no message tells yet. */
      untold: json('untold').$type<UntoldRow>(),
      /** When programs have something to do in the game next: an AI seat, a standing order. */
      actAt: number('act_at'),
      /** 1 once a hint was to be had in the game. Null in a lobby. */
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

/** What tables are made of whose rows belong to games. */
export const columnsOf = (dialect: Dialect, games: ReturnType<typeof gamesTable>) => ({
  ...dialect,
  game: () =>
    dialect
      .number('game')
      .notNull()
      .references(() => games.id),
});
export type Columns = ReturnType<typeof columnsOf>;

/** Who plays, and what seats have settled or begun. */
export function seatTables(columns: Columns) {
  const { table, game, text, integer, number, json, index, uniqueIndex, primaryKey } = columns;
  /** Places at a table. A seat is not a person: people come and go. */
  const seats = table(
    'seats',
    {
      game: game(),
      place: integer('place').notNull(),
      seat: text('seat'),
      person: text('person'),
      ai: text('ai'),
      nonce: text('nonce'),
      /** The person who sat here before; where the host took the seat from them, they may come back to it. */
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

  /** Panels under composition. */
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

  /** Auto-actions of seats. They belong to the seat and go with it to another player. */
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
