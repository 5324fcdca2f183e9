import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabGame } from '../game.js';
import { setupOf, type ExperimentResult } from '../rows.js';
import { labTeller } from '../texts.js';
import type { SvgChart } from './charts.js';
import { dataFiles } from './data.js';
import { fans, heatMap } from './figures.js';
import { partsOfOthers, sentenceOfOthers } from './of-others.js';
import { sentence, yesOrNo } from './compared.js';
import { namedSets, partsOfSets } from './of-sets.js';
import { asHtml, asMarkdown, type Page } from './page.js';
import { playedOf, type PlayedSet } from './played.js';
import { witnesses, type WitnessGame } from './witnesses.js';

/** Writes an answer to a folder: the page, and files for reference. Output is deterministic. */

const isOfSets = ({ experiment: { kind } }: ExperimentResult): boolean => kind === 'sets' || kind === 'box';

export function pageOf(lab: LabGame, answer: ExperimentResult, played = playedOf(lab, answer)): Page {
  const tell = labTeller(lab, 'en');
  const { question } = answer.experiment;
  return isOfSets(answer)
    ? {
        question,
        answer: sentence(lab, played, tell),
        short: yesOrNo(lab, played),
        parts: partsOfSets(lab, answer, played, tell),
        small: smallPrint(lab, answer),
      }
    : {
        question,
        answer: sentenceOfOthers(lab, answer, tell),
        short: [],
        parts: partsOfOthers(lab, answer, tell),
        small: smallPrint(lab, answer),
      };
}

/** Number of games, accuracy and limitations. */
function smallPrint(lab: LabGame, { experiment, rows, games, stopped }: ExperimentResult): string[] {
  const { kind, seed, strategies } = experiment;
  const shares = lab.measures.filter(({ share }) => share).map(({ id }) => id);
  const off = rows.flatMap(({ measures }) =>
    shares.map((id) => ((measures[id]?.high ?? 0) - (measures[id]?.low ?? 0)) / 2),
  );
  const sure =
    off.length === 0 ? '' : `; shares are accurate to ${(100 * Math.max(...off)).toFixed(1)} points (95 %)`;
  const own = new Set(Object.keys(strategies));
  const silent = [...new Set(rows.flatMap((row) => row.silent))].filter((clause) =>
    own.has(clause.split(',')[0] ?? ''),
  );
  const seats = new Set(rows.flatMap(({ set }) => set.seats.map((seat) => seat.split('+')[0])));
  const middle = lab.sets.filter(({ name, box }) => box !== undefined && seats.has(name));
  return [
    `${games} games from seed ${seed}${sure}${stopped ? '; stopped before the end' : ''}.`,
    ...(kind === 'invasion' || kind === 'round-robin'
      ? ['Households of one kind are all alike: each plays the number before a range, none is drawn.']
      : []),
    ...middle.map(
      ({ name }) => `In a seat, ${name} plays the number before each range; the set ${name} draws them.`,
    ),
    '± gives 95 % intervals; they hold for all comparisons at once.',
    ...lab.limits,
    ...silent.map((clause) => `Never decided anything: ${clause}`),
  ];
}

/** The set with most help among those with fixed players: its sample games and fan charts. */
function lookedInto(
  lab: LabGame,
  answer: ExperimentResult,
): { name: string; games: readonly WitnessGame[]; charts: SvgChart[] } {
  const helped = (name: string): number =>
    answer.rows.find((row) => row.name === name)?.measures['helped']?.mean ?? 0;
  const [set] = namedSets(lab, answer)
    .filter(({ box }) => box === undefined)
    .sort((a, b) => helped(b.name) - helped(a.name));
  if (set === undefined) return { name: '', games: [], charts: [] };
  const setup = setupOf(lab, answer.experiment, set);
  const { seed } = answer.experiment;
  return { name: set.name, games: witnesses(lab, setup, seed), charts: fans(lab, setup, seed, set.name) };
}

const percent = (n: number): string => (100 * n).toFixed(1);

/** Every measure of every set, with its interval. */
function allFigures(lab: LabGame, { rows }: ExperimentResult): string {
  const lines = rows.flatMap(({ name, games, measures }) => [
    `## ${name} (${games} games)`,
    '',
    ...lab.measures.map(({ id, share, help }) => {
      const { mean, low, high } = measures[id] ?? { mean: NaN, low: NaN, high: NaN };
      const shown = share ? [mean, low, high].map(percent) : [mean, low, high].map((n) => n.toFixed(2));
      return `- ${help}: ${shown[0] ?? ''}${share ? ' %' : ''} (${shown[1] ?? ''} to ${shown[2] ?? ''})`;
    }),
    '',
  ]);
  return `# All figures, with 95 % intervals\n\n${lines.join('\n')}`;
}

/** Writes the page and what it links to. @returns their paths */
export function writeReport(lab: LabGame, answer: ExperimentResult, folder: string, run: unknown): string[] {
  mkdirSync(folder, { recursive: true });
  const played = isOfSets(answer) ? playedOf(lab, answer) : [];
  const page = pageOf(lab, answer, played);
  const files = filesOf(lab, answer, played, page, run);
  return Object.entries(files).map(([name, content]) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  });
}

function filesOf(
  lab: LabGame,
  answer: ExperimentResult,
  played: readonly PlayedSet[],
  page: Page,
  run: unknown,
): Record<string, string> {
  const seen = lookedInto(lab, answer);
  const onPage = page.parts.flatMap(({ chart }) => (chart === undefined ? [] : [chart()]));
  const charts = [...onPage, ...answer.grids.slice(2).map(heatMap), ...seen.charts];
  const { csv, glossary } = dataFiles(lab, answer, played);
  const beside: Record<string, string> = {
    'data.csv': csv,
    'columns.md': glossary,
    'figures.md': allFigures(lab, answer),
    'run.json': `${JSON.stringify(run, null, 2)}\n`,
    ...Object.fromEntries(charts.map(({ svg }, at) => [`chart-${at + 1}.svg`, svg])),
    ...Object.fromEntries(
      seen.games.flatMap(({ title, game, retold: retold }) => [
        [`game-${game}.md`, `# ${title}: ${seen.name}\n\n${retold.chapters.map(chapterOf).join('\n')}`],
        [`game-${game}.txt`, `${retold.log.join('\n')}\n`],
      ]),
    ),
  };
  return {
    'report.html': asHtml(page, Object.keys(beside)),
    'report.md': asMarkdown(page),
    ...beside,
  };
}

const chapterOf = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }): string =>
  `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
