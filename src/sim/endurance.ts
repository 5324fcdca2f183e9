import { findGame } from '../games/registry.js';
import { samplesOf } from '../kernel/options.js';
import { drawer } from '../kernel/random.js';
import { addOutputs, NOTHING, openPlayouts } from './batches.js';
import type { PlayoutsOutput } from './playouts.js';

/** What an endurance run is asked for. */
export interface EnduranceInput {
  readonly game: string;
  /** Goes on until so many decisions have been made. */
  readonly decisions: number;
  readonly seed: number;
  readonly restless: boolean;
  readonly workers: number;
}

/** A variant with a number of seats, and what came of it. */
export interface Stretch {
  readonly variant: string;
  readonly seats: number;
  readonly output: PlayoutsOutput;
}

/** Every variant with every number of seats that it can have. */
export function tablesOf(game: string): readonly { readonly variant: string; readonly seats: number }[] {
  return findGame(game).meta.variants.flatMap(({ id, minSeats, maxSeats }) =>
    Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => ({ variant: id, seats: minSeats + i })),
  );
}

/** Combinations of options that are gone through in order; where there are more, chance fills up the rest. */
const MOST_COMBINATIONS = 256;

/** Each option of the lobby takes each of its values in turn, so that all combinations come up in time. */
export function optionsOfRound(game: string, round: number): Record<string, string> {
  let rest = round;
  let combinations = 1;
  const draw = drawer(round);
  return Object.fromEntries(
    findGame(game).meta.options.map((option) => {
      const values = samplesOf(option);
      combinations *= values.length;
      const at = combinations <= MOST_COMBINATIONS ? rest % values.length : draw(values.length);
      const value = values[at] ?? '';
      rest = Math.floor(rest / values.length);
      return [option.id, value];
    }),
  );
}

/** Games of each table in a round. */
const GAMES = 8;

/**
 * Plays random games of all tables in turn, invariants on, until enough decisions were made or something broke.
 * @param progress is called with the number of decisions so far
 */
export async function endure(
  input: EnduranceInput,
  progress?: (decisions: number) => void,
): Promise<readonly Stretch[]> {
  const { game, seed, restless, workers } = input;
  const tables = tablesOf(game);
  let outputs = tables.map(() => NOTHING);
  let decisions = 0;
  const pool = openPlayouts(workers);
  try {
    for (let round = 0; decisions < input.decisions; round++) {
      const options = optionsOfRound(game, round);
      const batch = {
        game,
        first: round * GAMES,
        games: GAMES,
        seed,
        invariants: true,
        options,
        ai: [],
        restless,
      };
      const played = tables.map(async (table) => {
        const output = await pool.run({ ...batch, ...table });
        progress?.((decisions += output.decisions));
        return output;
      });
      const found = await Promise.all(played);
      outputs = outputs.map((sum, at) => addOutputs(sum, found[at] ?? NOTHING));
      if (found.some(({ faults }) => faults.length > 0)) break;
    }
  } finally {
    await pool.close();
  }
  return tables.map((table, at) => ({ ...table, output: outputs[at] ?? NOTHING }));
}
