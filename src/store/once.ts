/** Memoizes a prepared statement: building one costs more than running it. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
