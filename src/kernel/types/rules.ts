import type { Json, Seat } from '../basics.js';
import type { Entered, FrameName, FramesOf, HappeningKey, Said, UpOf, VarsOf } from '../names.js';
import type { Pile } from './luck.js';
import type { ArgsOf } from './telling.js';
import type { Block, Choice, Move, Parameter, Value } from './moves.js';
import type { Over } from './position.js';

/** What rules are written with: procedures, states, and the context in which they run. */

/**
 * What rules see and use while they run. One object serves a whole game; rules never keep it. `At` names the procedure
 * or state that runs, where its vars are wanted (`names.ts`).
 */
export type Ctx<G, At extends string = never> = Running<G, VarsOf<G, At>, UpOf<G, At>, FrameName<G, At>>;

interface Running<G, V, U, Names extends string> {
  readonly g: G;
  readonly seats: readonly Seat[];
  readonly variant: string;
  /** Vars of the procedure or state that runs. */
  readonly vars: V;
  /** Vars of whoever entered it (`enteredBy`): where a state leaves its outcome. It is the frame below, so it must have been entered alone. */
  readonly up: U;
  /** Starts a procedure or state; it runs when this step or handler returns, before what comes next. */
  enter<N extends Names>(name: N, ...vars: Entered<G, N>): void;
  /** The running procedure goes on at this label instead of its next step. */
  goto(label: string): void;
  /** Ends the running procedure or state. */
  leave(): void;
  /** False while happenings are not collected: computing their args is wasted then. */
  readonly telling: boolean;
  /** Records what happened. */
  say<K extends HappeningKey<G>>(key: K, ...said: Said<G, K>): void;
  /** One die, 1–6. */
  die(): number;
  /** `n` dice, 1–6 each, in the order rolled. */
  dice(n: number): number[];
  /** A whole number from 0 to n − 1. */
  draw(n: number): number;
  /** Shuffles in place. `pile` matters to luck that is laid down, and to nothing else. */
  shuffle<T>(list: T[], pile?: Pile<T>): T[];
  /** Hidden information came out: nothing before this moment is undone without consent. */
  reveal(): void;
  /** The game is over. */
  end(over: Over): void;
}

/** Collects the choices of a seat. */
export interface Offer {
  /** True when blocked choices are wanted too; computing reasons otherwise is wasted. */
  readonly explain: boolean;
  /** Moves that this seat has composed so far in a sealed state with `closes`. */
  readonly composed: readonly Move[];
  can(verb: string, ...args: Parameter[]): void;
  /** A choice that can't be taken now, and why. Ignored unless `explain`. */
  cannot(
    verb: string,
    args: readonly Parameter[],
    rule: string,
    key: string,
    facts?: Readonly<Record<string, Json>>,
  ): void;
  /** The same with a reason that was found elsewhere. */
  blocked(verb: string, args: readonly Parameter[], why: Block): void;
}

/** An offer whose refusals are checked against a game's texts. */
export interface TypedOffer<Keys extends string, Args> extends Omit<Offer, 'cannot'> {
  cannot<K extends Keys>(
    verb: string,
    args: readonly Parameter[],
    rule: string,
    key: K,
    ...facts: ArgsOf<Args, K>
  ): void;
}

/** One labelled step of the sequence of play. */
export interface Step<G, At extends string = never> {
  readonly label: string;
  readonly run: (c: Ctx<G, At>) => void;
}

export type Procedure<G, At extends string = never> = readonly Step<G, At>[];

/** A point where the game waits. */
export interface State<G, At extends string = never> {
  /** Section of the rules that the decision belongs to, e.g. `E3`. */
  readonly rule: string;
  /** Who is asked; nobody left to ask ends the state. */
  readonly seats: (c: Ctx<G, At>) => readonly Seat[];
  /** The only place that knows what is legal. */
  readonly choices: (c: Ctx<G, At>, seat: Seat, offer: Offer) => void;
  /**
   * Why a move that is neither offered nor blocked there can't be: for what somebody may well try and nobody wants to
   * read before. Knows no more than the seat does.
   */
  readonly why?: (c: Ctx<G, At>, seat: Seat, move: Move) => Block | undefined;
  /** What each verb does. The arguments are already known to be legal. */
  readonly verbs: Readonly<Record<string, (c: Ctx<G, At>, seat: Seat, args: readonly Value[]) => void>>;
  /** Answers stay hidden until all are in; then `resolve` runs in place of the verbs. */
  readonly sealed?: true;
  readonly resolve?: (c: Ctx<G, At>, answers: Readonly<Record<Seat, Move>>) => void;
  /**
   * A sealed answer is composed of several moves, until one with such a verb ends it. `choices` reads what stands so
   * far from `offer.composed`, views from `composedBy`; an answer has all moves (`movesOf`). Nobody else learns
   * anything of it, so it can be taken back move by move.
   */
  readonly closes?: readonly string[];
  /** The choices depend on something hidden, so a lone one is asked all the same. */
  readonly hidden?: true;
  /**
   * What the seat has already answered, in a sealed state before. Asked once, when the state comes up and waits for this
   * seat alone; it may change `g`, and must give one of `choices`. Undefined asks the seat.
   */
  readonly answered?: (c: Ctx<G, At>, seat: Seat, choices: readonly Choice[]) => Move | undefined;
  /**
   * A window in which others may step in and mostly don't. It has a short clock of its own, and this is what counts as
   * the answer of a seat that lets it run out. Must always be among the choices.
   */
  readonly onTimeout?: Move;
}

/** All procedures of a game. */
export type Procedures<G> =
  unknown extends FramesOf<G, 'procedures'>
    ? Readonly<Record<string, Procedure<G>>>
    : { readonly [At in keyof FramesOf<G, 'procedures'> & string]: Procedure<G, At> };

/** All states of a game. */
export type States<G> =
  unknown extends FramesOf<G, 'states'>
    ? Readonly<Record<string, State<G>>>
    : { readonly [At in keyof FramesOf<G, 'states'> & string]: State<G, At> };
