import { drawer } from '../kernel/index.js';
import { changed, inWords, namedGroups } from './changes.js';
import { setsOf, type ExperimentOf } from './experiment.js';
import type { LabGame, LabSetup } from './game.js';
import { rowOf, setupOf, type ExperimentPart, type LabRow, type Swing, type LabWatch } from './rows.js';
import type { Bench } from './run.js';
import { addSums, estimate, NO_GAMES, type Estimate, type Sums } from './sums.js';
import { pairedDifference } from './paired.js';
import { labTeller, measureName } from './texts.js';
import { morris, sobol, type Points } from './variance.js';

/**
 * Which numbers and readings affect a measure: one at a time, up and down (a tornado chart); or all together, by Morris'
 * elementary effects or Sobol's variance shares, which also show interactions. All variants have the same weather.
 */

type Sensitivity = ExperimentOf<'sensitivity'>;
type Settings = Partial<Pick<LabSetup, 'constants' | 'readings'>>;
type Measure = (change: Settings) => Promise<{ rows: LabRow[]; sums: Sums }>;

interface Watched {
  readonly base: readonly number[];
  readonly share: boolean;
}

export async function playSensitivity(
  lab: LabGame,
  experiment: Sensitivity,
  bench: Bench,
  watch: LabWatch,
): Promise<ExperimentPart> {
  const at = lab.measures.findIndex(({ id }) => id === experiment.measure);
  if (at < 0)
    throw new Error(
      `unknown measure “${experiment.measure}”; measures: ${lab.measures.map(({ id }) => id).join(', ')}`,
    );
  checkVaried(lab, experiment.vary);
  const share = lab.measures[at]?.share ?? false;
  const measure: Measure = (change) => playAll(lab, experiment, bench, change, at);
  const before = await measure({});
  const value = ({ sums }: { readonly sums: Sums }): Estimate => estimate(sums, at, share);
  if (experiment.method === 'one')
    return {
      rows: before.rows,
      swings: await oneByOne(lab, experiment, { base: before.sums.records, share }, measure, watch),
    };
  return together(lab, experiment, before.rows, async (change) => value(await measure(change)).mean, watch);
}

function checkVaried(lab: LabGame, vary: readonly string[] | undefined): void {
  const unknown = vary?.find((id) => lab.constants[id] === undefined && lab.readings[id] === undefined);
  if (unknown !== undefined) throw new Error(`unknown number or reading “${unknown}”`);
}

async function playAll(
  lab: LabGame,
  experiment: Sensitivity,
  bench: Bench,
  change: Settings,
  watched: number,
): Promise<{ rows: LabRow[]; sums: Sums }> {
  const arms = await Promise.all(
    setsOf(lab, experiment.sets, experiment.strategies).map(async (set) => {
      const setup = setupOf(lab, experiment, set);
      const changed = {
        ...setup,
        constants: { ...setup.constants, ...change.constants },
        readings: { ...setup.readings, ...change.readings },
      };
      const sums = await bench.play(changed, experiment.seed, experiment.games, undefined, watched);
      const texts = setup.players.map(({ text }) => text);
      return { row: rowOf(lab, set, sums, texts), sums };
    }),
  );
  return {
    rows: arms.map(({ row }) => row),
    sums: arms.reduce((all, { sums }) => addSums(all, { ...sums, fired: [] }), NO_GAMES),
  };
}

async function oneByOne(
  lab: LabGame,
  experiment: Sensitivity,
  { base, share }: Watched,
  measure: Measure,
  watch: LabWatch,
): Promise<Swing[]> {
  const changes = changesOf(lab, experiment);
  let done = 0;
  const swings = await Promise.all(
    changes.map(async ({ id, from, to, change }): Promise<Swing[]> => {
      const played = await measure(change);
      // Stopped early: only some sets have been played.
      if (played.rows.some(({ games }) => games < experiment.games)) return [];
      watch.progress?.(++done, changes.length);
      // Paired, because both have the same weather; corrected, because with so many comparisons some would differ by chance.
      const effect = pairedDifference(played.sums.records, base, share, changes.length);
      return [{ id, from, to, effect }];
    }),
  );
  return swings.flat().sort((a, b) => Math.abs(b.effect.mean) - Math.abs(a.effect.mean));
}

/** A factor: maps 0 to 1 to values of a number or reading. */
interface Factor {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly at: (place: number) => Settings;
}

function factorsOf(lab: LabGame, { vary, by, constants }: Sensitivity): Factor[] {
  const wanted = (id: string): boolean => vary === undefined || vary.includes(id);
  const numbers = Object.entries(lab.constants).flatMap(([id, { printed, min, max }]): Factor[] => {
    if (!wanted(id)) return [];
    const now = constants[id] ?? printed;
    const step = Math.max(1, Math.round(now * by));
    const [low, high] = [Math.max(min, now - step), Math.min(max, now + step)];
    // Each integer has an equal part of the interval.
    const at = (place: number): number => Math.min(high, low + Math.floor(place * (high - low + 1)));
    return [{ id, from: `${low}`, to: `${high}`, at: (place) => ({ constants: { [id]: at(place) } }) }];
  });
  const readings = Object.entries(lab.readings).flatMap(([id, { values }]): Factor[] => {
    const [first = '', last = first] = [values[0], values.at(-1)];
    const at = (place: number): string =>
      values[Math.min(values.length - 1, Math.floor(place * values.length))] ?? first;
    return wanted(id)
      ? [{ id, from: first, to: last, at: (place) => ({ readings: { [id]: at(place) } }) }]
      : [];
  });
  return [...numbers, ...readings];
}

