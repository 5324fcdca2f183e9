import type { Frame } from './types.js';

type Shown = Pick<Frame, 'at' | 'vars'>;

/** Reads frames from outside, where no rule runs, by the names and vars that a game declares (its `frames.ts`). */
export function framesOf<Declared extends object>() {
  /** The vars of a frame, if it is the one of that name. */
  const varsOf = <N extends keyof Declared & string>(
    frame: Shown | undefined,
    at: N,
  ): Declared[N] | undefined =>
    // Whoever entered it gave it these; of the frames on a stack the compiler knows no more than that they are some.
    frame?.at === at ? (frame.vars as unknown as Declared[N]) : undefined;
  /** The vars of the frame of that name that was entered last. */
  const lastVars = <N extends keyof Declared & string>(
    frames: readonly Shown[],
    at: N,
  ): Declared[N] | undefined =>
    varsOf(
      frames.findLast((frame) => frame.at === at),
      at,
    );
  return { varsOf, lastVars };
}
