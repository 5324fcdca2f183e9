import type { Json, Seat, Vars } from './basics.js';
import type { Telling } from './happenings.js';

/**
 * Names used by a game's rules, for type checks only. If a position's type is `Named`, rules can emit only declared
 * happenings with their arguments, enter only existing procedures and states, and access only the vars of their own
 * frame. Other types (toy games, `unknown`) allow anything.
 */

declare const names: unique symbol;

export interface Named<N extends Names> {
  /** Never set: carries the type. */
  readonly [names]?: N;
}

interface Names {
  /** The type of the game's table of happenings. */
  readonly happenings?: Readonly<Record<string, Telling>>;
  /** Vars of each procedure and each state, by name. */
  readonly procedures?: object;
  readonly states?: object;
  /** For frames that access the vars of the frame below: which frames may enter them. */
  readonly enteredBy?: object;
}

/** All names, as a game with many procedures declares them. */
export interface GameNames<Told extends Names['happenings'], Procedures, States, By> {
  readonly happenings: Told;
  readonly procedures: Procedures;
  readonly states: States;
  readonly enteredBy: By;
}

type NamesOf<G> = typeof names extends keyof G ? NonNullable<G[typeof names]> : unknown;

type Happenings<G> = NamesOf<G> extends { readonly happenings: infer H } ? H : unknown;

/** Keys of a game's happenings. */
export type HappeningKey<G> = unknown extends Happenings<G> ? string : keyof Happenings<G> & string;

/** All happenings of a game, by key. */
export type Tellings<G> = Readonly<Record<HappeningKey<G>, Telling>>;

type ArgsOf<T> = T extends Telling<infer A> ? A : never;

type Whom = readonly Seat[];

/** Arguments of `emit` after the key: the happening's own, if any, and the seats that may know (default: everyone). */
export type HappeningArgs<G, K> =
  unknown extends Happenings<G>
    ? [args?: Readonly<Record<string, Json>>, to?: Whom]
    : K extends keyof Happenings<G>
      ? keyof ArgsOf<Happenings<G>[K]> extends never
        ? [args?: ArgsOf<Happenings<G>[K]>, to?: Whom]
        : [args: ArgsOf<Happenings<G>[K]>, to?: Whom]
      : never;

export type FramesOf<G, Kind extends 'procedures' | 'states'> =
  NamesOf<G> extends Readonly<Record<Kind, infer F>> ? F : unknown;

type Frames<G> = FramesOf<G, 'procedures'> & FramesOf<G, 'states'>;

type EnteredBy<G> = NamesOf<G> extends { readonly enteredBy: infer E } ? E : object;

/** Whether every frame in `At` is allowed to enter `N`. */
type MayEnter<G, N, At> = N extends keyof EnteredBy<G>
  ? [At] extends [never]
    ? false
    : [At] extends [EnteredBy<G>[N]]
      ? true
      : false
  : true;

/** Names of the procedures and states that a frame may enter. */
export type FrameName<G, At = never> =
  unknown extends Frames<G>
    ? string
    : { [N in keyof Frames<G> & string]: MayEnter<G, N, At> extends true ? N : never }[keyof Frames<G> &
        string];

/** The vars of a procedure or state; empty if the frame is unknown. */
export type VarsOf<G, At> =
  unknown extends Frames<G>
    ? Vars
    : [At] extends [never]
      ? object
      : At extends keyof Frames<G>
        ? Frames<G>[At]
        : object;

/** The vars of the frame that entered this one; unreadable unless declared. */
export type UpOf<G, At> =
  unknown extends Frames<G>
    ? Vars
    : [At] extends [never]
      ? object
      : At extends keyof EnteredBy<G>
        ? VarsOf<G, EnteredBy<G>[At]>
        : object;

/** The vars a frame starts with; optional ones may be set later. */
export type Entered<G, At> =
  unknown extends Frames<G>
    ? [vars?: Vars]
    : At extends keyof Frames<G>
      ? object extends Frames<G>[At]
        ? [vars?: Frames<G>[At]]
        : [vars: Frames<G>[At]]
      : never;
