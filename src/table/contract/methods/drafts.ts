import type { Json } from '../../../kernel/index.js';
import type { Actor, GameId } from '../game.js';
import type { Draft } from '../play.js';

/** What a seat has begun to compose. */
export interface DraftMethods {
  save(actor: Actor, game: GameId, panel: string, data: Json): Promise<void>;
  load(actor: Actor, game: GameId, panel: string): Promise<Draft | undefined>;
  drop(actor: Actor, game: GameId, panel: string): Promise<void>;
}
