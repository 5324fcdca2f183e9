import type { Teller } from '../../kernel/index.js';
import type { LabGame } from '../game.js';
import { isDifferent } from '../paired.js';
import type { Estimate } from '../sums.js';
import type { ExperimentResult, Grid } from '../rows.js';
import { goalWords } from '../targets.js';
import { measureName } from '../texts.js';
import { heatMap, tornado } from './figures.js';
import { changedNumbers } from './numbers.js';
import type { PagePart } from './page.js';

/** The page of all experiments except sets and boxes. */

const MOST_CHANGES = 15;
const MOST_LINES = 10;
const MOST_GRIDS = 2;

/** A measure in words, with its differences in games of a hundred or in its unit. */
function wordsOf(lab: LabGame, id: string, tell: Teller) {
  const { share = true, unit = '' } = lab.measures.find((one) => one.id === id) ?? {};
  const name = measureName(tell, id);
  const n = (value: number): string => ((share ? 100 : 1) * value).toFixed(1);
  return {
    name: share ? `${name}: games of 100 more or fewer` : `${unit} more or fewer`,
    figures: ({ mean, low, high }: Estimate): [string, string] => [
      `${mean > 0 ? '+' : ''}${n(mean)}`,
      `±${n((high - low) / 2)}`,
    ],
    inSentence: (by: string): string => (share ? `${name} in ${by} games of 100` : `${by} ${unit}`),
  };
}

function changes(lab: LabGame, { experiment, swings }: ExperimentResult, tell: Teller): PagePart[] {
  if (experiment.kind !== 'sensitivity') return [];
  const isAlone = experiment.method === 'one';
  const { name, figures } = wordsOf(lab, experiment.measure, tell);
  // Morris and Sobol have no fixed starting point, so every effect is shown.
  const real = isAlone ? swings.filter(({ effect }) => isDifferent(effect)) : swings;
  const shown = real.slice(0, MOST_CHANGES);
  if (shown.length === 0) return [];
  return [
    {
      title: isAlone
        ? `${real.length} of ${swings.length} changes have a clear effect`
        : 'Largest effects, whatever the other numbers',
      chart: () => tornado(shown, name, tell),
      table: {
        head: ['change', name, '95 %'],
        rows: shown.map(({ id, from, to, effect }) => [`${id} ${from} → ${to}`, ...figures(effect)]),
      },
      lines: ['“lab numbers” explains the names.'],
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
  const more = answer.said.length - MOST_LINES;
  const said = [
    ...answer.said.slice(1, MOST_LINES),
    ...(more > 0 ? [`… and ${more} more (--out writes them to run.json).`] : []),
  ];
  const isSearch = answer.experiment.kind === 'search';
  const inWords = (grid: Grid): Grid =>
    isSearch ? { ...grid, columns: grid.columns.map((goal) => goalWords(goal, tell)) } : grid;
  return [
    ...changedNumbers(lab, answer),
    ...changes(lab, answer, tell),
    ...answer.grids.slice(0, MOST_GRIDS).map(inWords).map(gridPart),
    ...(said.length === 0 ? [] : [{ title: 'Details', lines: said }]),
  ];
}

/** The largest effect, or the first finding. */
export function sentenceOfOthers(
  lab: LabGame,
  { experiment, swings, said }: ExperimentResult,
  tell: Teller,
): string {
  const [most] = swings;
  if (said[0] !== undefined) return said[0];
  if (most === undefined || experiment.kind !== 'sensitivity') return 'Nothing was played.';
  const { id, from, to, effect } = most;
  if (!isDifferent(effect)) return `None of ${swings.length} changes has a clear effect.`;
  const { figures, inSentence } = wordsOf(lab, experiment.measure, tell);
  const name = lab.names?.[id];
  return `Largest effect: ${name === undefined ? id : `${name} (${id})`} ${from} → ${to}: ${inSentence(figures(effect).join(' '))}.`;
}
