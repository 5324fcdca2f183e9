import type { Actor, GameId } from '../game.js';
import type { Outcome, Retracted, UndoAsked } from '../play.js';
import type { UndoState } from '../votes.js';

/** Taking the last answer back, with or without the others’ consent. */
export interface UndoMethods {
  state(actor: Actor, game: GameId): Promise<UndoState>;
  /** Takes the actor's last answer back, freely or not at all. */
  take(actor: Actor, game: GameId, seq?: number): Promise<Outcome>;
  /**
   * The same, from whether it may be to what there is to do then, with the game loaded once. Where it isn't free, nothing
   * happens. With the `seq` of a control: Stale when that doesn't stand any more and the answer would be taken back.
   */
  retract(actor: Actor, game: GameId, seq?: number): Promise<Retracted>;
  /**
   * Asks the seats that `state` names to agree, by a vote that is void as soon as anything else happens. With
   * nobody to ask, the host's own answer is taken back at once, visibly to all.
   */
  ask(actor: Actor, game: GameId, seq?: number): Promise<UndoAsked>;
}
