/** Dice, draws and shuffles. */

interface AnyDice extends ScriptedLuck {
  /** Number of dice, draws and shuffles so far. */
  count: number;
}

/** Scripted luck, in order (scripted positions only). */
interface ScriptedLuck {
  /** Faces of the next dice. */
  script?: number[];
  /** Results of the next draws, from 0. */
  draws?: number[];
  /** Top things after each of the next shuffles, from the top; the rest is shuffled. */
  shuffles?: (readonly ScriptedItem[])[];
}

/** A shuffled thing: itself, or its `id` if it is an object. */
export type ScriptedItem = string | number;

/** How scripted luck reads a shuffled list. */
export interface Pile<T> {
  /** A thing's id, if it is neither the thing itself nor its `id`. */
  readonly idOf?: (thing: T) => string;
  /** Number of things at the start of the list that stay, the last one on top. Default: the first thing is on top. */
  readonly topAt?: number;
}

/** Luck that scenarios and tutorials script before a move. */
export interface Luck {
  readonly dice?: readonly number[];
  readonly draws?: readonly number[];
  readonly shuffles?: readonly (readonly ScriptedItem[])[];
}

/** A game's own dice: the stream's key, as secret as the seed, and the number of words used so far. */
export interface SecretDice extends AnyDice {
  key: string;
  at: number;
}

/** Dice of trials, imagined positions and games of older versions: a generator's four integers. */
export interface FastDice extends AnyDice {
  state: readonly number[];
}

/** State of the dice. Never in a view. */
export type DiceState = SecretDice | FastDice;
