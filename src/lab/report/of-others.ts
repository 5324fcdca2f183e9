import type { Teller } from '../../kernel/text.js';
import type { LabGame } from '../game.js';
import { isDifferent } from '../paired.js';
import type { Answer, Grid } from '../rows.js';
import { heatMap, tornado } from './figures.js';
import type { Part } from './page.js';

/** The page of experiments that compare numbers or strategies in a table of their own. */

const MOST_CHANGES = 15;
const MOST_LINES = 10;
const MOST_GRIDS = 2;

const percent = (n: number): string => `${n > 0 ? '+' : ''}${(100 * n).toFixed(1)}`;

function changes({ experiment, swings }: Answer, tell: Teller): Part[] {
  if (experiment.kind !== 'sensitivity' || swings.length === 0) return [];
  const isAlone = experiment.method === 'one';
  // Walks give no difference from a fixed start: all of them are shown.
  const real = isAlone ? swings.filter(({ effect }) => isDifferent(effect)) : swings;
  const shown = real.slice(0, MOST_CHANGES);
  return [
    {
      title: isAlone
        ? `${real.length} of ${swings.length} changes move it by more than chance`
        : 'What moves it, wherever the others stand',
      chart: () => tornado(shown, experiment.measure, tell),
      table: {
        head: ['change', `${experiment.measure}, points`, 'from', 'to'],
        rows: shown.map(({ id, from, to, effect: { mean, low, high } }) => [
          `${id} ${from} → ${to}`,
          ...[mean, low, high].map(percent),
        ]),
      },
    },
  ];
}

const gridPart = (grid: Grid): Part => ({
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

export function partsOfOthers(_: LabGame, answer: Answer, tell: Teller): Part[] {
  const said = answer.said.slice(1, MOST_LINES);
  return [
    ...changes(answer, tell),
    ...answer.grids.slice(0, MOST_GRIDS).map(gridPart),
    ...(said.length === 0 ? [] : [{ title: 'In words', lines: said }]),
  ];
}

/** What moves most, or the first line of what was found. */
export function sentenceOfOthers({ experiment, swings, said }: Answer): string {
  const [most] = swings;
  if (said[0] !== undefined) return said[0];
  if (most === undefined || experiment.kind !== 'sensitivity') return 'Nothing was played.';
  const { id, from, to, effect } = most;
  return `Most is moved by ${id} (${from} → ${to}): ${experiment.measure} ${percent(effect.mean)} points (${percent(effect.low)} to ${percent(effect.high)}).`;
}
