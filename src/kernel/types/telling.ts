import type { Json, Seat } from '../basics.js';

/** What a game can say: texts, chances, things that are printed, figures over time. */

/** Message templates (ICU) by key, for one language. */
export type Texts = Readonly<Record<string, string>>;

/** Arguments of a message whose key is built from data. */
export type AnyArgs = Readonly<Record<string, Json>>;

/** The arguments of a message as the last parameter of a call: none where it has none. */
export type ArgsOf<Args, Key> = Key extends keyof Args ? [args: Args[Key]] : [];

/** Messages whose keys and arguments the compiler knows (`texts/en.json` and `args.d.ts` beside it). */
interface TypedTexts<Keys extends string, Args> {
  /** The sentence of a key; arguments that are ids of things are replaced by their names. */
  text<K extends Keys>(key: K, ...args: ArgsOf<Args, K>): string;
  /** The same for keys built from data (`verb.${verb}`); tests check that they exist. */
  lookup(key: string, args?: AnyArgs): string;
}

/** Turns message keys into sentences of one language. */
export interface Teller {
  readonly locale: string;
  /** The sentence of a key built from data; arguments that are ids of things are replaced by their names. */
  lookup(key: string, args?: AnyArgs): string;
  /** The name of a seat, card, rank or other thing; the id itself when it has none. */
  name(id: string): string;
  has(key: string): boolean;
}

/** A teller over texts whose keys are known. */
export interface TypedTeller<Keys extends string, Args> extends Teller, TypedTexts<Keys, Args> {}

/** A few words about `next`, which may follow the words of a move so far; '' where there is nothing to say. */
export type Hint<View> = (
  view: View,
  seat: Seat,
  words: readonly string[],
  next: string,
  tell: Teller,
) => string;

/** Chances by enumeration, from what a seat can see. */
export interface Odds<View> {
  /** Ids of the things that a seat may ask about, in the order of the table. */
  readonly about: (view: View, seat: Seat) => readonly string[];
  /** All about one of them, in lines; '' when there is nothing to roll for. */
  readonly tell: (view: View, seat: Seat, thing: string, tell: Teller) => string;
  /** One of them in a few words, for a list of all; '' when there is nothing to say. */
  readonly brief: (view: View, seat: Seat, thing: string, tell: Teller) => string;
  /** A few words about `next`, which may follow the words of a move so far; '' where dice have no say. */
  readonly hint: Hint<View>;
}

/** What is printed and has a name of its own, for who asks about one thing. Knows no more than the view does. */
export interface Printed<View> {
  /** Ids of all of them, in the order of the rules; never depends on what somebody can't see. */
  readonly about: (view: View) => readonly string[];
  /** Its figures, a line each. */
  readonly figures: (view: View, thing: string, tell: Teller) => readonly string[];
  /** Where it lies and who is there, as far as it shows; empty when nobody can see it. */
  readonly now: (view: View, thing: string, tell: Teller) => readonly string[];
  /** Sections of the rules that say what it is for. */
  readonly rules: (view: View, thing: string) => readonly string[];
}

/** Figures of each seat at a moment, taken from a view so that nothing hidden gets in. */
export interface Timeline<View> {
  /** Ids of what is measured, in order; texts `measure.<id>`. */
  readonly measures: readonly string[];
  readonly of: (view: View, seat: Seat, measure: string) => number;
  /** Points of a seat if the game ended now; undefined where all players win or lose together. */
  readonly standing: (view: View, seat: Seat) => number | undefined;
}
