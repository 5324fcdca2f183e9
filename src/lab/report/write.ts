import { markdownTable } from '../../kernel/markdown.js';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setsOf, type Experiment } from '../experiment.js';
import type { LabGame, Retold, LabSetup } from '../game.js';
import { setupOf, type Answer, type Row } from '../rows.js';
import { labTeller } from '../texts.js';
import type { Estimate } from '../sums.js';
import { escapeText, type Chart } from './charts.js';
import { causeTree, fans, funnelBars, heatMap, outcomeBars, survivalCurves, tornado } from './figures.js';
import { witnesses, type Witness } from './witnesses.js';

/** A folder for one answer: a page, a text, the figures as a table and as data. The same answer gives the same bytes. */

interface Part {
  readonly title: string;
  readonly charts: readonly Chart[];
}

const percent = ({ mean, low, high }: Estimate): string =>
  Number.isNaN(mean)
    ? '–'
    : `${(100 * mean).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
const NONE: Estimate = { mean: NaN, low: NaN, high: NaN };

/** The answer in a line: the rows at both ends, with interval and population. */
function inOneLine(lab: LabGame, { rows, swings, experiment, said }: Answer): string {
  if (said[0] !== undefined) return said[0];
  const [most] = swings;
  if (most !== undefined && experiment.kind === 'sensitivity')
    return `Most is moved by ${most.id} (${most.from} → ${most.to}): ${experiment.measure} ${most.effect.mean > 0 ? '+' : ''}${most.effect.mean.toFixed(3)} (95 %: ${most.effect.low.toFixed(3)} to ${most.effect.high.toFixed(3)}).`;
  const worstFirst = lab.endings[0] ?? '';
  const by = [...rows].sort(
    (a, b) => (a.measures[worstFirst]?.mean ?? 0) - (b.measures[worstFirst]?.mean ?? 0),
  );
  const [best] = by;
  const worst = by.at(-1);
  if (best === undefined || worst === undefined) return 'Nothing was played.';
  const tell = labTeller(lab, 'en');
  const told = lab.headlines
    .slice(0, 2)
    .map((id) => [id, lab.measures.find((one) => one.id === id)?.share ?? false] as const);
  const figure = (row: Row, [id, share]: readonly [string, boolean]): string => {
    const it = row.measures[id] ?? NONE;
    return `${tell.lookup(`ending.${id}`)} ${share ? `in ${percent(it)}` : it.mean.toFixed(1)}`;
  };
  const says = (row: Row): string => `${row.name}: ${told.map((one) => figure(row, one)).join(', ')}`;
  return best === worst ? `${says(best)}.` : `${says(best)}; ${says(worst)}.`;
}

function partsOf(lab: LabGame, answer: Answer): Part[] {
  const { rows, swings, experiment } = answer;
  const tell = labTeller(lab, 'en');
  const parts: Part[] = [
    ...answer.grids.map((grid) => ({ title: grid.title, charts: [heatMap(grid)] })),
    ...(lab.endings.length > 0 ? [{ title: 'How games end', charts: [outcomeBars(lab, rows, tell)] }] : []),
    ...(rows.some(({ survival }) => survival.some((alive) => alive < 1))
      ? [{ title: 'Who lives, year by year', charts: [survivalCurves(rows)] }]
      : []),
    ...(lab.funnel === undefined
      ? []
      : [{ title: 'Short, helpable, helped', charts: [funnelBars(lab, rows, tell)] }]),
  ];
  if (experiment.kind === 'sensitivity')
    parts.push({ title: 'What one change moves', charts: [tornado(swings, experiment.measure, tell)] });
  for (const { name, setup } of setupsOf(lab, experiment)) {
    const causes = lab.ready(setup).causes?.(experiment.seed, CAUSE_GAMES) ?? [];
    const died = causes.some(({ byYears }) => byYears.some((n) => n > 0));
    parts.push({
      title: `Why: ${name}`,
      charts: [
        ...(died ? [causeTree(causes, name, CAUSE_GAMES)] : []),
        ...fans(lab, setup, experiment.seed, name),
      ],
    });
  }
  return parts;
}

const CAUSE_GAMES = 1000;
/** Sets that are looked into. */
const LOOKED_INTO = 3;

/** The first tables of an experiment, whose players are the same in every game. */
function setupsOf(
  lab: LabGame,
  experiment: Experiment,
  most = LOOKED_INTO,
): { name: string; setup: LabSetup }[] {
  if (!('sets' in experiment)) return [];
  return setsOf(lab, experiment.sets)
    .filter(({ box }) => box === undefined)
    .slice(0, most)
    .map((set) => ({ name: set.name, setup: setupOf(lab, experiment, set) }));
}

/** Games to look at, of that table where help was most frequent; where there was none, of the first. */
function witnessesOf(
  lab: LabGame,
  { experiment, rows }: Answer,
): { name: string; games: readonly Witness[] } {
  const helped = (name: string): number =>
    rows.find((row) => row.name === name)?.measures['helped']?.mean ?? 0;
  const [table] = setupsOf(lab, experiment, Infinity).sort((a, b) => helped(b.name) - helped(a.name));
  if (table === undefined) return { name: '', games: [] };
  return { name: table.name, games: witnesses(lab, table.setup, experiment.seed) };
}

function witnessPart(name: string, games: readonly Witness[]): string {
  if (games.length === 0) return '';
  const chapter = ({ title, lines }: Retold['chapters'][number]): string =>
    `<details><summary>${escapeText(title)}</summary><ul>${lines.map((line) => `<li>${escapeText(line.replace(/[*`]/g, ''))}</li>`).join('')}</ul></details>`;
  return `<h2>Games to look at: ${escapeText(name)}</h2><p>Told by the game’s own rules from the same seed; the moves are in the files beside this page.</p>${games
    .map(
      ({ title, game, told }) =>
        `<h3>${escapeText(title)} (game ${game})</h3>${told.chapters.map(chapter).join('\n')}`,
    )
    .join('\n')}`;
}

