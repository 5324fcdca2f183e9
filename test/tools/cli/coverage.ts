import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { findGame } from '../../../src/games/registry.js';
import { startsOf } from '../scenario.js';
import { cover } from '../coverage.js';
import { progressLine, whole } from '../../../src/cli/options.js';

interface Given {
  game: string;
  games: number;
  minutes: number;
  seed: number;
  from?: string[];
}

export function addCoverage(program: Command): void {
  program
    .command('coverage')
    .description('Plays games until every state, verb, refusal and card has occurred.')
    .requiredOption('--game <id>', 'which game')
    .option('--games <n>', 'gives up after so many games', whole(1), 5000)
    .option('--minutes <n>', 'gives up after so many minutes', whole(1), 30)
    .option('--from <files...>', 'scenarios whose positions every other game begins from')
    .option('--seed <n>', 'the same seed plays the same games', whole(0, 2 ** 31 - 1), 1)
    .action((given: Given) => {
      const end = Date.now() + given.minutes * 60_000;
      const module = findGame(given.game);
      const starts = (given.from ?? []).flatMap((file) => startsOf(readFileSync(file, 'utf8'), module));
      const line = progressLine('games', given.games);
      const report = cover({ ...given, starts, keepGoing: () => Date.now() < end }, (games) => line(games));
      for (const [name, reason] of Object.entries(report.justified)) console.log(`never: ${name}: ${reason}`);
      for (const name of report.outdated) console.log(`happened, though a reason says it can’t: ${name}`);
      for (const name of report.left) console.log(`LEFT: ${name}`);
      const { games, decisions, all, left, justified, outdated } = report;
      console.log(
        JSON.stringify({
          game: given.game,
          games,
          decisions,
          wanted: all.length,
          seen: all.length - left.length - Object.keys(justified).length,
          justified: Object.keys(justified).length,
          left: left.length,
        }),
      );
      if (left.length > 0 || outdated.length > 0) process.exitCode = 1;
    });
}
