import type { Move } from '../../../kernel/index.js';
import type { Actor, GameId } from '../game.js';
import type { Advice, AnswerResult, Choosing, Compose, Legal, Outcome, Turn, WhatIf } from '../play.js';

/** The actor’s turn. */
export interface PlayMethods {
  /** Everything that the actor's panel shows. */
  turn(actor: Actor, game: GameId, options?: { explain?: boolean; news?: boolean }): Promise<Turn>;
  /**
   * The actor's answer, with the game loaded once. `decide` must not call the table. Several moves are one
   * answer; those that can't be played any more are left (`Outcome.left`). Stale if a control's `seq` has
   * passed.
   */
  answer(
    actor: Actor,
    game: GameId,
    decide: (turn: Turn, compose: Compose) => Choosing,
    options?: { explain?: boolean; seq?: number },
  ): Promise<AnswerResult>;
  /** The actor's choices. Refused `table.not-seated`; Stale if a control's `seq` has passed, as in `act`. */
  legal(actor: Actor, game: GameId, options?: { explain?: boolean; seq?: number }): Promise<Legal>;
  /**
   * The actor's answer, as a move or in notation. `seq` of the control; none for typed moves. Stale when this
   * seat's decision has changed (others' simultaneous answers don't count).
   */
  act(actor: Actor, game: GameId, move: Move | string, seq?: number): Promise<Outcome>;
  /** A preview of moves, without rolls or secrets; `state` for a plan's moves. Stale if `seq` has passed. */
  whatIf(
    actor: Actor,
    game: GameId,
    moves: readonly (Move | string)[],
    options?: { state?: string; seq?: number },
  ): Promise<WhatIf>;
  /** An AI's move for the actor, by their own view; undefined if they aren't awaited. @throws Refused */
  advise(actor: Actor, game: GameId): Promise<Advice | undefined>;
}
