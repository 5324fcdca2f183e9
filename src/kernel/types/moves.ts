import type { Json } from '../basics.js';

/** Choices and moves. */

/** One argument of a move as typed: a word, a number, or a bag such as `2energy+ivory` (`-` is empty). */
export type Value = string | number;

/**
 * A player's decision: a verb and one value per parameter of the choice. A composition is several moves
 * of one seat, `assign walrus 2; assign cod 1`: all of them are played or none, as one event.
 */
export interface Move {
  readonly verb: string;
  readonly args: readonly Value[];
  /** The other moves of a composition, in order. */
  readonly then?: readonly Move[];
}

/** An integer between two bounds, inclusive. */
export interface Span {
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

/** One of several words. */
export interface Pick {
  readonly name: string;
  readonly oneOf: readonly string[];
  /** The words are edges, `borg-reykholt`; their ends may be typed in either order. */
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
  /** Other words for some of the things, such as their singulars; accepted, never written. */
  readonly also?: Readonly<Record<string, string>>;
}

/** One argument of a choice: fixed, or open within bounds. */
export type Parameter = Value | Span | Pick | Bag;

/** Why a choice is blocked: the rule, and the blocking fact as a message key with arguments. */
export interface Block {
  readonly rule: string;
  readonly key: string;
  readonly args?: Readonly<Record<string, Json>>;
}

/** A move that a seat may make now, or (with `blocked`) can't make now. */
export interface Choice {
  readonly verb: string;
  readonly args: readonly Parameter[];
  readonly blocked?: Block;
}
