import type { Json, Seat, Vars } from './basics.js';
import type { Telling } from './happenings.js';

/**
 * What a game's rules call things, for the compiler alone. A position's type that is `Named` lets rules say only the
 * happenings that the game declares, each with its arguments, enter only procedures and states that there are, and
 * read and write only the vars that their own frame has. A type that isn't (a toy's, `unknown`) lets them use any.
 */

declare const names: unique symbol;

export interface Named<N extends Names> {
  /** Never there: no position holds it. */
  readonly [names]?: N;
}

interface Names {
  /** How each happening is told: the type of the game's table of them. */
  readonly happenings?: Readonly<Record<string, Telling>>;
  /** The vars of each procedure, by name, and of each state. */
  readonly procedures?: object;
  readonly states?: object;
  /** Who alone enters a procedure or state that reads or writes the vars of whoever entered it, by its name. */
  readonly enteredBy?: object;
}

/** All of them, as a game of many procedures declares them. */
export interface GameNames<Told extends Names['happenings'], Procedures, States, By> {
  readonly happenings: Told;
  readonly procedures: Procedures;
  readonly states: States;
  readonly enteredBy: By;
}

type NamesOf<G> = typeof names extends keyof G ? NonNullable<G[typeof names]> : unknown;

type Happenings<G> = NamesOf<G> extends { readonly happenings: infer H } ? H : unknown;

/** Keys of the happenings that a game has. */
export type HappeningKey<G> = unknown extends Happenings<G> ? string : keyof Happenings<G> & string;

/** All happenings of a game, by key. */
export type Tellings<G> = Readonly<Record<HappeningKey<G>, Telling>>;

type ArgsOf<T> = T extends Telling<infer A> ? A : never;

type Whom = readonly Seat[];

/** What is said with a key: its arguments, where it has any, and who may know; everyone when nobody is named. */
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

/** Whether each frame that `At` may be, and no unknown one, is among those that alone may enter `N`. */
type MayEnter<G, N, At> = N extends keyof EnteredBy<G>
  ? [At] extends [never]
    ? false
    : [At] extends [EnteredBy<G>[N]]
      ? true
      : false
  : true;

/** Names of the procedures and states that a game has, and that a frame may enter. */
export type FrameName<G, At = never> =
  unknown extends Frames<G>
    ? string
    : { [N in keyof Frames<G> & string]: MayEnter<G, N, At> extends true ? N : never }[keyof Frames<G> &
        string];

/** The vars of a procedure or state; of none in particular they can't be read. */
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

/** The vars that a frame begins with; those that it may lack can come later. */
export type Entered<G, At> =
  unknown extends Frames<G>
    ? [vars?: Vars]
    : At extends keyof Frames<G>
      ? object extends Frames<G>[At]
        ? [vars?: Frames<G>[At]]
        : [vars: Frames<G>[At]]
      : never;
