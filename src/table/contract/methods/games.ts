import type { Seat } from '../../../kernel/index.js';
import type { Actor, ChannelId, GameCard, GameId, PersonId, Stage } from '../game.js';

/** Finds games. */
export interface GameMethods {
  /** Refused `table.no-such-game` when it isn't a game of the actor's guild. */
  card(actor: Actor, game: GameId): Promise<GameCard>;
  /** Games of the guild, latest first. `text` matches number, name or slug; `person` those who sit or host. */
  list(
    actor: Actor,
    filter?: {
      stages?: readonly Stage[];
      channel?: ChannelId;
      person?: PersonId;
      text?: string;
      limit?: number;
    },
  ): Promise<readonly GameCard[]>;
  /** A person's own games in every server, without those that are over. */
  mine(person: PersonId): Promise<readonly GameCard[]>;
  /** Running games in every server that wait for a person, the longest wait first; `besides` is left out. */
  waitingFor(person: PersonId, besides?: GameId): Promise<readonly GameCard[]>;
  /**
   * The game meant by a text (`12`, `#12`, `cold harbour`), or by the place and `module`; `wants` prefers a
   * kind. Refused `table.no-such-game`, `table.none-to-review`, `table.which-game` (facts: titles, games).
   */
  find(
    actor: Actor,
    place: { text?: string; channel?: ChannelId; module?: string; wants?: 'lobby' | 'begun' | 'review' },
  ): Promise<GameCard>;
  /** The actor's seat, if any. */
  seatOf(actor: Actor, game: GameId): Promise<Seat | undefined>;
  /** Packs that a game may be set up with, its own first; none if it has no packs. */
  packs(module: string): readonly { readonly id: string; readonly version: string }[];
}
