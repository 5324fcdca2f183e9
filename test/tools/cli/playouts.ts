import type { Command } from 'commander';
import { findGame } from '../../../src/games/registry.js';
import { settingsOf } from '../../../src/kernel/options.js';
import { playMany } from '../sim/batches.js';
import { readPackFile } from '../../../src/installed-packs.js';
import { pair, progressLine, variantOf, whole } from '../../../src/cli/options.js';

interface Given {
  game: string;
  seats: number;
  games: number;
  seed: number;
  variant?: string;
  option: Record<string, string>;
  pack?: string;
  ai?: string;
  invariants: boolean;
  roundTrip: boolean;
  workers: number;
}

const rounded = (n: number): number => Math.round(n * 100) / 100;

export function addPlayouts(program: Command): void {
  program
    .command('playouts')
    .description('Plays games with random choices (or AIs) and looks for faults and dead ends.')
    .requiredOption('--game <id>', 'which game')
    .option('--seats <n>', 'how many seats play', whole(1, 8), 4)
    .option('--games <n>', 'how many games', whole(1), 100)
    .option('--seed <n>', 'the same seed plays the same games', whole(0, 2 ** 31 - 1), 1)
    .option('--variant <id>', 'which variant (the first one when absent)')
    .option('--option <name=value>', 'a setting of the game; may be given again', pair, {})
    .option('--pack <file>', 'play with this card pack')
    .option('--ai <names>', 'AIs that play instead of chance, e.g. greedy or greedy,random (in turn)')
    .option('--invariants', 'check the invariants after every decision', false)
    .option('--round-trip', 'write down, take back and play again every decision', isRoundTrip())
    .option('--workers <n>', 'worker threads; decisions per second are those of one', whole(1, 64), 1)
    .action(async (given: Given) => {
      const module = findGame(given.game);
      const variant = variantOf(module, given.variant, given.seats);
      const ai = given.ai === undefined || given.ai === 'random' ? [] : given.ai.split(',');
      for (const name of ai) {
        if (module.ai[name] === undefined)
          throw new Error(`there is no AI ${name}; there are ${Object.keys(module.ai).join(', ')}`);
      }
      const options = settingsOf(module.meta.options, given.option);
      const pack = given.pack === undefined ? undefined : readPackFile(module, given.pack);
      const { seats, games, seed, invariants, roundTrip, workers } = given;
      const output = await playMany(
        {
          game: given.game,
          variant,
          seats,
          games,
          seed,
          invariants,
          roundTrip,
          options,
          ai,
          ...(pack === undefined ? {} : { pack }),
        },
        workers,
        progressLine('games', games),
      );
      for (const fault of output.faults.slice(0, 10)) {
        console.log(`game ${fault.game}, after ${fault.decisions} decisions: ${fault.message}`);
        for (const line of fault.trail) console.log(`    ${line}`);
      }
      for (const [seat, score] of Object.entries(output.scores)) {
        const share = (100 * (output.wins[seat] ?? 0)) / Math.max(1, score.games);
        console.log(
          `${seat.padEnd(12)} ${score.games} games, ${rounded(score.sum / score.games)} points, wins ${rounded(share)} %`,
        );
      }
      console.log(
        JSON.stringify({
          game: given.game,
          variant,
          seats,
          games: output.games,
          decisions: output.decisions,
          faults: output.faults.length,
          decisionsPerSecond: Math.round(output.decisions / output.seconds),
          endings: output.endings,
        }),
      );
      if (output.faults.length > 0) process.exitCode = 1;
    });
}

/** Enabled for any program by the environment (CONTRIBUTING.md). */
export const isRoundTrip = (): boolean => process.env['FIMBUL_ROUND_TRIP'] === '1';
