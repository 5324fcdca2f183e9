/**
 * The store's interface. Each method is one unit of work: no SQL and no transaction outside of `src/store/`. An event
 * number is written only once, and a write names the revision that it read (`Stale` otherwise).
 */
import type { Json, KeyedPack, Seat } from '../kernel/index.js';
import type { Dialect } from './postgres/dialect.js';
import type { RowOf } from './schema/schema.js';
import type { ClubStore } from './club-port.js';
import type { DirectStore } from './direct-port.js';
import type { PeopleStore, TallyStore } from './people-port.js';
import type { NewPost, PostStore, Pruned } from './posts-port.js';
import type { WinterStore } from './winter-port.js';
import type { RatingStore } from './ratings-port.js';
import type { TournamentStore } from './tournaments-port.js';

export type * from './club-port.js';
export type * from './direct-port.js';
export type { DueUpdate } from './due.js';
export * from './people-port.js';
export * from './posts-port.js';
export type * from './stored-json.js';
export type * from './ratings-port.js';
export type * from './tournaments-port.js';
export type * from './winter-port.js';

export type PlaceRow = Omit<RowOf<'seats'>, 'game'>;

/** Fields of a game that change. */
export type GameFields = Omit<NewGame, 'guild' | 'name' | 'module' | 'createdAt'>;

export type NewGame = Omit<GameRow, 'id' | 'number' | 'revision' | 'places'>;

export interface GameRow extends Omit<RowOf<'games'>, keyof Dialect['ofGames']> {
  readonly places: readonly PlaceRow[];
}

export type EventRow = RowOf<'events'>;

/** Everything that one decision changes, written in one transaction. */
export interface GameWrite {
  readonly game: number;
  /** The revision that was read. */
  readonly revision: number;
  readonly at: number;
  readonly fields: Partial<GameFields>;
  /** All places, when they change. */
  readonly places?: readonly PlaceRow[];
  readonly event?: EventRow;
  /** Position after the event, as JSON. */
  readonly savedPosition?: string;
  /** The current position as JSON, and the last event before it. */
  readonly board?: { readonly seq: number; readonly position: string };
  /** The public view after an event, shown if the game can't be opened. */
  readonly publicView?: { readonly seq: number; readonly view: unknown };
  /** Seats whose drafts are deleted. */
  readonly clearDrafts?: readonly Seat[];
  readonly orders?: readonly OrderChange[];
  /** A vote that is opened, changed or closed. */
  readonly proposal?: NewProposal | ProposalRow;
  /** The pack that the game uses from now on; saved once for all games. */
  readonly pack?: KeyedPack;
  /** The tournament of the game, if it has to react. */
  readonly tournament?: number;
  readonly posts: readonly NewPost[];
}

export type NewProposal = Omit<ProposalRow, 'id'>;

export type ProposalRow = RowOf<'proposals'>;

export interface GameFilter {
  readonly guild: string;
  readonly stages?: readonly string[];
  /** Id of the channel or of the thread. */
  readonly channel?: string;
  readonly thread?: string;
  readonly ids?: readonly number[];
  readonly person?: string;
  readonly limit: number;
}

interface EventFilter {
  /** Events after this one. */
  readonly after?: number;
  readonly upTo?: number;
  /** Events that touch this turn. */
  readonly turn?: number;
}

/** An event without its content, to navigate in a long game. */
export type EventOutline = Pick<
  EventRow,
  'seq' | 'kind' | 'turn' | 'phase' | 'endTurn' | 'endPhase' | 'seat' | 'backTo' | 'marks'
>;

/** A game with due work. */
export interface DueGame {
  readonly id: number;
  /** A deadline, a reminder or the end of a vote. */
  readonly wake: boolean;
  /** A turn of an AI seat, or a standing order. */
  readonly act: boolean;
}

type DraftRow = RowOf<'drafts'>;

/** A standing order of a seat. */
export type OrderRow = RowOf<'orders'>;

