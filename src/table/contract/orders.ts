import type { Block, Choice, Move, Seat } from '../../kernel/index.js';
import type { GameCard } from './game.js';

/** A condition of the module on `thing`; '' if it is about nothing in particular. */
export interface ConditionRef {
  readonly id: string;
  readonly thing: string;
}

/** Why a plan wasn't played; `since`: the decision that its owner makes instead. */
export type Dropped =
  | { readonly why: 'cancelled' | 'condition'; readonly condition: ConditionRef; readonly since: number }
  | { readonly why: 'illegal'; readonly line: string; readonly block?: Block; readonly since: number };

/** Moves composed ahead: played one after the other when the seat is next asked in `state`. */
export interface Plan {
  readonly id: number;
  /** Moves still to play, in notation. */
  readonly lines: readonly string[];
  /** The question that each line answers, if the module names questions (`GameModule.question`). */
  readonly asks?: readonly string[];
  /** Set if the plan is for this phase only. */
  readonly within?: { readonly turn: number; readonly phase: string };
  readonly state: string;
  /** All of these must hold when the first line is due; else its owner is asked. */
  readonly when: readonly ConditionRef[];
  /** As soon as one of these holds, the plan is dropped. */
  readonly cancel: readonly ConditionRef[];
  /** Made while its owner was asked in that state, so it waits until this phase is over. */
  readonly after?: { readonly turn: number; readonly phase: string };
  /** Its first line has been played. */
  readonly begun?: true;
  /** Why it wasn't played; stored until its owner has decided. */
  readonly dropped?: Dropped;
}

/** A recurring decision and the seat's answer to it. */
interface PolicySetting {
  readonly id: string;
  readonly options: readonly string[];
  /** The option in force. */
  readonly value: string;
  readonly initial: string;
  readonly usual: string;
}

/** The seat's auto-actions, and what it could plan. Nobody else ever sees it. */
export interface Orders {
  readonly card: GameCard;
  readonly seat: Seat;
  readonly policies: readonly PolicySetting[];
  /** After a change of policies: the previous options, in the order of the policies. */
  readonly before?: readonly string[];
  readonly plans: readonly Plan[];
  /** Conditions that a plan may name now, with their possible things. */
  readonly conditions: readonly { readonly id: string; readonly about: readonly string[] }[];
  /** States for which moves can be composed ahead, with their current choices. */
  readonly ahead: readonly { readonly state: string; readonly choices: readonly Choice[] }[];
  /** The seat is awaited, and no auto-action answers. A new ping would reveal that to the others. */
  readonly due?: true;
}

/** Auto-actions that would have given the seat's repeated answers: one, or all the usual ones. */
export type Habit =
  | { readonly policy: string; readonly option: string }
  | {
      readonly policy: 'usual';
      /** Number of such answers in a row. */
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
  /** One of `Orders.ahead`; when absent, the first one in which the moves are legal. */
  readonly state?: string;
  readonly when?: readonly ConditionRef[];
  readonly cancel?: readonly ConditionRef[];
}
