import type { Command } from 'commander';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { carryOut } from '../lab/carry-out.js';
import { checkExperiment } from '../lab/check.js';
import {
  readExperiment,
  setsOf,
  shippedExperiment,
  shippedExperiments,
  strategyText,
  type Experiment,
} from '../lab/experiment.js';
import { explain } from '../lab/explain.js';
import type { LabGame } from '../lab/game.js';
import { findLabGame } from '../lab/games.js';
import { playTask } from '../lab/lab-worker.js';
import { checkStrategy } from '../lab/language/faults.js';
import { writeReport } from '../lab/report/write.js';
import { setupOf, type Answer, type Grid, type Row } from '../lab/rows.js';
import { rememberingBench } from '../lab/remember.js';
import { openBench } from '../lab/run.js';
import type { Estimate } from '../lab/sums.js';
import { progressLine, whole } from './options.js';

interface Given {
  game: string;
  games?: number;
  seed?: number;
  json: boolean;
  out?: string;
  workers: number;
}

/** `fimbul lab`: a designer's questions to a game's numbers. */
export function addLab(program: Command): void {
  const lab = program
    .command('lab')
    .description('A designer’s laboratory: strategies as text, experiments as files.');
  lab
    .command('explain')
    .description('Lists the words of the strategy language, with unit and rule.')
    .argument('[word]', 'only those in which this occurs')
    .option('--game <id>', 'which game', 'settlers')
    .action((word: string | undefined, { game }: { game: string }) => {
      for (const line of explain(findLabGame(game), word)) console.log(line);
    });
  lab
    .command('check')
    .description('Checks a strategy file and prints its errors with line and word.')
    .argument('<file>')
    .option('--game <id>', 'which game', 'settlers')
    .action((file: string, { game }: { game: string }) => {
      const { name, clauses, genes, missing } = checkStrategy(
        readFileSync(file, 'utf8'),
        findLabGame(game).grammar,
      );
      const free = genes.filter(({ min, max }) => min < max).length;
      console.log(`${name}: ${clauses.length - missing.length} clauses, ${free} numbers with a range.`);
      for (const decision of missing)
        console.log(
          `  ${decision}: nothing is said, so ${findLabGame(game).grammar.decisions[decision]?.missing ?? ''}`,
        );
    });
  lab
    .command('speed')
    .description('Plays sets on one thread and prints games per second of CPU time.')
    .argument('[sets...]', 'names of sets; all when none is named')
    .option('--game <id>', 'which game', 'settlers')
    .option('--games <n>', 'games a set', whole(100, 10_000_000), 20_000)
    .action((names: string[], { game, games }: { game: string; games: number }) =>
      tellSpeed(findLabGame(game), names, games),
    );
  lab
    .command('run')
    .description('Runs an experiment: a shipped one by name, or a file.')
    .argument('<experiment>', 'a name or a .yaml file')
    .option('--game <id>', 'which game', 'settlers')
    .option('--games <n>', 'games a table, in place of the experiment’s', whole(1, 10_000_000))
    .option('--seed <n>', 'first game, in place of the experiment’s', whole(0, 1_000_000_000))
    .option(
      '--out <folder>',
      'writes report.html, report.md, data.csv and run.json there; an interrupted run is taken up again from it',
    )
    .option('--json', 'ends with a line of JSON', false)
    .option('--workers <n>', 'threads', whole(1, 64), Math.max(1, availableParallelism()))
    .action(async (name: string, given: Given) => runNamed(name, given));
}

/** Games before it is measured: the machine learns the rules by playing. */
const WARM_UP = 2000;

/** Of each table: games in a second of one processor, whatever else the machine does. */
function tellSpeed(lab: LabGame, names: readonly string[], games: number): void {
  const sets = setsOf(lab, names.length === 0 ? lab.sets.map(({ name }) => name) : names);
  const own = { strategies: {}, constants: {}, readings: {} };
  for (const set of sets) {
    const task = { game: lab.id, setup: setupOf(lab, own, set), first: 0 };
    playTask({ ...task, games: WARM_UP });
    const before = process.cpuUsage();
    playTask({ ...task, games });
    const { user, system } = process.cpuUsage(before);
    const each = Math.round((games * 1e6) / (user + system));
    console.log(`${set.name.padEnd(26)} ${String(each).padStart(8)} games a second of processor`);
  }
}

