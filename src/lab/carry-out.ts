import { drawer } from '../kernel/random.js';
import { setsOf, strategyText, type Experiment, type SetOf } from './experiment.js';
import type { LabGame, Player, TableSetup } from './game.js';
import { parseStrategy } from './language/parse.js';
import type { Bench } from './run.js';
import { addSums, estimate, NO_GAMES, type Estimate, type Sums } from './sums.js';

/** Carries out an experiment: the rows of its answer, in the order of the question. */

export interface Row {
  readonly name: string;
  readonly seats: readonly string[];
  readonly games: number;
  readonly measures: Readonly<Record<string, Estimate>>;
  /** Share of games each player lives through, and of wins. */
  readonly alive: readonly number[];
  readonly won: readonly number[];
  /** Share of all players that live at the end of each year, the first at 0. */
  readonly survival: readonly number[];
  /** Clauses that never decided anything, as `strategy line: text`. */
  readonly silent: readonly string[];
}

export interface Swing {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly effect: Estimate;
}

export interface Answer {
  readonly experiment: Experiment;
  readonly rows: readonly Row[];
  /** Of a sensitivity: what each change moves, the largest first. */
  readonly swings: readonly Swing[];
  /** True when it was stopped before all was played. */
  readonly stopped: boolean;
}

export interface Watch {
  /** A row as it stands, again and again while it is played. */
  readonly row?: (row: Row) => void;
  readonly progress?: (done: number, of: number) => void;
}

type Sets = Extract<Experiment, { kind: 'sets' }>;
type Box = Extract<Experiment, { kind: 'box' }>;
type Sensitivity = Extract<Experiment, { kind: 'sensitivity' }>;

export async function carryOut(
  lab: LabGame,
  experiment: Experiment,
  bench: Bench,
  watch: Watch = {},
): Promise<Answer> {
  switch (experiment.kind) {
    case 'sets':
      return answerOf(experiment, bench, await playSets(lab, experiment, bench, watch));
    case 'box':
      return answerOf(experiment, bench, [await playBox(lab, experiment, bench, watch)]);
    case 'sensitivity': {
      const { rows, swings } = await playSensitivity(lab, experiment, bench, watch);
      return { ...answerOf(experiment, bench, rows), swings };
    }
  }
}

const answerOf = (experiment: Experiment, bench: Bench, rows: readonly Row[]): Answer => ({
  experiment,
  rows,
  swings: [],
  stopped: !bench.going,
});

function tableOf(
  lab: LabGame,
  { strategies, constants, readings }: Experiment,
  { seats }: SetOf,
): TableSetup {
  const players = seats.map((name) => ({ text: strategyText(lab, strategies, name) }));
  return { players, constants, readings };
}

export function rowOf(lab: LabGame, set: SetOf, sums: Sums, texts: readonly string[]): Row {
  const { games } = sums;
  const share = (n: number): number => (games === 0 ? NaN : n / games);
  return {
    name: set.name,
    seats: set.seats,
    games,
    measures: Object.fromEntries(
      lab.measures.map(({ id, share: isShare }, at) => [id, estimate(sums, at, isShare)]),
    ),
    alive: sums.alive.map(share),
    won: sums.won.map(share),
    survival: survivalOf(sums),
    silent: silentClauses(lab, set, sums, texts),
  };
}

function survivalOf({ deaths, players }: Sums): number[] {
  let left = players;
  return players === 0 ? [] : [1, ...deaths.slice(1).map((n) => (left -= n) / players)];
}

/** A clause that no game of any player ever reached: the author should know. */
function silentClauses(lab: LabGame, { seats }: SetOf, { fired }: Sums, texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const name of new Set(seats)) {
    const places = seats.flatMap((seat, at) => (seat === name ? [at] : []));
    const { clauses } = parseStrategy(texts[places[0] ?? 0] ?? '', lab.grammar);
    clauses.forEach(({ line, text }, at) => {
      if (line > 0 && !/\bnever$/.test(text) && places.every((place) => (fired[place]?.[at] ?? 0) === 0))
        found.add(`${name}, line ${line}: ${text}`);
    });
  }
  return [...found];
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

/** Players at random: every number of their strategies that has a range is drawn from it, for each table anew. */
async function playBox(lab: LabGame, experiment: Box, bench: Bench, watch: Watch): Promise<Row> {
  const { of, households, tables, seed, games, strategies, constants, readings } = experiment;
  const texts = of.map((name) => strategyText(lab, strategies, name));
  const trees = texts.map((text) => parseStrategy(text, lab.grammar));
  const draw = drawer(seed + 1);
  const each = Math.max(1, Math.floor(games / tables));
  let all = NO_GAMES;
  for (let table = 0; table < tables; table++) {
    const players = Array.from({ length: households }, (): Player => {
      const at = draw(of.length);
      const genes = (trees[at]?.genes ?? []).map(({ min, max, value }) =>
        min === max
          ? value
          : Number.isInteger(min) && Number.isInteger(max)
            ? min + draw(max - min + 1)
            : min + ((max - min) * draw(1001)) / 1000,
      );
      return { text: texts[at] ?? '', genes };
    });
    const sums = await bench.play({ players, constants, readings }, seed + table * each, each);
    all = addSums(all, { ...sums, fired: [] });
    watch.progress?.(table + 1, tables);
  }
  const name = `any of ${of.join(', ')}`;
  return rowOf(lab, { name, seats: [] }, all, []);
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
