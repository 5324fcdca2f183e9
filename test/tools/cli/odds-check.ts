import type { Command } from 'commander';
import { whole } from '../../../src/cli/options.js';
import { findGame } from '../../../src/games/registry.js';
import { drawer } from '../../../src/kernel/random.js';
import { CHECKS } from '../odds-check/checks.js';
import { isWrong, offBy } from '../odds-check/trials.js';

interface Given {
  game: string;
  rolls: number;
  seed: number;
}

export function addOddsCheck(program: Command): void {
  program
    .command('odds-check')
    .description('Compares enumerated odds with the rules, played again and again.')
    .requiredOption('--game <id>', 'which game')
    .option('--rolls <n>', 'rolls in all', whole(100), 1_000_000)
    .option('--seed <n>', 'the same seed rolls the same', whole(0, 2 ** 31 - 1), 1)
    .action((given: Given) => {
      const check = CHECKS[findGame(given.game).meta.id];
      if (check === undefined) throw new Error(`${given.game} has no odds to check`);
      const rows = check(given.rolls, drawer(given.seed));
      const wrong = rows.filter(isWrong).length;
      for (const row of rows) {
        const { what, exact, seen } = row;
        const mark = isWrong(row) ? '  WRONG' : '';
        console.log(
          `${what.padEnd(44)} exact ${exact.toFixed(4)}  rolled ${seen.toFixed(4)}  off by ${offBy(row).toFixed(1)} σ${mark}`,
        );
      }
      console.log(JSON.stringify({ game: given.game, rolls: given.rolls, compared: rows.length, wrong }));
      if (wrong > 0) process.exitCode = 1;
    });
}
