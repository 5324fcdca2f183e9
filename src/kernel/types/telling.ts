import type { Json, Seat } from '../basics.js';

/** Texts, odds, printed things and timelines of a game. */

/** Message templates (ICU) by key, for one language. */
export type Texts = Readonly<Record<string, string>>;

/** Arguments of a message whose key is built from data. */
export type AnyArgs = Readonly<Record<string, Json>>;

/** The arguments of a message as a rest parameter; empty for a message without arguments. */
export type ArgsOf<Args, Key> = Key extends keyof Args ? [args: Args[Key]] : [];

/** Messages whose keys and arguments the compiler knows (`texts/en.json` and `args.d.ts` beside it). */
interface TypedTexts<Keys extends string, Args> {
  /** The sentence of a key; ids of things among the arguments become names. */
  text<K extends Keys>(key: K, ...args: ArgsOf<Args, K>): string;
  /** The same for keys built from data (`verb.${verb}`); tests check their existence. */
  lookup(key: string, args?: AnyArgs): string;
}

/** Turns message keys into sentences of one language. */
export interface Teller {
  readonly locale: string;
  /** The sentence of a key built from data; ids of things among the arguments become names. */
  lookup(key: string, args?: AnyArgs): string;
  /** The name of a seat, card, rank or other thing; the id itself if it has none. */
  name(id: string): string;
  has(key: string): boolean;
}

/** A teller over texts whose keys are known. */
export interface TypedTeller<Keys extends string, Args> extends Teller, TypedTexts<Keys, Args> {}

/** A few words about `next`, a possible next word of a move; '' for nothing. */
export type Hint<View> = (
  view: View,
  seat: Seat,
  words: readonly string[],
  next: string,
  tell: Teller,
) => string;

/** Odds by enumeration, from a seat's view. */
export interface Odds<View> {
  /** Ids of the things with odds, in the order of the table. */
  readonly about: (view: View, seat: Seat) => readonly string[];
  /** The odds of one thing, in lines; '' if there is nothing to roll for. */
  readonly tell: (view: View, seat: Seat, thing: string, tell: Teller) => string;
  /** The odds of one thing in a few words, for a list; '' for nothing. */
  readonly brief: (view: View, seat: Seat, thing: string, tell: Teller) => string;
  /** As `GameModule.hint`, about odds; '' without dice. */
  readonly hint: Hint<View>;
}

/** Named printed things, one by one. Uses only the view. */
export interface Printed<View> {
  /** Ids of all things, in the order of the rules; never depends on hidden information. */
  readonly about: (view: View) => readonly string[];
  /** The thing's figures, one per line. */
  readonly figures: (view: View, thing: string, tell: Teller) => readonly string[];
  /** The thing's place and the pieces there, if visible; otherwise empty. */
  readonly now: (view: View, thing: string, tell: Teller) => readonly string[];
  /** Sections of the rules about the thing. */
  readonly rules: (view: View, thing: string) => readonly string[];
}

/** Figures of each seat at a moment, from a view, so that they reveal nothing hidden. */
export interface Timeline<View> {
  /** Ids of the measures, in order; texts `measure.<id>`. */
  readonly measures: readonly string[];
  readonly of: (view: View, seat: Seat, measure: string) => number;
  /** Points of a seat if the game ended now; undefined if all players win or lose together. */
  readonly standing: (view: View, seat: Seat) => number | undefined;
}
