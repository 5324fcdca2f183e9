import { markdownTable } from '../../../src/kernel/markdown.js';
import { Z95 } from '../../../src/kernel/confidence.js';
import { halfWidth, type BalanceInput, type BalanceOutput, type Sums } from './balance.js';
import type { Patience } from './players.js';
import type { MetricsTable } from '../metrics/contract.js';

/** The report of a batch, in Markdown or as CSV. */

/** For a random initial player order (`GameMetrics.places`): figures by place. */
const BY_PLACE: MetricsTable = {
  title: 'By place in the first order of play',
  rows: ['1', '2', '3', '4', '5', '6', '7', '8'],
  columns: [
    { title: 'Wins', name: (place) => `place ${place} wins`, share: true },
    { title: 'Points', name: (place) => `place ${place} points` },
  ],
};

/** For points that grow by turn (`GameMetrics.standing`). */
const HALF_WAY: MetricsTable = {
  title: 'After half of the turns',
  rows: ['the leader'],
  columns: [{ title: 'Wins', name: (row) => `${row} wins`, share: true }],
};

const NONE: Sums = { n: 0, sum: 0, squares: 0 };

/** A mean with its 95 % interval; shares in percent. */
export function figure(sums: Sums, share: boolean): string {
  if (sums.n === 0) return '–';
  const mean = sums.sum / sums.n;
  const half = halfWidth(sums);
  const show = (n: number): string => (share ? (100 * n).toFixed(1) : n.toFixed(2));
  return Number.isFinite(half) ? `${show(mean)} ± ${show(half)}${share ? ' %' : ''}` : show(mean);
}

/** The ratio of two sums, with its interval. */
function ratio(own: Sums, of: Sums, share: boolean): string {
  if (of.sum === 0) return '–';
  const mean = own.sum / of.sum;
  // Each seat won nothing or an equal share: wins counted times seats.
  const each = own.squares === 0 ? 0 : own.squares / own.sum;
  const half = Z95 * Math.sqrt(Math.max(0, (mean * each - mean * mean) / of.sum));
  return share
    ? `${(100 * mean).toFixed(1)} ± ${(100 * half).toFixed(1)} %`
    : `${mean.toFixed(2)} ± ${half.toFixed(2)}`;
}

export interface ReportPart {
  readonly input: Pick<BalanceInput, 'variant' | 'seats' | 'ais' | 'seed'>;
  /** Limits on a planner's decision; undefined without planners. */
  readonly thinking?: Patience;
  readonly output: BalanceOutput;
  readonly tables: readonly MetricsTable[];
  readonly tell: (how: string) => string;
}

