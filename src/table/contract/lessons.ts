import type { Choice, Lesson, Move, Seat, TutorialStep } from '../../kernel/index.js';
import type { Actor, ChannelId, PersonId } from './game.js';
import type { Choosing, Composition, Snapshot } from './play.js';

/** A tutorial as its pupil sees it. It depends only on the moves so far, so every attempt is the same. */
export interface LessonSnapshot {
  readonly module: string;
  readonly pupil: PersonId;
  readonly thread?: ChannelId;
  /** Language of the thread. */
  readonly language: string;
  /** Steps done, and steps in all. Controls carry `at`. */
  readonly at: number;
  readonly steps: number;
  /** Undefined at the end. */
  readonly step?: TutorialStep;
  readonly seat: Seat;
  readonly state?: string;
  readonly rule?: string;
  /** Choices of the pupil's seat, blocked ones with their reasons. */
  readonly choices: readonly Choice[];
  /** The step needs several moves as one answer; chosen moves are saved until they are sent. */
  readonly composes: boolean;
  /** The chosen but unsent moves that can still be played. */
  readonly composed?: Composition;
  /** The board as the pupil sees it. Its card belongs to no game. */
  readonly snapshot: Snapshot;
}

/** The result of a pupil's action, with the lesson after it. */
export type LessonAnswer =
  | { readonly does: 'ask' | 'keep'; readonly lesson: LessonSnapshot }
  | { readonly does: 'play'; readonly came: Lesson; readonly lesson: LessonSnapshot };

export interface Lessons {
  /** The actor's own lesson in a game. */
  find(actor: Actor, module: string): Promise<LessonSnapshot | undefined>;
  /** The actor's own lesson in a thread. */
  at(actor: Actor, thread: ChannelId): Promise<LessonSnapshot | undefined>;
  /** Starts a lesson, in place of an existing one. */
  begin(
    actor: Actor,
    module: string,
    where: { readonly thread?: ChannelId; readonly language: string },
  ): Promise<LessonSnapshot>;
  /**
   * The pupil's answer, decided from the current lesson. A wrong or refused answer changes nothing. @throws
   * Refused by the rules or without a lesson; Stale if `at` has passed
   */
  answer(
    actor: Actor,
    module: string,
    decide: (lesson: LessonSnapshot, compose: (moves: readonly Move[]) => Composition) => Choosing,
    at?: number,
  ): Promise<LessonAnswer>;
}
