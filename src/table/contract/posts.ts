import type { Json, Seat } from '../../kernel/index.js';
import type { Awaited, ChannelId, GameCard, GameId, MessageId, PersonId } from './game.js';
import type { Chapter, Entry } from './history.js';
import type { AwaitedDecision, PhaseGroup, Snapshot } from './play.js';
import type { Proposal } from './votes.js';
import type { ClosedPlace, OutboxState, Sending } from '../../store/port.js';

export { CLOSED } from '../../store/port.js';

/** Posts for channels and threads, and the poster's API. */

/** A seat with a passed deadline, asked since event `since`. */
export interface LateSeat {
  readonly seat: Seat;
  readonly since: number;
}

/** The subject of a post. Words and pictures are made when it is sent, from the log and the public view. */
export type PostBody =
  /** The lobby card; one message, edited. After the start it says so and has no controls. */
  | { readonly kind: 'lobby' }
  /** Updates the thread's members to match the players. */
  | { readonly kind: 'members' }
  /** Creates the game's thread; `done` takes its id. */
  | { readonly kind: 'thread' }
  /** Phases that ended: events (from, to], picture at `to`, happenings by `GameReading.phases`. */
  | {
      readonly kind: 'phase';
      readonly from: number;
      readonly to: number;
      readonly phases: readonly { readonly turn: number; readonly phase: string }[];
      /** The turn that ends with them: the message tells what it brought each seat. */
      readonly ends?: number;
    }
  /** The turn ping; deleted if no one is awaited. `quiet` seats have just answered. */
  | {
      readonly kind: 'call';
      readonly seq: number;
      readonly awaited: readonly Awaited[];
      readonly quiet: readonly Seat[];
      /** Seats that an auto-action will answer for: named, but not notified. Nobody is told why. */
      readonly held?: readonly Seat[];
    }
  /** Passed deadlines with the table's options; deleted if there are none. `Post.ping` is the host, once. */
  | { readonly kind: 'late'; readonly late: readonly LateSeat[] }
  /** The vote opened at `at`; `Post.ping` are its voters. The message of a closed vote stays and says so. */
  | { readonly kind: 'proposal'; readonly at: number }
  /** The status card; one message, edited. */
  | { readonly kind: 'status'; readonly seq: number }
  /** Full chronicle of the events (from, to], silently, to the thread. */
  | { readonly kind: 'chronicle'; readonly from: number; readonly to: number }
  /** The score and the seed. */
  | { readonly kind: 'final'; readonly seq: number }
  /** The saga of a finished game, silently, to the thread. */
  | { readonly kind: 'saga'; readonly seq: number }
  /** Something that people did: a key of `table/texts` with its arguments. */
  | { readonly kind: 'notice'; readonly key: string; readonly args: Readonly<Record<string, Json>> }
  /** The game's tournament begins a round or ends. Posted in `home`, not in the game's channel. */
  | {
      readonly kind: 'tournament';
      readonly tournament: number;
      readonly home: ChannelId;
      readonly what: 'round' | 'end';
      /** Number of the last round, over all seasons. */
      readonly round: number;
    };

export type PostKind = PostBody['kind'];

/** Kinds with one message per game, which is edited or replaced. */
export const LIVING = ['lobby', 'status', 'call', 'late', 'proposal'] as const satisfies readonly PostKind[];

/** A post claimed for sending. Posts of a game's channel come in order, one at a time; so do those of its thread. */
export interface OutboxMessage {
  readonly id: number;
  /** At most 25 characters, the same at every attempt: send it with `enforce_nonce`. */
  readonly nonce: string;
  readonly game: GameId;
  readonly guild: string;
  readonly body: PostBody;
  /** Its current place. Without a thread, `channel` is the game's channel. */
  readonly where: 'channel' | 'thread';
  readonly channel: ChannelId;
  /** A card that is edited; cards have a queue of their own. */
  readonly isCard: boolean;
  /** The existing message of this kind, if any: edit it, or (a call with pings) replace it. */
  readonly existing?: { readonly channel: ChannelId; readonly message: MessageId; readonly body: PostBody };
  /** The people to mention. Of a call: awaited players who weren't pinged for it yet. */
  readonly ping: readonly PersonId[];
  /** Of a call: a new seat is asked. Sent again even if an auto-action makes the ping needless. */
  readonly resend: boolean;
  /** The existing message has scrolled away above later posts. */
  readonly scrolledAway: boolean;
  /** 1 at the first attempt. */
  readonly attempt: number;
  /** Time since it was written, ms. */
  readonly age: number;
  /** An earlier attempt may have been sent since this time (ms since 1970): look for it before sending. */
  readonly mayStandSince?: number;
}

