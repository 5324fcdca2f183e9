import type { Choice, Move } from '../../../kernel/index.js';
import type { Actor, GameId } from '../game.js';
import type { Habit, NewPlan, Orders, PlanDraft } from '../orders.js';
import type { Planning } from '../play.js';

/** The actor’s own auto-actions; no one else sees them. */
export interface OrderMethods {
  /** Refused `table.not-seated` for an actor without a seat. */
  get(actor: Actor, game: GameId): Promise<Orders>;
  /** Sets the answer to a recurring decision; `ask` asks the player. Applies at once, also to an open decision. */
  setPolicy(actor: Actor, game: GameId, policy: string, option: string): Promise<Orders>;
  /** Sets all policies: as recommended, all to `ask`, or one option each in the order of the policies. */
  setPolicies(actor: Actor, game: GameId, how: 'usual' | 'ask' | readonly string[]): Promise<Orders>;
  /** An auto-action that would have given the seat's latest answers, if any. */
  habit(actor: Actor, game: GameId): Promise<Habit | undefined>;
  /**
   * Queues moves for the seat's turn; refused unless legal now. `meant` reads a line that isn't notation
   * among the choices after the lines before it.
   */
  plan(
    actor: Actor,
    game: GameId,
    plan: NewPlan,
    meant?: (line: string, choices: readonly Choice[]) => Move | undefined,
  ): Promise<Orders>;
  /**
   * The plan that the actor composes, after `change`, which must not call the table; undefined drops the
   * draft. Refused unless its moves are legal now.
   */
  planning(
    actor: Actor,
    game: GameId,
    change?: (draft: PlanDraft, ahead: Orders['ahead']) => PlanDraft | undefined,
  ): Promise<Planning>;
  /** Makes the draft a plan and deletes the draft. */
  keepPlan(actor: Actor, game: GameId): Promise<Orders>;
  dropPlan(actor: Actor, game: GameId, plan: number): Promise<Orders>;
  /** States that can be planned for, with their choices after the moves `after`. */
  ahead(
    actor: Actor,
    game: GameId,
    after?: readonly (Move | string)[],
    state?: string,
  ): Promise<Orders['ahead']>;
}
