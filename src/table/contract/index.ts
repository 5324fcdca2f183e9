/**
 * The table: the life of one game among people. Everything the outside may ask of it is here.
 *
 * People and channels are opaque ids; nothing here knows Discord. Whoever calls says who asks (`Actor`);
 * the table decides whose word counts. Errors are three (see kernel/errors): `Refused` (rule `table` when it is
 * not a rule of the game), `Stale` (answer with fresh controls) and `Fault` (the game is frozen, still readable).
 */
import type { HintMaterial, Material, RemarkMaterial } from '../../club/review/material.js';
import type { Choice, Json, Move, Seat } from '../../kernel/types.js';
import type { Ladder } from './ladder.js';
import type { Lessons } from './lessons.js';
import type { Habit, NewPlan, Orders, PlanDraft } from './orders.js';
import type { Winters } from './winter.js';
import type { Stats } from './stats.js';
import type {
  Agreement,
  Actor,
  ChannelId,
  CreateInput,
  Filling,
  GameCard,
  GameId,
  GuildId,
  PersonId,
  Stage,
} from './game.js';
import type { Chapter, DiceRecord, Entry, HistoryFilter, Verification } from './history.js';
import type { Person } from './people.js';
import type {
  Advice,
  Answered,
  Choosing,
  Composition,
  Draft,
  Legal,
  Outcome,
  Planning,
  Retracted,
  Snapshot,
  Turn,
  UndoAsked,
  WhatIf,
} from './play.js';
import type { Club, Taught } from './club.js';
import type { Outbox } from './posts.js';
import type { Directs } from './direct.js';
import type { Pruning } from './pruning.js';
import type { Tournaments } from './tournaments.js';
import type { Ask, Proposal, UndoState } from './votes.js';

export type { ConditionRef, Habit, Orders, Plan } from './orders.js';
export * from './lessons.js';
export * from './club.js';
export * from './ladder.js';
export * from './winter.js';
export * from './frozen.js';
export * from './game.js';
export * from './play.js';
export * from './history.js';
export * from './votes.js';
export * from './people.js';
export * from './posts.js';
export * from './pruning.js';
export * from './direct.js';
export * from './tournaments.js';

export interface Table {
  readonly outbox: Outbox;
  readonly lessons: Lessons;
  readonly stats: Stats;
  /** Rematches, the waiting list, who looks on. */
  readonly club: Club;
  /** The day's winter. */
  readonly winters: Winters;
  /** Ratings of people. */
  readonly ladder: Ladder;
  readonly tournaments: Tournaments;
  /** What nobody looks for any more. */
  readonly pruning: Pruning;
  readonly directs: Directs;

  // —— finding ——
  /** Refused `table.no-such-game` when it isn't a game of the actor's guild. */
  card(actor: Actor, game: GameId): Promise<GameCard>;
  /** Games of the guild, latest first. `text` matches number, name or slug; `person` those who sit or host. */
  games(
    actor: Actor,
    filter?: {
      stages?: readonly Stage[];
      channel?: ChannelId;
      person?: PersonId;
      text?: string;
      limit?: number;
    },
  ): Promise<readonly GameCard[]>;
  /** A person's own games in every server, those that are over left out. */
  mine(person: PersonId): Promise<readonly GameCard[]>;
  /** Running games in every server that wait for a person, the longest wait first; `besides` is left out. */
  waitingFor(person: PersonId, besides?: GameId): Promise<readonly GameCard[]>;
  /**
   * The game meant by what was typed (`12`, `#12`, `12-cold-harbour`, `cold harbour`) or, with nothing typed, by the
   * place: the game of this thread, else the only lobby or running game of this channel that the actor sits at, else the
   * only one in the channel; where there are any of the kind `module`, among those alone, and where there are any that
   * gather players, or have begun, among those that are wanted. `review`: those that can be looked back at, the latest
   * first. Refused `table.no-such-game`, `table.none-to-review` or `table.which-game` (facts: titles, games).
   */
  find(
    actor: Actor,
    place: { text?: string; channel?: ChannelId; module?: string; wants?: 'lobby' | 'begun' | 'review' },
  ): Promise<GameCard>;
  /** The actor's seat, if any. */
  seatOf(actor: Actor, game: GameId): Promise<Seat | undefined>;

