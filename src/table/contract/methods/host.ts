import type { Seat } from '../../../kernel/index.js';
import type { Actor, Agreement, ChannelId, GameCard, GameId, PersonId } from '../game.js';
import type { Outcome } from '../play.js';

/** What the host and moderators decide alone. */
export interface HostMethods {
  /** Host or moderator, at any time: which posts the channel gets. */
  setVerbosity(actor: Actor, game: GameId, verbosity: Agreement['verbosity']): Promise<GameCard>;
  setAdvice(actor: Actor, game: GameId, advice: Agreement['advice']): Promise<GameCard>;
  /**
   * Host or moderator, at any time: all programs at the table play at that level from now on. In a lobby where none
   * sits yet, free places get one each.
   */
  setLevel(actor: Actor, game: GameId, ai: string): Promise<GameCard>;
  /**
   * Host or moderator: gives a seat to an AI; to a person only if its player left, is late or is the host. Refused
   * `table.seat-held`, `table.seat-claimed`, `table.played-another`.
   */
  replace(
    actor: Actor,
    game: GameId,
    seat: Seat,
    by: { person: PersonId } | { ai: string },
  ): Promise<GameCard>;
  /**
   * A player who left takes the seat back from the AI, and one whom the host displaced takes it from anybody. The host
   * and moderators take a seat that an AI plays and no player has a claim to. Refused `table.not-former`,
   * `table.no-former` (no seat named and none to come back to), `table.you-sit`, `table.seat-claimed`.
   */
  takeBack(actor: Actor, game: GameId, seat?: Seat): Promise<GameCard>;
  /** Host or moderator, before the start: the people of two seats change places. */
  swap(actor: Actor, game: GameId, one: Seat, other: Seat): Promise<GameCard>;
  /**
   * Host or moderator: the game goes on in another channel, in a thread of its own, or wholly in the thread that
   * `channel` names. Posts that the old channel didn't get go to the new one. Refused `table.lives-here`.
   */
  relocate(actor: Actor, game: GameId, channel: ChannelId, inThread?: boolean): Promise<GameCard>;
  /** Host or moderator: back to the position after any event. New dice are rolled afterwards and can still be verified. */
  rewind(actor: Actor, game: GameId, to: number): Promise<Outcome>;
  /** Host or moderator: tries a frozen game again from its last good event. */
  thaw(actor: Actor, game: GameId): Promise<Outcome>;
  /** Host or moderator: ends a lobby or a running game without a score. */
  end(actor: Actor, game: GameId): Promise<GameCard>;
}