/** A table of the report with its cells as text. */
interface Section {
  readonly title: string;
  readonly note?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function reportPart(part: ReportPart): string {
  const { input, output, thinking } = part;
  const names = input.ais.map((ai) => `\`${ai}\``);
  const who = names.length === 1 ? `all played by ${names[0] ?? ''}` : `shared out to ${names.join(' and ')}`;
  const time = thinking === undefined ? '' : `, ${patience(thinking)} for a decision`;
  const lines = [
    `## ${input.variant}, ${input.seats} ${input.seats === 1 ? 'seat' : 'seats'}, ${who}`,
    '',
    `${output.games} games, seed ${input.seed}${time}, ${output.faults.length} faults. Every figure stands with its 95 % interval.`,
    '',
  ];
  for (const { title, note, head, rows } of sectionsOf(part))
    lines.push(`### ${title}`, '', ...(note === undefined ? [] : [note, '']), markdownTable(head, rows), '');
  return lines.join('\n');
}

export const CSV_HEAD = 'variant,seats,table,row,column,value,interval,unit';

/** The same tables as CSV, one line per figure; counts of zero are left out. */
export function csvPart(part: ReportPart): readonly string[] {
  const { variant, seats } = part.input;
  return sectionsOf(part).flatMap(({ title, head, rows }) =>
    rows.flatMap(([row = '', ...cells]) =>
      cells.flatMap((cell, at) => {
        const [value = '', interval = ''] = cell.replace(/ %$/u, '').split(' ± ');
        if (cell === '–' || (Number(value) === 0 && Number(interval) === 0)) return [];
        const names = [variant, seats, title, row, head[at + 1] ?? ''].map((name) => quoted(String(name)));
        return [[...names, value, interval, cell.endsWith('%') ? '%' : ''].join(',')];
      }),
    ),
  );
}

const quoted = (text: string): string => (/[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function sectionsOf({ input, output, tables, tell, thinking }: ReportPart): readonly Section[] {
  const { sums, games } = output;
  const endings = Object.entries(output.endings).map(([how, n]) => {
    const p = n / Math.max(1, games);
    const half = Z95 * Math.sqrt((p * (1 - p)) / Math.max(1, games));
    return [tell(how), `${(100 * p).toFixed(1)} ± ${(100 * half).toFixed(1)} %`];
  });
  return [
    ...(input.ais.length > 1 || thinking !== undefined ? [whoPlays(input.ais, output)] : []),
    // Skip tables about things that this variant lacks.
    ...[...tables, BY_PLACE, HALF_WAY].flatMap((table) => tableOf(table, sums) ?? []),
    { title: 'How games end', head: ['Ending', 'Games'], rows: endings },
  ];
}

/** Wins of single seats relative to an even share: below 1, this way of playing costs something. */
export function loneTable(
  rows: readonly { readonly seats: number; readonly lone: string; readonly output: BalanceOutput }[],
): string {
  const names = [...new Set(rows.map(({ lone }) => lone))];
  const counts = [...new Set(rows.map(({ seats }) => seats))];
  const cell = (lone: string, seats: number): string => {
    const own = rows.find((row) => row.lone === lone && row.seats === seats)?.output.sums[`wins of ${lone}`];
    if (own === undefined || own.n === 0) return '–';
    return `${((own.sum / own.n) * seats).toFixed(2)} ± ${(halfWidth(own) * seats).toFixed(2)}`;
  };
  return [
    '## One seat that plays otherwise',
    '',
    'Its wins as a part of its even share; the seat goes round from game to game.',
    '',
    markdownTable(
      ['', ...counts.map((seats) => `${seats} seats`)],
      names.map((lone) => [lone, ...counts.map((seats) => cell(lone, seats))]),
    ),
    '',
  ].join('\n');
}

const patience = ({ milliseconds, steps }: Patience): string =>
  steps === undefined ? `${milliseconds} ms` : `${steps} steps`;

/** Each AI's result: expected and actual wins, margin and speed. */
function whoPlays(ais: readonly string[], { sums, longest }: BalanceOutput): Section {
  const row = (ai: string): string[] => {
    const { n, sum } = sums[`share of ${ai}`] ?? NONE;
    return [
      ai,
      n === 0 ? '–' : `${((100 * sum) / n).toFixed(1)} %`,
      figure(sums[`wins of ${ai}`] ?? NONE, true),
      figure(sums[`points of ${ai}`] ?? NONE, false),
      figure(sums[`milliseconds of ${ai}`] ?? NONE, false),
      (longest[ai] ?? 0).toFixed(0),
    ];
  };
  return {
    title: 'Who plays',
    note: 'The seats go round from game to game. A shared win counts in parts.',
    head: [
      'AI',
      'Its share of the seats',
      'Wins',
      'Points of a seat',
      'Milliseconds of a decision',
      'of the longest',
    ],
    rows: ais.map(row),
  };
}

/** Undefined if no row has a figure. */
function tableOf(table: MetricsTable, sums: Readonly<Record<string, Sums>>): Section | undefined {
  const head = ['', ...table.columns.map((column) => column.title)];
  const rows = table.rows
    .filter((row) => table.columns.some((column) => sums[column.name(row)] !== undefined))
    .map((row) => [
      row,
      ...table.columns.map((column) => {
        const own = sums[column.name(row)] ?? NONE;
        const of = column.of === undefined ? undefined : (sums[column.of(row)] ?? NONE);
        return of === undefined ? figure(own, column.share === true) : ratio(own, of, column.share === true);
      }),
    ]);
  return rows.length === 0 ? undefined : { title: table.title, head, rows };
}
