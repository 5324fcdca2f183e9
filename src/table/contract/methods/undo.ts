import type { Actor, GameId } from '../game.js';
import type { Retracted, UndoAsked } from '../play.js';
import type { UndoState } from '../votes.js';

/** Taking the last answer back, with or without the others’ consent. */
export interface UndoMethods {
  state(actor: Actor, game: GameId): Promise<UndoState>;
  /** Takes the actor's last answer back if that is free, and returns the turn after it. Stale if a control's `seq` has passed. */
  retract(actor: Actor, game: GameId, seq?: number): Promise<Retracted>;
  /** Asks the seats that `state` names, by a vote. With no one to ask, the host's answer is undone. */
  ask(actor: Actor, game: GameId, seq?: number): Promise<UndoAsked>;
}