function find(name: string, game: string): Experiment {
  const shipped = shippedExperiment(game, name);
  if (shipped !== undefined) return shipped;
  if (!name.endsWith('.yaml') && !name.endsWith('.yml'))
    throw new Error(
      `there is no experiment ${name}; there are ${shippedExperiments(game).join(', ')}, or name a .yaml file`,
    );
  return readExperiment(readFileSync(name, 'utf8'), name);
}

async function runNamed(name: string, given: Given): Promise<void> {
  const found = find(name, given.game);
  const experiment = {
    ...found,
    ...(given.games === undefined ? {} : { games: given.games }),
    ...(given.seed === undefined ? {} : { seed: given.seed }),
  };
  const lab = findLabGame(experiment.game);
  checkExperiment(lab, experiment);
  const threads = openBench(lab.id, given.workers);
  // Beside the report: what has been played, until all of it has been.
  const kept =
    given.out === undefined
      ? undefined
      : rememberingBench(threads, join(given.out, 'played.jsonl'), `${lab.id} ${lab.rulesVersion}`);
  const bench = kept ?? threads;
  const stop = (): void => bench.stop();
  process.once('SIGINT', stop);
  const began = performance.now();
  const worked = process.cpuUsage();
  const progress = progressLine(name, 1);
  const live = liveRows(lab);
  try {
    const answer = await carryOut(lab, experiment, bench, {
      row: live.row,
      progress: (done, of) => {
        if (!live.shown()) progress(Math.min(1, Math.round((100 * done) / of) / 100));
      },
    });
    live.clear();
    const { user, system } = process.cpuUsage(worked);
    tell(lab, answer, { passed: (performance.now() - began) / 1000, worked: (user + system) / 1e6 });
    if (given.out !== undefined)
      for (const file of writeReport(lab, answer, given.out, recordOf(lab, answer))) console.log(file);
    if (!answer.stopped) kept?.forget();
    else if (given.out !== undefined) console.log('The same command goes on from here.');
    if (given.json) console.log(JSON.stringify(jsonOf(answer)));
  } finally {
    process.off('SIGINT', stop);
    await bench.close();
  }
}

/** Rows as they stand, on a terminal: they are seen within a second and tighten while more is played. */
function liveRows(lab: LabGame): { row: (row: Row) => void; shown: () => boolean; clear: () => void } {
  const rows = new Map<string, Row>();
  let lines = 0;
  let last = 0;
  const { isTTY, rows: height } = process.stderr;
  const clear = (): void => {
    if (lines > 0) process.stderr.write(`\x1b[${lines}A\x1b[0J`);
    lines = 0;
  };
  return {
    row: (row) => {
      rows.set(row.name, row);
      const now = Date.now();
      if (!isTTY || now - last < 250) return;
      last = now;
      clear();
      const shown = [...rows.values()].slice(0, Math.max(1, height - 3));
      const table = tableLines(lab, shown).map((line, at) =>
        at === 0 ? `${line}      games` : `${line} ${`${shown[at - 1]?.games ?? 0}`.padStart(10)}`,
      );
      process.stderr.write(`${table.join('\n')}\n`);
      lines = table.length;
    },
    shown: () => lines > 0,
    clear,
  };
}

