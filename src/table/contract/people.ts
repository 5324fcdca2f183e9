import type { PersonId } from './game.js';

/** What is kept about people. */

/** What is kept about a person. */
export interface Person {
  readonly id: PersonId;
  readonly language?: string;
  /** IANA name. */
  readonly zone?: string;
  /** Moves of one word are played at one press, without being asked to confirm. */
  readonly quick?: boolean;
  /** Whoever is called gets a direct message with a link to the call besides. */
  readonly direct?: boolean;
  /** Hours in which they aren't to be called, minutes of the local day; `to` before `from` is on the next day. */
  readonly quiet?: { readonly from: number; readonly to: number };
  /** Absence, ms since 1970. */
  readonly away?: { readonly from: number; readonly until: number };
}
