/** How several AIs share a table out among them, so that a match between them is fair. */

/**
 * Every way to give `seats` seats to `ais` AIs as evenly as it goes: nobody has more than one seat more than anybody
 * else. Each way is a list of numbers of AIs, one for each seat. A way and those in which the AIs change places
 * stand together, so that even a few games are nearly fair.
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

/** All even ways to go on from the seats that are given out already. */
function evenly(given: readonly number[], held: readonly number[], seats: number): number[][] {
  if (given.length === seats) return [[...given]];
  const most = Math.ceil(seats / held.length);
  const full = held.filter((n) => n === most).length;
  return held.flatMap((n, ai) => {
    // When seats can't be shared evenly, only so many may have one more.
    const extra = seats % held.length === 0 ? held.length : seats % held.length;
    if (n === most || (n === most - 1 && full === extra)) return [];
    return evenly(
      [...given, ai],
      held.map((m, i) => (i === ai ? m + 1 : m)),
      seats,
    );
  });
}

/** Who plays each seat in the game of this number; all splits come equally often. */
export function shareOut(ais: readonly string[], seats: number, number: number): readonly string[] {
  const splits = splitsOf(ais.length, seats);
  const split = splits[number % splits.length] ?? [];
  return split.map((ai) => ais[ai] ?? '');
}
