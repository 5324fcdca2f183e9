/** The thing with the highest score, the first of equals; undefined for none, or when the best isn't above `least`. */
export function best<T>(things: readonly T[], score: (thing: T) => number, least = -Infinity): T | undefined {
  let found: T | undefined;
  let most = least;
  for (const thing of things) {
    const n = score(thing);
    if (n > most) [found, most] = [thing, n];
  }
  return found;
}
