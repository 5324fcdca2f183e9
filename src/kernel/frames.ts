import type { Frame } from './types.js';

type Shown = Pick<Frame, 'at' | 'vars'>;

type KeysOf<V> = V extends unknown ? keyof V : never;
type ValueOf<V, K> = V extends unknown ? (K extends keyof V ? V[K] : never) : never;

/** Vars of any declared frame; vars of other frames are absent. */
type AnyVars<Declared> = {
  readonly [K in KeysOf<Declared[keyof Declared]>]?: ValueOf<Declared[keyof Declared], K>;
};

/** Any frame that a game declares, with its name and vars. */
export interface AnyFrame<Declared> extends Omit<Frame, 'at' | 'vars'> {
  readonly at: keyof Declared & string;
  readonly vars: AnyVars<Declared>;
}

/** Typed access to frames outside running rules, by the declarations in a game's `frames.ts`. */
export function framesOf<Declared extends object>() {
  /** The vars of a frame, if it is the one of that name. */
  const varsOf = <N extends keyof Declared & string>(
    frame: Shown | undefined,
    at: N,
  ): Declared[N] | undefined =>
    // `enter` checked these vars; the compiler can't infer them from a stored frame's name.
    frame?.at === at ? (frame.vars as unknown as Declared[N]) : undefined;
  /** The vars of the latest frame with that name. */
  const lastVars = <N extends keyof Declared & string>(
    frames: readonly Shown[],
    at: N,
  ): Declared[N] | undefined =>
    varsOf(
      frames.findLast((frame) => frame.at === at),
      at,
    );
  /** The top frame. */
  const topOf = (frames: readonly Frame[]): AnyFrame<Declared> | undefined =>
    frames.at(-1) as AnyFrame<Declared> | undefined;
  return { varsOf, lastVars, topOf };
}