  /** Packs that a game may be set up with, its own first; none where it has no packs. */
  packs(module: string): readonly { readonly id: string; readonly version: string }[];

  // —— lobby: whoever creates hosts and sits down at once, seat left to chance ——
  create(actor: Actor, input: CreateInput): Promise<GameCard>;
  /** Sits down, or moves to another seat. No seat: left to chance. */
  join(actor: Actor, game: GameId, seat?: Seat): Promise<GameCard>;
  leave(actor: Actor, game: GameId): Promise<GameCard>;
  /** Host or moderator: puts an AI at a seat (or one left to chance). */
  seatAi(actor: Actor, game: GameId, ai: string, seat?: Seat): Promise<GameCard>;
  /** Host or moderator: AIs at as many places as are free (`upTo`: until so many sit). */
  fillWithAi(actor: Actor, game: GameId, ai: string, how?: Filling): Promise<GameCard>;
  /** Host or moderator: clears a place of the lobby; in a running game the AI takes the seat over. */
  remove(actor: Actor, game: GameId, place: number): Promise<GameCard>;
  /** Host or moderator, lobby only. */
  configure(
    actor: Actor,
    game: GameId,
    change: Partial<Pick<CreateInput, 'variant' | 'options' | 'pace' | 'agreement' | 'language'>>,
  ): Promise<GameCard>;
  /** Host or moderator, at any time: how much is told in the channel. */
  setVerbosity(actor: Actor, game: GameId, verbosity: Agreement['verbosity']): Promise<GameCard>;
  setAdvice(actor: Actor, game: GameId, advice: Agreement['advice']): Promise<GameCard>;
  /**
   * Host or moderator, at any time: all programs at the table play at that level from now on. In a lobby where none
   * sits yet, free places get one each.
   */
  setLevel(actor: Actor, game: GameId, ai: string): Promise<GameCard>;
  /**
   * What a program would do in the actor's place, from the actor's own view and after what is chosen already; undefined
   * when nobody waits for the actor. @throws Refused where the table has no advice
   */
  advise(actor: Actor, game: GameId): Promise<Advice | undefined>;
  /** A seated person adds to the seed before the start (at most 64 characters). */
  addNonce(actor: Actor, game: GameId, text: string): Promise<GameCard>;
  /** Host or moderator. */
  start(actor: Actor, game: GameId): Promise<Outcome>;
  /** Host or moderator: ends a lobby or a running game without a score. */
  end(actor: Actor, game: GameId): Promise<GameCard>;
  /**
   * Host or moderator: the game goes on in another channel, in a thread of its own (or in a thread, where all is told); what could not be told in the old one
   * is told there. Refused `table.lives-here`.
   */
  relocate(actor: Actor, game: GameId, channel: ChannelId, inThread?: boolean): Promise<GameCard>;
  /** Host or moderator: tries a frozen game again from its last good event. */
  thaw(actor: Actor, game: GameId): Promise<Outcome>;

  // —— seats change hands ——
  /**
   * Host or moderator: gives a seat to an AI; to a person only if its player left, is late or is the host. Refused
   * `table.seat-held`, `table.seat-claimed`, `table.played-another`.
   */
  replace(
    actor: Actor,
    game: GameId,
    seat: Seat,
    by: { person: PersonId } | { ai: string },
  ): Promise<GameCard>;
  /**
   * A player who left takes the seat back from the AI, and one whom the host displaced takes it from anybody. The host
   * and moderators take a seat that an AI plays and nobody has a claim to. Refused `table.not-former`,
   * `table.no-former` (no seat named and none to come back to), `table.you-sit`, `table.seat-claimed`.
   */
  takeBack(actor: Actor, game: GameId, seat?: Seat): Promise<GameCard>;
  /** Host or moderator, before the start: the people of two seats change places. */
  swap(actor: Actor, game: GameId, one: Seat, other: Seat): Promise<GameCard>;

