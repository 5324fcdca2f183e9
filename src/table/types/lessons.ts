import type { Lesson } from '../../kernel/tutorial.js';
import type { Choice, Seat, TutorialStep } from '../../kernel/types.js';
import type { Actor, ChannelId, PersonId } from './game.js';
import type { Snapshot } from './play.js';

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
  /** The board as the pupil sees it. Its card belongs to no game. */
  readonly snapshot: Snapshot;
}

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
   * A move of the pupil. A wrong one changes nothing.
   * @throws Refused by the game's rules, or when there is no lesson; Stale when `at` has passed
   */
  act(
    actor: Actor,
    module: string,
    move: string,
    at?: number,
  ): Promise<{ readonly came: Lesson; readonly lesson: LessonSnapshot }>;
}
