import type { ConformanceInput } from './conformance.js';
import { isNumberOption, samplesOf } from '../../src/kernel/options.js';
import { drawer, shuffle } from '../../src/kernel/random.js';
import type { GameMeta, Seat } from '../../src/kernel/types.js';

/** Combinations of a game's variants, seats and options, for tests that cover all of them. */

type Meta = Pick<GameMeta, 'variants' | 'options' | 'seats'>;

export interface VariantSize {
  readonly variant: string;
  readonly seats: number;
}

/** Every variant with every possible number of seats. */
export function variantSizes({ variants }: Pick<Meta, 'variants'>): readonly VariantSize[] {
  return variants.flatMap(({ id, minSeats, maxSeats }) =>
    Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => ({ variant: id, seats: minSeats + i })),
  );
}

/** Number of combinations of options enumerated in order; further ones are random. */
const MOST_COMBINATIONS = 256;

/** Options for a round: every value of each option occurs, and in time every combination. */
export function optionsOfRound({ options }: Pick<Meta, 'options'>, round: number): Record<string, string> {
  let rest = round;
  let combinations = 1;
  const draw = drawer(round);
  return Object.fromEntries(
    options.map((option) => {
      const values = samplesOf(option);
      combinations *= values.length;
      const at = combinations <= MOST_COMBINATIONS ? rest % values.length : draw(values.length);
      rest = Math.floor(rest / values.length);
      return [option.id, values[at] ?? ''];
    }),
  );
}

/** Random seats of the variant, in the rulebook's order. */
export function seatsFor({ variants, seats }: Meta, table: VariantSize, draw: (n: number) => number): Seat[] {
  const known = variants.find(({ id }) => id === table.variant)?.seats ?? seats.map(({ id }) => id);
  const left = [...known];
  while (left.length > table.seats) left.splice(draw(left.length), 1);
  return left;
}

/** Number options at an extreme per game: with all of them extreme, games would never end. */
const NUMBERS = 3;

/** A non-default value for every option with named values, varying by round, and some extreme numbers. */
function otherOptions({ options }: Pick<Meta, 'options'>, round: number): Record<string, string> {
  const draw = drawer(round);
  const numbers = shuffle(options.filter(isNumberOption), draw).slice(0, NUMBERS);
  const changed = options.filter((option) => !isNumberOption(option) || numbers.includes(option));
  return Object.fromEntries(
    changed.flatMap((option): [string, string][] => {
      const [, ...others] = samplesOf(option);
      const value = others[round % Math.max(1, others.length)];
      return value === undefined ? [] : [[option.id, value]];
    }),
  );
}

/**
 * Games for `conform`: every variant with the fewest and the most seats, once with default options and once with
 * others.
 */
export function conformanceCases(meta: Meta, every = 5): readonly (readonly [string, ConformanceInput])[] {
  const tables = meta.variants.flatMap(({ id, minSeats, maxSeats }) =>
    [...new Set([minSeats, maxSeats])].map((seats) => ({ variant: id, seats })),
  );
  return tables.map((table, at) => {
    const seed = 11 + at;
    const seats = seatsFor(meta, table, drawer(seed));
    // The first game of every variant has the default options.
    const isFirst = tables.findIndex(({ variant }) => variant === table.variant) === at;
    const options = isFirst ? {} : otherOptions(meta, at);
    const changed = Object.entries(options).map((pair) => pair.join(' '));
    const name = `${table.variant}, ${seats.join(' ')}${changed.length === 0 ? '' : `, ${changed.join(', ')}`}`;
    return [name, { variant: table.variant, seats, options, seed, every }] as const;
  });
}
