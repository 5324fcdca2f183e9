import type { WinterResult, RiddleWinter, SoloWinter } from '../../club/index.js';
import type { Choice, Happening, Move, Over } from '../../kernel/index.js';
import type { WinterHourRow } from '../../store/port.js';
import type { Actor, ChannelId, GuildId } from './game.js';
import type { Snapshot } from './play.js';

/** The Daily Winter: the same for everybody on every server, one attempt each. */

/** A day's task as one person may see it. */
export type WinterDay = RiddleDay | SoloDay;

interface AnyDay {
  readonly day: string;
  /** The board as the deciding seat sees it. Its card belongs to no game. */
  readonly snapshot: Snapshot;
  /** Name of the state that asks. */
  readonly state?: string;
  /** Digest of `body`, published the day before. */
  readonly digest: string;
  /** The text of the task; only once the day is over. */
  readonly body?: string;
  /** The actor has finished, or the day is over: results may be shown. */
  readonly isOpen: boolean;
  /** Results on this server, in order; only if `isOpen`. */
  readonly lines: readonly WinterLine[];
  /** On all servers: people who finished, and those who found the best answer or reached par. Only if `isOpen`. */
  readonly everywhere: { readonly tried: number; readonly found: number };
  /** Days in a row that the actor finished, up to today or yesterday. */
  readonly streak: number;
  /** The next day's digest, if it exists. */
  readonly next?: string;
}

export interface RiddleDay extends AnyDay {
  readonly is: 'riddle';
  readonly winter: RiddleWinter;
  /** The actor's answer, in notation. */
  readonly answered?: string;
}

export interface SoloDay extends AnyDay {
  readonly is: 'solo';
  readonly winter: SoloWinter;
  readonly run: SoloRun;
}

/** The actor's attempt at a solo game. */
export interface SoloRun {
  /** Moves made, the AIs' included. Controls carry it, so that nothing is decided twice. */
  readonly at: number;
  /** Current choices, blocked ones with their reasons; none once it is over. */
  readonly choices: readonly Choice[];
  readonly rule?: string;
  /** Happenings of the move that was just made. */
  readonly came: readonly Happening[];
  /** Current points. */
  readonly points: number;
  /** Final points, once it is over. */
  readonly result?: number;
  /** The result without luck; absent until it is computed. */
  readonly play?: number;
  /** The game's result, if the attempt went to its end. */
  readonly over?: Over;
}

export interface WinterLine extends WinterResult {
  readonly place: number;
  /** The moves made: a riddle's answer, or a solo game's moves, each with its seat. */
  readonly moves: readonly string[];
  /** `play` is the result without luck; until then it equals `result`. */
  readonly isWeighed: boolean;
}

/** A finished solo attempt without a luck-free result yet. */
export interface Unweighed {
  readonly person: string;
  readonly day: string;
  readonly solo: SoloWinter;
  readonly moves: readonly string[];
}

export interface WinterHour {
  readonly channel: ChannelId;
  /** Minute of the day in `zone`. */
  readonly minute: number;
  readonly zone: string;
  readonly language: string;
}

/** A server with a due post. */
export interface DueWinter extends WinterHour {
  readonly guild: GuildId;
  /** When the post was due, ms since 1970. */
  readonly due: number;
  /** A repeated attempt: the post may already exist. */
  readonly isAgain: boolean;
  readonly row: WinterHourRow;
}

export interface Winters {
  /** `2026-11-23`, by UTC. */
  today(): string;
  /** Refused if the feature is off; `table.no-winter` for a day without a task or still to come. */
  show(actor: Actor, day?: string, language?: string): Promise<WinterDay>;
  /** The one answer to a riddle. @throws Stale if it was answered before, or the day is over */
  answer(actor: Actor, day: string, letter: string, language?: string): Promise<WinterDay>;
  /** Plays one move in a solo game, and the AIs' after it. @throws Stale if `at` has passed; Refused */
  play(actor: Actor, day: string, move: Move, at: number, language?: string): Promise<WinterDay>;
  /** Whether a move would end the attempt without revealing anything. @throws Refused by the rules */
  ends(actor: Actor, day: string, move: Move, at: number): Promise<boolean>;
  /** Finished solo attempts of today and yesterday without a luck-free result. */
  unweighed(): Promise<readonly Unweighed[]>;
  /** Saves an attempt's result without luck. */
  keepWeighed(attempt: Unweighed, play: number): Promise<void>;
  /** Past days, the latest first. */
  past(actor: Actor, most: number): Promise<readonly string[]>;

  hour(guild: GuildId): Promise<WinterHour | undefined>;
  /** Sets the hour of a server's post; `undefined`: never. Moderators only. */
  setHour(actor: Actor, hour: WinterHour | undefined): Promise<void>;
  /** Claims a few due posts. An unsettled one is claimed again after its lease. */
  takeDue(): Promise<readonly DueWinter[]>;
  /** Settles a post that was sent or can't be; the next one is tomorrow's. */
  posted(due: DueWinter): Promise<void>;
  /** Retries later, with backoff, for some hours. */
  retry(due: DueWinter): Promise<void>;
}
