import type { Actor, GameId } from '../game.js';
import type { Chapter, DiceRecord, Entry, HistoryFilter, Verification } from '../history.js';
import type { Snapshot } from '../play.js';

/** A game as it was at any event. */
export interface LookMethods {
  /** As the actor's seat sees it; `public` for what everyone sees. */
  snapshot(actor: Actor, game: GameId, options?: { seq?: number; public?: boolean }): Promise<Snapshot>;
  history(actor: Actor, game: GameId, filter?: HistoryFilter): Promise<readonly Entry[]>;
  chapters(actor: Actor, game: GameId): Promise<readonly Chapter[]>;
  verify(actor: Actor, game: GameId): Promise<Verification>;
  /** Every number that was drawn; undefined while anything is secret. */
  dice(actor: Actor, game: GameId): Promise<DiceRecord | undefined>;
}