const percent = ({ mean, low, high }: Estimate): string =>
  Number.isNaN(mean)
    ? '–'
    : `${(100 * mean).toFixed(1)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;
const plain = ({ mean }: Estimate): string => (Number.isNaN(mean) ? '–' : mean.toFixed(1));

/** What stands on the screen: shares in percent with their 95 % intervals. */
function tell(
  lab: LabGame,
  { experiment, rows, swings, grids, said, stopped }: Answer,
  seconds: { readonly passed: number; readonly worked: number },
): void {
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  console.log(experiment.question);
  console.log(
    `${games} games in ${seconds.passed.toFixed(1)} s, ${seconds.worked.toFixed(1)} s of processor${stopped ? ', stopped before the end' : ''}`,
  );
  for (const line of tableLines(lab, rows)) console.log(line);
  for (const grid of grids) tellGrid(grid);
  for (const line of said) console.log(line);
  const silent = new Set(rows.flatMap((row) => row.silent));
  for (const clause of silent) console.log(`never came to anything: ${clause}`);
  for (const { id, from, to, effect } of swings.slice(0, 40))
    console.log(
      `${`${id} ${from} → ${to}`.padEnd(36)} ${signed(effect.mean)} (${signed(effect.low)} to ${signed(effect.high)})`,
    );
}

/** A line a row, under a line of what stands in it. */
function tableLines(lab: LabGame, rows: readonly Row[]): string[] {
  const columns = lab.headlines.flatMap((id) => lab.measures.filter((one) => one.id === id));
  const width = Math.max(4, ...rows.map(({ name }) => name.length));
  return [
    ['set'.padEnd(width), ...columns.map(({ id }) => id.padStart(19))].join(' '),
    ...rows.map((row) => [row.name.padEnd(width), ...columns.map((column) => cell(row, column))].join(' ')),
  ];
}

/** A table of two ways in, in percent where it is of shares. */
function tellGrid({ title, rows, columns, cells, share }: Grid): void {
  const first = Math.max(...rows.map((row) => row.length));
  const width = Math.max(19, ...columns.map((column) => column.length));
  console.log(`${title}:`);
  console.log([''.padEnd(first), ...columns.map((column) => column.padStart(width))].join(' '));
  rows.forEach((row, y) => {
    const line = (cells[y] ?? []).map((cell) =>
      (cell === undefined ? '–' : share ? percent(cell) : plain(cell)).padStart(width),
    );
    console.log([row.padEnd(first), ...line].join(' '));
  });
}

const signed = (n: number): string => `${n > 0 ? '+' : ''}${n.toFixed(3)}`;

function cell(row: Row, { id, share }: { readonly id: string; readonly share: boolean }): string {
  const estimate = row.measures[id] ?? { mean: NaN, low: NaN, high: NaN };
  return (share ? percent(estimate) : plain(estimate)).padStart(19);
}

/** What is needed to carry it out again: the experiment, the rules' version, the texts of all strategies. */
function recordOf(lab: LabGame, answer: Answer): unknown {
  const names = [...new Set(answer.rows.flatMap(({ seats }) => seats))];
  const { experiment } = answer;
  return {
    rulesVersion: lab.rulesVersion,
    experiment,
    strategies: Object.fromEntries(
      names.map((name) => [name, strategyText(lab, experiment.strategies, name)]),
    ),
    answer: jsonOf(answer),
  };
}

/** Shares from 0 to 1, each with its interval under `ci`. */
function jsonOf({ experiment, rows, swings, grids, said, more, stopped }: Answer): unknown {
  const sets = rows.map((row) => ({
    name: row.name,
    seats: row.seats,
    games: row.games,
    ...Object.fromEntries(Object.entries(row.measures).map(([id, { mean }]) => [id, rounded(mean)])),
    ci: Object.fromEntries(
      Object.entries(row.measures).map(([id, { low, high }]) => [id, [rounded(low), rounded(high)]]),
    ),
    alive: row.alive.map(rounded),
    won: row.won.map(rounded),
  }));
  return {
    experiment: experiment.kind,
    seed: experiment.seed,
    sets,
    ...(swings.length > 0 ? { swings } : {}),
    ...(grids.length > 0 ? { grids } : {}),
    ...(said.length > 0 ? { said } : {}),
    ...more,
    ...(stopped ? { stopped } : {}),
  };
}

const rounded = (n: number): number => Math.round(n * 1e6) / 1e6;
