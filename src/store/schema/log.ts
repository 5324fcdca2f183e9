import type { Happening, Json } from '../../kernel/index.js';
import type { EventMark, ForcedMove } from '../stored-json.js';
import type { Columns } from './games.js';

export function logTables(columns: Columns) {
  const { table, game, text, integer, number, bool, json, index, primaryKey, besides } = columns;
  /** The append-only log. Thanks to the primary key, a double click is harmless. */
  const events = table(
    'events',
    {
      game: game(),
      seq: integer('seq').notNull(),
      kind: text('kind').notNull(),
      at: number('at').notNull(),
      /** Turn and phase before and after the event. */
      turn: integer('turn').notNull(),
      phase: text('phase').notNull(),
      endTurn: integer('end_turn').notNull(),
      endPhase: text('end_phase').notNull(),
      /** The last event before the phase that follows this event. */
      phaseFrom: integer('phase_from').notNull(),
      seat: text('seat'),
      person: text('person'),
      ai: text('ai'),
      /** Notation. */
      move: text('move'),
      /** Only the seat itself may read the move while the game runs. */
      secret: bool('secret').notNull(),
      /** Dice or hidden information were revealed: no undo past this event without consent. */
      floor: bool('floor').notNull(),
      backTo: integer('back_to'),
      happenings: json('happenings').$type<readonly Happening[]>().notNull(),
      marks: json('marks').$type<readonly EventMark[]>().notNull(),
      forced: json('forced').$type<readonly ForcedMove[]>().notNull(),
      /** The standing order that decided (`policy/hay`, `plan/3`): secret to its seat while the game runs. */
      order: text('by_order'),
      /** Of a rewind: 1 if the dice key was renewed and unseen cards reshuffled, 0 if nothing had been revealed. */
      renewed: integer('renewed').$type<0 | 1>(),
      /** Digest of the position after the event and of the rules' version (table/read/digest). */
      digest: text('digest'),
      /** If another player gave the seat away without a vote: the previous person, and that player. */
      replaced: text('replaced'),
      replacedBy: text('replaced_by'),
    },
    (t) => [primaryKey({ columns: [t.game, t.seq] }), ...besides(index('events_person').on(t.person))],
  );

  /** Positions after some events. Those of event 0 and of `rules` events must stay; the others can be replayed. */
  const savedPositions = table(
    'snapshots',
    { game: game(), seq: integer('seq').notNull(), position: text('position').notNull() },
    (t) => [primaryKey({ columns: [t.game, t.seq] })],
  );

  /** The current position of each game, which remains valid even if changed rules would replay differently. */
  const boards = table('boards', {
    game: game().primaryKey(),
    seq: integer('seq').notNull(),
    position: text('position').notNull(),
  });

  /** The last public view of each game, for games that can't be opened; compressed after the end. */
  const publicViews = table('sights', {
    game: game().primaryKey(),
    seq: integer('seq').notNull(),
    view: json('view').$type<unknown>().notNull(),
  });

  /** Contents of packs that games use, so that their files may change. */
  const packs = table('packs', {
    /** Contains a digest of the content. */
    key: text('key').primaryKey(),
    data: json('data').$type<Json>().notNull(),
  });

  return { events, savedPositions, boards, publicViews, packs };
}

export function voteTables({ table, id, game, text, integer, number, json, index }: Columns) {
  /** Votes. At most one of a game is open. */
  const proposals = table(
    'proposals',
    {
      id: id('id'),
      game: game(),
      kind: text('kind').notNull(),
      args: json('args').$type<Readonly<Record<string, Json>>>().notNull(),
      /** The person who opened it. */
      person: text('person').notNull(),
      /** The event at which it was opened. */
      seq: integer('seq').notNull(),
      voters: json('voters').$type<readonly string[]>().notNull(),
      /** By person; absent: has not voted. */
      votes: json('votes').$type<Readonly<Record<string, boolean>>>().notNull(),
      /** `open`, `passed`, `failed` or `void`. */
      state: text('state').notNull(),
      openedAt: number('opened_at').notNull(),
      /** Players who haven't voted by then abstain; null: all must vote. */
      expiresAt: number('expires_at'),
      settledAt: number('settled_at'),
    },
    (t) => [index('proposals_open').on(t.state, t.game), index('proposals_expiry').on(t.state, t.expiresAt)],
  );

  return { proposals };
}
