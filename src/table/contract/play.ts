import type { Block, Choice, Happening, Move, Over, Seat } from '../../kernel/index.js';
import type { Habit, Orders, Plan, PlanDraft } from './orders.js';
import type { UndoRequest, UndoState } from './votes.js';
import type { GameCard } from './game.js';
import type { RollMaterial } from '../../club/index.js';
import type { Entry } from './history.js';

/** Answers, and what may be answered. */

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
  /** What the actor may know of it. */
  readonly phases: readonly PhaseGroup[];
  /** Moves of a list that were not played: somebody else is asked first, or (`why`) the next of them can't be. */
  readonly left?: readonly Move[];
  readonly why?: Block;
  /** False while AI seats still have so much to do that they go on after the answer. */
  readonly settled: boolean;
}

/** What comes of moves that are chosen and not played yet, on a copy that differs in all that the actor can't see. */
export interface Composition {
  /** Those that can be played one after the other. */
  readonly moves: readonly Move[];
  /** The same as they would be written. */
  readonly lines: readonly string[];
  /** What would happen, as far as the actor would know of it. */
  readonly happenings: readonly Happening[];
  /** Where it ends: `own` means that the actor decides again at once. */
  readonly stops: 'chance' | 'hidden' | 'others' | 'own' | 'over';
  /** Seats that would be asked next. */
  readonly asked: readonly Seat[];
  /** What could be chosen next, blocked choices included; only where it stops at `own`. */
  readonly choices: readonly Choice[];
  readonly state?: string;
  readonly rule?: string;
  /** What the actor would see then. */
  readonly view?: unknown;
  /** Why the first line that isn't among `lines` can't be played. */
  readonly refused?: Block;
}

/** What the actor may do now. */
export interface Legal {
  readonly card: GameCard;
  readonly seq: number;
  readonly seat: Seat;
  /** Name of the state (module's own) and its section of the rules; absent when not waited for. */
  readonly state?: string;
  readonly rule?: string;
  /** The answer stays hidden until all are in. */
  readonly sealed: boolean;
  /** Moves of it that are kept already, in notation, while the rest is asked for. */
  readonly begun?: readonly string[];
  /** Empty when this seat isn't waited for. Blocked choices only when asked for. */
  readonly choices: readonly Choice[];
  /** What a standing order of this seat will answer in a while, unless the actor is faster. */
  readonly held?: {
    readonly order: string;
    readonly move: string;
    /** Of a policy: which, how it is set, and how everybody begins. */
    readonly policy?: string;
    readonly value?: string;
    readonly initial?: string;
  };
  /** Plans that were not played, and why; the actor's own. */
  readonly dropped: readonly Plan[];
}

/** What a program would do in somebody's place. */
export interface Advice {
  /** Its name. */
  readonly ai: string;
  readonly move: Move;
  readonly card: GameCard;
  /** State of the game that it is for. */
  readonly seq: number;
}

/** All that a seat's panel shows, read at one moment. */
export interface Turn {
  readonly legal: Legal;
  /** What the seat sees of the board; absent when it isn't waited for. */
  readonly view?: unknown;
  /** What is chosen and not played yet, as far as it can still be played. */
  readonly composed?: Composition;
  /** What has happened since the seat's last answer by hand, where it was asked for. */
  readonly news?: readonly Entry[];
}

/** The draft in which a seat's moves stand that are chosen and not played yet. */
export const COMPOSED = 'move';
/** The draft in which the moves of a plan stand. */
export const PLANNED = 'plan';

/** What somebody does about their turn: plays, keeps moves beside one another, or sees it as it is. */
export type Choosing =
  { readonly does: 'play' | 'keep'; readonly moves: readonly Move[] } | { readonly does: 'ask' };

/** What came of it. `turn` is as it is then; when moves were played, what may be taken back and what an order could do. */
export type Answered =
  | { readonly does: 'ask' | 'keep'; readonly turn: Turn }
  | {
      readonly does: 'play';
      readonly turn: Turn;
      readonly outcome: Outcome;
      /** The game waits for answers that stay hidden until all are in. */
      readonly sealed: boolean;
      readonly undo: UndoState;
      readonly habit?: Habit;
    };

/** What came of taking one's last answer back: done, with the `turn` that there is again; or what stands between. */
export type Retracted = { readonly card: GameCard } & (
  (Extract<UndoState, { kind: 'free' }> & { readonly turn: Turn }) | Exclude<UndoState, { kind: 'free' }>
);

/** With the turn that there is again where it has been taken back. */
export interface UndoAsked extends UndoRequest {
  readonly turn?: Turn;
}

/** What everybody may know of the decision that is waited for. */
export interface Asked {
  readonly state: string;
  readonly rule: string;
  readonly sealed: boolean;
  /** Choices of each seat that is waited for; none when they depend on something hidden. */
  readonly choices: readonly (readonly Choice[])[];
  /** Somebody of those who are asked has answered nothing in this game so far: who is new to it is told more. */
  readonly isFirst?: boolean;
  /** What everybody sees, where the module says what a decision is about, who comes next, or what is likely. */
  readonly view?: unknown;
}

/** The board as one viewer may see it. */
export interface Snapshot {
  readonly card: GameCard;
  /** Module's view for `viewer`, after event `seq`. Renders take it from here. */
  readonly view: unknown;
  readonly viewer: Seat | 'spectator';
  readonly seq: number;
  readonly turn: number;
  readonly turns: number;
  readonly phase: string;
  readonly over?: Over;
  /** The pack without which this is only what was kept last, and can't be drawn. */
  readonly packGone?: string;
}

/** A plan under composition, and all that is shown of it. */
export interface Planning {
  readonly orders: Orders;
  readonly draft: PlanDraft;
  /** What can be composed next; absent where nothing can. */
  readonly next?: Orders['ahead'][number];
  /** What the moves so far would do; absent while there are none. */
  readonly seen?: WhatIf;
}

/** What moves would do, on a copy that differs from the board in all that the actor can't see. No die is rolled. */
export interface WhatIf {
  readonly seat: Seat;
  /** The board as it is, and as it would be; `after` is absent when nothing of it can be foreseen. */
  readonly before: Snapshot;
  readonly after?: Snapshot;
  /** What would happen, as far as it is certain. */
  readonly happenings: readonly Happening[];
  /** The moves in notation, as they would be played. */
  readonly lines: readonly string[];
  /** Where foresight ends: a die or a draw, something hidden, another's decision, nothing at all (the own next one). */
  readonly stops: 'chance' | 'hidden' | 'others' | 'own' | 'over';
  /** Where it ends at a roll: what its outcomes are worked out from. */
  readonly roll?: RollMaterial;
  /** The state's section of the rules. */
  readonly rule: string;
}
