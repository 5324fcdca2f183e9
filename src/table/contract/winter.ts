import type { Line, RiddleWinter, SoloWinter } from '../../club/index.js';
import type { Choice, Happening, Move, Over } from '../../kernel/index.js';
import type { WinterHourRow } from '../../store/port.js';
import type { Actor, ChannelId, GuildId } from './game.js';
import type { Snapshot } from './play.js';

/** The day's winter: the same for everybody on every server, one try each. */

/** A day's winter as somebody may see it. */
export type WinterDay = RiddleDay | SoloDay;

interface AnyDay {
  readonly day: string;
  /** The board as whoever decides sees it. Its card belongs to no game. */
  readonly snapshot: Snapshot;
  /** Name of the state that asks. */
  readonly state?: string;
  /** Of the text about it; was published the day before. */
  readonly digest: string;
  /** The text itself: only when the day is over. */
  readonly body?: string;
  /** The actor has come to an end, or the day is over: then everything may be told. */
  readonly isOpen: boolean;
  /** Everybody's lines on this server, in their order; only when it is open. */
  readonly lines: readonly WinterLine[];
  /** On all servers: who has come to an end, and who found the best, or came to par. Only when it is open. */
  readonly everywhere: { readonly tried: number; readonly found: number };
  /** Days in a row that the actor has come to an end, this one or the one before it the last. */
  readonly streak: number;
  /** The digest of the day after this one, once it is there. */
  readonly next?: string;
}

export interface RiddleDay extends AnyDay {
  readonly is: 'riddle';
  readonly winter: RiddleWinter;
  /** Notation of what the actor answered. */
  readonly answered?: string;
}

export interface SoloDay extends AnyDay {
  readonly is: 'solo';
  readonly winter: SoloWinter;
  readonly run: SoloRun;
}

/** How far the actor's try at a solo game has come. */
export interface SoloRun {
  /** Moves made, the programs' among them: whoever decides names it, so that nothing is decided twice. */
  readonly at: number;
  /** What can be done now, blocked choices with their reasons included; none once it is over. */
  readonly choices: readonly Choice[];
  readonly rule?: string;
  /** What came of the move that was just made. */
  readonly came: readonly Happening[];
  /** Points as they stand. */
  readonly points: number;
  /** It has come to its end, with so many points. */
  readonly result?: number;
  /** The result without its luck; absent while that is being reckoned. */
  readonly play?: number;
  /** Where it went to the end of the game. */
  readonly over?: Over;
}

export interface WinterLine extends Line {
  readonly place: number;
  /** As they were made: a riddle's answer, in a solo game each with the seat that made it. */
  readonly moves: readonly string[];
  /** What luck was in it is still being reckoned. */
  readonly isWeighed: boolean;
}

/** A try at a solo game that is to be weighed. */
export interface Unweighed {
  readonly person: string;
  readonly day: string;
  readonly solo: SoloWinter;
  readonly moves: readonly string[];
}

export interface WinterHour {
  readonly channel: ChannelId;
  /** Of the day in that zone. */
  readonly minute: number;
  readonly zone: string;
  readonly language: string;
}

/** A server whose hour has come. */
export interface DueWinter extends WinterHour {
  readonly guild: GuildId;
  /** When its hour was, ms. */
  readonly due: number;
  /** Somebody has begun to post it before: it may stand there already. */
  readonly isAgain: boolean;
  readonly row: WinterHourRow;
}

export interface Winters {
  /** `2026-11-23`, by UTC. */
  today(): string;
  /** Refused where the server has it off, `table.no-winter` where the day has none or is still to come. */
  show(actor: Actor, day?: string, language?: string): Promise<WinterDay>;
  /** The one try. @throws Stale when it was answered before, or the day is over */
  answer(actor: Actor, day: string, letter: string, language?: string): Promise<WinterDay>;
  /** One move in a solo game, and the AIs' after it. @throws Stale when it has gone on; Refused */
  play(actor: Actor, day: string, move: Move, at: number, language?: string): Promise<WinterDay>;
  /** Whether a move would end the actor's try without anything being learnt by it. @throws Refused by the rules */
  ends(actor: Actor, day: string, move: Move, at: number): Promise<boolean>;
  /** Tries of today and yesterday that are over and not weighed yet. */
  unweighed(): Promise<readonly Unweighed[]>;
  /** Keeps what a try comes to without its luck. */
  keepWeighed(attempt: Unweighed, play: number): Promise<void>;
  /** Days that have been, the latest first. */
  past(actor: Actor, most: number): Promise<readonly string[]>;

  hour(guild: GuildId): Promise<WinterHour | undefined>;
  /** When a server is told of the day's winter; `undefined`: never. Moderators only. */
  setHour(actor: Actor, hour: WinterHour | undefined): Promise<void>;
  /** A few servers whose hour has come: each is the caller's for some minutes, and comes again where it isn't settled by then. */
  takeDue(): Promise<readonly DueWinter[]>;
  /** It has been posted, or can't be: it isn't due until tomorrow. */
  posted(due: DueWinter): Promise<void>;
  /** Again later, each time later than before, for some hours. */
  retry(due: DueWinter): Promise<void>;
}
