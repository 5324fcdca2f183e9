/** People besides their games: settings, lessons, statistics. */
import type { RowOf } from './schema/schema.js';
import type { Seat } from '../kernel/index.js';

export type PersonRow = RowOf<'people'>;

/** Replaces the id of a person whose data was deleted. */
export const FORMER = 'former';

/** A tutorial in progress. */
export type LessonRow = RowOf<'lessons'>;

/** Statistics of a server's games. */
export interface GuildTally {
  readonly stages: readonly { readonly stage: string; readonly n: number }[];
  /** Games that ended by their rules, with their mean duration in ms. */
  readonly finished: readonly { readonly module: string; readonly n: number; readonly length: number }[];
  readonly wins: readonly { readonly module: string; readonly seat: Seat; readonly n: number }[];
  /** People with the most wins. */
  readonly winners: readonly { readonly person: string; readonly n: number }[];
}

/** Statistics of a person's games in a server. */
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
  /** Rows of those people who have one, unordered. */
  people(ids: readonly string[]): Promise<readonly PersonRow[]>;
  savePerson(person: PersonRow): Promise<void>;
  /** All data about a person, by table, for their own export. */
  recordsOf(person: string): Promise<Readonly<Record<string, readonly unknown[]>>>;
  /** Deletes a person's data. @returns the games that named them; their revisions have changed */
  forget(person: string): Promise<readonly number[]>;
  /** Number of moves that a person has made in a guild's games. */
  decisionsOf(guild: string, person: string): Promise<number>;
  lesson(guild: string, person: string, module: string): Promise<LessonRow | undefined>;
  /** The lesson in a thread. */
  lessonIn(guild: string, thread: string): Promise<LessonRow | undefined>;
  /**
   * @param before the lesson as it was read; undefined for a new one @throws Stale if the lesson has changed since then
   */
  saveLesson(lesson: LessonRow, before?: Pick<LessonRow, 'moves' | 'composed'>): Promise<void>;
}

export interface TallyStore {
  guildTally(guild: string, winners: number): Promise<GuildTally>;
  personTally(guild: string, person: string): Promise<PersonTally>;
}
