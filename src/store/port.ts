/**
 * What a store must do. Every method is one whole unit of work and returns a promise: nobody composes SQL or holds a
 * transaction open outside, so another database can stand behind the same port. The store keeps what it is given and
 * knows nothing of rules; it does hold two laws: an event number is written once, and a write names the revision of the
 * game that it read (`Stale` otherwise).
 */
import type { KeyedPack } from '../kernel/packs.js';
import type { Happening, Json, Over, Seat } from '../kernel/types.js';
import type { ClubStore } from './club-port.js';
import type { WinterStore } from './winter-port.js';
import type { RatingStore } from './ratings-port.js';
import type { TournamentStore } from './tournaments-port.js';

export interface AwaitedRow {
  readonly seat: Seat;
  readonly since: number;
  readonly at: number;
  /** Asked after something was taken back: standing orders keep out of it. */
  readonly byHand?: true;
  /** The clock of this wait (table/clock): absent for AIs. `allow` counts in the person's waking time from `from` on. */
  readonly from?: number;
  readonly allow?: number;
  readonly due?: number;
  /** A short window that closes by itself. */
  readonly lapses?: true;
  /** Reminders sent. */
  readonly told?: number;
  /** The deadline has passed. */
  readonly late?: boolean;
  /** The table has said that it waits all the same. */
  readonly waived?: boolean;
}

/** A post's subject as JSON with its kind; the table knows the kinds. */
export type PostBodyRow = { readonly kind: string } & Readonly<Record<string, unknown>>;

export interface EventMark {
  readonly index: number;
  readonly turn: number;
  readonly phase: string;
}

export interface ForcedMove {
  readonly seat: Seat;
  readonly move: string;
}

export interface PlaceRow {
  readonly place: number;
  readonly seat: Seat | null;
  readonly person: string | null;
  readonly ai: string | null;
  /** The text that the AI plays by, where it is one that does. */
  readonly strategy: string | null;
  readonly nonce: string | null;
  /** The person who sat here last, while an AI does. */
  readonly former: string | null;
}

/** What of a game's row changes in its life. */
export interface GameFields {
  readonly channel: string;
  readonly thread: string | null;
  readonly rulesVersion: number;
  readonly variant: string;
  readonly options: Readonly<Record<string, string>>;
  readonly pace: string;
  readonly agreement: Readonly<Record<string, string>>;
  readonly banks: Readonly<Record<Seat, number>>;
  readonly wakeAt: number | null;
  /** When programs have something to do next: an AI seat is asked, or a standing order is due. */
  readonly actAt: number | null;
  /** The rules' code under which the log was last seen to come out as it is kept. */
  readonly rules: string | null;
  readonly language: string;
  readonly host: string;
  readonly stage: string;
  readonly seq: number;
  readonly turn: number;
  readonly turns: number;
  readonly phase: string;
  readonly awaited: readonly AwaitedRow[];
  readonly seed: string | null;
  readonly commitment: string | null;
  readonly phaseFrom: number;
  readonly chronicled: number;
  readonly untold: UntoldRow | null;
  readonly over: Over | null;
  readonly fault: string | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

/** Phases that have resolved since a message told of some. */
export interface UntoldRow {
  /** The last event before them. */
  readonly from: number;
  readonly phases: readonly { readonly turn: number; readonly phase: string }[];
  /** How much happened that a short report tells. */
  readonly news: number;
}

export interface NewGame extends GameFields {
  readonly guild: string;
  readonly name: string;
  readonly module: string;
  readonly createdAt: number;
}

export interface GameRow extends NewGame {
  readonly id: number;
  readonly number: number;
  readonly revision: number;
  readonly places: readonly PlaceRow[];
}

export interface EventRow {
  readonly game: number;
  readonly seq: number;
  readonly kind: string;
  readonly at: number;
  readonly turn: number;
  readonly phase: string;
  readonly endTurn: number;
  readonly endPhase: string;
  readonly phaseFrom: number;
  readonly seat: Seat | null;
  readonly person: string | null;
  readonly ai: string | null;
  /** The standing order that spoke for the seat (`policy/hay`, `plan/3`). */
  readonly order: string | null;
  readonly move: string | null;
  readonly secret: boolean;
  readonly floor: boolean;
  readonly backTo: number | null;
  /**
   * Of a return: 1 when it gave fresh dice and shuffled anew what nobody had seen, 0 when nothing had been learnt. Null
   * in logs of older programs, where only `rewind` gave fresh dice.
   */
  readonly renewed: 0 | 1 | null;
  /** Of the position after the event, with the version of the rules; null in logs of older programs. */
  readonly digest: string | null;
  readonly happenings: readonly Happening[];
  readonly marks: readonly EventMark[];
  readonly forced: readonly ForcedMove[];
}

export interface NewPost {
  readonly place: 'channel' | 'thread';
  readonly body: PostBodyRow;
  /** Takes the place of posts of its kind that nobody has begun to send. */
  readonly supersedes: boolean;
  /** Takes the place of this post, which could not be sent. */
  readonly insteadOf?: number;
}

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
  readonly posts: readonly NewPost[];
  /** The step of a trace that it is (W3C's `traceparent`): its posts belong to it, whichever process sends them. */
  readonly trace?: string;
}

