/** The things that were used last, as many as lie within so many bytes. */
export interface KeptBytes<T> {
  /** What is kept under the key; it counts as used. */
  get(key: string): T | undefined;
  /** Keeps it, and lets go of what wasn't used for longest. What alone is too large is not kept. */
  set(key: string, value: T): void;
  /** Bytes of all that is kept. */
  bytes(): number;
}

/** A number of pictures says little about memory: one table weighs as much as three tableaus. */
export function keptBytes<T>(most: number, sizeOf: (value: T) => number): KeptBytes<T> {
  const all = new Map<string, T>();
  let bytes = 0;
  const drop = (key: string, value: T): void => {
    all.delete(key);
    bytes -= sizeOf(value);
  };
  return {
    get(key) {
      const value = all.get(key);
      if (value === undefined) return undefined;
      all.delete(key);
      all.set(key, value);
      return value;
    },
    set(key, value) {
      const earlier = all.get(key);
      if (earlier !== undefined) drop(key, earlier);
      all.set(key, value);
      bytes += sizeOf(value);
      for (const [oldest, it] of all) {
        if (bytes <= most) break;
        drop(oldest, it);
      }
    },
    bytes: () => bytes,
  };
}