/** The message that added players to a thread by mentioning them. */
export interface Roster {
  readonly thread: ChannelId;
  readonly message: MessageId;
  readonly people: readonly PersonId[];
}

/** The last message of a game's chronicle: further steps of its last phase are added to it. */
export interface ChronicleMessage {
  readonly thread: ChannelId;
  readonly message: MessageId;
  /** It reports the events (from, to]. */
  readonly from: number;
  readonly to: number;
}

/** The poster's API. A post not settled within its lease is claimed again, with the same nonce. */
export interface Outbox {
  /** `sending`: the posts in progress, and the share of one server. */
  claim(limit: number, sending?: Sending): Promise<readonly OutboxMessage[]>;
  /** Number of waiting posts, and how long (ms) the oldest sendable one has waited. */
  state(): Promise<OutboxState>;
  /** Retries failed posts of a server's games at once. @returns how many */
  hurry(guild: string): Promise<number>;
  /** Places of a server with posts that were refused for a missing permission. */
  closed(guild: string): Promise<readonly ClosedPlace[]>;
  /** Sent or edited. Without `message`, the existing message was deleted. `thread`: the created thread. */
  done(id: number, sent: { channel?: ChannelId; message?: MessageId; thread?: ChannelId }): Promise<void>;
  /** Retries after `afterMs`. `mayStand`: it may have been sent, so later posts wait for it. */
  retry(id: number, error: string, afterMs: number, mayStand?: boolean): Promise<void>;
  /** Gives up on a post (channel gone, forbidden). */
  drop(id: number, error: string): Promise<void>;
  /** Calls `listener` after posts were committed. @returns the way to stop it */
  onPosts(listener: () => void): () => void;
  /** Waits until the tasks queued for a game are done. */
  afterWork(game: GameId): Promise<void>;
  /** When the next post may be claimed (perhaps in the past); undefined if there is none. */
  nextAt(): Promise<number | undefined>;
  /** Whether a later phase has waited for `afterMs` behind it, so that its picture is out of date. */
  isOvertaken(id: number, afterMs: number): Promise<boolean>;
  /** The people added to the game's thread. */
  roster(game: GameId): Promise<Roster | undefined>;
  saveRoster(game: GameId, roster: Roster): Promise<void>;
  chronicle(game: GameId): Promise<ChronicleMessage | undefined>;
  saveChronicle(game: GameId, message: ChronicleMessage): Promise<void>;
  /** The current call to act, and where it is. */
  call(game: GameId): Promise<{ readonly channel: ChannelId; readonly message: MessageId } | undefined>;
  /** Saves a new thread for a game whose thread is gone. */
  saveThread(game: GameId, thread: ChannelId): Promise<void>;
  /** A game as everyone may see it. Every answer is refused with `table.no-such-game` for an unknown game. */
  read(game: GameId): GameReading;
}

/** One game as everyone may see it. Its row is read once, so all answers show the same moment. */
export interface GameReading {
  card(): Promise<GameCard>;
  /** The open decision, if any. */
  asked(): Promise<AwaitedDecision | undefined>;
  /** The latest vote, open or settled. */
  proposal(): Promise<Proposal | undefined>;
  /** Public view after event `seq` (the last one when absent). */
  snapshot(seq?: number): Promise<Snapshot>;
  /** Public view at the end of a phase that was played within the events (from, to]. */
  phaseEnd(
    from: number,
    to: number,
    phase: { readonly turn: number; readonly phase: string },
  ): Promise<Snapshot>;
  /** The played phases, in order. */
  chapters(): Promise<readonly Chapter[]>;
  /** Each seat's view at the end. Refused `table.not-over` before. */
  revealed(): Promise<readonly Snapshot[]>;
  /** Public log of the events (from, to], without what was undone within them. */
  entries(from: number, to: number): Promise<readonly Entry[]>;
  /** Their happenings, grouped by phase; `only` these phases (a phase post passes its `phases`). */
  phases(
    from: number,
    to: number,
    only?: readonly { readonly turn: number; readonly phase: string }[],
  ): Promise<readonly PhaseGroup[]>;
}