/** An order that is saved; `null` deletes it. */
export type OrderChange = Pick<OrderRow, 'seat' | 'kind' | 'id'> & { readonly data: Json | null };

export interface Store
  extends
    ClubStore,
    DirectStore,
    PeopleStore,
    PostStore,
    RatingStore,
    TallyStore,
    TournamentStore,
    WinterStore {
  /** Creates a game with the guild's next number. */
  createGame(game: NewGame, places: readonly PlaceRow[], posts: readonly NewPost[]): Promise<GameRow>;
  loadGame(id: number): Promise<GameRow | undefined>;
  gameByNumber(guild: string, number: number): Promise<GameRow | undefined>;
  /** The content of a pack. */
  loadPack(key: string): Promise<Json | undefined>;
  listGames(filter: GameFilter): Promise<readonly GameRow[]>;
  /** Names of all games of a guild, latest first, for the search. */
  gameNames(
    guild: string,
  ): Promise<readonly { readonly id: number; readonly number: number; readonly name: string }[]>;
  /**
   * Ids of all games of a stage, in all guilds.
   * @param besides excludes games that were last replayed under these rules (by module)
   */
  gamesAt(stage: string, besides?: Readonly<Record<string, string>>): Promise<readonly number[]>;
  /** Ids of the games of a stage in which a person has a seat, in all guilds. */
  gamesOf(person: string, stage: string): Promise<readonly number[]>;
  /**
   * Claims games with work that is due by `now` until `now + lease`. The process that writes `actAt` has that claim
   * already: others get the game if the process is gone or the lease has ended.
   */
  claimDue(now: number, lease: number, limit?: number): Promise<readonly DueGame[]>;
  /** The next deadline or end of a vote, in all games. */
  nextWake(): Promise<number | undefined>;
  /** Saves `actAt` if the game still has this revision. */
  saveActAt(game: number, revision: number, at: number | null): Promise<void>;
  /** @throws Stale if the game has another revision, or the event number is taken */
  write(write: GameWrite): Promise<void>;

  /** The latest saved position at or before `seq`, and the events after it up to `seq`. */
  loadPosition(
    game: number,
    seq: number,
  ): Promise<
    { readonly seq: number; readonly position: string; readonly tail: readonly EventRow[] } | undefined
  >;
  /** The current position, if it was saved. */
  board(game: number): Promise<{ readonly seq: number; readonly position: string } | undefined>;
  /** The public view that was saved last. */
  storedView(game: number): Promise<{ readonly seq: number; readonly view: unknown } | undefined>;
  /**
   * Deletes what can be replayed from the logs of games that ended before a moment: saved positions and public
   * views, except the first position, those at a change of rules, and the last board.
   * @param after the id to continue after
   * @param most games to examine
   */
  prunePositions(before: number, after: number, most: number): Promise<Pruned>;
  events(game: number, filter?: EventFilter): Promise<readonly EventRow[]>;
  outline(game: number): Promise<readonly EventOutline[]>;

  /** The open vote of a game; there is at most one. */
  openProposal(game: number): Promise<ProposalRow | undefined>;
  /** The latest vote of a game, open or closed. */
  lastProposal(game: number): Promise<ProposalRow | undefined>;

  saveDraft(draft: DraftRow): Promise<void>;
  loadDraft(game: number, seat: Seat, panel: string): Promise<DraftRow | undefined>;
  dropDraft(game: number, seat: Seat, panel: string): Promise<void>;

  /** Orders of all seats of a game, in the order in which they were first saved. */
  orders(game: number): Promise<readonly OrderRow[]>;
  saveOrders(game: number, at: number, changes: readonly OrderChange[]): Promise<void>;

  setting(guild: string, key: string): Promise<Json | undefined>;
  /** `null` deletes the setting. */
  saveSetting(guild: string, key: string, value: Json): Promise<void>;

  close(): Promise<void>;
}
