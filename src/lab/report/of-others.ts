import type { Teller } from '../../kernel/index.js';
import type { LabGame } from '../game.js';
import { isDifferent } from '../paired.js';
import type { ExperimentResult, Grid } from '../rows.js';
import { goalWords } from '../targets.js';
import { heatMap, tornado } from './figures.js';
import { changedNumbers } from './numbers.js';
import type { PagePart } from './page.js';

/** The page of experiments that compare numbers or strategies in a table of their own. */

const MOST_CHANGES = 15;
const MOST_LINES = 10;
const MOST_GRIDS = 2;

/** A measure in words, and its differences: points of a hundred games, or its own unit. */
function wordsOf(lab: LabGame, id: string, tell: Teller) {
  const { share = true, unit = '' } = lab.measures.find((one) => one.id === id) ?? {};
  const signed = (n: number): string => `${n > 0 ? '+' : ''}${((share ? 100 : 1) * n).toFixed(1)}`;
  return {
    name: tell.has(`ending.${id}`) ? tell.lookup(`ending.${id}`) : id,
    unit: share ? 'points' : unit,
    signed,
  };
}

function changes(lab: LabGame, { experiment, swings }: ExperimentResult, tell: Teller): PagePart[] {
  if (experiment.kind !== 'sensitivity' || swings.length === 0) return [];
  const isAlone = experiment.method === 'one';
  const { name, unit, signed } = wordsOf(lab, experiment.measure, tell);
  // Walks give no difference from a fixed start: all of them are shown.
  const real = isAlone ? swings.filter(({ effect }) => isDifferent(effect)) : swings;
  const shown = real.slice(0, MOST_CHANGES);
  return [
    {
      title: isAlone
        ? `${real.length} of ${swings.length} changes have a clear effect`
        : 'Largest effects, whatever the other numbers',
      chart: () => tornado(shown, name, tell),
      table: {
        head: ['change', `${name}, ${unit}`, 'from', 'to'],
        rows: shown.map(({ id, from, to, effect: { mean, low, high } }) => [
          `${id} ${from} → ${to}`,
          ...[mean, low, high].map(signed),
        ]),
      },
    },
  ];
}

const gridPart = (grid: Grid): PagePart => ({
  title: grid.title,
  chart: () => heatMap(grid),
  table: {
    head: ['', ...grid.columns],
    rows: grid.rows.map((row, y) => [
      row,
      ...(grid.cells[y] ?? []).map((cell) =>
        cell === undefined || Number.isNaN(cell.mean)
          ? '–'
          : grid.share
            ? (100 * cell.mean).toFixed(1)
            : cell.mean.toFixed(1),
      ),
    ]),
  },
});

export function partsOfOthers(lab: LabGame, answer: ExperimentResult, tell: Teller): PagePart[] {
  const said = answer.said.slice(1, MOST_LINES);
  const isSearch = answer.experiment.kind === 'search';
  const inWords = (grid: Grid): Grid =>
    isSearch ? { ...grid, columns: grid.columns.map((goal) => goalWords(lab, goal, tell)) } : grid;
  return [
    ...changedNumbers(lab, answer),
    ...changes(lab, answer, tell),
    ...answer.grids.slice(0, MOST_GRIDS).map(inWords).map(gridPart),
    ...(said.length === 0 ? [] : [{ title: 'In words', lines: said }]),
  ];
}

/** What moves most, or the first line of what was found. */
export function sentenceOfOthers(
  lab: LabGame,
  { experiment, swings, said }: ExperimentResult,
  tell: Teller,
): string {
  const [most] = swings;
  if (said[0] !== undefined) return said[0];
  if (most === undefined || experiment.kind !== 'sensitivity') return 'Nothing was played.';
  const { id, from, to, effect } = most;
  const { name, unit, signed } = wordsOf(lab, experiment.measure, tell);
  const by = [effect.mean, effect.low, effect.high].map(signed);
  return `Largest effect: ${id} ${from} → ${to}. ${name}: ${by[0] ?? ''} ${unit} (${by[1] ?? ''} to ${by[2] ?? ''}).`;
}
