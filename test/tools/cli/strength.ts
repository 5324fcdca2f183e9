import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { playForStrength, type StrengthGame, strengths } from '../ratings/strength.js';
import { findGame } from '../../../src/games/registry.js';
import { LEVELS } from '../../../src/kernel/levels.js';
import { progressLine, variantOf, whole } from '../../../src/cli/options.js';

interface Given {
  readonly game: string;
  readonly variant?: string;
  readonly seats: number;
  readonly levels: string;
  readonly games: number;
  readonly playouts: number;
  readonly seed: number;
  readonly out?: string;
}

/** Measures the strength of the AIs' levels, for docs/dev/measurements/ai-levels.md and the ladder's anchors. */
export function addStrength(program: Command): void {
  program
    .command('strength')
    .description('Rates AI levels by games against each other; thinking is counted in playouts, not time.')
    .requiredOption('--game <id>', 'the game')
    .option('--variant <id>', 'a variant of it')
    .option('--seats <n>', 'at a table, each level once', whole(2, 8), 4)
    .option('--levels <names>', 'which of them, separated by commas', LEVELS.join(','))
    .option('--games <n>', 'how many games', whole(1, 100_000), 40)
    .option('--playouts <n>', 'of each thought of a program that thinks ahead', whole(1, 1_000_000), 60)
    .option('--seed <n>', 'the same seed plays the same games', whole(0), 1)
    .option('--out <file>', 'games are added to it one by one, and those that it has aren’t played again')
    .action((given: Given) => {
      const { games: most, out, seed, playouts } = given;
      const module = findGame(given.game);
      const programs = given.levels.split(',').map((name) => name.trim());
      const seats = Math.min(given.seats, programs.length);
      const variant = variantOf(module, given.variant, seats);
      const games = out === undefined || !existsSync(out) ? [] : readGames(readFileSync(out, 'utf8'));
      const progress = progressLine('games', most);
      const input = { module, variant, seats, programs, playouts, seed };
      for (let number = games.length; number < most; number++) {
        const game = playForStrength(input, number);
        games.push(game);
        if (out !== undefined) appendFileSync(out, `${JSON.stringify(game)}\n`);
        progress(number + 1);
      }
      const measure = programs.includes('greedy') ? 'greedy' : (programs[0] ?? '');
      const thought = `${playouts} playouts a thought`;
      console.log(
        `${given.game} ${variant}, ${games.length} games at tables of ${seats}, seed ${seed}, ${thought}`,
      );
      console.log(`level          games   wins  from ${measure}      ms a decision`);
      for (const { name, games: own, wins, above, margin, secondsEach } of strengths(games, measure, seed)) {
        const cells = [
          name.padEnd(14),
          String(own).padStart(5),
          `${(100 * wins).toFixed(0).padStart(4)} %`,
          `${above.toFixed(1).padStart(6)} ± ${margin.toFixed(1)}`.padEnd(16),
          (1000 * secondsEach).toFixed(1).padStart(8),
        ];
        console.log(cells.join(' '));
      }
    });
}

/** Reads the lines that this command writes. */
const readGames = (text: string): StrengthGame[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as StrengthGame);
