import type { Json, Seat } from '../../kernel/index.js';
import type { Awaited, ChannelId, GameCard, GameId, MessageId, PersonId } from './game.js';
import type { Chapter, Entry } from './history.js';
import type { Asked, PhaseGroup, Snapshot } from './play.js';
import type { Proposal } from './votes.js';
import type { ClosedPlace, OutboxState, Sending } from '../../store/port.js';

export { CLOSED } from '../../store/port.js';

/** What is told in channels and threads, and how the poster takes it. */

/** A seat whose deadline has passed, asked since an event. */
export interface LateSeat {
  readonly seat: Seat;
  readonly since: number;
}

/** What a post is about; words and pictures are made when it is sent, from the log and the public view. */
export type PostBody =
  /** The lobby card; one message, edited. After the start it says so and has no controls. */
  | { readonly kind: 'lobby' }
  /** The players are in the game's thread, and who was one isn't any more. */
  | { readonly kind: 'members' }
  /** Make the game's thread; `done` takes its id. */
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
      /** Seats that a standing order will answer for. Nobody is told: they are named, but not notified. */
      readonly held?: readonly Seat[];
    }
  /** Deadlines that have passed, with what the table may do; none: the message goes. `Post.ping` is the host, once. */
  | { readonly kind: 'late'; readonly late: readonly LateSeat[] }
  /** The vote that was opened at a moment; `Post.ping` are those who are asked. Settled: its message says so and stays. */
  | { readonly kind: 'proposal'; readonly at: number }
  /** The living status card; one message, edited. */
  | { readonly kind: 'status'; readonly seq: number }
  /** Full chronicle of the events (from, to], silently, to the thread. */
  | { readonly kind: 'chronicle'; readonly from: number; readonly to: number }
  /** Score, and the seed. */
  | { readonly kind: 'final'; readonly seq: number }
  /** The saga of a finished game, silently, to the thread. */
  | { readonly kind: 'saga'; readonly seq: number }
  /** Something people did: a key of `table/texts` with its arguments, to the thread (or the channel without one). */
  | { readonly kind: 'notice'; readonly key: string; readonly args: Readonly<Record<string, Json>> }
  /** Of the tournament that the game belongs to: a round begins, or it is over. Told in `home`, not in the game's channel. */
  | {
      readonly kind: 'tournament';
      readonly tournament: number;
      readonly home: ChannelId;
      readonly what: 'round' | 'end';
      /** Number of the last round, over all seasons. */
      readonly round: number;
    };

export type PostKind = PostBody['kind'];

/** Kinds of which a game has one living message. */
export const LIVING = ['lobby', 'status', 'call', 'late', 'proposal'] as const satisfies readonly PostKind[];

/** A post claimed for sending. Those for a game's channel and those for its thread each come in order, one at a time. */
export interface Post {
  readonly id: number;
  /** At most 25 characters, the same at every attempt: send it with `enforce_nonce`. */
  readonly nonce: string;
  readonly game: GameId;
  readonly guild: string;
  readonly body: PostBody;
  /** Where it goes now: the thread is its channel until there is a thread. */
  readonly where: 'channel' | 'thread';
  readonly channel: ChannelId;
  /** A card that stands and is changed: it has a queue of its own. */
  readonly isCard: boolean;
  /** The living message of this kind that stands, if there is one: edit it, or (a call with pings) replace it. */
  readonly existing?: { readonly channel: ChannelId; readonly message: MessageId; readonly body: PostBody };
  /** Of a call: the people to mention, who are waited for at this moment and weren't pinged for it yet. */
  readonly ping: readonly PersonId[];
  /** Of a call: somebody is asked who wasn't before. Sent anew even when a standing order makes the ping needless. */
  readonly anew: boolean;
  /** The message that stands lies above what was told since. */
  readonly buried: boolean;
  /** 1 at the first attempt. */
  readonly attempt: number;
  /** Since it was written, ms. */
  readonly age: number;
  /** An earlier attempt may stand in the channel, from this time on (ms since 1970): look for it before sending. */
  readonly mayStandSince?: number;
}

/** The message that let players into a thread by naming them. */
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
  /** `sending`: what is being sent already, and the share of one server. */
  claim(limit: number, sending?: Sending): Promise<readonly Post[]>;
  /** How many posts wait, and for how long (ms) the oldest that could go. */
  state(): Promise<OutboxState>;
  /** Posts of a server's games that failed are tried again at once. Gives how many. */
  hurry(guild: string): Promise<number>;
  /** Games of a server with posts that were refused for want of a permission. */
  closed(guild: string): Promise<readonly ClosedPlace[]>;
  /** Sent (or edited). Without `message` a living message is forgotten (deleted). `thread`: the thread that was made. */
  done(id: number, sent: { channel?: ChannelId; message?: MessageId; thread?: ChannelId }): Promise<void>;
  /** Try again after so many ms. `mayStand`: it may have been sent, so later ones wait for it. */
  retry(id: number, error: string, afterMs: number, mayStand?: boolean): Promise<void>;
  /** Never to be sent (channel gone, forbidden). */
  drop(id: number, error: string): Promise<void>;
  /** Called after posts were committed. Returns the way to stop it. */
  onPosts(listener: () => void): () => void;
  /** Waits until what is being done with a game at this moment is done. */
  afterWork(game: GameId): Promise<void>;
  /** When the next post may be claimed (perhaps now, or in the past); undefined when there is none. */
  nextAt(): Promise<number | undefined>;
  /** Whether a later phase has waited for `afterMs` behind it, so that its picture is out of date. */
  isOvertaken(id: number, afterMs: number): Promise<boolean>;
  /** Who has been let into which thread of the game. */
  roster(game: GameId): Promise<Roster | undefined>;
  keepRoster(game: GameId, roster: Roster): Promise<void>;
  chronicle(game: GameId): Promise<ChronicleMessage | undefined>;
  saveChronicle(game: GameId, message: ChronicleMessage): Promise<void>;
  /** The call to act that stands, and where. */
  call(game: GameId): Promise<{ readonly channel: ChannelId; readonly message: MessageId } | undefined>;
  /** The game's thread, after the one before is gone. */
  keepThread(game: GameId, thread: ChannelId): Promise<void>;
  /** What everybody may see of a game. Refused `table.no-game` by each of its answers where there is none. */
  read(game: GameId): GameReading;
}

/** One game as everyone may see it. Its row is read once, so all answers show the same moment. */
export interface GameReading {
  card(): Promise<GameCard>;
  /** The decision that is waited for; undefined when there is none. */
  asked(): Promise<Asked | undefined>;
  /** The latest vote, open or settled. */
  proposal(): Promise<Proposal | undefined>;
  /** Public view after event `seq` (the last one when absent). */
  snapshot(seq?: number): Promise<Snapshot>;
  /** Public view as a phase ended that was played within the events (from, to]. */
  phaseEnd(
    from: number,
    to: number,
    phase: { readonly turn: number; readonly phase: string },
  ): Promise<Snapshot>;
  /** The phases that were played, in order. */
  chapters(): Promise<readonly Chapter[]>;
  /** What each seat sees at the end. Refused `table.not-over` before: then it is nobody else's business. */
  revealed(): Promise<readonly Snapshot[]>;
  /** Public log of the events (from, to], without what was undone within them. */
  entries(from: number, to: number): Promise<readonly Entry[]>;
  /** The same as happenings grouped by phase; `only` these phases (a phase post passes its `phases`). */
  phases(
    from: number,
    to: number,
    only?: readonly { readonly turn: number; readonly phase: string }[],
  ): Promise<readonly PhaseGroup[]>;
}