/** What an answer of this kind can't say. */
function notShown(lab: LabGame, { experiment, stopped }: Answer): string[] {
  return [
    'Strategies that aren’t in the set. An answer holds only for the players it names.',
    ...lab.limits,
    ...(experiment.kind === 'sensitivity'
      ? ['Two changes at once: each was made alone, with the players as they were.']
      : []),
    ...(experiment.kind === 'invasion' || experiment.kind === 'round-robin'
      ? ['Different households of one kind: each plays the number before a range, none is drawn.']
      : []),
    ...(stopped ? ['All of what was asked: it was stopped before the end.'] : []),
  ];
}

function tableRows(lab: LabGame, rows: readonly Row[]): string[][] {
  const head = ['set', 'games', ...lab.measures.map(({ id }) => id)];
  return [
    head,
    ...rows.map((row) => [
      row.name,
      `${row.games}`,
      ...lab.measures.map(({ id, share }) => {
        const it = row.measures[id] ?? NONE;
        return share ? percent(it) : it.mean.toFixed(2);
      }),
    ]),
  ];
}

const STYLE =
  'body{font:16px/1.45 system-ui,sans-serif;color:#1e2a33;max-width:820px;margin:0 auto;padding:16px}svg{max-width:100%;height:auto}table{border-collapse:collapse;font-size:13px;display:block;overflow-x:auto}td,th{border:1px solid #c8ced3;padding:3px 7px;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}.answer{font-size:20px;font-weight:600}pre{white-space:pre-wrap;background:#f3f4f2;padding:10px}';

function page(
  lab: LabGame,
  answer: Answer,
  parts: readonly Part[],
  seen: ReturnType<typeof witnessesOf>,
): string {
  const { experiment, rows } = answer;
  const [head = [], ...body] = tableRows(lab, rows);
  const cells = (row: readonly string[], tag: string): string =>
    row.map((cell) => `<${tag}>${escapeText(cell)}</${tag}>`).join('');
  const silent = silentOf(rows);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(experiment.question)}</title><style>${STYLE}</style>
