import type { Command } from 'commander';
import { endure } from '../endurance.js';
import { isRoundTrip } from './playouts.js';
import { progressLine, whole } from '../../../src/cli/options.js';

interface Given {
  game: string;
  decisions: number;
  seed: number;
  roundTrip: boolean;
  workers: number;
}

export function addEndurance(program: Command): void {
  program
    .command('endurance')
    .description('Plays random decisions in all variants and seat counts, and looks for faults.')
    .requiredOption('--game <id>', 'which game')
    .option('--decisions <n>', 'how many at least', whole(1), 1_000_000)
    .option('--seed <n>', 'the same seed plays the same games', whole(0, 2 ** 31 - 1), 1)
    .option('--round-trip', 'write down, take back and play again every decision', isRoundTrip())
    .option('--workers <n>', 'worker threads', whole(1, 64), 1)
    .action(async (given: Given) => {
      const stretches = await endure(given, progressLine('decisions', given.decisions));
      let decisions = 0;
      let faults = 0;
      for (const { variant, seats, output } of stretches) {
        decisions += output.decisions;
        faults += output.faults.length;
        for (const fault of output.faults.slice(0, 5)) {
          console.log(
            `${variant}, ${seats} seats, game ${fault.game}, after ${fault.decisions} decisions: ${fault.message}`,
          );
          for (const line of fault.trail) console.log(`    ${line}`);
        }
        console.log(
          JSON.stringify({
            variant,
            seats,
            games: output.games,
            decisions: output.decisions,
            faults: output.faults.length,
            endings: output.endings,
          }),
        );
      }
      console.log(JSON.stringify({ game: given.game, roundTrip: given.roundTrip, decisions, faults }));
      if (faults > 0) process.exitCode = 1;
    });
}