/** Something put to the vote (table/proposals). */
export interface NewProposal {
  readonly game: number;
  readonly kind: string;
  readonly args: Readonly<Record<string, Json>>;
  readonly person: string;
  readonly seq: number;
  readonly voters: readonly string[];
  readonly votes: Readonly<Record<string, boolean>>;
  readonly state: string;
  readonly openedAt: number;
  readonly expiresAt: number | null;
  readonly settledAt: number | null;
}

export interface ProposalRow extends NewProposal {
  readonly id: number;
}

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

export interface EventFilter {
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

/** Games of a server, counted. */
export interface GuildTally {
  readonly stages: readonly { readonly stage: string; readonly n: number }[];
  /** Games that came to an end by their rules, with the mean time they took, ms. */
  readonly finished: readonly { readonly module: string; readonly n: number; readonly length: number }[];
  readonly wins: readonly { readonly module: string; readonly seat: Seat; readonly n: number }[];
  /** People with most games won, the first so many. */
  readonly winners: readonly { readonly person: string; readonly n: number }[];
}

/** A person's games in a server, counted by module. */
export interface PersonTally {
  readonly playing: number;
  readonly records: readonly {
    readonly module: string;
    readonly finished: number;
    readonly won: number;
    readonly mean: number;
    readonly best: number;
  }[];
}

/** A game in which something is due. */
export interface DueGame {
  readonly id: number;
  /** A deadline, a reminder, the end of a vote. */
  readonly wake: boolean;
  /** Something that programs do. */
  readonly act: boolean;
  /** What trace that belongs to (W3C's `traceparent`), where there is one. */
  readonly trace?: string;
}

/** Posts that are being sent, and how many of one server may be at the same time. */
export interface Sending {
  readonly posts: readonly {
    readonly id: number;
    readonly guild: string;
    readonly channel: string;
    readonly isCard: boolean;
  }[];
  readonly perServer: number;
  /** Of cards that are changed where they stand, besides; never two of one channel. */
  readonly cardsPerServer: number;
  /** Channels of which no card is to be changed just now. */
  readonly resting: readonly string[];
}

/** Where something of a game could not be posted for want of a permission. */
export interface ClosedPlace {
  readonly game: number;
  readonly channel: string;
  readonly thread: string | null;
  readonly place: 'channel' | 'thread';
}

/** How an error of a post begins that was refused for want of a permission. */
export const CLOSED = 'closed: ';

/** What came of looking through a part of the outbox. */
export interface Pruned {
  readonly gone: number;
  /** The last number that was looked at; absent when all that follow are later. */
  readonly last?: number;
}

/** How the outbox does. */
export interface OutboxState {
  /** Posts that wait to be sent. */
  readonly waiting: number;
  /** For how long the oldest of those that could go now has been able to, ms; 0 when there is none. */
  readonly oldestDue: number;
}

export interface PostRow {
  readonly id: number;
  readonly game: number;
  readonly guild: string;
  readonly place: 'channel' | 'thread';
  /** A card that stands and is changed: nothing waits for it. */
  readonly isCard: boolean;
  readonly body: PostBodyRow;
  readonly nonce: string;
  /** What trace it belongs to, where there is one. */
  readonly trace: string | null;
  /** This attempt's number, from 1. */
  readonly attempt: number;
  readonly createdAt: number;
  /** An earlier attempt may stand in the channel, from this time on (ms since 1970): its answer never came. */
  readonly mayStandSince: number | null;
  readonly existing: {
    readonly channel: string;
    readonly message: string;
    readonly body: PostBodyRow;
  } | null;
  /** A phase or the end was told in the channel below the message that stands. */
  readonly buried: boolean;
}

export interface DraftRow {
  readonly game: number;
  readonly seat: Seat;
  readonly panel: string;
  readonly seq: number;
  readonly data: Json;
  readonly at: number;
}

/** Something that a seat has settled in advance. */
export interface OrderRow {
  readonly game: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly id: string;
  readonly data: Json;
  readonly at: number;
}

/** An order made or changed; `null` forgets it. */
export type OrderChange = Pick<OrderRow, 'seat' | 'kind' | 'id'> & { readonly data: Json | null };

export interface PersonRow {
  readonly id: string;
  readonly language: string | null;
  readonly zone: string | null;
  readonly quick: boolean | null;
  /** Minutes of the day. */
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  readonly awayFrom: number | null;
  readonly awayUntil: number | null;
  /** Calls come as a direct message too. */
  readonly direct: boolean | null;
}

/** Stands where somebody stood who wants to be forgotten. */
export const FORMER = 'former';

/** A tutorial under way. */
export interface LessonRow {
  readonly guild: string;
  readonly person: string;
  readonly module: string;
  /** Where it is taught; null when it is told in answers alone. */
  readonly thread: string | null;
  readonly language: string;
  /** The pupil's moves so far, in notation. */
  readonly moves: readonly string[];
  readonly at: number;
}

export interface Store extends ClubStore, RatingStore, TournamentStore, WinterStore {
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
  events(game: number, filter?: EventFilter): Promise<readonly EventRow[]>;
  outline(game: number): Promise<readonly EventOutline[]>;

