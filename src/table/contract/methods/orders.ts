import type { Choice, Move } from '../../../kernel/index.js';
import type { Actor, GameId } from '../game.js';
import type { Habit, NewPlan, Orders, PlanDraft } from '../orders.js';
import type { Planning } from '../play.js';

/** The actor’s own auto-actions; no one else sees them. */
export interface OrderMethods {
  /** Refused `table.not-seated` for an actor without a seat. */
  get(actor: Actor, game: GameId): Promise<Orders>;
  /** Settles a recurring decision; `ask` has it asked. In force at once, also for a decision that is waited for. */
  setPolicy(actor: Actor, game: GameId, policy: string, option: string): Promise<Orders>;
  /** All of them: as recommended, everything asked, or one option each in the order of the policies. */
  setPolicies(actor: Actor, game: GameId, how: 'usual' | 'ask' | readonly string[]): Promise<Orders>;
  /**
   * A decision that the actor's seat has answered by hand in the same way three times running, and the order that would
   * answer it so. Undefined when there is none, or the last answer wasn't one of them.
   */
  habit(actor: Actor, game: GameId): Promise<Habit | undefined>;
  /**
   * Moves for when the seat's turn comes. Refused with the rule when they aren't legal as things stand now. `meant` says
   * what a typed line means among what may be done after those before it, where it isn't notation.
   */
  plan(
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
}
