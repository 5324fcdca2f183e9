/** What is to be told, as the store keeps it until it has been: the outbox. */

import type { PostBodyRow } from './stored-json.js';

export interface NewPost {
  readonly place: 'channel' | 'thread';
  readonly body: PostBodyRow;
  /** Takes the place of posts of its kind that nobody has begun to send. */
  readonly supersedes: boolean;
  /** Takes the place of this post, which could not be sent. */
  readonly insteadOf?: number;
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

/** What came of looking through a part of the outbox, or of the games. */
export interface Pruned {
  readonly gone: number;
  /** The last number that was looked at; absent when nothing is left to look at. */
  readonly last?: number;
}

/** A post that has been due for so long hangs, ms. */
export const MOST_DUE = 5 * 60_000;

/** How the outbox does. */
export interface OutboxState {
  /** Posts that wait to be sent. */
  readonly waiting: number;
  /** How many of those wait for a permission, or behind a post that does. */
  readonly closed: number;
  /** For how long the oldest post that needs no permission has been due, ms, retries included; 0 when there is none. */
  readonly oldestDue: number;
  /** Posts that have been due for longer than a post ever takes (`MOST_DUE`). */
  readonly hanging: number;
}

/** A message that is kept up to date, and what it shows. */
interface StandingRow {
  readonly channel: string;
  readonly message: string;
  readonly body: PostBodyRow;
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
  /** This attempt's number, from 1. */
  readonly attempt: number;
  readonly createdAt: number;
  /** An earlier attempt may stand in the channel, from this time on (ms since 1970): its answer never came. */
  readonly mayStandSince: number | null;
  readonly existing: StandingRow | null;
  /** A phase or the end was told in the channel below the message that stands. */
  readonly buried: boolean;
}

export interface PostStore {
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
   * none from now on. `thread`: the game's thread, which this post made; a game that lives in its thread moves there.
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
  /** The message of a kind that stands for a game. */
  standing(game: number, kind: string): Promise<StandingRow | undefined>;
  /** A message stands for a game from now on, other than by a post that was sent. */
  stand(game: number, kind: string, message: StandingRow): Promise<void>;
  /** When the next post may be claimed; undefined when none waits. */
  nextPostAt(now: number): Promise<number | undefined>;
  /** When a post was written, if a later phase of its game (or its end) is waiting to be told; undefined otherwise. */
  overtakenPost(id: number): Promise<number | undefined>;
}
