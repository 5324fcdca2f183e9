import type { Seat } from '../../../kernel/index.js';
import type { Actor, Agreement, ChannelId, GameCard, GameId, PersonId } from '../game.js';
import type { Outcome } from '../play.js';

/** Decisions of the host and moderators alone. */
export interface HostMethods {
  /** Host or moderator, at any time: which posts the channel gets. */
  setVerbosity(actor: Actor, game: GameId, verbosity: Agreement['verbosity']): Promise<GameCard>;
  setAdvice(actor: Actor, game: GameId, advice: Agreement['advice']): Promise<GameCard>;
  /** Host or moderator: all AIs play at that level. In a lobby without AIs, free places get one. */
  setLevel(actor: Actor, game: GameId, ai: string): Promise<GameCard>;
  /**
   * Host or moderator: gives a seat to an AI; to a person only if its player left, is late or is the host.
   * Refused `table.seat-held`, `table.seat-claimed`, `table.played-another`.
   */
  replace(
    actor: Actor,
    game: GameId,
    seat: Seat,
    by: { person: PersonId } | { ai: string },
  ): Promise<GameCard>;
  /**
   * A player takes back a seat they left or lost by the host's word; host and moderators take an unclaimed AI
   * seat. Refused `table.not-former`, `table.no-former`, `table.you-sit`, `table.seat-claimed`.
   */
  takeBack(actor: Actor, game: GameId, seat?: Seat): Promise<GameCard>;
  /** Host or moderator, before the start: the people of two seats change places. */
  swap(actor: Actor, game: GameId, one: Seat, other: Seat): Promise<GameCard>;
  /** Host or moderator: moves the game to another channel or thread. Refused `table.lives-here`. */
  relocate(actor: Actor, game: GameId, channel: ChannelId, inThread?: boolean): Promise<GameCard>;
  /** Host or moderator: back to the position after any event. New dice are rolled afterwards and can still be verified. */
  rewind(actor: Actor, game: GameId, to: number): Promise<Outcome>;
  /** Host or moderator: tries a frozen game again from its last good event. */
  thaw(actor: Actor, game: GameId): Promise<Outcome>;
  /** Host or moderator: ends a lobby or a running game without a score. */
  end(actor: Actor, game: GameId): Promise<GameCard>;
}
