import type { Actor, GameCard, GameId } from '../game.js';
import type { Ask, Proposal } from '../votes.js';

/** What the table decides together. */
export interface VoteMethods {
  /** Refused `table.not-seated` for who doesn't play, `table.proposal-open` while another vote is open. */
  propose(actor: Actor, game: GameId, ask: Ask): Promise<Proposal>;
  /** Yes or no, until it is settled; whoever opened it withdraws it with no. The last one needed carries it out. */
  vote(actor: Actor, game: GameId, proposal: number, yes: boolean): Promise<Proposal>;
  /** A player says that the table waits for those whose deadline has passed. */
  waive(actor: Actor, game: GameId): Promise<GameCard>;
}