<h1>${escapeText(experiment.question)}</h1><p class="answer">${escapeText(inOneLine(lab, answer))}</p>
${answer.said
  .slice(1)
  .map((line) => `<p>${escapeText(line)}</p>`)
  .join('\n')}
${parts.map(({ title, charts }) => `<h2>${escapeText(title)}</h2>${charts.map(({ svg }) => svg).join('\n')}`).join('\n')}
${witnessPart(seen.name, seen.games)}
<h2>All figures</h2><p>Shares with their 95 % intervals.</p><table><tr>${cells(head, 'th')}</tr>${body.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')}</table>
${silent.length > 0 ? `<h2>Clauses that never decided anything</h2><ul>${silent.map((clause) => `<li>${escapeText(clause)}</li>`).join('')}</ul>` : ''}
<h2>What this does not show</h2><ul>${notShown(lab, answer)
    .map((line) => `<li>${escapeText(line)}</li>`)
    .join('')}</ul>
<h2>The experiment</h2><pre>${escapeText(JSON.stringify(experiment, null, 2))}</pre></html>
`;
}

const silentOf = (rows: readonly Row[]): string[] => [...new Set(rows.flatMap((row) => row.silent))];

function text(lab: LabGame, answer: Answer, parts: readonly Part[]): string {
  const silent = silentOf(answer.rows);
  const [head = [], ...body] = tableRows(lab, answer.rows);
  const escaped = (row: readonly string[]): string[] => row.map((cell) => cell.replace(/\|/g, '\\|'));
  return [
    `# ${answer.experiment.question}`,
    '',
    inOneLine(lab, answer),
    '',
    ...answer.said.slice(1).flatMap((words) => [words, '']),
    markdownTable(escaped(head), body.map(escaped)),
    '',
    ...parts.flatMap(({ title, charts }) => [`## ${title}`, '', ...charts.map(({ alt }) => alt), '']),
    ...(silent.length === 0
      ? []
      : ['## Clauses that never decided anything', '', ...silent.map((clause) => `- ${clause}`), '']),
    '## What this does not show',
    '',
    ...notShown(lab, answer).map((words) => `- ${words}`),
    '',
  ].join('\n');
}

function csv(lab: LabGame, { rows, swings, experiment }: Answer): string {
  const field = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell);
  const lines = [['set', 'games', 'measure', 'mean', 'low', 'high']];
  for (const { id, from, to, effect } of swings) {
    const measure = experiment.kind === 'sensitivity' ? experiment.measure : '';
    const change = `change: ${id} ${from} → ${to}`;
    lines.push([change, `${experiment.games}`, measure, `${effect.mean}`, `${effect.low}`, `${effect.high}`]);
  }
  for (const row of rows)
    for (const { id } of lab.measures) {
      const { mean, low, high } = row.measures[id] ?? NONE;
      lines.push([row.name, `${row.games}`, id, `${mean}`, `${low}`, `${high}`]);
    }
  return `${lines.map((line) => line.map(field).join(',')).join('\n')}\n`;
}

/** The page alone, as it stands in `report.html`. */
export const pageOf = (lab: LabGame, answer: Answer): string =>
  page(lab, answer, partsOf(lab, answer), witnessesOf(lab, answer));

/** Writes `report.html`, `report.md`, `data.csv`, `run.json`, each chart and the games to look at. @returns their paths */
export function writeReport(lab: LabGame, answer: Answer, folder: string, run: unknown): string[] {
  mkdirSync(folder, { recursive: true });
  const parts = partsOf(lab, answer);
  const seen = witnessesOf(lab, answer);
  const files = {
    'report.html': page(lab, answer, parts, seen),
    'report.md': text(lab, answer, parts),
    'data.csv': csv(lab, answer),
    'run.json': `${JSON.stringify(run, null, 2)}\n`,
    ...Object.fromEntries(
      parts.flatMap(({ charts }) => charts).map(({ svg }, at) => [`chart-${at + 1}.svg`, svg]),
    ),
    ...Object.fromEntries(
      seen.games.map(({ game, told }) => [`game-${game}.txt`, `${told.log.join('\n')}\n`]),
    ),
  };
  return Object.entries(files).map(([name, content]) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  });
}
