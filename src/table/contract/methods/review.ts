import type { HintMaterial, Material, RemarkMaterial } from '../../../club/index.js';
import type { Seat } from '../../../kernel/index.js';
import type { Taught } from '../club.js';
import type { Actor, GameId } from '../game.js';

/** What a program looks back at, or gives a hint on. */
export interface ReviewMethods {
  /** The reviewed seat: the named one, or the actor's own. Refused unless the game is over or has hints. */
  seat(actor: Actor, game: GameId, seat?: Seat): Promise<Seat | undefined>;
  /** What a game, or a turn, is looked back at from: everything, its secrets included, for a program alone. */
  material(actor: Actor, game: GameId, seat?: Seat): Promise<Material>;
  /**
   * Material for the Coach's remark on the actor's last decisions, for AIs only. Undefined without a Coach or
   * hints, or while they are still deciding.
   */
  taughtTurn(actor: Actor, game: GameId): Promise<Taught | undefined>;
  /** What it did itself after event `after` until they moved again, in order, as far as they may know of it. */
  taughtReply(actor: Actor, game: GameId, after: number): Promise<RemarkMaterial | undefined>;
  /** Material for a hint, for AIs only. Undefined if parts are chosen. Refused like `play.advise`. */
  hint(actor: Actor, game: GameId): Promise<HintMaterial | undefined>;
}
