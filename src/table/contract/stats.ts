import type { Seat } from '../../kernel/index.js';
import type { Actor, PersonId, Stage } from './game.js';

/** Figures about people and servers, from what every member may know. */

/** A person's results in one game. */
interface GameRecord {
  readonly module: string;
  readonly finished: number;
  readonly won: number;
  /** Mean and best score of the finished ones. */
  readonly mean: number;
  readonly best: number;
}

interface PersonStats {
  readonly person: PersonId;
  readonly playing: number;
  readonly decisions: number;
  readonly records: readonly GameRecord[];
}

interface ServerStats {
  readonly stages: Readonly<Partial<Record<Stage, number>>>;
  readonly modules: readonly {
    readonly module: string;
    readonly finished: number;
    /** Mean time from start to end, ms. */
    readonly length: number;
    readonly wins: readonly { readonly seat: Seat; readonly n: number }[];
  }[];
  /** People with most games won, at most five. */
  readonly winners: readonly { readonly person: PersonId; readonly n: number }[];
}

export interface StatsMethods {
  person(actor: Actor, person: PersonId): Promise<PersonStats>;
  server(actor: Actor): Promise<ServerStats>;
}
