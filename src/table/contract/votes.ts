import type { Json, Seat } from '../../kernel/index.js';
import type { Actor, Agreement, GameCard, GameId, PersonId } from './game.js';

/** Votes, and undos that need consent. */

/** Whether the actor may take back their last answer; `why` it isn't free. */
export type UndoState =
  | { readonly kind: 'free'; readonly to: number; readonly move: string }
  | {
      readonly kind: 'consent';
      readonly to: number;
      readonly move: string;
      readonly why: 'chance' | 'seat';
      /** Seats of the people who must agree. */
      readonly needs: readonly Seat[];
    }
  | { readonly kind: 'none' };

/** Subjects of a vote. `once`: the AI plays the seat's current decision. */
export type VoteSubject =
  | { readonly kind: 'pause' | 'resume' | 'extend' | 'end' }
  | { readonly kind: 'winner'; readonly seat: Seat }
  | { readonly kind: 'once'; readonly seat: Seat }
  /** By a person, who must agree, or by the AI. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly person?: PersonId }
  | { readonly kind: 'rewind'; readonly to: number }
  | { readonly kind: 'hints'; readonly advice: Agreement['advice'] };

/** `undo` is asked for by `undo.ask`. */
export type ProposalKind = VoteSubject['kind'] | 'undo';

/** The player a vote is about, and the meaning of their silence at its end. */
export interface About {
  readonly person: PersonId;
  readonly silence: 'no' | 'abstains';
}

/** A vote. */
export interface Proposal {
  readonly id: number;
  readonly card: GameCard;
  readonly kind: ProposalKind;
  /**
   * `seat`, `person`, `to`, by kind. `late`: the seat's player had missed a deadline when the vote began.
   * `claim`: who may come back to the seat.
   */
  readonly args: Readonly<Record<string, Json>>;
  /** The person who opened it. */
  readonly person: PersonId;
  /** The people who are asked. */
  readonly voters: readonly PersonId[];
  /** People with counted votes. The others asked can stop it, or must agree to sit down. */
  readonly needed: readonly PersonId[];
  /** The player it is about, if any. It never passes before they have had time to say No. */
  readonly about?: About;
  /** Absent for people who haven't voted. */
  readonly votes: Readonly<Record<PersonId, boolean>>;
  readonly state: 'open' | 'passed' | 'failed' | 'void';
  readonly openedAt: number;
  /** People who haven't voted by then abstain. */
  readonly expiresAt?: number;
}

/** An undo that others must agree to. With empty `needs` it has been done. */
export interface UndoRequest {
  readonly card: GameCard;
  /** The seat whose answer it is. */
  readonly seat: Seat;
  readonly needs: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** The votes of a table. */
export interface VoteMethods {
  /** Refused `table.not-seated` for non-players, `table.proposal-open` while another vote is open. */
  propose(actor: Actor, game: GameId, ask: VoteSubject): Promise<Proposal>;
  /** Yes or No while it is open; the proposer's No withdraws it. The deciding vote carries it out. */
  vote(actor: Actor, game: GameId, proposal: number, yes: boolean): Promise<Proposal>;
  /** A player accepts, for the table, to wait for those with a passed deadline. */
  waive(actor: Actor, game: GameId): Promise<GameCard>;
}