  // —— playing ——
  /**
   * Refused `table.not-seated` for somebody who doesn't play. With the `seq` of a control: Stale when that doesn't stand
   * any more, as `act` would find.
   */
  legal(actor: Actor, game: GameId, options?: { explain?: boolean; seq?: number }): Promise<Legal>;
  /**
   * The actor's answer, as a move or in notation. `seq` is what the control was made from; leave it out for typed moves.
   * Stale when the board has moved on in a way that touches this seat (others' simultaneous answers don't).
   */
  act(actor: Actor, game: GameId, move: Move | string, seq?: number): Promise<Outcome>;
  /** All that the actor's panel shows. */
  turn(actor: Actor, game: GameId, options?: { explain?: boolean; news?: boolean }): Promise<Turn>;
  /**
   * The actor's answer, from what they could do to what came of it, with the game loaded once. `decide` is given the
   * turn, and what would come of moves; it must not ask the table anything. Several moves are one answer: told together,
   * and taken back together as far as nothing is learnt between them. What can't be played any more, or comes after
   * somebody else's word, is left (`Outcome.left`). With the `seq` of a control: Stale when that doesn't stand any more
   * and something is made of it.
   */
  answer(
    actor: Actor,
    game: GameId,
    decide: (turn: Turn, compose: (moves: readonly Move[]) => Composition) => Choosing,
    options?: { explain?: boolean; seq?: number },
  ): Promise<Answered>;
  undoState(actor: Actor, game: GameId): Promise<UndoState>;
  /** Takes the actor's last answer back, freely or not at all. */
  undo(actor: Actor, game: GameId, seq?: number): Promise<Outcome>;
  /**
   * The same, from whether it may be to what there is to do then, with the game loaded once. Where it isn't free, nothing
   * happens. With the `seq` of a control: Stale when that doesn't stand any more and the answer would be taken back.
   */
  retract(actor: Actor, game: GameId, seq?: number): Promise<Retracted>;
  /**
   * Asks the seats that `undoState` names to agree, by a vote that is void as soon as anything else happens. With
   * nobody to ask, the host's own answer is taken back at once, visibly to all.
   */
  askUndo(actor: Actor, game: GameId, seq?: number): Promise<UndoAsked>;
  // —— votes ——
  /** Refused `table.not-seated` for who doesn't play, `table.proposal-open` while another vote is open. */
  propose(actor: Actor, game: GameId, ask: Ask): Promise<Proposal>;
  /** Yes or no, until it is settled; whoever opened it withdraws it with no. The last one needed carries it out. */
  vote(actor: Actor, game: GameId, proposal: number, yes: boolean): Promise<Proposal>;
  /** A player says that the table waits for those whose deadline has passed. */
  waive(actor: Actor, game: GameId): Promise<GameCard>;
  /** Host or moderator: back to the position after any event. Dice fall anew afterwards, still verifiably. */
  rewind(actor: Actor, game: GameId, to: number): Promise<Outcome>;

  // —— standing orders: the actor's own, seen by nobody else ——
  /** Refused `table.not-seated` for somebody who doesn't play. */
  orders(actor: Actor, game: GameId): Promise<Orders>;
  /** Settles a recurring decision; `ask` has it asked. In force at once, also for a decision that is waited for. */
  setPolicy(actor: Actor, game: GameId, policy: string, option: string): Promise<Orders>;
  /**
   * A decision that the actor's seat has answered by hand in the same way three times running, and the order that would
   * answer it so. Undefined when there is none, or the last answer wasn't one of them.
   */
  habit(actor: Actor, game: GameId): Promise<Habit | undefined>;
  /** All of them: as recommended, everything asked, or one option each in the order of the policies. */
  setPolicies(actor: Actor, game: GameId, how: 'usual' | 'ask' | readonly string[]): Promise<Orders>;
  /**
   * Moves for when the seat's turn comes. Refused with the rule when they aren't legal as things stand now. `meant` says
   * what a typed line means among what may be done after those before it, where it isn't notation.
   */
  makePlan(
    actor: Actor,
    game: GameId,
    plan: NewPlan,
    meant?: (line: string, choices: readonly Choice[]) => Move | undefined,
  ): Promise<Orders>;
  /**
   * The plan that the actor is composing, as `change` has it: with what there was, and what can be planned for; nothing
   * throws the draft away. It must not ask the table anything. Refused where its moves aren't legal as things stand now.
   */
  planning(
    actor: Actor,
    game: GameId,
    change?: (draft: PlanDraft, ahead: Orders['ahead']) => PlanDraft | undefined,
  ): Promise<Planning>;
  /** Makes it a plan; the draft goes. */
  keepPlan(actor: Actor, game: GameId): Promise<Orders>;
  dropPlan(actor: Actor, game: GameId, plan: number): Promise<Orders>;
  /**
   * What could be planned now: states that may come, with their choices as things stand (`after` some moves there, those
   * in which these can be played). Without `state` all of them.
   */
  ahead(
    actor: Actor,
    game: GameId,
    after?: readonly (Move | string)[],
    state?: string,
  ): Promise<Orders['ahead']>;
  /**
   * What moves would do, on a copy; `state` for moves of a plan. Nothing is rolled, nothing hidden comes out. With the
   * `seq` of a control: Stale when that doesn't stand any more.
   */
  whatIf(
    actor: Actor,
    game: GameId,
    moves: readonly (Move | string)[],
    options?: { state?: string; seq?: number },
  ): Promise<WhatIf>;

