/** Distributes AIs over the seats of a table, so that a match is fair. */

/**
 * All ways to distribute `seats` seats as evenly as possible among `ais` AIs, as lists of AI numbers per seat.
 * Permutations of the AIs are adjacent, so that even a few games are nearly fair.
 */
export function splitsOf(ais: number, seats: number): readonly (readonly number[])[] {
  const known = new Set<string>();
  const splits: number[][] = [];
  for (const first of evenly([], new Array<number>(ais).fill(0), seats)) {
    for (let turn = 0; turn < ais; turn++) {
      const split = first.map((ai) => (ai + turn) % ais);
      if (known.has(split.join())) continue;
      known.add(split.join());
      splits.push(split);
    }
  }
  return splits;
}

/** All even continuations of a partial distribution. */
function evenly(given: readonly number[], held: readonly number[], seats: number): number[][] {
  if (given.length === seats) return [[...given]];
  const most = Math.ceil(seats / held.length);
  const full = held.filter((n) => n === most).length;
  return held.flatMap((n, ai) => {
    // If seats can't be divided evenly, only this many AIs may have one more.
    const extra = seats % held.length === 0 ? held.length : seats % held.length;
    if (n === most || (n === most - 1 && full === extra)) return [];
    return evenly(
      [...given, ai],
      held.map((m, i) => (i === ai ? m + 1 : m)),
      seats,
    );
  });
}

/** The AI of each seat in the game with this number; all distributions occur equally often. */
export function shareOut(ais: readonly string[], seats: number, number: number): readonly string[] {
  const splits = splitsOf(ais.length, seats);
  const split = splits[number % splits.length] ?? [];
  return split.map((ai) => ais[ai] ?? '');
}
