/**
 * The table: the life of one game among people. Everything the outside may ask of it is here.
 *
 * People and channels are opaque ids; nothing here knows Discord. Whoever calls says who asks (`Asker`);
 * the table decides whose word counts. Errors are three (see kernel/errors): `Refused` (rule `table` when it is
 * not a rule of the game), `Stale` (answer with fresh controls) and `Fault` (the game is frozen, still readable).
 */
import type { Lessons } from './lessons.js';
import type { Stats } from './stats.js';
import type { NewPlan, Orders, Plan, WhatIf } from './orders/types.js';
import type { Choice, Happening, Json, Move, Over, Seat } from '../kernel/types.js';

export type { ConditionRef, NewPlan, Orders, Plan, PolicySetting, WhatIf } from './orders/types.js';

/** Number of a game in the database; what custom ids carry. */
export type GameId = number;
export type GuildId = string;
export type PersonId = string;
export type ChannelId = string;
export type MessageId = string;

/** Who asks, where. `moderator` is the caller's finding (permissions of the guild); the table trusts it. */
export interface Asker {
  readonly guild: GuildId;
  readonly person: PersonId;
  readonly moderator?: boolean;
}

/** Stands where somebody was named who has been forgotten. */
export { FORMER } from '../store/port.js';

export const STAGES = ['lobby', 'running', 'paused', 'finished', 'abandoned', 'frozen'] as const;
/** `paused` waits for nobody, by agreement of the table; `finished` has a score; `abandoned` was ended by people; `frozen` met a fault. The last three stay readable. */
export type Stage = (typeof STAGES)[number];

export const PACES = ['relaxed', 'daily', 'brisk', 'live'] as const;
export type Pace = (typeof PACES)[number];

/**
 * What a missed deadline does: the table is asked, the AI plays this one decision, or nothing.
 */
export const MISSED = ['ask', 'ai', 'wait'] as const;

/** How much of what happens is told in the channel; the rest is in the thread. */
export const VERBOSITIES = ['quiet', 'normal', 'full'] as const;

/** What everybody who sits down agrees to, besides the pace. */
export interface Agreement {
  readonly missed: (typeof MISSED)[number];
  /** Time that isn't used is saved up, within limits. */
  readonly bank: boolean;
  readonly verbosity: (typeof VERBOSITIES)[number];
}

/** A place at the table. Before the start a place may leave its seat to chance (`seat` absent). */
export interface Place {
  /** Number of the place within the game, from 1; stable. */
  readonly place: number;
  readonly seat?: Seat;
  /** Exactly one of `person` and `ai` is set; both absent: nobody sits there any more. */
  readonly person?: PersonId;
  readonly ai?: string;
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
  readonly thread?: ChannelId;
  /** Id of the module, as in the registry. */
  readonly module: string;
  readonly rulesVersion: number;
  readonly variant: string;
  readonly options: Readonly<Record<string, string>>;
  readonly pace: Pace;
  readonly agreement: Agreement;
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
  /** SHA-256 of the seed, from the start on. */
  readonly commitment?: string;
  /** Added to the seed by players, in the order of places. */
  readonly nonces: readonly string[];
  /** Only when finished or abandoned. */
  readonly seed?: string;
  readonly over?: Over;
  /** Why it is frozen: one line, without anything secret. */
  readonly fault?: string;
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly endedAt?: number;
}

export interface CreateInput {
  readonly channel: ChannelId;
  readonly module: string;
  /** The module's first variant when absent. */
  readonly variant?: string;
  /** Missing ones take their initial value. */
  readonly options?: Readonly<Record<string, string>>;
  readonly pace?: Pace;
  readonly agreement?: Partial<Agreement>;
  readonly language?: string;
}

/** Happenings of one phase, in order, as one viewer may know them. */
export interface PhaseGroup {
  readonly turn: number;
  readonly phase: string;
  readonly happenings: readonly Happening[];
}

/** What came of a word: everything from the answer itself to the next decision of a person. */
export interface Outcome {
  readonly card: GameCard;
  /** Seat that spoke; absent for what a host does. */
  readonly seat?: Seat;
  /** Events (from, to] that this word caused, AI seats' answers included. */
  readonly from: number;
  readonly to: number;
  /** What the asker may know of it. */
  readonly phases: readonly PhaseGroup[];
  /** False while AI seats still have so much to do that they go on after the answer. */
  readonly settled: boolean;
}

