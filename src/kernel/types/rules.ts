import type { Json, Seat } from '../basics.js';
import type { Entered, FrameName, FramesOf, HappeningKey, HappeningArgs, UpOf, VarsOf } from '../names.js';
import type { Pile } from './luck.js';
import type { ArgsOf } from './telling.js';
import type { Block, Choice, Move, Parameter, Value } from './moves.js';
import type { Over } from './position.js';

/** The parts of rules: procedures, states, and the context in which they run. */

/**
 * The context of running rules. One object serves a whole game; rules never store it. `At` names the running procedure
 * or state, which gives the types of its vars (`names.ts`).
 */
export type Ctx<G, At extends string = never> = Running<G, VarsOf<G, At>, UpOf<G, At>, FrameName<G, At>>;

interface Running<G, V, U, Names extends string> {
  readonly g: G;
  readonly seats: readonly Seat[];
  readonly variant: string;
  /** Vars of the running procedure or state. */
  readonly vars: V;
  /** Vars of the frame below, which entered it alone (`enteredBy`): a state leaves its result there. */
  readonly up: U;
  /** Starts a procedure or state; it runs when this step or handler returns, before the next step. */
  enter<N extends Names>(name: N, ...vars: Entered<G, N>): void;
  /** The running procedure goes on at this label instead of its next step. */
  goto(label: string): void;
  /** Ends the running procedure or state. */
  leave(): void;
  /** False while happenings are not collected: computing their args is wasted then. */
  readonly telling: boolean;
  /** Records a happening. */
  emit<K extends HappeningKey<G>>(key: K, ...said: HappeningArgs<G, K>): void;
  /** One die, 1–6. */
  die(): number;
  /** `n` dice, 1–6 each, in the order rolled. */
  dice(n: number): number[];
  /** An integer from 0 to n − 1. */
  draw(n: number): number;
  /** Shuffles in place. `pile` only matters to scripted luck. */
  shuffle<T>(list: T[], pile?: Pile<T>): T[];
  /** Marks that hidden information was revealed: earlier moves can't be undone without consent. */
  reveal(): void;
  /** The game is over. */
  end(over: Over): void;
}

/** Collects the choices of a seat. */
export interface Offer {
  /** True if blocked choices are collected too; otherwise computing reasons is wasted. */
  readonly explain: boolean;
  /** The seat's composed moves so far in a sealed state with `closes`. */
  readonly composed: readonly Move[];
  can(verb: string, ...args: Parameter[]): void;
  /** Announces `n` choices, which `list` offers once they are read. A random choice lists only its own group. */
  later(n: number, list: () => void): void;
  /** A blocked choice and its reason. Ignored unless `explain`. */
  cannot(
    verb: string,
    args: readonly Parameter[],
    rule: string,
    key: string,
    facts?: Readonly<Record<string, Json>>,
  ): void;
  /** The same with an existing reason. */
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

/** One labeled step of the sequence of play. */
export interface Step<G, At extends string = never> {
  readonly label: string;
  readonly run: (c: Ctx<G, At>) => void;
}

export type Procedure<G, At extends string = never> = readonly Step<G, At>[];

/** A point where the game waits. */
export interface State<G, At extends string = never> {
  /** Section of the rules that the decision belongs to, e.g. `E3`. */
  readonly rule: string;
  /** The seats to ask; the state ends when it is empty. */
  readonly seats: (c: Ctx<G, At>) => readonly Seat[];
  /** The only place that knows what is legal. */
  readonly choices: (c: Ctx<G, At>, seat: Seat, offer: Offer) => void;
  /**
   * Why a move that is neither offered nor blocked is impossible: for likely attempts that need no entry among the
   * blocked choices. Uses only information of the seat.
   */
  readonly why?: (c: Ctx<G, At>, seat: Seat, move: Move) => Block | undefined;
  /** Handlers of the verbs. Their arguments are already checked. */
  readonly verbs: Readonly<Record<string, (c: Ctx<G, At>, seat: Seat, args: readonly Value[]) => void>>;
  /** Answers stay hidden until all are in; then `resolve` runs in place of the verbs. */
  readonly sealed?: true;
  readonly resolve?: (c: Ctx<G, At>, answers: Readonly<Record<Seat, Move>>) => void;
  /**
   * Verbs that end a sealed answer composed of several moves. `choices` reads the moves so far from `offer.composed`,
   * views from `composedBy`. Only the seat sees them and may take them back one by one; an answer has all (`movesOf`).
   */
  readonly closes?: readonly string[];
  /** The choices depend on hidden information, so even a single one is asked. */
  readonly hidden?: true;
  /**
   * The seat's answer from an earlier sealed state. Called once, when the state is entered and waits for this
   * seat alone; it may change `g`, and must give one of `choices`. Undefined asks the seat.
   */
  readonly answered?: (c: Ctx<G, At>, seat: Seat, choices: readonly Choice[]) => Move | undefined;
  /**
   * The answer of a seat that lets the state's short clock expire. For decisions to interrupt, which most players
   * decline. Must always be among the choices.
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
