/** Dice, draws and shuffles. */

interface AnyDice extends LaidLuck {
  /** How many dice, draws and shuffles have been asked of it. */
  count: number;
}

/** Luck laid down in advance, in order (scripted positions only). */
interface LaidLuck {
  /** Faces that the next dice show. */
  script?: number[];
  /** What the next draws give, from 0. */
  draws?: number[];
  /** What lies on top after each of the next shuffles, from the top; the rest is shuffled. */
  shuffles?: (readonly Laid[])[];
}

/** A thing that is shuffled: itself, or its `id` where it is an object. */
export type Laid = string | number;

/** How laid-down luck reads a list that is shuffled. */
export interface Pile<T> {
  /** What it calls a thing, where that is neither the thing itself nor its `id`. */
  readonly idOf?: (thing: T) => string;
  /** How many things from the beginning of the list stay, the last of them on top; else the first thing is on top. */
  readonly topAt?: number;
}

/** Luck as scenarios and tutorials lay it down before a move. */
export interface Luck {
  readonly dice?: readonly number[];
  readonly draws?: readonly number[];
  readonly shuffles?: readonly (readonly Laid[])[];
}

/** A game's own dice: the key of its stream, which is as secret as the seed, and how many words of it are used up. */
export interface SecretDice extends AnyDice {
  key: string;
  at: number;
}

/** Dice of trials, of imagined positions and of games begun before there were others: a generator's four integers. */
export interface FastDice extends AnyDice {
  state: readonly number[];
}

/** The dice as they stand. Never in a view. */
export type DiceState = SecretDice | FastDice;
