import type { Teller } from '../kernel/index.js';
import type { LabGame } from './game.js';
import type { SvgChart } from './report/charts.js';
import { heatMap, outcomeBars, tornado } from './report/figures.js';
import { per100 } from './report/played.js';
import type { ExperimentResult, Grid, LabRow } from './rows.js';
import type { Estimate } from './sums.js';
import { measureName } from './texts.js';
import { goalWords } from './targets.js';

/** An answer short enough for a message: a chart and a few lines, in the reader's language. */
export interface Brief {
  readonly question: string;
  readonly chart: SvgChart | undefined;
  readonly lines: readonly string[];
}

/** More would be too small to read on a phone. */
const MOST_BARS = 12;
const MOST_FIELDS = 10;
const MOST_LINES = 8;

export function briefOf(lab: LabGame, answer: ExperimentResult, tell: Teller): Brief {
  const { experiment, games, stopped } = answer;
  const asked = tell.lookup('lab.asked', { games, stopped: stopped ? 'yes' : 'no' });
  const { chart, lines } = chartOf(lab, answer, tell);
  return {
    question: experiment.translated[tell.locale] ?? experiment.question,
    chart,
    lines: [...lines, `-# ${asked}`],
  };
}

function chartOf(lab: LabGame, answer: ExperimentResult, tell: Teller): Omit<Brief, 'question'> {
  const { experiment, grids } = answer;
  switch (experiment.kind) {
    case 'sets':
    case 'box':
      return ofRows(lab, answer.rows, tell);
    case 'sensitivity':
      return grids[0] === undefined
        ? ofSwings(lab, answer, experiment.measure, tell)
        : ofGrid(varianceGrid(grids[0], experiment.measure, tell), tell);
    case 'invasion': {
      const { allies } = experiment;
      const title = allies > 1 ? tell.lookup('lab.pact', { allies }) : tell.lookup('lab.invasion');
      return ofGrid(titled(grids[0], title), tell);
    }
    case 'round-robin':
      return ofGrid(mixesGrid(grids[0], tell), tell);
    case 'evolution':
      return ofGrid(selectedGrid(answer, tell), tell);
    case 'search':
      return ofSearch(answer, tell);
  }
}

const titled = (grid: Grid | undefined, title: string): Grid | undefined =>
  grid === undefined ? undefined : { ...grid, title };

/** The grid of a round robin with row and column names in the reader's language. */
function mixesGrid(grid: Grid | undefined, tell: Teller): Grid | undefined {
  if (grid === undefined) return undefined;
  const sentence = (key: string, words: string, between: string): string => {
    const [one = '', other = ''] = words.split(between);
    return tell.lookup(key, { one, other });
  };
  return {
    ...grid,
    title: tell.lookup('lab.mixes'),
    rows: grid.rows.map((row) => sentence('lab.one-with', row, ' with ')),
    columns: grid.columns.map((column) => sentence('lab.one-of', column, ' of ')),
  };
}

function ofRows(lab: LabGame, rows: readonly LabRow[], tell: Teller): Omit<Brief, 'question'> {
  const shown = rows.slice(0, MOST_BARS);
  const lines = shown.slice(0, MOST_LINES).map((row) => {
    const parts = lab.endings.flatMap((id) => {
      const share = row.measures[id]?.mean ?? 0;
      return share > 0 ? [`${tell.lookup(`ending.${id}`)} ${per100(share)}\u00A0%`] : [];
    });
    return tell.lookup('lab.row', { name: row.name, parts: parts.join(' · ') });
  });
  if (rows.length > lines.length) lines.push(tell.lookup('lab.more-rows', { n: rows.length - lines.length }));
  return { chart: shown.length === 0 ? undefined : outcomeBars(lab, shown, tell), lines };
}

function ofSwings(lab: LabGame, { swings, experiment }: ExperimentResult, measure: string, tell: Teller) {
  const share = lab.measures.find(({ id }) => id === measure)?.share ?? false;
  const what = measureName(tell, measure);
  const signed = (n: number): string => `${n > 0 ? '+' : ''}${share ? (100 * n).toFixed(0) : n.toFixed(2)}`;
  const lines = swings.slice(0, MOST_LINES).map(({ id, from, to, effect: { mean, low, high } }) =>
    tell.lookup(share ? 'lab.moved' : 'lab.moved-plain', {
      ...{ id, from, to, measure: what },
      by: signed(mean),
      low: signed(low),
      high: signed(high),
    }),
  );
  const isAlone = experiment.kind === 'sensitivity' && experiment.method === 'one';
  return {
    chart: swings.length === 0 ? undefined : tornado(swings, what, tell, MOST_BARS),
    lines: [tell.lookup(isAlone ? 'lab.by-and-large' : 'lab.wherever'), ...lines],
  };
}

const varianceGrid = (grid: Grid, measure: string, tell: Teller): Grid => ({
  ...grid,
  title: tell.lookup('lab.variance', {
    measure: measureName(tell, measure),
  }),
  columns: [tell.lookup('lab.alone'), tell.lookup('lab.with-others')],
});

function ofGrid(grid: Grid | undefined, tell: Teller): Omit<Brief, 'question'> {
  if (grid === undefined) return { chart: undefined, lines: [] };
  const cut = { ...grid, rows: grid.rows.slice(0, MOST_FIELDS), cells: grid.cells.slice(0, MOST_FIELDS) };
  const lines = cut.rows.slice(0, MOST_LINES).map((name, at) => {
    const cells = (cut.cells[at] ?? []).flatMap((cell, x) => {
      if (cell === undefined || Number.isNaN(cell.mean)) return [];
      const n = grid.share ? `${(100 * cell.mean).toFixed(0)} %` : cell.mean.toFixed(1);
      return [`${grid.columns[x] ?? ''} ${n}`];
    });
    return tell.lookup('lab.grid-row', { name, cells: cells.join(' · ') });
  });
  return { chart: heatMap(cut), lines };
}

const exactly = (mean: number): Estimate => ({ mean, low: mean, high: mean });

/** A row per population: the shares of the strategies left in it. */
function selectedGrid({ more }: ExperimentResult, tell: Teller): Grid | undefined {
  const { strategies, mixes } = more;
  if (!Array.isArray(strategies) || !Array.isArray(mixes)) return undefined;
  const shares = mixes.map((mix: unknown) => (Array.isArray(mix) ? mix.map(Number) : []));
  const left = strategies.map((_, at) => shares.some((mix) => (mix[at] ?? 0) >= 0.005));
  return {
    title: tell.lookup('lab.selected'),
    rows: shares.map((_, at) => tell.lookup('lab.run', { n: at + 1 })),
    columns: strategies.filter((_, at) => left[at]).map(String),
    cells: shares.map((mix) => mix.filter((_, at) => left[at]).map(exactly)),
    share: true,
  };
}

function ofSearch({ grids, more }: ExperimentResult, tell: Teller): Omit<Brief, 'question'> {
  const [grid] = grids;
  const tried = Number(more['tried'] ?? 0);
  if (grid === undefined) return { chart: undefined, lines: [tell.lookup('lab.none-found', { tried })] };
  const columns = grid.columns.map((goal) => goalWords(goal, tell));
  const titled = { ...grid, title: tell.lookup('lab.found'), columns };
  const { chart, lines } = ofGrid(titled, tell);
  return { chart, lines: [tell.lookup('lab.some-found', { n: grid.rows.length, tried }), ...lines] };
}
