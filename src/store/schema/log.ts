import type { Happening, Json } from '../../kernel/index.js';
import type { EventMark, ForcedMove } from '../stored-json.js';
import type { Columns } from './games.js';

/** What happened in games, and where it led. */
export function logTables(columns: Columns) {
  const { table, game, text, integer, number, bool, json, index, primaryKey, besides } = columns;
  /** The log: appended to, never changed. The primary key is what makes a double click harmless. */
  const events = table(
    'events',
    {
      game: game(),
      seq: integer('seq').notNull(),
      kind: text('kind').notNull(),
      at: number('at').notNull(),
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
      secret: bool('secret').notNull(),
      /** Chance or something hidden came out: nothing up to here is taken back freely. */
      floor: bool('floor').notNull(),
      backTo: integer('back_to'),
      happenings: json('happenings').$type<readonly Happening[]>().notNull(),
      marks: json('marks').$type<readonly EventMark[]>().notNull(),
      forced: json('forced').$type<readonly ForcedMove[]>().notNull(),
      /** The standing order that decided (`policy/hay`, `plan/3`): only its seat may know while the game runs. */
      order: text('by_order'),
      /** Of a rewind: 1 when the dice key was renewed and unseen cards reshuffled, 0 when nothing had been revealed. */
      renewed: integer('renewed').$type<0 | 1>(),
      /** Of the position after the event, with the version of the rules (table/read/digest). */
      digest: text('digest'),
      /** Of a seat that another player gave away without a vote: who sat there, and who did it. */
      replaced: text('replaced'),
      replacedBy: text('replaced_by'),
    },
    (t) => [primaryKey({ columns: [t.game, t.seq] }), ...besides(index('events_person').on(t.person))],
  );

  /** Positions after some events, to load from. Those of event 0 and of events `rules` must stay; the rest follows. */
  const savedPositions = table(
    'snapshots',
    { game: game(), seq: integer('seq').notNull(), position: text('position').notNull() },
    (t) => [primaryKey({ columns: [t.game, t.seq] })],
  );

  /** Each game as it stands: what it goes on from even when other rules would have brought it elsewhere. */
  const boards = table('boards', {
    game: game().primaryKey(),
    seq: integer('seq').notNull(),
    position: text('position').notNull(),
  });

  /** The public view of each game as it was kept last, for when the program can't open it; of ended games it may be packed. */
  const publicViews = table('sights', {
    game: game().primaryKey(),
    seq: integer('seq').notNull(),
    view: json('view').$type<unknown>().notNull(),
  });

  /** What games are played with that came in files: kept by key, so that the file may change. */
  const packs = table('packs', {
    /** Names the content by its digest. */
    key: text('key').primaryKey(),
    data: json('data').$type<Json>().notNull(),
  });

  return { events, savedPositions, boards, publicViews, packs };
}

/** Votes. */
export function voteTables({ table, id, game, text, integer, number, json, index }: Columns) {
  /** What is put to the vote. At most one of a game is open. */
  const proposals = table(
    'proposals',
    {
      id: id('id'),
      game: game(),
      kind: text('kind').notNull(),
      args: json('args').$type<Readonly<Record<string, Json>>>().notNull(),
      /** Who opened it. */
      person: text('person').notNull(),
      /** The event on which it was opened. */
      seq: integer('seq').notNull(),
      /** Who is asked. */
      voters: json('voters').$type<readonly string[]>().notNull(),
      /** True, false, or absent for those who haven't spoken. */
      votes: json('votes').$type<Readonly<Record<string, boolean>>>().notNull(),
      /** `open`, `passed`, `failed` or `void`. */
      state: text('state').notNull(),
      openedAt: number('opened_at').notNull(),
      /** Players who haven't voted by then abstain; absent: all must vote. */
      expiresAt: number('expires_at'),
      settledAt: number('settled_at'),
    },
    (t) => [index('proposals_open').on(t.state, t.game), index('proposals_expiry').on(t.state, t.expiresAt)],
  );

  return { proposals };
}
