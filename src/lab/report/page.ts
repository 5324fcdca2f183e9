import { markdownTable } from '../../kernel/index.js';
import { escapeText, type SvgChart } from './charts.js';

/** The one-page answer and its three formats: text, Markdown and HTML. */

export interface PageTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface PagePart {
  readonly title: string;
  readonly lines?: readonly string[];
  readonly table?: PageTable;
  /** Drawn on demand. */
  readonly chart?: () => SvgChart;
}

export interface Page {
  readonly question: string;
  readonly answer: string;
  /** The designer's questions, yes or no. */
  readonly short: readonly string[];
  readonly parts: readonly PagePart[];
  readonly small: readonly string[];
}

const SMALL_PRINT = 'Small print';

/** Aligned columns; by default the first to the left, and figures to the right. */
export function columns({ head, rows }: PageTable, isText = (x: number): boolean => x === 0): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, x) => Math.max(...all.map((row) => (row[x] ?? '').length)));
  return all.map((row) =>
    row
      .map((cell, x) => (isText(x) ? cell.padEnd(widths[x] ?? 0) : cell.padStart(widths[x] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

export function asText({ question, answer, short, parts, small }: Page): string {
  const part = ({ title, lines = [], table }: PagePart): string[] =>
    table === undefined && lines.length === 0
      ? []
      : ['', title.toUpperCase(), ...(table === undefined ? [] : columns(table)), ...lines];
  return [
    question,
    '',
    answer,
    ...short,
    ...parts.flatMap(part),
    '',
    SMALL_PRINT.toUpperCase(),
    ...small,
  ].join('\n');
}

const escapedCells = (row: readonly string[]): string[] => row.map((cell) => cell.replace(/\|/gu, '\\|'));

export function asMarkdown({ question, answer, short, parts, small }: Page): string {
  const part = ({ title, lines = [], table, chart }: PagePart): string[] => [
    `## ${title}`,
    '',
    ...(table === undefined
      ? []
      : [markdownTable(escapedCells(table.head), table.rows.map(escapedCells)), '']),
    ...lines.map((line) => `- ${line}`),
    ...(lines.length > 0 ? [''] : []),
    ...(chart !== undefined && table === undefined ? [chart().alt, ''] : []),
  ];
  return [
    `# ${question}`,
    '',
    `**${answer}**`,
    '',
    ...short.map((line) => `- ${line}`),
    '',
    ...parts.flatMap(part),
    `## ${SMALL_PRINT}`,
    '',
    ...small.map((line) => `- ${line}`),
    '',
  ].join('\n');
}

const STYLE =
  'body{font:16px/1.45 system-ui,sans-serif;color:#1e2a33;max-width:820px;margin:0 auto;padding:16px}svg{max-width:100%;height:auto}table{border-collapse:collapse;font-size:14px;display:block;overflow-x:auto}td,th{border:1px solid #c8ced3;padding:3px 7px;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}.answer{font-size:20px;font-weight:600}.small{font-size:13px}';

const list = (lines: readonly string[], kind = ''): string =>
  lines.length === 0
    ? ''
    : `<ul${kind === '' ? '' : ` class="${kind}"`}>${lines.map((line) => `<li>${escapeText(line)}</li>`).join('')}</ul>`;

function tableOf({ head, rows }: PageTable): string {
  const cells = (row: readonly string[], tag: string): string =>
    row.map((cell) => `<${tag}>${escapeText(cell)}</${tag}>`).join('');
  return `<table><tr>${cells(head, 'th')}</tr>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')}</table>`;
}

/** @param links files in the same folder */
export function asHtml(
  { question, answer, short, parts, small }: Page,
  links: readonly string[] = [],
): string {
  const part = ({ title, lines = [], table, chart }: PagePart): string =>
    `<h2>${escapeText(title)}</h2>${chart?.().svg ?? ''}${table === undefined ? '' : tableOf(table)}${list(lines)}`;
  const beside = links.map((file) => `<a href="${encodeURI(file)}">${escapeText(file)}</a>`).join(' · ');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(question)}</title><style>${STYLE}</style>
<h1>${escapeText(question)}</h1><p class="answer">${escapeText(answer)}</p>${list(short)}
${parts.map(part).join('\n')}
<h2>${SMALL_PRINT}</h2>${list(small, 'small')}${beside === '' ? '' : `<p class="small">${beside}</p>`}</html>
`;
}
