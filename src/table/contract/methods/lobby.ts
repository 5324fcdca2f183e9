import type { Seat } from '../../../kernel/index.js';
import type { Actor, CreateInput, Filling, GameCard, GameId } from '../game.js';
import type { Outcome } from '../play.js';

/** The lobby. The creator hosts and sits down at once, with the seat left to chance. */
export interface LobbyMethods {
  create(actor: Actor, input: CreateInput): Promise<GameCard>;
  /** Sits down, or moves to another seat. No seat: left to chance. */
  join(actor: Actor, game: GameId, seat?: Seat): Promise<GameCard>;
  leave(actor: Actor, game: GameId): Promise<GameCard>;
  /** Host or moderator: puts an AI at a seat (or one left to chance). */
  addAi(actor: Actor, game: GameId, ai: string, seat?: Seat): Promise<GameCard>;
  /** Host or moderator: puts AIs on free places, as many as `how` says. */
  fill(actor: Actor, game: GameId, ai: string, how?: Filling): Promise<GameCard>;
  /** Host or moderator: clears a place of the lobby; in a running game the AI takes the seat over. */
  remove(actor: Actor, game: GameId, place: number): Promise<GameCard>;
  /** Host or moderator, lobby only. */
  configure(
    actor: Actor,
    game: GameId,
    change: Partial<Pick<CreateInput, 'variant' | 'options' | 'pace' | 'agreement' | 'language'>>,
  ): Promise<GameCard>;
  /** A seated person adds to the seed before the start (at most 64 characters). */
  addNonce(actor: Actor, game: GameId, text: string): Promise<GameCard>;
  /** Host or moderator. */
  start(actor: Actor, game: GameId): Promise<Outcome>;
}
