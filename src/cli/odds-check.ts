import type { Command } from 'commander';
import { findGame } from '../games/registry.js';
import { drawer } from '../kernel/random.js';
import { whole } from './options.js';

/** So many standard errors off is no chance any more. */
const TOO_FAR = 4.5;

interface Given {
  game: string;
  rolls: number;
  seed: number;
}

export function addOddsCheck(program: Command): void {
  program
    .command('odds-check')
    .description('Compares enumerated odds with simulated rolls.')
    .requiredOption('--game <id>', 'which game')
    .option('--rolls <n>', 'rolls in all', whole(100), 1_000_000)
    .option('--seed <n>', 'the same seed rolls the same', whole(0, 2 ** 31 - 1), 1)
    .action((given: Given) => {
      const check = findGame(given.game).odds?.check;
      if (check === undefined) throw new Error(`${given.game} has no odds to check`);
      const rows = check(given.rolls, drawer(given.seed));
      let wrong = 0;
      for (const { what, exact, seen, sigma } of rows) {
        const off = (seen - exact) / sigma;
        if (Math.abs(off) > TOO_FAR) wrong++;
        const mark = Math.abs(off) > TOO_FAR ? '  WRONG' : '';
        console.log(
          `${what.padEnd(44)} exact ${exact.toFixed(4)}  rolled ${seen.toFixed(4)}  off by ${off.toFixed(1)} σ${mark}`,
        );
      }
      console.log(JSON.stringify({ game: given.game, rolls: given.rolls, compared: rows.length, wrong }));
      if (wrong > 0) process.exitCode = 1;
    });
}
