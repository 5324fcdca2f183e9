import { findGame } from '../../src/games/registry.js';
import { optionsOfRound, variantSizes } from './cases.js';
import { addOutputs, NOTHING, openPlayouts } from './sim/batches.js';
import type { PlayoutsOutput } from './sim/playouts.js';

/** Input of an endurance run. */
export interface EnduranceInput {
  readonly game: string;
  /** Runs until this many decisions were made. */
  readonly decisions: number;
  readonly seed: number;
  readonly roundTrip: boolean;
  readonly workers: number;
}

/** Results for a variant with a number of seats. */
export interface Stretch {
  readonly variant: string;
  readonly seats: number;
  readonly output: PlayoutsOutput;
}

/** Games of each variant and number of seats per round. */
const GAMES = 8;

/**
 * Plays random games of all variants in turn, checking invariants, until enough decisions were made or a check failed.
 * @param progress is called with the number of decisions so far
 */
export async function endure(
  input: EnduranceInput,
  progress?: (decisions: number) => void,
): Promise<readonly Stretch[]> {
  const { game, seed, roundTrip, workers } = input;
  const { meta } = findGame(game);
  const tables = variantSizes(meta);
  let outputs = tables.map(() => NOTHING);
  let decisions = 0;
  const pool = openPlayouts(workers);
  try {
    for (let round = 0; decisions < input.decisions; round++) {
      const options = optionsOfRound(meta, round);
      const batch = {
        game,
        first: round * GAMES,
        games: GAMES,
        seed,
        invariants: true,
        options,
        ai: [],
        roundTrip,
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
