import { setsOf, type Experiment, type ExperimentOf } from './experiment.js';
import { evolve } from './evolution.js';
import { playInvasion } from './invasion.js';
import type { LabGame, TableSetup } from './game.js';
import type { Bench } from './run.js';
import { playRoundRobin } from './round-robin.js';
import { rowOf, tableOf, type Answer, type Outcome, type Row, type Swing, type Watch } from './rows.js';
import { searchNumbers } from './search.js';
import { addSums, estimate, NO_GAMES, type Sums } from './sums.js';

/** Carries out an experiment: the rows of its answer, in the order of the question. */

type Sets = ExperimentOf<'sets'>;
type Box = ExperimentOf<'box'>;
type Sensitivity = ExperimentOf<'sensitivity'>;

export async function carryOut(
  lab: LabGame,
  experiment: Experiment,
  bench: Bench,
  watch: Watch = {},
): Promise<Answer> {
  const outcome = await outcomeOf(lab, experiment, bench, watch);
  return { experiment, swings: [], grids: [], said: [], more: {}, ...outcome, stopped: !bench.going };
}

async function outcomeOf(lab: LabGame, experiment: Experiment, bench: Bench, watch: Watch): Promise<Outcome> {
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

async function playSets(lab: LabGame, experiment: Sets, bench: Bench, watch: Watch): Promise<Row[]> {
  const sets = setsOf(lab, experiment.sets);
  const rows: Row[] = [];
  for (const [at, set] of sets.entries()) {
    const setup = tableOf(lab, experiment, set);
    const texts = setup.players.map(({ text }) => text);
    const sums = await bench.play(setup, experiment.seed, experiment.games, (soFar) => {
      watch.row?.(rowOf(lab, set, soFar, texts));
      watch.progress?.(at * experiment.games + soFar.games, sets.length * experiment.games);
    });
    rows.push(rowOf(lab, set, sums, texts));
  }
  return rows;
}

async function playBox(lab: LabGame, experiment: Box, bench: Bench, watch: Watch): Promise<Row> {
  const { of, households, seed, games } = experiment;
  const set = { name: `any of ${of.join(', ')}`, seats: [], box: { of, households } };
  const sums = await bench.play(tableOf(lab, experiment, set), seed, games, (soFar) => {
    watch.row?.(rowOf(lab, set, soFar, []));
    watch.progress?.(soFar.games, games);
  });
  return rowOf(lab, set, sums, []);
}

/** One number or reading at a time, up and down; the same weather in every arm. */
async function playSensitivity(
  lab: LabGame,
  experiment: Sensitivity,
  bench: Bench,
  watch: Watch,
): Promise<{ rows: Row[]; swings: Swing[] }> {
  const at = lab.measures.findIndex(({ id }) => id === experiment.measure);
  if (at < 0)
    throw new Error(
      `there is no measure ${experiment.measure}; there are ${lab.measures.map(({ id }) => id).join(', ')}`,
    );
  const sets = setsOf(lab, experiment.sets);
  const share = lab.measures[at]?.share ?? false;
  const mean = async (
    change: Partial<Pick<TableSetup, 'constants' | 'readings'>>,
  ): Promise<{ rows: Row[]; sums: Sums }> => {
    let all = NO_GAMES;
    const rows: Row[] = [];
    for (const set of sets) {
      const setup = tableOf(lab, experiment, set);
      const changed = {
        ...setup,
        constants: { ...setup.constants, ...change.constants },
        readings: { ...setup.readings, ...change.readings },
      };
      const sums = await bench.play(changed, experiment.seed, experiment.games);
      rows.push(
        rowOf(
          lab,
          set,
          sums,
          setup.players.map(({ text }) => text),
        ),
      );
      all = addSums(all, { ...sums, fired: [] });
    }
    return { rows, sums: all };
  };
  const before = await mean({});
  const base = estimate(before.sums, at, share);
  const swings: Swing[] = [];
  const changes = changesOf(lab, experiment);
  for (const [n, { id, from, to, change }] of changes.entries()) {
    const { sums } = await mean(change);
    const after = estimate(sums, at, share);
    // Both arms have the same weather: this is wider than it need be, never narrower.
    const half = Math.hypot((after.high - after.low) / 2, (base.high - base.low) / 2);
    const effect = after.mean - base.mean;
    swings.push({ id, from, to, effect: { mean: effect, low: effect - half, high: effect + half } });
    watch.progress?.(n + 1, changes.length);
  }
  swings.sort((a, b) => Math.abs(b.effect.mean) - Math.abs(a.effect.mean));
  return { rows: before.rows, swings };
}

interface Change {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly change: Partial<Pick<TableSetup, 'constants' | 'readings'>>;
}

export function changesOf(lab: LabGame, { vary, by, constants, readings }: Sensitivity): Change[] {
  const wanted = (id: string): boolean => vary === undefined || vary.includes(id);
  const unknown = vary?.find((id) => lab.constants[id] === undefined && lab.readings[id] === undefined);
  if (unknown !== undefined) throw new Error(`there is no number or reading ${unknown}`);
  const numbers = Object.entries(lab.constants).flatMap(([id, { printed, min, max }]): Change[] => {
    if (!wanted(id)) return [];
    const now = constants[id] ?? printed;
    const step = Math.max(1, Math.round(now * by));
    return [now - step, now + step]
      .filter((to) => to >= min && to <= max)
      .map((to) => ({ id, from: `${now}`, to: `${to}`, change: { constants: { [id]: to } } }));
  });
  const others = Object.entries(lab.readings).flatMap(([id, { values }]): Change[] => {
    const now = readings[id] ?? values[0] ?? '';
    return wanted(id)
      ? values
          .filter((to) => to !== now)
          .map((to) => ({ id, from: now, to, change: { readings: { [id]: to } } }))
      : [];
  });
  return [...numbers, ...others];
}
