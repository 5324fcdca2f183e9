import type { HintMaterial, Material, RemarkMaterial } from '../../../club/index.js';
import type { Seat } from '../../../kernel/index.js';
import type { TaughtGame } from '../club.js';
import type { Actor, GameId } from '../game.js';

/** Material for the AIs' reviews and hints. */
export interface ReviewMethods {
  /** The reviewed seat: the named one, or the actor's own. Refused unless the game is over or has hints. */
  seat(actor: Actor, game: GameId, seat?: Seat): Promise<Seat | undefined>;
  /** Material for the review of a game or turn. It contains secrets and is for AIs only. */
  material(actor: Actor, game: GameId, seat?: Seat): Promise<Material>;
  /**
   * Material for the Coach's remark on the actor's last decisions, for AIs only. Undefined without a Coach or
   * hints, or while they are still deciding.
   */
  taughtTurn(actor: Actor, game: GameId): Promise<TaughtGame | undefined>;
  /** The Coach's public moves after event `after`, until the actor moves again. */
  taughtReply(actor: Actor, game: GameId, after: number): Promise<RemarkMaterial | undefined>;
  /** Material for a hint, for AIs only. Undefined if parts are chosen. Refused like `play.advise`. */
  hint(actor: Actor, game: GameId): Promise<HintMaterial | undefined>;
}
