import type { Seat } from '../basics.js';
import type { Choice, Move } from './moves.js';
import type { Position } from './position.js';

/** Decisions without a prompt: AIs, strategies, policies and conditions. */

/** Decides for a seat. It sees only the seat's view and choices. */
export type Ai<View> = (input: {
  readonly view: View;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  /** An integer from 0 to n − 1, from the AI's own generator. */
  readonly draw: (n: number) => number;
}) => Move;

/** A parsed strategy text. */
export interface ReadStrategy<View> {
  /** The strategy's own name: letters, digits and hyphens. */
  readonly name: string;
  /** Decisions that the text doesn't cover, by their names in strategy texts. */
  readonly unsaid: readonly string[];
  readonly ai: Ai<View>;
}

/** An AI that plays by a text; each game defines the language of its texts. */
export interface Strategist<View> {
  /** The game's own texts, by strategy name. */
  readonly texts: Readonly<Record<string, string>>;
  /** @throws BadText */
  readonly read: (text: string) => ReadStrategy<View>;
}

/**
 * An AI that thinks ahead, with a number of playouts to spend and a callback that says when to
 * stop: rules and AIs read no clock.
 */
export type Planner<View> = (
  input: Parameters<Ai<View>>[0] & {
    /** Most games (or parts of games) to play for this decision. */
    readonly playouts: number;
    /** False when time is up; called after every playout, and within a long one. */
    readonly keepGoing: () => boolean;
    /**
     * A position that looks the same to the seat, a different one per number, with its own dice; absent if only
     * the view is known.
     */
    readonly imagine?: (luck: number) => Position;
  },
) => Move;

/** A recurring decision that a player may set in advance. */
export interface Policy<View> {
  readonly id: string;
  readonly options: readonly string[];
  /** The option while none is chosen; `ask` asks. */
  readonly initial: string;
  /** Recommended: forced or trivial answers, never an own turn or a card against others. Default: `initial`. */
  readonly usual?: string;
  /** The option's move, or undefined to ask. */
  readonly decide: (option: string, view: View, seat: Seat, choices: readonly Choice[]) => Move | undefined;
}

/** A condition of a plan, evaluated on a seat's view: `alone walrus`. */
export interface Condition<View> {
  readonly id: string;
  /** Its possible subjects now; empty for a condition without a subject. */
  readonly about: (view: View, seat: Seat) => readonly string[];
  /** @param thing one of the subjects, or ''; a subject that is gone gives false */
  readonly holds: (view: View, seat: Seat, thing: string) => boolean;
}
