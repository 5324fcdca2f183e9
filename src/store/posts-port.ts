/** The outbox: posts that wait to be sent. */

import type { PostBodyRow } from './stored-json.js';

export interface NewPost {
  readonly place: 'channel' | 'thread';
  readonly body: PostBodyRow;
  /** Replaces unclaimed posts of its kind. */
  readonly supersedes: boolean;
  /** Replaces this post, which could not be sent. */
  readonly insteadOf?: number;
}

/** Posts that are being sent, and the limits per server. */
export interface Sending {
  readonly posts: readonly {
    readonly id: number;
    readonly guild: string;
    readonly channel: string;
    readonly isCard: boolean;
  }[];
  readonly perServer: number;
  /** Separate limit for edits of status cards; at most one per channel. */
  readonly cardsPerServer: number;
  /** Channels in which no card may be edited now. */
  readonly resting: readonly string[];
}

/** A channel or thread in which the bot lacks a permission to post. */
export interface ClosedPlace {
  readonly game: number;
  readonly channel: string;
  readonly thread: string | null;
  readonly place: 'channel' | 'thread';
}

/** Prefix of the error of a post that was refused for a missing permission. */
export const CLOSED = 'closed: ';

/** Result of pruning a page of the outbox or of the games. */
export interface Pruned {
  readonly gone: number;
  /** The id to continue after; absent on the last page. */
  readonly last?: number;
}

/** Delay after which a due post counts as hanging, ms. */
export const MOST_DUE = 5 * 60_000;

/** State of the outbox. */
export interface OutboxState {
  /** Pending posts. */
  readonly waiting: number;
  /** Pending posts that wait for a permission, or behind a post that does. */
  readonly closed: number;
  /** How long the oldest post that needs no permission has been due, ms, with retries; 0 if there is none. */
  readonly oldestDue: number;
  /** Posts that have been due for longer than `MOST_DUE`. */
  readonly hanging: number;
}

/** A message that is edited when the game changes, with its present content. */
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
  /** An edit of the game's card, which no other post waits for. */
  readonly isCard: boolean;
  readonly body: PostBodyRow;
  readonly nonce: string;
  /** Number of this attempt, from 1. */
  readonly attempt: number;
  readonly createdAt: number;
  /** An earlier attempt without a response may have posted it, at this time or later (ms since 1970). */
  readonly mayStandSince: number | null;
  readonly existing: StandingRow | null;
  /** A report of a phase or of the game's end was posted below the message. */
  readonly scrolledAway: boolean;
}

export interface PostStore {
  /**
   * Claims the next due post of each game and place until `now + lease`. Posts for one channel or thread are sent one
   * at a time, in order. `sending` limits the posts per server.
   */
  claimPosts(now: number, lease: number, limit: number, sending?: Sending): Promise<readonly PostRow[]>;
  outboxState(now: number): Promise<OutboxState>;
  /**
   * Examines `most` posts after the id `after`, and deletes those that were sent or superseded before `before` (ms since
   * 1970). Dropped posts stay: they are reported with the game's next move.
   */
  prunePosts(before: number, after: number, most: number): Promise<Pruned>;
  /** Makes failed posts of a server due now: the obstacle may be gone. @returns their number */
  hurryPosts(guild: string): Promise<number>;
  /** Places of a server where posts were refused for a missing permission. */
  closedPlaces(guild: string): Promise<readonly ClosedPlace[]>;
  /** Releases posts claimed by processes that are gone, or by this one before its start. */
  releasePosts(): Promise<void>;
  /** Releases posts of processes that were already missing at the last call. @returns their number */
  releaseGone(): Promise<number>;
  /**
   * Records a post as sent. Later edits go to the message of a superseding post, if it has one. `thread`: the thread
   * that this post created for the game.
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
  /** Not sent: tried again at `dueAt`, or dropped. Without `error` it may have been posted. */
  failPost(
    id: number,
    failure: { readonly error?: string; readonly dueAt?: number; readonly at: number },
  ): Promise<void>;
  /** Dropped or unclaimed posts of a game, as new posts that replace them. */
  undeliveredPosts(game: number): Promise<readonly NewPost[]>;
  /** Saves the game's thread if no post created it. */
  saveThread(game: number, thread: string): Promise<void>;
  /** The message of a kind that is edited when the game changes. */
  standing(game: number, kind: string): Promise<StandingRow | undefined>;
  /** Saves such a message if no post created it. */
  saveStanding(game: number, kind: string, message: StandingRow): Promise<void>;
  /** When the next post may be claimed; undefined if none is pending. */
  nextPostAt(now: number): Promise<number | undefined>;
  /** Creation time of a post if a later phase or end of its game is pending; else undefined. */
  overtakenPost(id: number): Promise<number | undefined>;
}
