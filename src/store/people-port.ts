/** What the store keeps about people besides their games: rhythm and language, lessons, what they have come to. */
import type { RowOf } from './schema/schema.js';
import type { Seat } from '../kernel/index.js';

export type PersonRow = RowOf<'people'>;

/** Stands where somebody stood who wants to be forgotten. */
export const FORMER = 'former';

/** A tutorial under way. */
export type LessonRow = RowOf<'lessons'>;

/** Games of a server, counted. */
export interface GuildTally {
  readonly stages: readonly { readonly stage: string; readonly n: number }[];
  /** Games that came to an end by their rules, with the mean time they took, ms. */
  readonly finished: readonly { readonly module: string; readonly n: number; readonly length: number }[];
  readonly wins: readonly { readonly module: string; readonly seat: Seat; readonly n: number }[];
  /** People with most games won, the first so many. */
  readonly winners: readonly { readonly person: string; readonly n: number }[];
}

/** A person's games in a server, counted by module. */
export interface PersonTally {
  readonly playing: number;
  readonly records: readonly {
    readonly module: string;
    readonly finished: number;
    readonly won: number;
    readonly mean: number;
    readonly best: number;
  }[];
}

export interface PeopleStore {
  person(id: string): Promise<PersonRow | undefined>;
  /** Those of whom something is kept, in no order. */
  people(ids: readonly string[]): Promise<readonly PersonRow[]>;
  savePerson(person: PersonRow): Promise<void>;
  /** Everything that is kept about a person, by table, as plain data. Nothing of it is hidden from them. */
  recordsOf(person: string): Promise<Readonly<Record<string, readonly unknown[]>>>;
  /** Takes a person out of all that is kept. Gives the games that named them; their revisions have changed. */
  forget(person: string): Promise<readonly number[]>;
  /** Moves that a person has made in the games of a guild. */
  decisionsOf(guild: string, person: string): Promise<number>;
  lesson(guild: string, person: string, module: string): Promise<LessonRow | undefined>;
  /** The lesson that is taught in a thread. */
  lessonIn(guild: string, thread: string): Promise<LessonRow | undefined>;
  /**
   * Keeps a lesson; a new one, or one that begins anew, without `before`.
   * @throws Stale when it doesn't stand any more as it was read: after so many moves, with the same ones chosen
   */
  saveLesson(lesson: LessonRow, before?: Pick<LessonRow, 'moves' | 'composed'>): Promise<void>;
}

export interface TallyStore {
  guildTally(guild: string, winners: number): Promise<GuildTally>;
  personTally(guild: string, person: string): Promise<PersonTally>;
}
