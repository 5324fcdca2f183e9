import type { Json } from '../basics.js';

/** What somebody may do, and what they did. */

/** One argument of a move as it is typed: a word, a number, or a bag such as `2energy+ivory` (`-` is empty). */
export type Value = string | number;

/**
 * What a player decided: a verb and one value for each parameter of the choice it takes up. A composition is several moves
 * of one seat that are decided together, `assign walrus 2; assign cod 1`: all of them are played or none, as one event.
 */
export interface Move {
  readonly verb: string;
  readonly args: readonly Value[];
  /** What follows the first move in a composition, in order. */
  readonly then?: readonly Move[];
}

/** A whole number between two bounds, both included. */
export interface Span {
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

/** One of several words. */
export interface Pick {
  readonly name: string;
  readonly oneOf: readonly string[];
  /** The words are edges, `borg-reykholt`; whichever end is typed first, the same is meant. */
  readonly edges?: true;
}

/**
 * Any number of each of several things, between `min` and `max` in all. Written `2energy+walrus`, or `-`; a number of
 * different things is a bag of one each: `0612+c1-07`. How ids are written: `words.ts`.
 */
export interface Bag {
  readonly name: string;
  readonly of: Readonly<Record<string, number>>;
  readonly min: number;
  readonly max: number;
  /** Other words for some of the things, such as their singulars; never written by the program. */
  readonly also?: Readonly<Record<string, string>>;
}

/** One argument of a choice: fixed, or open within bounds. */
export type Parameter = Value | Span | Pick | Bag;

/** Why a choice can't be taken: the rule, and the fact that blocks it as a message key with arguments. */
export interface Block {
  readonly rule: string;
  readonly key: string;
  readonly args?: Readonly<Record<string, Json>>;
}

/** Something a seat may do now, or (with `blocked`) would do if it could. */
export interface Choice {
  readonly verb: string;
  readonly args: readonly Parameter[];
  readonly blocked?: Block;
}
