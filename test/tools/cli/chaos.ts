import type { Command } from 'commander';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KillReport } from '../chaos/kills.js';
import type { RollingReport } from '../chaos/rolling.js';
import { findGame } from '../../../src/games/registry.js';
import type { Server } from '../harness/postgres-server.js';
import { whole } from '../../../src/cli/options.js';

interface Given {
  rolling?: true | string;
  kills: number;
  crashes: number;
  servers: number;
  game: string;
  seed: number;
}

/** Time limit for others to take over the work of a killed process, ms. */
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
    .option(
      '--rolling [build]',
      'instead: a rolling update, from the build of another version (its `dist`) to this one; without one, from this one to a copy of it with a migration more and a game’s rules changed',
    )
    .option('--seed <n>', 'the same seed draws the same moments', whole(0, 2 ** 31 - 1), 1)
    .action(async ({ rolling, ...given }: Given) => {
      const { startPostgres } = await import('../harness/postgres-server.js');
      const program = fileURLToPath(new URL('../../../src/main.js', import.meta.url));
      if (!existsSync(program)) throw new Error('The program is not built: npm run build.');
      const server = await startPostgres({ durable: true });
      try {
        const trial = { ...given, game: findGame(given.game).meta.id, program, server };
        const report = rolling === undefined ? await killed(trial) : await updated(trial, rolling);
        for (const fault of report.faults) console.log(`FAULT: ${fault}`);
        const { servers, seed } = given;
        console.log(JSON.stringify({ ...(rolling === undefined ? given : { servers, seed }), ...report }));
        if (report.faults.length > 0) process.exitCode = 1;
      } finally {
        await server.close();
      }
    });
}

interface Trial extends Given {
  readonly program: string;
  readonly server: Server;
}

const say = (line: string): void => void process.stderr.write(`${line}\n`);

async function killed(trial: Trial): Promise<KillReport> {
  const [{ kills }, { databasesOn }] = await Promise.all([
    import('../chaos/kills.js'),
    import('../harness/postgres-server.js'),
  ]);
  const url = await databasesOn(trial.server).fresh();
  const report = await kills({ ...trial, url, within: TAKEN_OVER, say });
  tell(report.kills);
  return report;
}

/** @param from `dist` of the previous version; `true`: this version is the previous one */
async function updated(trial: Trial, from: true | string): Promise<RollingReport> {
  const [{ rolling }, { nextVersion }] = await Promise.all([
    import('../chaos/rolling.js'),
    import('../chaos/next-version.js'),
  ]);
  const next = from === true ? nextVersion(trial.program) : undefined;
  const before = from === true ? trial.program : resolve(from, 'src', 'main.js');
  const games = [...new Set([next?.game ?? trial.game, 'greenland'])];
  try {
    const after = next?.program ?? trial.program;
    const isChanged = next !== undefined;
    const report = await rolling({ ...trial, before, after, isChanged, games, within: TAKEN_OVER, say });
    for (const { what, took, typed, longest } of report.replaced)
      console.log(
        `${what.padEnd(16)} replaced in ${took} ms; ${typed} typed meanwhile, who waited longest ${longest} ms`,
      );
    return report;
  } finally {
    next?.discard();
  }
}

/** A row per kind of process: number of kills, median and longest time until all work continued. */
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