/** What the asker may do now. */
export interface Legal {
  readonly card: GameCard;
  readonly seq: number;
  readonly seat: Seat;
  /** Name of the state (module's own) and its section of the rules; absent when not waited for. */
  readonly state?: string;
  readonly rule?: string;
  /** The answer stays hidden until all are in. */
  readonly sealed: boolean;
  /** Empty when this seat isn't waited for. Blocked choices only when asked for. */
  readonly choices: readonly Choice[];
  /** What a standing order of this seat will answer in a while, unless the asker is faster. */
  readonly held?: { readonly order: string; readonly move: string };
  /** Plans that were not played, and why; the asker's own. */
  readonly dropped: readonly Plan[];
}

/** What everybody may know of the decision that is waited for. */
export interface Asked {
  readonly state: string;
  readonly rule: string;
  readonly sealed: boolean;
  /** Choices of each seat that is waited for; none when they depend on something hidden. */
  readonly choices: readonly (readonly Choice[])[];
}

/** The board as one viewer may see it. */
export interface Sight {
  readonly card: GameCard;
  /** Module's view for `viewer`, after event `seq`. Renders take it from here. */
  readonly view: unknown;
  readonly viewer: Seat | 'spectator';
  readonly seq: number;
  readonly turn: number;
  readonly turns: number;
  readonly phase: string;
  readonly over?: Over;
}

