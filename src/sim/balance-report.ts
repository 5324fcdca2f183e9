import { halfWidth, type BalanceInput, type BalanceOutput, type Sums } from './balance.js';
import type { StudyTable } from '../kernel/types.js';

/** The report of a study, in Markdown. */

const NONE: Sums = { n: 0, sum: 0, squares: 0 };

/** A mean with its 95 % interval; shares in percent. */
export function figure(sums: Sums, share: boolean): string {
  if (sums.n === 0) return '–';
  const mean = sums.sum / sums.n;
  const half = halfWidth(sums);
  const show = (n: number): string => (share ? (100 * n).toFixed(1) : n.toFixed(2));
  return Number.isFinite(half) ? `${show(mean)} ± ${show(half)}${share ? ' %' : ''}` : show(mean);
}

export interface ReportPart {
  readonly input: Pick<BalanceInput, 'variant' | 'seats' | 'ai' | 'seed'>;
  readonly output: BalanceOutput;
  readonly tables: readonly StudyTable[];
  readonly tell: (how: string) => string;
}

export function reportPart({ input, output, tables, tell }: ReportPart): string {
  const { sums, games } = output;
  const lines = [
    `## ${input.variant}, ${input.seats} ${input.seats === 1 ? 'seat' : 'seats'}, all played by \`${input.ai}\``,
    '',
    `${games} games, seed ${input.seed}, ${output.faults.length} faults. Every figure stands with its 95 % interval.`,
    '',
  ];
  for (const table of tables) {
    const body = markdown(table, sums);
    // A table about something that this variant doesn't have says nothing.
    if (body.length > HEAD_LINES) lines.push(`### ${table.title}`, '', ...body, '');
  }
  lines.push('### How games end', '', '| Ending | Games |', '| --- | --- |');
  for (const [how, n] of Object.entries(output.endings)) {
    const p = n / Math.max(1, games);
    const half = 1.96 * Math.sqrt((p * (1 - p)) / Math.max(1, games));
    lines.push(`| ${tell(how)} | ${(100 * p).toFixed(1)} ± ${(100 * half).toFixed(1)} % |`);
  }
  return [...lines, ''].join('\n');
}

/** The titles and the rule below them. */
const HEAD_LINES = 2;

function markdown(table: StudyTable, sums: Readonly<Record<string, Sums>>): string[] {
  const head = ['', ...table.columns.map((column) => column.title)];
  const rows = table.rows
    .filter((row) => table.columns.some((column) => sums[column.name(row)] !== undefined))
    .map((row) => [
      row,
      ...table.columns.map((column) => figure(sums[column.name(row)] ?? NONE, column.share === true)),
    ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