async function together(
  lab: LabGame,
  experiment: Sensitivity,
  rows: LabRow[],
  measure: (change: Settings) => Promise<number>,
  watch: LabWatch,
): Promise<ExperimentPart> {
  const factors = factorsOf(lab, experiment);
  const draw = drawer(experiment.seed + 17);
  const ask = (points: Points): Promise<number[]> => {
    let done = 0;
    return Promise.all(
      points.map(async (point) => {
        const value = await measure(settingsAt(factors, point));
        watch.progress?.(++done, points.length);
        return value;
      }),
    );
  };
  const inReport = { ...experiment, measure: measureName(labTeller(lab, 'en'), experiment.measure) };
  return experiment.method === 'morris'
    ? ofMorris(inReport, factors, rows, await morris(factors.length, experiment.paths, draw, ask))
    : ofSobol(inReport, factors, rows, await sobol(factors.length, experiment.points, draw, ask));
}

const settingsAt = (factors: readonly Factor[], point: readonly number[]): Settings =>
  factors.reduce<Settings>(
    (all, { at }, k) => {
      const one = at(point[k] ?? 0);
      return {
        constants: { ...all.constants, ...one.constants },
        readings: { ...all.readings, ...one.readings },
      };
    },
    { constants: {}, readings: {} },
  );

const round = (n: number): string => n.toFixed(3);
const interval = ({ mean, low, high }: Estimate): string =>
  `${round(mean)} (${round(low)} to ${round(high)})`;

function ofMorris(
  { measure, paths }: Sensitivity,
  factors: readonly Factor[],
  rows: LabRow[],
  effects: Awaited<ReturnType<typeof morris>>,
): ExperimentPart {
  const all = factors
    .flatMap((factor, at) => {
      const effect = effects[at];
      return effect === undefined ? [] : [{ factor, effect }];
    })
    .sort((a, b) => b.effect.strength.mean - a.effect.strength.mean);
  return {
    rows,
    swings: all.map(({ factor: { id, from, to }, effect: { strength, drift } }) => ({
      id,
      from,
      to,
      effect: drift < 0 ? { mean: -strength.mean, low: -strength.high, high: -strength.low } : strength,
    })),
    said: all
      .slice(0, 10)
      .map(
        ({ factor: { id, from, to }, effect: { strength, spread, drift } }) =>
          `${id} ${from} → ${to} changes ${measure} by ${interval(strength)} on average, mostly ${drift < 0 ? 'down' : 'up'}, in ${paths} settings of the other numbers (Morris: mu*); from setting to setting this differs by ${round(spread)} (sigma).`,
      ),
    more: { method: 'morris', effects: all.map(({ factor: { id }, effect }) => ({ id, ...effect })) },
  };
}

function ofSobol(
  { measure, points }: Sensitivity,
  factors: readonly Factor[],
  rows: LabRow[],
  shares: Awaited<ReturnType<typeof sobol>>,
): ExperimentPart {
  const all = factors
    .flatMap((factor, at) => {
      const share = shares[at];
      return share === undefined ? [] : [{ factor, share }];
    })
    .sort((a, b) => b.share.total.mean - a.share.total.mean);
  return {
    rows,
    grids: [
      {
        title: `Shares of the variance of ${measure} (Sobol, ${points} points)`,
        rows: all.map(({ factor: { id, from, to } }) => `${id} ${from} – ${to}`),
        columns: ['alone', 'with others'],
        cells: all.map(({ share: { first, total } }) => [first, total]),
        share: true,
      },
    ],
    said: all
      .slice(0, 5)
      .map(
        ({ factor: { id }, share: { first, total } }) =>
          `${id} explains ${interval(first)} of the variance of ${measure} alone, ${interval(total)} together with other numbers.`,
      ),
    more: { method: 'sobol', shares: all.map(({ factor: { id }, share }) => ({ id, ...share })) },
  };
}

interface Change {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly change: Partial<Pick<LabSetup, 'constants' | 'readings'>>;
}

export function changesOf(lab: LabGame, experiment: Sensitivity): Change[] {
  const { vary, by, constants, readings } = experiment;
  const wanted = (id: string): boolean => vary === undefined || vary.includes(id);
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
  const several = namedGroups(lab, experiment, experiment.named).map((group) => {
    const last = group.at(-1);
    return {
      // Named `one 1 → 0, other 2 → 3`.
      id: [...group.slice(0, -1).map((it) => inWords([it])), last?.id ?? ''].join(', '),
      from: last?.from ?? '',
      to: last?.to ?? '',
      change: changed({ constants: {}, readings: {} }, group),
    };
  });
  return [...numbers, ...others, ...several];
}
