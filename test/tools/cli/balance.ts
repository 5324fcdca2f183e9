import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { findGame, type AnyModule } from '../../../src/games/registry.js';
import { teller, tellEnding } from '../../../src/kernel/text.js';
import { metricsOf, studiedOf } from '../metrics/metrics.js';
import { balanceMany } from '../sim/balance-many.js';
import { CSV_HEAD, csvPart, figure, loneTable, reportPart } from '../sim/balance-report.js';
import type { BalanceOutput } from '../sim/balance.js';
import { playedWith } from '../sim/playouts.js';
import { readPackFile } from '../../../src/installed-packs.js';
import { anyThinks } from '../sim/players.js';
import { settingsOf } from '../../../src/kernel/options.js';
import { pair, progressLine, variantOf, whole } from '../../../src/cli/options.js';

interface Given {
  game: string;
  seats: string;
  games: number;
  seed: number;
  variant?: string;
  option: Record<string, string>;
  pack?: string;
  ai: string;
  milliseconds: number;
  steps?: number;
  workers: number;
  lone?: string;
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
    .option('--option <name=value>', 'a setting of the game; may be given again', pair, {})
    .option('--pack <file>', 'play with this card pack')
    .option('--ai <list>', 'who plays: one for every seat, or several who share the seats out', 'greedy')
    .option(
      '--lone <list>',
      'instead, what one seat wins that plays like this among those of --ai: AIs, or players that leave something out; `all` for all of these',
    )
    .option('--milliseconds <n>', 'what one decision of an AI that thinks may take', whole(1, 60_000), 250)
    .option(
      '--steps <n>',
      'count steps of thought in place of time: the same on every machine',
      whole(0, 1_000_000),
    )
    .option('--workers <n>', 'worker threads', whole(1, 64), 2)
    .option('--out <file>', 'write the report here, as a table if it ends in .csv; printed when absent')
    .action(async (given: Given) => {
      const module = findGame(given.game);
      const ais = aisOf(module, given.ai);
      const counts = countsOf(given.seats);
      const [variant = ''] = counts.map((seats) => variantOf(module, given.variant, seats));
      const { game, games, seed, workers, milliseconds, steps } = given;
      const patience = { milliseconds, ...(steps === undefined ? {} : { steps }) };
      const thinking = anyThinks(module, ais) ? { thinking: patience } : {};
      const tell = teller(module.texts, 'en');
      const pack = given.pack === undefined ? undefined : readPackFile(module, given.pack);
      const options = settingsOf(module.meta.options, given.option);
      const played = { options, ...(pack === undefined ? {} : { pack }) };
      const tables = metricsOf(module).tables(playedWith(module, played));
      const parts: string[] = [];
      const asCsv = given.out?.endsWith('.csv') === true;
      if (asCsv && given.lone !== undefined) throw new Error('--lone has no table of its own as CSV');
      const lone = lonesOf(module, given.lone);
      const loneRows: Parameters<typeof loneTable>[0][number][] = [];
      for (const seats of counts) {
        const input = { game, variant, seats, games, seed, ais, ...patience, ...played };
        for (const one of lone) {
          const output = await balanceMany({ ...input, lone: one }, workers);
          loneRows.push({ seats, lone: one, output });
        }
        if (lone.length > 0) continue;
        const line = progressLine('games', games);
        const output = await balanceMany(input, workers, (done, soFar) => {
          line(done);
          if ('thinking' in thinking && !process.stderr.isTTY) console.error(ranking(ais, soFar));
        });
        const ending = (how: string): string => tellEnding(tell, how, []) || how;
        const part = { input, output, tables, tell: ending, ...thinking };
        parts.push(asCsv ? csvPart(part).join('\n') : reportPart(part));
        for (const fault of output.faults.slice(0, 5)) console.log(fault);
        if (output.faults.length > 0) process.exitCode = 1;
      }
      if (lone.length > 0) parts.push(loneTable(loneRows));
      const limit = steps === undefined ? ` --milliseconds ${milliseconds}` : ` --steps ${steps}`;
      const time = 'thinking' in thinking ? limit : '';
      const settings = Object.entries(given.option).map(([name, value]) => ` --option ${name}=${value}`);
      const command = `fimbul balance --game ${game} --variant ${variant} --seats ${given.seats} --games ${games} --ai ${ais.join(',')} --seed ${seed}${given.lone === undefined ? '' : ` --lone ${given.lone}`}${time}${settings.join('')}${given.pack === undefined ? '' : ` --pack ${given.pack}`}`;
      const head = asCsv
        ? [CSV_HEAD]
        : [
            `# Is ${tell.name(game).replace(/^./u, (first) => first.toUpperCase())} balanced?`,
            '',
            `For designers: who wins, and with what. Made by \`${command}\`.`,
            '',
          ];
      await put(`${[...head, ...parts].join('\n')}${asCsv ? '\n' : ''}`, given.out);
    });
}

/** Prints the report, or writes it to a file. */
async function put(report: string, file: string | undefined): Promise<void> {
  if (file === undefined) {
    console.log(report);
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, report);
  console.log(`written to ${file}`);
}

/** Numbers of seats from a list. @throws InvalidArgumentError */
function countsOf(list: string): readonly number[] {
  return list.split(',').map(whole(1, 8));
}

/** @throws if the game has no AI of a given name, or a name is given twice */
function aisOf(module: AnyModule, list: string): readonly string[] {
  const ais = list.split(',');
  for (const ai of ais) {
    if (module.ai[ai] === undefined)
      throw new Error(`there is no AI ${ai}; there are ${Object.keys(module.ai).join(', ')}`);
  }
  if (new Set(ais).size < ais.length) throw new Error('name each AI once; the seats are shared out evenly');
  return ais;
}

/** @throws if the game has no AI of a given name */
function lonesOf(module: AnyModule, list: string | undefined): readonly string[] {
  const { ai } = module;
  const studied = studiedOf(module);
  if (list === undefined) return [];
  const names = list === 'all' ? Object.keys(studied) : list.split(',');
  for (const name of names)
    if (ai[name] === undefined && studied[name] === undefined)
      throw new Error(
        `there is no AI called ${name}; use one of ${[...Object.keys(ai), ...Object.keys(studied)].join(', ')}`,
      );
  return names;
}

/** A progress line of a long match. */
function ranking(ais: readonly string[], { games, sums }: BalanceOutput): string {
  const each = ais.map((ai) => {
    const wins = sums[`wins of ${ai}`];
    return `${ai} ${wins === undefined ? '–' : figure(wins, true)}`;
  });
  return `${games} games, wins: ${each.join(', ')}`;
}
