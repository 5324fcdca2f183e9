import type { Command } from 'commander';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findGame } from '../games/registry.js';
import { loadForDevelopment } from './development.js';
import { whole } from './options.js';

interface Given {
  kills: number;
  crashes: number;
  servers: number;
  game: string;
  seed: number;
}

/** How long others may take to go on with what one that is gone had begun, ms. */
const TAKEN_OVER = 30_000;

export function addChaos(program: Command): void {
  program
    .command('chaos')
    .description(
      'Runs two gateways and a worker on a PostgreSQL server of its own and kills them one after another, and the server too, while people play in several servers: what was told must be kept, and nothing be there twice.',
    )
    .option('--kills <n>', 'how often one of the processes is killed', whole(0), 20)
    .option('--crashes <n>', 'how often the database’s server is', whole(0), 5)
    .option('--servers <n>', 'servers with a game in each', whole(2, 40), 6)
    .option('--game <id>', 'which game', 'glacier')
    .option('--seed <n>', 'the same seed draws the same moments', whole(0, 2 ** 31 - 1), 1)
    .action(async (given: Given) => {
      const [{ kills }, { startPostgres, databasesOn }] = await Promise.all([
        loadForDevelopment(() => import('../chaos/kills.js')),
        import('../harness/postgres-server.js'),
      ]);
      const file = fileURLToPath(new URL('../main.js', import.meta.url));
      if (!existsSync(file)) throw new Error('The program is not built: npm run build.');
      const server = await startPostgres({ durable: true });
      try {
        const url = await databasesOn(server).fresh();
        const report = await kills({
          ...given,
          game: findGame(given.game).meta.id,
          program: file,
          ...{ server, url, within: TAKEN_OVER },
          say: (line) => process.stderr.write(`${line}\n`),
        });
        tell(report.kills);
        for (const fault of report.faults) console.log(`FAULT: ${fault}`);
        console.log(JSON.stringify({ ...given, ...report }));
        if (report.faults.length > 0) process.exitCode = 1;
      } finally {
        await server.close();
      }
    });
}

/** A row for each kind of process: how often it was killed, and the middle and the longest time until all went on. */
function tell(kills: readonly { what: string; taken: number; answered: number }[]): void {
  const cell = (text: string | number): string => String(text).padStart(14);
  const of = (times: readonly number[]): readonly number[] => {
    const sorted = [...times].sort((a, b) => a - b);
    return [sorted[sorted.length >> 1] ?? 0, sorted.at(-1) ?? 0].map((ms) => Math.round(ms / 100) / 10);
  };
  console.log(
    `${'killed'.padEnd(16)}${['times', 'taken over, s', 'at most', 'answered, s', 'at most'].map(cell).join('')}`,
  );
  for (const what of new Set(kills.map((kill) => kill.what))) {
    const own = kills.filter((kill) => kill.what === what);
    const figures = [...of(own.map(({ taken }) => taken)), ...of(own.map(({ answered }) => answered))];
    console.log(`${what.padEnd(16)}${[own.length, ...figures].map(cell).join('')}`);
  }
}
