/**
 * What a store must do. Every method is one whole unit of work and returns a promise: nobody composes SQL or holds a
 * transaction open outside, so another database can stand behind the same port. The store keeps what it is given and
 * knows nothing of rules; it does hold two laws: an event number is written once, and a write names the revision of the
 * game that it read (`Stale` otherwise).
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
export type { Settled } from './due.js';
export * from './people-port.js';
export * from './posts-port.js';
export type * from './stored-json.js';
export type * from './ratings-port.js';
export type * from './tournaments-port.js';
export type * from './winter-port.js';

export type PlaceRow = Omit<RowOf<'seats'>, 'game'>;

/** What of a game's row changes in its life. */
export type GameFields = Omit<NewGame, 'guild' | 'name' | 'module' | 'createdAt'>;

export type NewGame = Omit<GameRow, 'id' | 'number' | 'revision' | 'places'>;

export interface GameRow extends Omit<RowOf<'games'>, keyof Dialect['ofGames']> {
  readonly places: readonly PlaceRow[];
}

export type EventRow = RowOf<'events'>;

/** Everything that one decision changes, written together or not at all. */
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
  /** The position as it stands now, as JSON, and the event that it stands after. */
  readonly board?: { readonly seq: number; readonly position: string };
  /** What everybody may see after an event, kept for when the game can't be opened. */
  readonly publicView?: { readonly seq: number; readonly view: unknown };
  /** Seats whose panels are done with. */
  readonly clearDrafts?: readonly Seat[];
  readonly orders?: readonly OrderChange[];
  /** A vote that is opened, goes on or is settled by this. */
  readonly proposal?: NewProposal | ProposalRow;
  /** The pack that the game is played with from now on; kept once, however many games have it. */
  readonly pack?: KeyedPack;
  /** The tournament that is to be looked at for what this does to one of its games. */
  readonly tournament?: number;
  readonly posts: readonly NewPost[];
}

/** Something put to the vote (table/votes). */
export type NewProposal = Omit<ProposalRow, 'id'>;

export type ProposalRow = RowOf<'proposals'>;

export interface GameFilter {
  readonly guild: string;
  readonly stages?: readonly string[];
  /** Of the channel itself or of the thread. */
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
  /** Events that began, ended or passed through this turn. */
  readonly turn?: number;
}

/** An event without its content, for finding one's way in a long game. */
export type EventOutline = Pick<
  EventRow,
  'seq' | 'kind' | 'turn' | 'phase' | 'endTurn' | 'endPhase' | 'seat' | 'backTo' | 'marks'
>;

/** A game in which something is due. */
export interface DueGame {
  readonly id: number;
  /** A deadline, a reminder, the end of a vote. */
  readonly wake: boolean;
  /** Something that programs do. */
  readonly act: boolean;
}

export type DraftRow = RowOf<'drafts'>;

/** Something that a seat has settled in advance. */
export type OrderRow = RowOf<'orders'>;

/** An order made or changed; `null` forgets it. */
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
  /** A new game with the guild's next number, its places and its first posts. */
  createGame(game: NewGame, places: readonly PlaceRow[], posts: readonly NewPost[]): Promise<GameRow>;
  loadGame(id: number): Promise<GameRow | undefined>;
  /** The game that a guild knows by this number. */
  gameByNumber(guild: string, number: number): Promise<GameRow | undefined>;
  /** The content of a pack that some game was begun with. */
  loadPack(key: string): Promise<Json | undefined>;
  listGames(filter: GameFilter): Promise<readonly GameRow[]>;
  /** What all games of a guild are called, the latest first: for finding one among very many. */
  gameNames(
    guild: string,
  ): Promise<readonly { readonly id: number; readonly number: number; readonly name: string }[]>;
  /**
   * Ids of all games of a stage, whatever the guild: for the process itself.
   * @param besides left out are games that were last seen under these rules (by module)
   */
  gamesAt(stage: string, besides?: Readonly<Record<string, string>>): Promise<readonly number[]>;
  /** Ids of the games of a stage that a person sits at, whatever the guild. */
  gamesOf(person: string, stage: string): Promise<readonly number[]>;
  /**
   * Games in which something is due by `now` and that no other process sees to; they are the caller's until
   * `now + lease`. Whoever writes that programs have something to do (`actAt`) sees to it: that is given out when the
   * process is gone, or has not done it for as long as a lease.
   */
  claimDue(now: number, lease: number, limit?: number): Promise<readonly DueGame[]>;
  /** When a deadline or the end of a vote is due next, in any game. */
  nextWake(): Promise<number | undefined>;
  /** When programs have something to do next, if the game still has this revision. */
  keepActAt(game: number, revision: number, at: number | null): Promise<void>;
  /** @throws Stale when somebody else has written since the revision was read, or the event number is taken */
  write(write: GameWrite): Promise<void>;

  /** The latest snapshot at or before `seq` with the events after it up to `seq`. */
  loadPosition(
    game: number,
    seq: number,
  ): Promise<
    { readonly seq: number; readonly position: string; readonly tail: readonly EventRow[] } | undefined
  >;
  /** The position as it stands, when it was kept. */
  board(game: number): Promise<{ readonly seq: number; readonly position: string } | undefined>;
  /** The public view that was kept last. */
  keptView(game: number): Promise<{ readonly seq: number; readonly view: unknown } | undefined>;
  /**
   * Takes away what follows from the logs of games that ended before a moment: saved positions, and what everybody saw.
   * The first position, those at which a game went on under other rules, and the last board stay.
   * @param after the last game that was looked at
   * @param most games to look at
   */
  prunePositions(before: number, after: number, most: number): Promise<Pruned>;
  events(game: number, filter?: EventFilter): Promise<readonly EventRow[]>;
  outline(game: number): Promise<readonly EventOutline[]>;

  /** The vote of a game that is open; at most one is. */
  openProposal(game: number): Promise<ProposalRow | undefined>;
  /** The latest vote of a game, settled or not. */
  lastProposal(game: number): Promise<ProposalRow | undefined>;

  saveDraft(draft: DraftRow): Promise<void>;
  loadDraft(game: number, seat: Seat, panel: string): Promise<DraftRow | undefined>;
  dropDraft(game: number, seat: Seat, panel: string): Promise<void>;

  /** Orders of all seats of a game, in the order in which they were first made. */
  orders(game: number): Promise<readonly OrderRow[]>;
  saveOrders(game: number, at: number, changes: readonly OrderChange[]): Promise<void>;

  setting(guild: string, key: string): Promise<Json | undefined>;
  /** `null` forgets the setting. */
  saveSetting(guild: string, key: string, value: Json): Promise<void>;

  close(): Promise<void>;
}
