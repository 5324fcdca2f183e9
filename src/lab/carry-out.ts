import { checkExperiment } from './check.js';
import { setsOf, type Experiment, type ExperimentOf } from './experiment.js';
import { evolve } from './evolution.js';
import { playInvasion } from './invasion.js';
import type { LabGame } from './game.js';
import type { Bench } from './run.js';
import { playRoundRobin } from './round-robin.js';
import {
  rowOf,
  setupOf,
  type ExperimentResult,
  type ExperimentPart,
  type LabRow,
  type LabWatch,
} from './rows.js';
import { searchNumbers } from './search.js';
import type { Sums } from './sums.js';
import { playSensitivity } from './sensitivity.js';

/** Carries out an experiment. The rows of its answer have the order of the question. */

type Sets = ExperimentOf<'sets'>;
type Box = ExperimentOf<'box'>;

export async function carryOut(
  lab: LabGame,
  experiment: Experiment,
  bench: Bench,
  watch: LabWatch = {},
): Promise<ExperimentResult> {
  checkExperiment(lab, experiment);
  const before = bench.games;
  const outcome = await outcomeOf(lab, experiment, bench, watch);
  return {
    experiment,
    swings: [],
    grids: [],
    said: [],
    more: {},
    ...outcome,
    games: bench.games - before,
    stopped: !bench.going,
  };
}

async function outcomeOf(
  lab: LabGame,
  experiment: Experiment,
  bench: Bench,
  watch: LabWatch,
): Promise<ExperimentPart> {
  switch (experiment.kind) {
    case 'sets':
      return { rows: await playSets(lab, experiment, bench, watch) };
    case 'box':
      return { rows: [await playBox(lab, experiment, bench, watch)] };
    case 'sensitivity':
      return playSensitivity(lab, experiment, bench, watch);
    case 'invasion':
      return playInvasion(lab, experiment, bench, watch);
    case 'round-robin':
      return playRoundRobin(lab, experiment, bench, watch);
    case 'evolution':
      return evolve(lab, experiment, bench, watch);
    case 'search':
      return searchNumbers(lab, experiment, bench, watch);
  }
}

/** Plays all sets side by side, so that each shows interim figures. */
async function playSets(lab: LabGame, experiment: Sets, bench: Bench, watch: LabWatch): Promise<LabRow[]> {
  const sets = setsOf(lab, experiment.sets, experiment.strategies);
  const played = sets.map(() => 0);
  return Promise.all(
    sets.map(async (set, at) => {
      const setup = setupOf(lab, experiment, set);
      const texts = setup.players.map(({ text }) => text);
      const report = (soFar: Sums): void => {
        played[at] = soFar.games;
        watch.row?.(rowOf(lab, set, soFar, texts));
        watch.progress?.(
          played.reduce((sum, n) => sum + n, 0),
          sets.length * experiment.games,
        );
      };
      const sums = await bench.play(setup, experiment.seed, experiment.games, report, 'all');
      return rowOf(lab, set, sums, texts);
    }),
  );
}

/** Plays random households: each table draws every number that has a range. */
async function playBox(lab: LabGame, experiment: Box, bench: Bench, watch: LabWatch): Promise<LabRow> {
  const { of: strategies, households, seed, games } = experiment;
  const set = { name: `any of ${strategies.join(', ')}`, seats: [], box: { of: strategies, households } };
  const report = (soFar: Sums): void => {
    watch.row?.(rowOf(lab, set, soFar, []));
    watch.progress?.(soFar.games, games);
  };
  const sums = await bench.play(setupOf(lab, experiment, set), seed, games, report, 'all');
  return rowOf(lab, set, sums, []);
}
