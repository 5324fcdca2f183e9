import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { findGame } from '../games/registry.js';
import { teller } from '../kernel/text.js';
import { balanceMany } from '../sim/balance-many.js';
import { reportPart } from '../sim/balance-report.js';
import { progressLine, whole } from './options.js';

interface Given {
  game: string;
  seats: string;
  games: number;
  seed: number;
  variant?: string;
  ai: string;
  workers: number;
  out?: string;
}

export function addBalance(program: Command): void {
  program
    .command('balance')
    .description('Plays many games with AIs and reports who wins, by what, and which cards are used.')
    .requiredOption('--game <id>', 'which game')
    .option('--seats <list>', 'how many seats play; several numbers make several parts of the report', '4')
    .option('--games <n>', 'how many games for each', whole(2), 1000)
    .option('--seed <n>', 'the same seed plays the same games', whole(0, 2 ** 31 - 1), 1)
    .option('--variant <id>', 'which variant (the first one when absent)')
    .option('--ai <name>', 'who plays every seat', 'greedy')
    .option('--workers <n>', 'worker threads', whole(1, 64), 2)
    .option('--out <file>', 'where the report goes (docs/<game>/balance.md when absent)')
    .action(async (given: Given) => {
      const module = findGame(given.game);
      const { study } = module;
      if (study === undefined) throw new Error(`${given.game} says nothing of what is to be counted`);
      if (module.ai[given.ai] === undefined)
        throw new Error(`there is no AI ${given.ai}; there are ${Object.keys(module.ai).join(', ')}`);
      const variant = given.variant ?? module.meta.variants[0]?.id ?? 'standard';
      const { game, games, seed, ai, workers } = given;
      const tell = teller(module.texts, 'en');
      const parts: string[] = [];
      for (const seats of given.seats.split(',').map(Number)) {
        const input = { game, variant, seats, games, seed, ai, options: {} };
        const output = await balanceMany(input, workers, progressLine('games', games));
        parts.push(reportPart({ input, output, tables: study.tables, tell: (how) => tell.tell(how) }));
        for (const fault of output.faults.slice(0, 5)) console.log(fault);
        if (output.faults.length > 0) process.exitCode = 1;
      }
      const out = given.out ?? join('docs', game, 'balance.md');
      const command = `fimbul balance --game ${game} --variant ${variant} --seats ${given.seats} --games ${games} --ai ${ai} --seed ${seed}`;
      await mkdir(dirname(out), { recursive: true });
      await writeFile(
        out,
        [`# Is ${game} balanced?`, '', `Made by \`${command}\`.`, '', ...parts].join('\n'),
      );
      console.log(`written to ${out}`);
    });
}