  // —— looking ——
  /** As the actor's seat sees it; `public` for what everybody sees. */
  look(actor: Actor, game: GameId, options?: { seq?: number; public?: boolean }): Promise<Snapshot>;
  history(actor: Actor, game: GameId, filter?: HistoryFilter): Promise<readonly Entry[]>;
  chapters(actor: Actor, game: GameId): Promise<readonly Chapter[]>;
  verify(actor: Actor, game: GameId): Promise<Verification>;
  /** Every number that was drawn; undefined while anything is secret. */
  dice(actor: Actor, game: GameId): Promise<DiceRecord | undefined>;

  /**
   * Whose decisions a look back would be at: the seat named, else the actor's own if they sit there. Refused where there
   * is nothing to look back at: a game that is over, or the last turn of one in which a program may be asked.
   */
  reviewSeat(actor: Actor, game: GameId, seat?: Seat): Promise<Seat | undefined>;
  /** What a game, or a turn, is looked back at from: everything, its secrets included, for a program alone. */
  reviewMaterial(actor: Actor, game: GameId, seat?: Seat): Promise<Material>;

  /**
   * What a program that teaches has to say something about, to the actor alone: their own last decisions. Undefined where
   * none sits at the table, none may be asked, or they are still at it. For a program alone.
   */
  taughtTurn(actor: Actor, game: GameId): Promise<Taught | undefined>;
  /** What it did itself after event `after` until they moved again, in order, as far as they may know of it. */
  taughtReply(actor: Actor, game: GameId, after: number): Promise<RemarkMaterial | undefined>;

  /**
   * What a hint is made from: the decision that waits for the actor, its secrets included, for a program alone.
   * Undefined where parts of it are chosen already. Refused as `advise` is.
   */
  hintMaterial(actor: Actor, game: GameId): Promise<HintMaterial | undefined>;

  // —— drafts, people, settings ——
  saveDraft(actor: Actor, game: GameId, panel: string, data: Json): Promise<void>;
  draft(actor: Actor, game: GameId, panel: string): Promise<Draft | undefined>;
  dropDraft(actor: Actor, game: GameId, panel: string): Promise<void>;
  person(id: PersonId): Promise<Person>;
  /**
   * Refused when the zone is none, or quiet hours or absence are too long. Deadlines that run follow, those of many
   * games in the background.
   */
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
  /**
   * Call once at start: posts under way are freed. AI seats that are waited for play, and standing orders set their
   * alarms, one game after another while people play already; `settled` when all have.
   */
  resume(): Promise<{ readonly games: number; readonly settled: Promise<void> }>;
  /** The table's clock, ms since 1970. */
  now(): number;
  /** Sends the reminders and settles the deadlines that are due. Returns when something is due next. */
  wake(): Promise<number | undefined>;
  /** Waits until nothing is under way, AI seats included, then refuses new work. */
  close(): Promise<void>;
}
