/** The thing with the highest score above `least`, the first of equals; undefined if there is none. */
export function best<T>(things: readonly T[], score: (thing: T) => number, least = -Infinity): T | undefined {
  let found: T | undefined;
  let most = least;
  for (const thing of things) {
    const n = score(thing);
    if (n > most) [found, most] = [thing, n];
  }
  return found;
}
