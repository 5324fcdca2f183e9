import { join } from 'node:path';
import { carryOut } from '../lab/carry-out.js';
import { checkExperiment } from '../lab/check.js';
import { setsOf, strategyText, type Experiment } from '../lab/experiment.js';
import type { LabGame } from '../lab/game.js';
import { findLabGame } from '../lab/games.js';
import { playTask } from '../lab/lab-worker.js';
import { rememberingBench } from '../lab/remember.js';
import { asText } from '../lab/report/page.js';
import { pageOf, writeReport } from '../lab/report/write.js';
import { setupOf, type ExperimentResult } from '../lab/rows.js';
import { openBench } from '../lab/run.js';
import { progressLine } from './options.js';

export interface Given {
  game: string;
  games?: number;
  seed?: number;
  json: boolean;
  out?: string;
  workers: number;
}

/** Runs an experiment and prints its page; Ctrl-C ends it with the games played so far. */
export async function run(asked: Experiment, given: Given): Promise<void> {
  const { games = asked.games, seed = asked.seed, out } = given;
  const experiment = { ...asked, games, seed };
  const lab = findLabGame(experiment.game);
  checkExperiment(lab, experiment);
  const threads = openBench(lab.id, given.workers);
  // Saves played games beside the report until all are played.
  const resumable =
    out === undefined
      ? undefined
      : rememberingBench(threads, join(out, 'played.jsonl'), `${lab.id} ${lab.rulesVersion}`);
  const bench = resumable ?? threads;
  const stop = (): void => bench.stop();
  process.once('SIGINT', stop);
  const began = performance.now();
  const progress = progressLine('played', 100);
  try {
    const answer = await carryOut(lab, experiment, bench, {
      progress: (done, all) => progress(Math.round((100 * done) / all)),
    });
    console.log(asText(pageOf(lab, answer)));
    console.log(`Played in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    if (out !== undefined)
      for (const file of writeReport(lab, answer, out, recordOf(lab, answer))) console.log(file);
    if (!answer.stopped) resumable?.forget();
    else if (out !== undefined) console.log('The same command goes on from here.');
    if (given.json) console.log(JSON.stringify(jsonOf(answer)));
  } finally {
    process.off('SIGINT', stop);
    await bench.close();
  }
}

/** Games played before the measurement, so that V8 has optimized the rules. */
const WARM_UP = 2000;

/** Prints games per second of CPU time, which is independent of other load. */
export function printSpeed(lab: LabGame, names: readonly string[], games: number): void {
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

/** Everything needed to repeat it: the experiment, the rules' version, the texts of all strategies. */
function recordOf(lab: LabGame, answer: ExperimentResult): unknown {
  const { experiment } = answer;
  const names = [...new Set(answer.rows.flatMap(({ seats, set }) => [...seats, ...(set.box?.of ?? [])]))];
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
function jsonOf({ experiment, rows, swings, grids, said, more, games, stopped }: ExperimentResult): unknown {
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
    games,
    sets,
    ...(swings.length > 0 ? { swings } : {}),
    ...(grids.length > 0 ? { grids } : {}),
    ...(said.length > 0 ? { said } : {}),
    ...more,
    ...(stopped ? { stopped } : {}),
  };
}

const rounded = (n: number): number => Math.round(n * 1e6) / 1e6;
