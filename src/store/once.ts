/** A statement that is made when it is first wanted, and then stays: building one costs more than running it. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
