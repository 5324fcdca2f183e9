import type { Over, Seat } from '../../kernel/index.js';
import type { Frozen } from './frozen.js';

/** A game as every member of its guild may know it. */

/** Number of a game in the database, used in custom ids. */
export type GameId = number;
export type GuildId = string;
export type PersonId = string;
export type ChannelId = string;
export type MessageId = string;

/** The person who asks, and where. The caller derives `moderator` from guild permissions; the table trusts it. */
export interface Actor {
  readonly guild: GuildId;
  readonly person: PersonId;
  readonly moderator?: boolean;
  /** Whether the person is on another server. Only set where a seat may be reached from outside. */
  readonly isMember?: (guild: GuildId) => Promise<boolean>;
}

/** Placeholder for the id of a forgotten person. */
export { FORMER } from '../../store/port.js';

export const STAGES = ['lobby', 'running', 'paused', 'finished', 'abandoned', 'frozen'] as const;
/**
 * `paused`: by agreement; `finished`: has a score; `abandoned`: ended by people; `frozen`: met a fault. The
 * last three stay readable.
 */
export type Stage = (typeof STAGES)[number];

/** The phase before the first decision. */
export const START_PHASE = 'start';
/** The phase in which players set up; one message reports it together with the start phase. */
export const SETUP_PHASE = 'setup';

export const PACES = ['relaxed', 'daily', 'brisk', 'live'] as const;
export type Pace = (typeof PACES)[number];

/** Effect of a missed deadline: the table is asked, the AI plays this one decision, or none. */
export const MISSED = ['ask', 'ai', 'wait'] as const;

/** How much the channel is told; the thread gets the rest. */
export const VERBOSITIES = ['quiet', 'turns', 'normal', 'full'] as const;

/** Who may ask for hints: a person alone against AIs, everybody, or nobody. */
export const ADVICE = ['practice', 'all', 'none'] as const;

/** Terms that players accept by sitting down, besides the pace. */
export interface Agreement {
  readonly missed: (typeof MISSED)[number];
  /** Unused time is saved up in a bank, within limits. */
  readonly bank: boolean;
  readonly verbosity: (typeof VERBOSITIES)[number];
  readonly advice: (typeof ADVICE)[number];
}

/** A place at the table. Before the start a place may leave its seat to chance (`seat` absent). */
export interface Place {
  /** Number of the place within the game, from 1; stable. */
  readonly place: number;
  readonly seat?: Seat;
  /** At most one of `person` and `ai` is set; without either, the place is empty. */
  readonly person?: PersonId;
  readonly ai?: string;
  /** The strategy text that the AI plays by, if any. */
  readonly strategy?: string;
}

/** Most characters of a strategy text: the limit of a form field. */
export const LONGEST_STRATEGY = 4000;

/** How the free places are filled. */
export interface Filling {
  /** Fills until `upTo` places are taken, or adds `more`; without either, fills all. */
  readonly upTo?: number;
  readonly more?: number;
  /** Strategy of the AI: a text, or the name of one that comes with the game. */
  readonly strategy?: string;
}

/** A seat the game waits for. */
export interface Awaited {
  readonly seat: Seat;
  /** The player; absent for an AI or an empty seat. */
  readonly person?: PersonId;
  /** Event since which this seat has been asked without a break. */
  readonly since: number;
  /** The same as a time, ms since 1970. */
  readonly at: number;
  /** Asked after an undo or rewind, so auto-actions don't answer. */
  readonly byHand?: true;
  /** Deadline, ms since 1970; only people have one. */
  readonly due?: number;
  /** Reminders so far. */
  readonly told?: number;
  /** The deadline has passed. */
  readonly late?: boolean;
  /** The ping is delayed while its player is present; `beside`: the seat they alternate with. */
  readonly hush?: { readonly until: number; readonly beside?: Seat };
}

/** Everything that a guild member may know about a game without its board. */
export interface GameCard {
  readonly id: GameId;
  readonly guild: GuildId;
  /** Counts from 1 in each guild. */
  readonly number: number;
  /** e.g. `Cold Harbour`. */
  readonly name: string;
  /** e.g. `#12 Cold Harbour`. */
  readonly title: string;
  /** e.g. `12-cold-harbour`. */
  readonly slug: string;
  readonly channel: ChannelId;
  /** The game's thread; equals `channel` if that is a thread. */
  readonly thread?: ChannelId;
  /** Id of the module, as in the registry. */
  readonly module: string;
  readonly rulesVersion: number;
  readonly variant: string;
  readonly options: Readonly<Record<string, string>>;
  readonly pace: Pace;
  readonly agreement: Agreement;
  /** A player may ask for a hint now. */
  readonly hints: boolean;
  /** The tournament that the game is a table of. */
  readonly tournament?: number;
  /** The tournament has decided the game: no pings and no deadlines until a player presses Play on. */
  readonly isDecided?: boolean;
  /** Language of public posts. */
  readonly language: string;
  readonly host: PersonId;
  readonly stage: Stage;
  /** Number of the last event: 0 after the start, −1 in the lobby. Every control carries it. */
  readonly seq: number;
  readonly turn: number;
  readonly turns: number;
  readonly phase: string;
  readonly places: readonly Place[];
  /** Empty unless running. */
  readonly awaited: readonly Awaited[];
  /** SHA-256 of the seed, from the invitation on. */
  readonly commitment?: string;
  /** Words that players added to the seed, in the order of places. */
  readonly nonces: readonly string[];
  /** Only when finished or abandoned. */
  readonly seed?: string;
  readonly over?: Over;
  readonly frozen?: Frozen;
  /** Why it is frozen: one line, without anything secret. */
  readonly fault?: string;
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly endedAt?: number;
}

export interface CreateInput {
  /** Channel, thread or forum post. */
  readonly channel: ChannelId;
  /** The channel is a thread and gets all posts, because a thread can't have a thread of its own. */
  readonly inThread?: boolean;
  readonly module: string;
  /** The module's first variant when absent. */
  readonly variant?: string;
  /** Missing ones take their initial value. */
  readonly options?: Readonly<Record<string, string>>;
  readonly pace?: Pace;
  readonly agreement?: Partial<Agreement>;
  readonly language?: string;
}