export const EVENT_KINDS = ['start', 'move', 'undo', 'rewind', 'people', 'end'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** One line of the log as one viewer may know it. */
export interface Entry {
  readonly seq: number;
  readonly kind: EventKind;
  readonly at: number;
  readonly turn: number;
  readonly phase: string;
  readonly seat?: Seat;
  /** Who spoke for the seat: a person, or an AI's name. */
  readonly person?: PersonId;
  readonly ai?: string;
  /** The standing order that spoke for the seat; nobody else learns of it while the game runs. */
  readonly order?: string;
  /** The move in notation; absent when the viewer may not know it. */
  readonly move?: string;
  /** Lone choices that were taken without asking, in notation. */
  readonly forced: readonly { readonly seat: Seat; readonly move: string }[];
  readonly happenings: readonly Happening[];
  /** For `undo` and `rewind`: the event that the game went back to. */
  readonly backTo?: number;
  /** It was taken back later. */
  readonly undone: boolean;
}

export interface HistoryFilter {
  readonly turn?: number;
  readonly phase?: string;
  readonly seat?: Seat;
  /** Events after this one. */
  readonly after?: number;
  /** Events up to and with this one. */
  readonly upTo?: number;
  /** At most so many, the latest ones. */
  readonly last?: number;
  /** Undone events are left out unless this is set. */
  readonly withUndone?: boolean;
}

/** A phase that was played, for jumping to it. `to` is the event to draw the picture at. */
export interface Chapter {
  readonly turn: number;
  readonly phase: string;
  readonly from: number;
  readonly to: number;
}

/** May the asker take back their last answer? `why` names what stands between. */
export type UndoState =
  | { readonly kind: 'free'; readonly to: number; readonly move: string }
  | {
      readonly kind: 'consent';
      readonly to: number;
      readonly move: string;
      readonly why: 'chance' | 'seat';
      /** Other seats held by people. */
      readonly needs: readonly Seat[];
    }
  | { readonly kind: 'none' };

/** What may be put to the vote. `once`: the AI plays the decision that a seat is asked for now. */
export type Ask =
  | { readonly kind: 'pause' | 'resume' | 'extend' | 'end' }
  | { readonly kind: 'winner'; readonly seat: Seat }
  | { readonly kind: 'once'; readonly seat: Seat }
  /** By a person who agrees, or by the AI. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly person?: PersonId }
  | { readonly kind: 'rewind'; readonly to: number };

/** `undo` is asked for by `askUndo`. */
export type ProposalKind = Ask['kind'] | 'undo';

/** Something put to the vote. */
export interface Proposal {
  readonly id: number;
  readonly card: GameCard;
  readonly kind: ProposalKind;
  /** `seat`, `person`, `to`, by its kind. */
  readonly args: Readonly<Record<string, Json>>;
  /** Who opened it. */
  readonly person: PersonId;
  /** Who is asked. */
  readonly voters: readonly PersonId[];
  /** Whose votes are counted; the others asked can stop it, or must come along. */
  readonly needed: readonly PersonId[];
  /** Absent for who hasn't spoken. */
  readonly votes: Readonly<Record<PersonId, boolean>>;
  readonly state: 'open' | 'passed' | 'failed' | 'void';
  readonly openedAt: number;
  /** Who hasn't spoken by then abstains. */
  readonly expiresAt?: number;
}

/** A request to take an answer back that others must agree to. Nobody left to ask: it has been taken back. */
export interface UndoRequest {
  readonly card: GameCard;
  /** Whose answer it is. */
  readonly seat: Seat;
  readonly needs: readonly Seat[];
  readonly agreed: readonly Seat[];
}

export interface Verification {
  readonly ok: boolean;
  readonly commitment: string;
  /** Only when the game is over. */
  readonly seed?: string;
  readonly nonces: readonly string[];
  readonly events: number;
  /** Dice, draws and shuffled cards asked of the generator so far. */
  readonly drawn: number;
  /** The first event that doesn't come out the same, and what differs. */
  readonly difference?: { readonly seq: number; readonly what: string };
}

/** A panel being composed; survives a restart, gone when its seat has answered or changed hands. */
export interface Draft {
  readonly panel: string;
  readonly seat: Seat;
  readonly seq: number;
  readonly data: Json;
  readonly at: number;
}

/** What is kept about a person. */
export interface Person {
  readonly id: PersonId;
  readonly language?: string;
  /** IANA name. */
  readonly zone?: string;
  /** Moves of one word are played at one press, without being asked to confirm. */
  readonly quick?: boolean;
  /** Hours in which they aren't to be called, minutes of the local day; `to` before `from` is on the next day. */
  readonly quiet?: { readonly from: number; readonly to: number };
  /** Absence, ms since 1970. */
  readonly away?: { readonly from: number; readonly until: number };
}

/** A seat whose deadline has passed, asked since an event. */
export interface LateSeat {
  readonly seat: Seat;
  readonly since: number;
}

/** What a post is about; words and pictures are made when it is sent, from the log and the public view. */
export type PostBody =
  /** The lobby card; one message, edited. After the start it says so and has no controls. */
  | { readonly kind: 'lobby' }
  /** Those who sit are in the game's thread; who `left` and doesn't sit any more isn't. Nothing is sent. */
  | { readonly kind: 'members'; readonly left?: PersonId }
  /** Make the game's thread; `done` takes its id. */
  | { readonly kind: 'thread' }
  /**
   * Phases that have resolved: one message. Events (from, to]; picture at `to`. A move may end one phase and begin the
   * next, so take the happenings from `Posting.phases(game, from, to, phases)`.
   */
  | {
      readonly kind: 'phase';
      readonly from: number;
      readonly to: number;
      readonly phases: readonly { readonly turn: number; readonly phase: string }[];
    }
  /**
   * The call to act; nobody awaited: the message goes. `Post.ping` says who is to be mentioned (`quiet` seats have just
   * answered and see for themselves).
   */
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
  | { readonly kind: 'notice'; readonly key: string; readonly args: Readonly<Record<string, Json>> };

export type PostKind = PostBody['kind'];

/** Kinds of which a game has one living message. */
export const LIVING = ['lobby', 'status', 'call', 'late', 'proposal'] as const satisfies readonly PostKind[];

/** A post claimed for sending. Per game they come in order, one at a time. */
export interface Post {
  readonly id: number;
  /** At most 25 characters, the same at every attempt: send it with `enforce_nonce`. */
  readonly nonce: string;
  readonly game: GameId;
  readonly body: PostBody;
  /** Where it goes now: the thread is its channel until there is a thread. */
  readonly where: 'channel' | 'thread';
  readonly channel: ChannelId;
  /** The living message of this kind that stands, if there is one: edit it, or (a call with pings) replace it. */
  readonly standing?: { readonly channel: ChannelId; readonly message: MessageId; readonly body: PostBody };
  /** Of a call: the people to mention, who are waited for at this moment and weren't pinged for it yet. */
  readonly ping: readonly PersonId[];
  /** Of a call: somebody is asked who wasn't before. Sent anew even when a standing order makes the ping needless. */
  readonly anew: boolean;
  /** 1 at the first attempt. */
  readonly attempt: number;
  /** An earlier attempt may stand in the channel, from this time on (ms since 1970): look for it before sending. */
  readonly mayStandSince?: number;
}

/**
 * What the poster uses. It has no viewer to choose: everything it reads is public.
 * A post claimed and not settled within the lease is claimed again, with the same nonce.
 */
export interface Posting {
  claim(limit: number): Promise<readonly Post[]>;
  /** Sent (or edited). Without `message` a living message is forgotten (deleted). `thread`: the thread that was made. */
  done(id: number, sent: { channel?: ChannelId; message?: MessageId; thread?: ChannelId }): Promise<void>;
  /**
   * Not sent; to be tried again after so many ms. `mayStand`: nobody knows whether it was sent, so a later post of its
   * kind must wait until this one (with its nonce) has found out.
   */
  retry(id: number, error: string, afterMs: number, mayStand?: boolean): Promise<void>;
  /** Never to be sent (channel gone, forbidden). */
  drop(id: number, error: string): Promise<void>;
  /** Called after posts were committed. Returns the way to stop it. */
  onPosts(listener: () => void): () => void;
  /** When the next post may be claimed (perhaps now, or in the past); undefined when there is none. */
  nextAt(): Promise<number | undefined>;
  /**
   * Whether a post has waited for so long (ms) that a later phase of its game, or the end, waits behind it: what it
   * would show in a picture is no longer so.
   */
  isOvertaken(id: number, afterMs: number): Promise<boolean>;
  /** The game's thread, after the one before is gone. */
  keepThread(game: GameId, thread: ChannelId): Promise<void>;
  card(game: GameId): Promise<GameCard>;
  /** The decision that is waited for; undefined when there is none. */
  asked(game: GameId): Promise<Asked | undefined>;
  /** The latest vote, open or settled. */
  proposal(game: GameId): Promise<Proposal | undefined>;
  /** Public view after event `seq` (the last one when absent). */
  sight(game: GameId, seq?: number): Promise<Sight>;
  /** The phases that were played, in order. */
  chapters(game: GameId): Promise<readonly Chapter[]>;
  /** What each seat sees at the end. Refused `table.not-over` before: then it is nobody else's business. */
  revealed(game: GameId): Promise<readonly Sight[]>;
  /** Public log of the events (from, to], without what was undone within them. */
  entries(game: GameId, from: number, to: number): Promise<readonly Entry[]>;
  /** The same as happenings grouped by phase; `only` these phases (a phase post passes its `phases`). */
  phases(
    game: GameId,
    from: number,
    to: number,
    only?: readonly { readonly turn: number; readonly phase: string }[],
  ): Promise<readonly PhaseGroup[]>;
}

export interface Table {
  readonly posting: Posting;
  readonly lessons: Lessons;
  readonly stats: Stats;

  // —— finding ——
  /** Refused `table.no-such-game` when it isn't a game of the asker's guild. */
  card(asker: Asker, game: GameId): Promise<GameCard>;
  /** Games of the guild, latest first. `text` matches number, name or slug; `person` those who sit or host. */
  games(
    asker: Asker,
    filter?: {
      stages?: readonly Stage[];
      channel?: ChannelId;
      person?: PersonId;
      text?: string;
      limit?: number;
    },
  ): Promise<readonly GameCard[]>;
  /**
   * The game meant by what was typed (`12`, `#12`, `12-cold-harbour`, `cold harbour`) or, with nothing typed, by the
   * place: the game of this thread, else the only lobby or running game of this channel that the asker sits at, else the
   * only one in the channel. Refused `table.no-such-game` or `table.which-game` (facts: titles).
   */
  find(asker: Asker, place: { text?: string; channel?: ChannelId }): Promise<GameCard>;
  /** The asker's seat, if any. */
  seatOf(asker: Asker, game: GameId): Promise<Seat | undefined>;

  /** Packs that a game may be set up with, its own first; none where it has no packs. */
  packs(module: string): readonly { readonly id: string; readonly version: string }[];

  // —— lobby: whoever creates hosts and sits down at once, seat left to chance ——
  create(asker: Asker, input: CreateInput): Promise<GameCard>;
  /** Sits down, or moves to another seat. No seat: left to chance. */
  join(asker: Asker, game: GameId, seat?: Seat): Promise<GameCard>;
  leave(asker: Asker, game: GameId): Promise<GameCard>;
  /** Host or moderator: puts an AI at a seat (or one left to chance). */
  seatAi(asker: Asker, game: GameId, ai: string, seat?: Seat): Promise<GameCard>;
  /** Host or moderator: AIs at as many places as are free (`upTo`: until so many sit). */
  fillWithAi(asker: Asker, game: GameId, ai: string, upTo?: number): Promise<GameCard>;
  /** Host or moderator: clears a place of the lobby; in a running game the AI takes the seat over. */
  remove(asker: Asker, game: GameId, place: number): Promise<GameCard>;
  /** Host or moderator, lobby only. */
  configure(
    asker: Asker,
    game: GameId,
    change: Partial<Pick<CreateInput, 'variant' | 'options' | 'pace' | 'agreement' | 'language'>>,
  ): Promise<GameCard>;
  /** Host or moderator, at any time: how much is told in the channel. */
  setVerbosity(asker: Asker, game: GameId, verbosity: Agreement['verbosity']): Promise<GameCard>;
  /** A seated person adds to the seed before the start (at most 64 characters). */
  addNonce(asker: Asker, game: GameId, text: string): Promise<GameCard>;
  /** Host or moderator. */
  start(asker: Asker, game: GameId): Promise<Outcome>;
  /** Host or moderator: ends a lobby or a running game without a score. */
  end(asker: Asker, game: GameId): Promise<GameCard>;
  /**
   * Host or moderator: the game goes on in another channel, in a thread of its own; what could not be told in the old one
   * is told there. Refused `table.lives-here`.
   */
  moveIn(asker: Asker, game: GameId, channel: ChannelId): Promise<GameCard>;
  /** Host or moderator: tries a frozen game again from its last good event. */
  thaw(asker: Asker, game: GameId): Promise<Outcome>;

  // —— seats change hands ——
  /** Host or moderator: gives a seat to a person or an AI. */
  replace(
    asker: Asker,
    game: GameId,
    seat: Seat,
    by: { person: PersonId } | { ai: string },
  ): Promise<GameCard>;
  /**
   * Whoever's seat an AI plays takes it back; host and moderators take any seat that an AI plays. Refused
   * `table.not-former`, `table.no-former` (no seat named and none to come back to), `table.you-sit`.
   */
  takeBack(asker: Asker, game: GameId, seat?: Seat): Promise<GameCard>;
  /** Host or moderator, before the start: the people of two seats change places. */
  swap(asker: Asker, game: GameId, one: Seat, other: Seat): Promise<GameCard>;

  // —— playing ——
  /**
   * Refused `table.not-seated` for somebody who doesn't play. With the `seq` of a control: Stale when that doesn't stand
   * any more, as `act` would find.
   */
  legal(asker: Asker, game: GameId, options?: { explain?: boolean; seq?: number }): Promise<Legal>;
  /**
   * The asker's answer, as a move or in notation. `seq` is what the control was made from; leave it out for typed moves.
   * Stale when the board has moved on in a way that touches this seat (others' simultaneous answers don't).
   */
  act(asker: Asker, game: GameId, move: Move | string, seq?: number): Promise<Outcome>;
  undoState(asker: Asker, game: GameId): Promise<UndoState>;
  /** Takes the asker's last answer back, freely or not at all. */
  undo(asker: Asker, game: GameId, seq?: number): Promise<Outcome>;
  /**
   * Asks the seats that `undoState` names to agree, by a vote that is void as soon as anything else happens. With
   * nobody to ask, the host's own answer is taken back at once, visibly to all.
   */
  askUndo(asker: Asker, game: GameId, seq?: number): Promise<UndoRequest>;
  // —— votes ——
  /** Refused `table.not-seated` for who doesn't play, `table.proposal-open` while another vote is open. */
  propose(asker: Asker, game: GameId, ask: Ask): Promise<Proposal>;
  /** Yes or no, until it is settled; whoever opened it withdraws it with no. The last one needed carries it out. */
  vote(asker: Asker, game: GameId, proposal: number, yes: boolean): Promise<Proposal>;
  /** A player says that the table waits for those whose deadline has passed. */
  waive(asker: Asker, game: GameId): Promise<GameCard>;
  /** Host or moderator: back to the position after any event. Dice fall anew afterwards, still verifiably. */
  rewind(asker: Asker, game: GameId, to: number): Promise<Outcome>;

  // —— standing orders: the asker's own, seen by nobody else ——
  /** Refused `table.not-seated` for somebody who doesn't play. */
  orders(asker: Asker, game: GameId): Promise<Orders>;
  /** Settles a recurring decision; `ask` has it asked. In force at once, also for a decision that is waited for. */
  setPolicy(asker: Asker, game: GameId, policy: string, option: string): Promise<Orders>;
  /** All of them: as most players have them, or everything asked. */
  setPolicies(asker: Asker, game: GameId, how: 'usual' | 'ask'): Promise<Orders>;
  /** Moves for when the seat's turn comes. Refused with the rule when they aren't legal as things stand now. */
  makePlan(asker: Asker, game: GameId, plan: NewPlan): Promise<Orders>;
  dropPlan(asker: Asker, game: GameId, plan: number): Promise<Orders>;
  /** What could be planned now: states that may come, with their choices as things stand (`after` some moves there). */
  ahead(asker: Asker, game: GameId, after?: readonly string[], state?: string): Promise<Orders['ahead']>;
  /** What moves would do, on a copy; `state` for moves of a plan. Nothing is rolled, nothing hidden comes out. */
  whatIf(asker: Asker, game: GameId, lines: readonly string[], state?: string): Promise<WhatIf>;

  // —— looking ——
  /** As the asker's seat sees it; `public` for what everybody sees. */
  look(asker: Asker, game: GameId, options?: { seq?: number; public?: boolean }): Promise<Sight>;
  history(asker: Asker, game: GameId, filter?: HistoryFilter): Promise<readonly Entry[]>;
  chapters(asker: Asker, game: GameId): Promise<readonly Chapter[]>;
  verify(asker: Asker, game: GameId): Promise<Verification>;

  // —— drafts, people, settings ——
  saveDraft(asker: Asker, game: GameId, panel: string, data: Json): Promise<void>;
  draft(asker: Asker, game: GameId, panel: string): Promise<Draft | undefined>;
  dropDraft(asker: Asker, game: GameId, panel: string): Promise<void>;
  person(id: PersonId): Promise<Person>;
  /** Refused when the zone is none, or quiet hours or absence are too long. Deadlines that run follow. */
  savePerson(person: Person): Promise<void>;
  /** Everything that is kept about a person, by table: theirs to have, nobody else's. */
  recordsOf(id: PersonId): Promise<Readonly<Record<string, readonly unknown[]>>>;
  /**
   * Forgets a person: they get up from every game (the AI plays on), what is theirs alone goes, and what belongs to
   * games doesn't name them any more. Words that they added to seeds stay: without them no die could be checked.
   */
  forget(id: PersonId): Promise<void>;
  setting(guild: GuildId, key: string): Promise<Json | undefined>;
  saveSetting(guild: GuildId, key: string, value: Json): Promise<void>;

  // —— the process ——
  /** Call once at start: posts under way are freed, AI seats that are waited for play. Returns when they have. */
  resume(): Promise<{ readonly games: number }>;
  /** The table's clock, ms since 1970. */
  now(): number;
  /** Sends the reminders and settles the deadlines that are due. Returns when something is due next. */
  wake(): Promise<number | undefined>;
  /** Waits until nothing is under way, AI seats included, then refuses new work. */
  close(): Promise<void>;
}
