/** Interval between two checks, ms. */
const EVERY = 100;
/** A late check counts as this much, ms. */
const MOST = 250;

/** Time in which this process had a CPU. */
export interface LivedTime {
  /** Time since its start, ms; at most the wall clock's. */
  ms(): number;
  stop(): void;
}

/** Counts only time in which this process was scheduled, so that a busy machine doesn't make a test look slow. */
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
