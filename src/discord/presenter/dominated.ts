import { parseBag } from '../../kernel/index.js';
import { isNothing } from './labels.js';

/** Finds endings of a move that take more than another ending without a better chance. */

interface Way {
  readonly rest: readonly string[];
  /** Begins with the chance of success, if known. */
  readonly hint: string;
}

const chanceOf = ({ hint }: Way): number | undefined => {
  const found = /^(\d+)\s?%/u.exec(hint)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Count of each component a move takes, keyed by position in the move and name. */
function takes({ rest }: Way): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const [at, word] of rest.entries()) {
    if (isNothing(word)) continue;
    for (const [thing, n] of Object.entries(parseBag(word) ?? { [word]: 1 })) all.set(`${at} ${thing}`, n);
  }
  return all;
}

const isWithin = (some: ReadonlyMap<string, number>, all: ReadonlyMap<string, number>): boolean =>
  [...some].every(([thing, n]) => n <= (all.get(thing) ?? 0));

export function dominated<T extends Way>(options: readonly T[]): ReadonlySet<T> {
  const chances = options.flatMap((way) => {
    const chance = chanceOf(way);
    return chance === undefined ? [] : [{ way, chance, takes: takes(way) }];
  });
  const isBeaten = (one: (typeof chances)[number]): boolean =>
    chances.some(
      (other) =>
        other.chance >= one.chance && isWithin(other.takes, one.takes) && !isWithin(one.takes, other.takes),
    );
  return new Set(chances.filter(isBeaten).map(({ way }) => way));
}
