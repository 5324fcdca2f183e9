import type { Move } from '../../../kernel/index.js';
import type { Actor, GameId } from '../game.js';
import type { Advice, Answered, Choosing, Composition, Legal, Outcome, Turn, WhatIf } from '../play.js';

/** The actor’s turn. */
export interface PlayMethods {
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
  /**
   * What a program would do in the actor's place, from the actor's own view and after what is chosen already; undefined
   * when nobody waits for the actor. @throws Refused where the table has no advice
   */
  advise(actor: Actor, game: GameId): Promise<Advice | undefined>;
}
