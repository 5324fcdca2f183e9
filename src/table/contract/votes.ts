import type { Json, Seat } from '../../kernel/index.js';
import type { Actor, Agreement, GameCard, GameId, PersonId } from './game.js';

/** What others must agree to: votes and taking back. */

/** May the actor take back their last answer? `why` names what stands between. */
export type UndoState =
  | { readonly kind: 'free'; readonly to: number; readonly move: string }
  | {
      readonly kind: 'consent';
      readonly to: number;
      readonly move: string;
      readonly why: 'chance' | 'seat';
      /** Other seats held by people. */
      readonly needs: readonly Seat[];
    }
  | { readonly kind: 'none' };

/** What may be put to the vote. `once`: the AI plays the decision that a seat is asked for now. */
export type Ask =
  | { readonly kind: 'pause' | 'resume' | 'extend' | 'end' }
  | { readonly kind: 'winner'; readonly seat: Seat }
  | { readonly kind: 'once'; readonly seat: Seat }
  /** By a person who agrees, or by the AI. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly person?: PersonId }
  | { readonly kind: 'rewind'; readonly to: number }
  | { readonly kind: 'hints'; readonly advice: Agreement['advice'] };

/** `undo` is asked for by `undo.ask`. */
export type ProposalKind = Ask['kind'] | 'undo';

/** A player whom a vote is about, and what their silence means when it ends. */
export interface About {
  readonly person: PersonId;
  readonly silence: 'no' | 'abstains';
}

/** Something put to the vote. */
export interface Proposal {
  readonly id: number;
  readonly card: GameCard;
  readonly kind: ProposalKind;
  /** `seat`, `person`, `to`, by its kind; `late`: the seat's player had missed a deadline when the vote began; `claim`: who may come back to the seat. */
  readonly args: Readonly<Record<string, Json>>;
  /** Who opened it. */
  readonly person: PersonId;
  /** Who is asked. */
  readonly voters: readonly PersonId[];
  /** Whose votes are counted; the others asked can stop it, or must come along. */
  readonly needed: readonly PersonId[];
  /** The player whom it is about, where it is about one. It never passes before they have had the time to say No. */
  readonly about?: About;
  /** Absent for who hasn't spoken. */
  readonly votes: Readonly<Record<PersonId, boolean>>;
  readonly state: 'open' | 'passed' | 'failed' | 'void';
  readonly openedAt: number;
  /** Who hasn't spoken by then abstains. */
  readonly expiresAt?: number;
}

/** A request to take an answer back that others must agree to. Nobody left to ask: it has been taken back. */
export interface UndoRequest {
  readonly card: GameCard;
  /** Whose answer it is. */
  readonly seat: Seat;
  readonly needs: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** What the table decides together. */
export interface VoteMethods {
  /** Refused `table.not-seated` for who doesn't play, `table.proposal-open` while another vote is open. */
  propose(actor: Actor, game: GameId, ask: Ask): Promise<Proposal>;
  /** Yes or no, until it is settled; whoever opened it withdraws it with no. The last one needed carries it out. */
  vote(actor: Actor, game: GameId, proposal: number, yes: boolean): Promise<Proposal>;
  /** A player says that the table waits for those whose deadline has passed. */
  waive(actor: Actor, game: GameId): Promise<GameCard>;
}
