/** How often it is looked at, ms. */
const EVERY = 100;
/** A look that comes later than that counts as this much, ms. */
const MOST = 250;

/** Time in which this process was given a processor. */
export interface LivedTime {
  /** Since it began, ms; never more than the clock says. */
  ms(): number;
  stop(): void;
}

/**
 * Counts time as this process lived it: while the machine gives others its processors nothing passes. What is too slow by
 * it is too slow by itself.
 */
export function livedTime(): LivedTime {
  let lived = 0;
  let last = performance.now();
  const look = (): void => {
    const now = performance.now();
    lived += Math.min(now - last, MOST);
    last = now;
  };
  const timer = setInterval(look, EVERY);
  timer.unref();
  return {
    ms: () => lived,
    stop: () => clearInterval(timer),
  };
}