  /**
   * The next post of each game and place that is due and that nobody has; they are the caller's until `now + lease`.
   * What a game has for its channel, and what it has for its thread, is given out one at a time, in the order it was
   * written; neither waits for the other, but nothing goes to a thread before it is made. With `sending`, no server
   * gets more than its share.
   */
  claimPosts(now: number, lease: number, limit: number, sending?: Sending): Promise<readonly PostRow[]>;
  outboxState(now: number): Promise<OutboxState>;
  /**
   * Looks through `most` posts whose numbers follow `after`, and takes away those that were written before `before` (ms
   * since 1970) and are settled since then: sent, or overtaken by a later one. Nothing reads them any more. What was
   * given up stays: it is told when its game moves.
   */
  prunePosts(before: number, after: number, most: number): Promise<Pruned>;
  /** Posts of a server's games that failed are due at once: what was in their way may be gone. Gives how many. */
  hurryPosts(guild: string): Promise<number>;
  /** Games of a server with a post that was refused for want of a permission, by where it was to go. */
  closedPlaces(guild: string): Promise<readonly ClosedPlace[]>;
  /** Frees what processes that are gone had claimed, and this one before it began. */
  releasePosts(): Promise<void>;
  /** Frees what processes had claimed that are gone, and were so at an earlier look already. Gives how many. */
  releaseGone(): Promise<number>;
  /**
   * Sent. A post that supersedes leaves its message as the game's living one of its kind; without a message there is
   * none from now on. `thread`: the game's thread, which this post made.
   */
  recordPost(
    id: number,
    sent: {
      readonly channel?: string;
      readonly message?: string;
      readonly thread?: string;
      readonly at: number;
    },
  ): Promise<void>;
  /** Not sent: again at `dueAt`, or never when it is absent. Without `error` it may stand after all. */
  failPost(
    id: number,
    failure: { readonly error?: string; readonly dueAt?: number; readonly at: number },
  ): Promise<void>;
  /** What was to be told once and isn't: given up, or not begun yet. Written again they take the place of those. */
  untoldPosts(game: number): Promise<readonly NewPost[]>;
  /** The game's thread, other than by a post that made it. */
  keepThread(game: number, thread: string): Promise<void>;
  /** When the next post may be claimed; undefined when none waits. */
  nextPostAt(now: number): Promise<number | undefined>;
  /** When a post was written, if a later phase of its game (or its end) is waiting to be told; undefined otherwise. */
  overtakenPost(id: number): Promise<number | undefined>;

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

  person(id: string): Promise<PersonRow | undefined>;
  savePerson(person: PersonRow): Promise<void>;
  /** Everything that is kept about a person, by table, as plain data. Nothing of it is hidden from them. */
  recordsOf(person: string): Promise<Readonly<Record<string, readonly unknown[]>>>;
  /** Takes a person out of all that is kept. Gives the games that named them; their revisions have changed. */
  forget(person: string): Promise<readonly number[]>;
  guildTally(guild: string, winners: number): Promise<GuildTally>;
  personTally(guild: string, person: string): Promise<PersonTally>;
  /** Moves that a person has made in the games of a guild. */
  decisionsOf(guild: string, person: string): Promise<number>;
  lesson(guild: string, person: string, module: string): Promise<LessonRow | undefined>;
  /** The lesson that is taught in a thread. */
  lessonIn(guild: string, thread: string): Promise<LessonRow | undefined>;
  /**
   * Keeps a lesson; a new one, or one that begins anew, without `after`.
   * @throws Stale when it doesn't stand after so many moves any more
   */
  saveLesson(lesson: LessonRow, after?: number): Promise<void>;
  setting(guild: string, key: string): Promise<Json | undefined>;
  /** `null` forgets the setting. */
  saveSetting(guild: string, key: string, value: Json): Promise<void>;

  close(): Promise<void>;
}
