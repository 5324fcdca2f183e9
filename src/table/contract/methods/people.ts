import type { Directs } from '../direct.js';
import type { PersonId } from '../game.js';
import type { Person } from '../people.js';

/** Data about people. */
export interface PeopleMethods {
  get(id: PersonId): Promise<Person>;
  /**
   * Refused when the zone is none, or quiet hours or absence are too long. Deadlines that run follow, those of many
   * games in the background.
   */
  save(person: Person): Promise<void>;
  /** All data about the person, by table. Only they may have it. */
  records(id: PersonId): Promise<Readonly<Record<string, readonly unknown[]>>>;
  /**
   * Forgets a person: they get up from every game (the AI plays on), what is theirs alone goes, and what belongs to
   * games doesn't name them any more. Words that they added to seeds stay: without them no die could be checked.
   */
  forget(id: PersonId): Promise<void>;
  readonly directs: Directs;
}
