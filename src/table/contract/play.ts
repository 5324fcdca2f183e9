import type { Block, Choice, Happening, Move, Over, Seat } from '../../kernel/index.js';
import type { Habit, Orders, Plan, PlanDraft } from './orders.js';
import type { UndoRequest, UndoState } from './votes.js';
import type { GameCard } from './game.js';
import type { RollMaterial } from '../../club/index.js';
import type { Entry } from './history.js';

/** Choices, answers and their results. */

/** Happenings of one phase, in order, as one viewer may know them. */
export interface PhaseGroup {
  readonly turn: number;
  readonly phase: string;
  readonly happenings: readonly Happening[];
}

/** The result of an answer, up to the next decision of a person. */
export interface Outcome {
  readonly card: GameCard;
  /** The actor's seat, if any. */
  readonly seat?: Seat;
  /** Events (from, to] that the answer caused, AI seats' answers included. */
  readonly from: number;
  readonly to: number;
  /** Happenings by phase, without information hidden from the actor. */
  readonly phases: readonly PhaseGroup[];
  /** Moves that weren't played: another seat is asked first, or (`why`) the next one is refused. */
  readonly left?: readonly Move[];
  readonly why?: Block;
  /** False while AI seats play on in the background. */
  readonly settled: boolean;
}

/** The result of chosen but unplayed moves, on a copy with other hidden information. */
export interface Composition {
  /** The moves that can be played, in order. */
  readonly moves: readonly Move[];
  /** The same moves in notation. */
  readonly lines: readonly string[];
  /** Happenings of the moves, without information hidden from the actor. */
  readonly happenings: readonly Happening[];
  /** Where it stops. `own`: the actor decides next. */
  readonly stops: 'chance' | 'hidden' | 'others' | 'own' | 'over';
  /** Seats that would be asked next. */
  readonly asked: readonly Seat[];
  /** The next choices, blocked ones included; only if it stops at `own`. */
  readonly choices: readonly Choice[];
  readonly state?: string;
  readonly rule?: string;
  /** What the actor would see then. */
  readonly view?: unknown;
  /** Why the first move that is missing in `moves` is refused. */
  readonly refused?: Block;
}

/** The actor's current choices. */
export interface Legal {
  readonly card: GameCard;
  readonly seq: number;
  readonly seat: Seat;
  /** Name of the state (module's own) and its section of the rules; absent if the seat isn't awaited. */
  readonly state?: string;
  readonly rule?: string;
  /** The answer stays hidden until all are in. */
  readonly sealed: boolean;
  /** Moves that the position already holds of this composition, in notation. */
  readonly begun?: readonly string[];
  /** Empty if the seat isn't awaited. Includes blocked choices only with `explain`. */
  readonly choices: readonly Choice[];
  /** The auto-action that will answer in a while, unless the actor is faster. */
  readonly held?: {
    readonly order: string;
    readonly move: string;
    /** Of a policy: its id, its option and its initial option. */
    readonly policy?: string;
    readonly value?: string;
    readonly initial?: string;
  };
  /** The actor's plans that weren't played, with reasons. */
  readonly dropped: readonly Plan[];
}

/** An AI's suggestion for a player. */
export interface Advice {
  /** The AI's name. */
  readonly ai: string;
  readonly move: Move;
  readonly card: GameCard;
  /** Number of the event after which it applies. */
  readonly seq: number;
}

/** Everything that a seat's panel shows, read at one moment. */
export interface Turn {
  readonly legal: Legal;
  /** The seat's view; absent if the seat isn't awaited. */
  readonly view?: unknown;
  /** The chosen but unplayed moves that can still be played. */
  readonly composed?: Composition;
  /** Events since the seat's last answer by hand, if asked for. */
  readonly news?: readonly Entry[];
}

/** The draft of a seat's chosen but unplayed moves. */
export const COMPOSED = 'move';
/** The draft of a plan's moves. */
export const PLANNED = 'plan';

/** Tries moves on a copy; with `follow` also the seat's auto-actions that would answer next. */
export type Compose = (moves: readonly Move[], follow?: boolean) => Composition;

/** What a player does in their turn: play moves, save chosen moves, or only look. */
export type Choosing =
  { readonly does: 'play' | 'keep'; readonly moves: readonly Move[] } | { readonly does: 'ask' };

/** The result of `Choosing`, with the turn after it. After `play` also undo and a suggested auto-action. */
export type AnswerResult =
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

/** The result of taking one's last answer back: done, with the new `turn`, or the reason against it. */
export type Retracted = { readonly card: GameCard } & (
  (Extract<UndoState, { kind: 'free' }> & { readonly turn: Turn }) | Exclude<UndoState, { kind: 'free' }>
);

/** `turn` is set if the answer was taken back at once. */
export interface UndoAsked extends UndoRequest {
  readonly turn?: Turn;
}

/** Public facts about the open decision. */
export interface AwaitedDecision {
  readonly state: string;
  readonly rule: string;
  readonly sealed: boolean;
  /** Choices of each awaited seat; none if they depend on something hidden. */
  readonly choices: readonly (readonly Choice[])[];
  /** An awaited seat hasn't answered anything in this game yet, so it is told more. */
  readonly isFirst?: boolean;
  /** The public view, if the module has `subject`, `upNext` or policies. */
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
  /** The missing pack: the view is the last stored one, and can't be drawn. */
  readonly packGone?: string;
}

/** A plan under composition, with everything its panel shows. */
export interface Planning {
  readonly orders: Orders;
  readonly draft: PlanDraft;
  /** The next choices, if any. */
  readonly next?: Orders['ahead'][number];
  /** A preview of the moves so far, if any. */
  readonly seen?: WhatIf;
}

/** A preview of moves on a copy with other hidden information. No die is rolled. */
export interface WhatIf {
  readonly seat: Seat;
  /** The board now and after the moves; `after` is absent if it isn't certain. */
  readonly before: Snapshot;
  readonly after?: Snapshot;
  /** The happenings that are certain. */
  readonly happenings: readonly Happening[];
  /** The moves in notation, as they would be played. */
  readonly lines: readonly string[];
  /**
   * Where the preview stops: at a roll or draw, something hidden, another seat's or the own next decision, or
   * the end.
   */
  readonly stops: 'chance' | 'hidden' | 'others' | 'own' | 'over';
  /** If it stops at a roll: the data to compute its outcomes from. */
  readonly roll?: RollMaterial;
  /** The state's section of the rules. */
  readonly rule: string;
}
