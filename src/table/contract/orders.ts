import type { Block, Choice, Move, Seat } from '../../kernel/index.js';
import type { GameCard } from './game.js';

/** A condition of the game's module about a thing; '' when it is about nothing in particular. */
export interface ConditionRef {
  readonly id: string;
  readonly thing: string;
}

/** Why a plan was not played; `since`: the decision it was meant for, which is its owner's now. */
export type Dropped =
  | { readonly why: 'cancelled' | 'condition'; readonly condition: ConditionRef; readonly since: number }
  | { readonly why: 'illegal'; readonly line: string; readonly block?: Block; readonly since: number };

/** Moves composed ahead: played one after the other when the seat is next asked in `state`. */
export interface Plan {
  readonly id: number;
  /** What is still to be played, in notation. */
  readonly lines: readonly string[];
  /** Which question each line answers, where the module names them (`GameModule.question`). */
  readonly asks?: readonly string[];
  /** Then it is for this phase alone. */
  readonly within?: { readonly turn: number; readonly phase: string };
  readonly state: string;
  /** All of these must hold when the first line is due; else its owner is asked. */
  readonly when: readonly ConditionRef[];
  /** As soon as one of these holds, the plan is off. */
  readonly cancel: readonly ConditionRef[];
  /** Made while its owner was asked in that state, so it waits until this phase is over. */
  readonly after?: { readonly turn: number; readonly phase: string };
  /** Its first line has been played. */
  readonly begun?: true;
  /** It was not played, and why; kept until its owner has read it. */
  readonly dropped?: Dropped;
}

/** A recurring decision and how the seat wants it settled. */
interface PolicySetting {
  readonly id: string;
  readonly options: readonly string[];
  /** The option in force. */
  readonly value: string;
  readonly initial: string;
  readonly usual: string;
}

/** Everything that the actor's seat has settled in advance, and could. Nobody else ever sees it. */
export interface Orders {
  readonly card: GameCard;
  readonly seat: Seat;
  readonly policies: readonly PolicySetting[];
  /** Once policies were changed: the options that were in force before, in the order of the policies. */
  readonly before?: readonly string[];
  readonly plans: readonly Plan[];
  /** Conditions that a plan may name now, and what they may be about. */
  readonly conditions: readonly { readonly id: string; readonly about: readonly string[] }[];
  /** States for which moves can be composed ahead, with their choices as things stand now. */
  readonly ahead: readonly { readonly state: string; readonly choices: readonly Choice[] }[];
  /** The seat is awaited, and no auto-action answers. A new ping would tell the others. */
  readonly due?: true;
}

/** Orders that would have answered as their seat did, time and again: one, or all that are usual. */
export type Habit =
  | { readonly policy: string; readonly option: string }
  | {
      readonly policy: 'usual';
      /** Answers in a row that they would have given, too. */
      readonly answers: number;
    };

/** A plan under composition: the seat's own draft. */
export interface PlanDraft {
  /** The state that it is for; absent until its panel has been opened. */
  readonly state?: string;
  /** In notation, or as they were chosen. */
  readonly lines: readonly (Move | string)[];
  readonly when: readonly ConditionRef[];
  readonly cancel: readonly ConditionRef[];
}

export interface NewPlan {
  /** In notation, or as they were chosen. */
  readonly lines: readonly (Move | string)[];
  /** One of `Orders.ahead`; the first one that offers the first line when absent. */
  readonly state?: string;
  readonly when?: readonly ConditionRef[];
  readonly cancel?: readonly ConditionRef[];
}
