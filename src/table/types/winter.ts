import type { Riddle } from '../../club/daily/riddle.js';
import type { Line, SealedWinter, Winter } from '../../club/daily/winter.js';
import type { Actor, ChannelId, GuildId } from './game.js';
import type { Snapshot } from './play.js';

/** The day's winter: the same for everybody on every server, one try each. */

/** A day's winter as somebody may see it. */
export interface WinterDay {
  readonly day: string;
  readonly winter: Winter;
  /** The board as whoever decides sees it. Its card belongs to no game. */
  readonly snapshot: Snapshot;
  /** Name of the state that asks. */
  readonly state?: string;
  /** Of the text about it; was published the day before. */
  readonly digest: string;
  /** The text itself: only when the day is over. */
  readonly body?: string;
  /** The actor has answered, or the day is over: then the solution may be told. */
  readonly isOpen: boolean;
  /** Notation of what the actor answered. */
  readonly answered?: string;
  /** Everybody's lines on this server, in their order; only when it is open. */
  readonly lines: readonly WinterLine[];
  /** On all servers: who has answered, and who found the best. Only when it is open. */
  readonly everywhere: { readonly tried: number; readonly found: number };
  /** Days in a row that the actor has answered, this one or the one before it the last. */
  readonly streak: number;
  /** The digest of the day after this one, once it is there. */
  readonly next?: string;
}

export interface WinterLine extends Line {
  readonly place: number;
  /** Notation. */
  readonly move: string;
}

export interface WinterHour {
  readonly channel: ChannelId;
  /** Of the day in that zone. */
  readonly minute: number;
  readonly zone: string;
  readonly language: string;
}

export interface Winters {
  /** `2026-11-23`, by UTC. */
  today(): string;
  /** Refused where the server has it off, `table.no-winter` where the day has none or is still to come. */
  show(actor: Actor, day?: string, language?: string): Promise<WinterDay>;
  /** The one try. @throws Stale when it was answered before, or the day is over */
  answer(actor: Actor, day: string, letter: string, language?: string): Promise<WinterDay>;
  /** Days that have been, the latest first. */
  past(actor: Actor, most: number): Promise<readonly string[]>;
  /** Keeps riddles for days from tomorrow on that have none yet, in order; gives the days with their digests. */
  keep(riddles: readonly Riddle[]): Promise<readonly Pick<SealedWinter, 'day' | 'digest'>[]>;

  hour(guild: GuildId): Promise<WinterHour | undefined>;
  /** When a server is told of the day's winter; `undefined`: never. Moderators only. */
  setHour(actor: Actor, hour: WinterHour | undefined): Promise<void>;
  /** Servers whose hour has come; from then on they aren't due until tomorrow. */
  takeDue(): Promise<readonly (WinterHour & { readonly guild: GuildId })[]>;
}
