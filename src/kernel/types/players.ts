import type { Seat } from '../basics.js';
import type { Choice, Move } from './moves.js';
import type { Position } from './position.js';

/** Who decides without being asked: programs, strategies, what a seat has settled in advance. */

/** Somebody who decides without being asked twice: sees its own view and choices, nothing else. */
export type Ai<View> = (input: {
  readonly view: View;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  /** A whole number from 0 to n − 1, from the AI's own generator. */
  readonly draw: (n: number) => number;
}) => Move;

/** A text that a program plays by, read. */
export interface ReadStrategy<View> {
  /** What it calls itself: letters, digits and hyphens. */
  readonly name: string;
  /** Decisions that it says nothing about, by the names that texts have for them. */
  readonly unsaid: readonly string[];
  readonly ai: Ai<View>;
}

/** A program that plays by a text which somebody wrote for it; what such a text may say is the game's own affair. */
export interface Strategist<View> {
  /** Texts that come with the game, by the names that they call themselves. */
  readonly texts: Readonly<Record<string, string>>;
  /** @throws BadText */
  readonly read: (text: string) => ReadStrategy<View>;
}

/**
 * Somebody who thinks ahead: like an `Ai`, but with a number of playouts to spend and somebody who says when to
 * stop, because rules and AIs read no clock.
 */
export type Planner<View> = (
  input: Parameters<Ai<View>>[0] & {
    /** Most games (or parts of games) that are played through for this decision. */
    readonly playouts: number;
    /** False when time is up; asked after every playout, and within one that is long. */
    readonly keepGoing: () => boolean;
    /**
     * A position that looks the same to the seat, another for each number, with dice of its own; absent where nobody
     * knows more than the view.
     */
    readonly imagine?: (luck: number) => Position;
  },
) => Move;

/** A recurring decision that a player may settle in advance. */
export interface Policy<View> {
  readonly id: string;
  readonly options: readonly string[];
  /** The option in force when nothing was chosen; `ask` asks. */
  readonly initial: string;
  /** Recommended: forced or trivial answers, never one's own turn or a card against others; `initial` when absent. */
  readonly usual?: string;
  /** The move that the option takes, or undefined to ask. */
  readonly decide: (option: string, view: View, seat: Seat, choices: readonly Choice[]) => Move | undefined;
}

/** Something that may or may not be the case, which a plan can depend on: `alone walrus`. Read from one seat's view. */
export interface Condition<View> {
  readonly id: string;
  /** Words of what it may be about now; a condition about nothing in particular has none. */
  readonly about: (view: View, seat: Seat) => readonly string[];
  /** `thing` is one of those words, or '' ; false when it isn't there any more. */
  readonly holds: (view: View, seat: Seat, thing: string) => boolean;
}
