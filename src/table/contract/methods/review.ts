import type { HintMaterial, Material, RemarkMaterial } from '../../../club/index.js';
import type { Seat } from '../../../kernel/index.js';
import type { Taught } from '../club.js';
import type { Actor, GameId } from '../game.js';

/** What a program looks back at, or gives a hint on. */
export interface ReviewMethods {
  /**
   * Whose decisions a look back would be at: the seat named, else the actor's own if they sit there. Refused where there
   * is nothing to look back at: a game that is over, or the last turn of one in which a program may be asked.
   */
  seat(actor: Actor, game: GameId, seat?: Seat): Promise<Seat | undefined>;
  /** What a game, or a turn, is looked back at from: everything, its secrets included, for a program alone. */
  material(actor: Actor, game: GameId, seat?: Seat): Promise<Material>;
  /**
   * What a program that teaches has to say something about, to the actor alone: their own last decisions. Undefined where
   * none sits at the table, none may be asked, or they are still at it. For a program alone.
   */
  taughtTurn(actor: Actor, game: GameId): Promise<Taught | undefined>;
  /** What it did itself after event `after` until they moved again, in order, as far as they may know of it. */
  taughtReply(actor: Actor, game: GameId, after: number): Promise<RemarkMaterial | undefined>;
  /**
   * What a hint is made from: the decision that waits for the actor, its secrets included, for a program alone.
   * Undefined where parts of it are chosen already. Refused as `play.advise` is.
   */
  hint(actor: Actor, game: GameId): Promise<HintMaterial | undefined>;
}
