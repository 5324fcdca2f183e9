import type { Over, Seat } from '../../kernel/index.js';
import type { Frozen } from './frozen.js';

/** The game as everybody in its guild may know it. */

/** Number of a game in the database; what custom ids carry. */
export type GameId = number;
export type GuildId = string;
export type PersonId = string;
export type ChannelId = string;
export type MessageId = string;

/** Who asks, where. `moderator` is the caller's finding (permissions of the guild); the table trusts it. */
export interface Actor {
  readonly guild: GuildId;
  readonly person: PersonId;
  readonly moderator?: boolean;
  /** Whether the person is on another server. Only set where a seat may be reached from outside. */
  readonly isMember?: (guild: GuildId) => Promise<boolean>;
}

/** Stands where somebody was named who has been forgotten. */
export { FORMER } from '../../store/port.js';

export const STAGES = ['lobby', 'running', 'paused', 'finished', 'abandoned', 'frozen'] as const;
/** `paused` waits for nobody, by agreement of the table; `finished` has a score; `abandoned` was ended by people; `frozen` met a fault. The last three stay readable. */
export type Stage = (typeof STAGES)[number];

/** The phase before the first decision. */
export const START_PHASE = 'start';

export const PACES = ['relaxed', 'daily', 'brisk', 'live'] as const;
export type Pace = (typeof PACES)[number];

/** What a missed deadline does: the table is asked, the AI plays this one decision, or nothing. */
export const MISSED = ['ask', 'ai', 'wait'] as const;

/** How much of what happens is told in the channel; the rest is in the thread. */
export const VERBOSITIES = ['quiet', 'turns', 'normal', 'full'] as const;

/** Who may ask a program what it would do: nobody but who plays against programs alone, everybody, or nobody. */
export const ADVICE = ['practice', 'all', 'none'] as const;

/** What everybody who sits down agrees to, besides the pace. */
export interface Agreement {
  readonly missed: (typeof MISSED)[number];
  /** Time that isn't used is saved up, within limits. */
  readonly bank: boolean;
  readonly verbosity: (typeof VERBOSITIES)[number];
  readonly advice: (typeof ADVICE)[number];
}

/** A place at the table. Before the start a place may leave its seat to chance (`seat` absent). */
export interface Place {
  /** Number of the place within the game, from 1; stable. */
  readonly place: number;
  readonly seat?: Seat;
  /** Exactly one of `person` and `ai` is set; both absent: nobody sits there any more. */
  readonly person?: PersonId;
  readonly ai?: string;
  /** The text that the AI plays by, where it is one that does. */
  readonly strategy?: string;
}

/** Letters of a strategy’s text: as many as a form takes. */
export const LONGEST_STRATEGY = 4000;

/** How the free places are filled. */
export interface Filling {
  /** Until so many are taken; or so many more. All when neither is said. */
  readonly upTo?: number;
  readonly more?: number;
  /** Of an AI that plays by one: a text, or the name of one that comes with the game. */
  readonly strategy?: string;
}

/** A seat the game waits for. */
export interface Awaited {
  readonly seat: Seat;
  /** Who sits there (absent: an AI or nobody). */
  readonly person?: PersonId;
  /** Event since which this seat is asked without a break. */
  readonly since: number;
  /** The same as a time, ms since 1970. */
  readonly at: number;
  /** Asked after something was taken back: standing orders keep out of it. */
  readonly byHand?: true;
  /** Until when an answer is hoped for, ms since 1970; only people have deadlines. */
  readonly due?: number;
  /** Reminders so far. */
  readonly told?: number;
  /** The deadline has passed. */
  readonly late?: boolean;
  /** The ping waits until then, as its player is there anyway; `beside`: the seat that they play in turn with. */
  readonly hush?: { readonly until: number; readonly beside?: Seat };
}

/** Everything that anybody in the guild may know about a game without looking at the board. */
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
  /** Where the story is told; the channel itself where that is a thread. */
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
  /** The tournament that it is a table of. */
  readonly tournament?: number;
  /** The tournament has decided it: no pings and no deadlines until a player presses Play on. */
  readonly isDecided?: boolean;
  /** Language of what is public. */
  readonly language: string;
  readonly host: PersonId;
  readonly stage: Stage;
  /** Number of the last event; 0 is the start; −1 in the lobby. What every control carries. */
  readonly seq: number;
  readonly turn: number;
  readonly turns: number;
  readonly phase: string;
  readonly places: readonly Place[];
  /** Empty unless running. */
  readonly awaited: readonly Awaited[];
  /** SHA-256 of the seed, from the invitation on. */
  readonly commitment?: string;
  /** Added to the seed by players, in the order of places. */
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
  /** It is a thread: everything is told there, since no thread can have one of its own. */
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
