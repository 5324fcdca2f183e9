/** Discord's epoch, 2015. An id holds the milliseconds since then above its lowest 22 bits. */
const EPOCH = 1_420_070_400_000;

/** Creation time of a snowflake (ms since 1970). */
export function snowflakeTime(id: string): number {
  return Math.floor(Number(id) / 2 ** 22) + EPOCH;
}

/** True for the decimal form of a snowflake. */
export function isSnowflake(value: unknown): value is string {
  return typeof value === 'string' && /^(0|[1-9][0-9]{0,19})$/.test(value);
}

/** Older id first. */
export function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}

/** Generates increasing ids, even when the clock stands still or goes back. */
export function snowflakes(now: () => number): () => string {
  let last = 0n;
  return () => {
    const fresh = BigInt(Math.trunc(now()) - EPOCH) << 22n;
    last = fresh > last ? fresh : last + 1n;
    return last.toString();
  };
}
