import type { Choice, Lesson, Move, Seat, TutorialStep } from '../../kernel/index.js';
import type { Actor, ChannelId, PersonId } from './game.js';
import type { Choosing, Composition, Snapshot } from './play.js';

/** A tutorial as its pupil sees it. Everything follows from the moves so far, so it is the same at every attempt. */
export interface LessonSnapshot {
  readonly module: string;
  readonly pupil: PersonId;
  readonly thread?: ChannelId;
  /** Language of what stands in the thread. */
  readonly language: string;
  /** Steps behind, and steps in all; what controls carry is `at`. */
  readonly at: number;
  readonly steps: number;
  /** Undefined when all is learnt. */
  readonly step?: TutorialStep;
  readonly seat: Seat;
  readonly state?: string;
  readonly rule?: string;
  /** Of the pupil's seat, blocked ones with their reasons. */
  readonly choices: readonly Choice[];
  /** The step wants several moves that are decided together: what is chosen one by one is kept until it is sent. */
  readonly composes: boolean;
  /** What is chosen and not sent yet, as far as it can still be played. */
  readonly composed?: Composition;
  /** The board as the pupil sees it. Its card belongs to no game. */
  readonly snapshot: Snapshot;
}

/** What came of what a pupil did. The lesson is as it is then. */
export type LessonAnswer =
  | { readonly does: 'ask' | 'keep'; readonly lesson: LessonSnapshot }
  | { readonly does: 'play'; readonly came: Lesson; readonly lesson: LessonSnapshot };

export interface Lessons {
  /** The actor's own lesson in a game. */
  find(actor: Actor, module: string): Promise<LessonSnapshot | undefined>;
  /** The actor's own lesson that is taught in a thread. */
  at(actor: Actor, thread: ChannelId): Promise<LessonSnapshot | undefined>;
  /** A new lesson in place of the one there may have been. */
  begin(
    actor: Actor,
    module: string,
    where: { readonly thread?: ChannelId; readonly language: string },
  ): Promise<LessonSnapshot>;
  /**
   * The pupil's answer, decided from the lesson as it is. A wrong answer or a refusal changes nothing.
   * @throws Refused by the rules or without a lesson; Stale when `at` has passed
   */
  answer(
    actor: Actor,
    module: string,
    decide: (lesson: LessonSnapshot, compose: (moves: readonly Move[]) => Composition) => Choosing,
    at?: number,
  ): Promise<LessonAnswer>;
}
