import { createHash } from 'node:crypto';
import type { SeatShape } from '../src/kernel/index.js';
import { circle, group, path, rect, type Item, type Scene } from './scene.js';
import { changed } from './kit/marks.js';
import { SIZE, TALLEST, WIDTH } from './kit/type.js';
import { boldIn } from './token.js';

/** Line charts over the turns of a game, one panel per measure. Seats differ by color, shape and letter. */

interface ChartSeries {
  readonly name: string;
  readonly letter: string;
  readonly shape: SeatShape;
  /** A named seat color (`COLORS`) or any CSS color. */
  readonly color: string;
  /** One value per label. */
  readonly values: readonly number[];
}

export interface Chart {
  readonly title: string;
  /** Labels of the x axis. */
  readonly labels: readonly string[];
  readonly panels: readonly {
    readonly title: string;
    readonly series: readonly ChartSeries[];
    /** The scale starts at the lowest value instead of 0. */
    readonly isCut?: boolean;
    /** The ringed turning point: index of its label, and its sentence in the alt text. */
    readonly turning?: Turning;
  }[];
}

interface Turning {
  readonly at: number;
  readonly words: string;
}

const W = WIDTH;
const HEAD = 84;
/** Discord's ALT badge covers the lower left corner. */
const FOOT = 58;
const LEFT = 84;
const RIGHT = 132;
const LETTERS = SIZE.least;
/** Height of a panel; lower if several have to fit. */
const PANEL = 460;

const INK = '#1e2730';
const FAINT = '#5d6b76';
const PAPER = '#f4f1e8';
const NIGHT = '#1d2a36';
/** Dark enough to read on paper. */
const COLORS: Readonly<Record<string, string>> = {
  red: '#b8362f',
  green: '#2f7d4f',
  blue: '#2c66ad',
  yellow: '#8a6508',
  orange: '#b5560f',
  purple: '#76429a',
  teal: '#12716f',
  brown: '#6f4a2c',
  black: '#2b2b2b',
};
const colorOf = (name: string): string => COLORS[name] ?? name;

const SHAPES: Readonly<Partial<Record<SeatShape, string>>> = {
  square: 'M-8 -8H8V8H-8Z',
  diamond: 'M0 -11L11 0L0 11L-11 0Z',
  triangle: 'M0 -10L10 8H-10Z',
  pentagon: 'M0 -9.5L9.5 -2.6L5.9 8.6L-5.9 8.6L-9.5 -2.6Z',
  hexagon: 'M0 -10L8.7 -5L8.7 5L0 10L-8.7 5L-8.7 -5Z',
  star: 'M0 -11L3.2 -3.9L10.9 -3.1L5.2 2.2L6.8 9.8L0 6L-6.8 9.8L-5.2 2.2L-10.9 -3.1L-3.2 -3.9Z',
};
/** Line dashes, so that series differ by more than color. */
const DASHES: Readonly<Record<SeatShape, readonly number[]>> = {
  circle: [],
  square: [18, 8],
  diamond: [6, 6],
  triangle: [20, 6, 5, 6],
  pentagon: [3, 5],
  hexagon: [12, 4, 12, 10],
  star: [5, 5, 5, 14],
};

const bold = boldIn(INK);

function mark(series: ChartSeries, x: number, y: number, scale = 1): Item {
  const style = { fill: colorOf(series.color), stroke: PAPER, line: 2 };
  const shape = SHAPES[series.shape];
  const item = shape === undefined ? circle(0, 0, 9, style) : path(shape, style);
  return group(x, y, [item], { scale });
}

/** Axis ticks: at most five, at round numbers. */
export function ticksOf(most: number, least = 0): readonly number[] {
  const span = most - least;
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => span / one <= 5) ?? Math.ceil(span / 5);
  const first = Math.floor(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
}

export function chartScene(chart: Chart): Scene {
  const series = chart.panels[0]?.series ?? [];
  const legend = legendRows(series.length) * LINE + 12;
  const room = TALLEST - HEAD - legend - FOOT;
  const panel = Math.min(PANEL, Math.floor(room / Math.max(1, chart.panels.length)));
  const top = HEAD + legend;
  const height = top + chart.panels.length * panel + FOOT;
  const items: Item[] = [
    rect(0, 0, W, HEAD, { fill: NIGHT }),
    bold(28, 0, W - 56, HEAD, chart.title, 46, '#ffffff', { least: LETTERS }),
    ...legendItems(series, HEAD + 8),
  ];
  chart.panels.forEach((one, at) => items.push(...panelItems(chart, one, top + at * panel, panel)));
  return { width: W, height, background: PAPER, items, glyphs: {} };
}

function panelItems(chart: Chart, panel: Chart['panels'][number], top: number, height: number): Item[] {
  const area = { x: LEFT, y: top + 64, w: W - LEFT - RIGHT, h: height - 64 - 48 };
  const values = panel.series.flatMap((series) => series.values);
  const least = panel.isCut === true && values.length > 0 ? Math.min(...values) : 0;
  const ticks = ticksOf(Math.max(least + 1, ...values), least);
  const low = ticks[0] ?? 0;
  const most = Math.max(ticks.at(-1) ?? 1, ...values);
  const xOf = (i: number): number => area.x + (area.w * i) / Math.max(1, chart.labels.length - 1);
  const yOf = (value: number): number => area.y + area.h - (area.h * (value - low)) / (most - low);
  const items: Item[] = [bold(28, top + 8, W - 56, 44, panel.title, 38, INK, { least: LETTERS })];
  for (const tick of ticks) {
    const y = yOf(tick);
    items.push(
      path(`M${area.x} ${y}H${area.x + area.w}`, { stroke: '#cfc9b8', line: 2 }),
      bold(0, y - 20, LEFT - 14, 40, String(tick), LETTERS, FAINT, { align: 'right' }),
    );
  }
  const every = Math.max(1, Math.ceil(chart.labels.length / 9));
  chart.labels.forEach((label, i) => {
    if (i % every !== 0) return;
    items.push(bold(xOf(i) - 34, area.y + area.h + 6, 68, 38, label, LETTERS, FAINT, { align: 'center' }));
  });
  for (const series of panel.series) items.push(...curve(series, xOf, yOf));
  items.push(...endLetters(panel.series, area.x + area.w + 12, yOf, area));
  if (panel.turning !== undefined) items.push(...turningItems(panel.series, panel.turning.at, xOf, yOf));
  return items;
}

/** Rings the turning point on the winner's curve. */
function turningItems(
  all: readonly ChartSeries[],
  at: number,
  xOf: (i: number) => number,
  yOf: (value: number) => number,
): Item[] {
  const last = (series: ChartSeries): number => series.values.at(-1) ?? 0;
  const [first] = all.toSorted((a, b) => last(b) - last(a));
  const value = first?.values[at];
  return value === undefined
    ? []
    : changed({ x: xOf(at) - 16, y: yOf(value) - 16, w: 32, h: 32 }, undefined, 22);
}

/**
 * The turning point of a game: the label where the winner's lead over the best other seat grew most.
 * Undefined for a single seat, or when no lead ever grew.
 */
export function turningAt(series: readonly { readonly values: readonly number[] }[]): number | undefined {
  const last = (one: { readonly values: readonly number[] }): number => one.values.at(-1) ?? 0;
  const [first, ...others] = series.toSorted((a, b) => last(b) - last(a));
  if (first === undefined || others.length === 0) return undefined;
  const leads = first.values.map(
    (value, i) => value - Math.max(...others.map(({ values }) => values[i] ?? 0)),
  );
  const swings = leads.map((lead, i) => (i === 0 ? 0 : lead - (leads[i - 1] ?? 0)));
  const most = Math.max(...swings);
  return most > 0 ? swings.indexOf(most) : undefined;
}

function curve(series: ChartSeries, xOf: (i: number) => number, yOf: (value: number) => number): Item[] {
  const points = series.values.map((value, i) => [xOf(i), yOf(value)] as const);
  const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const dash = DASHES[series.shape];
  return [
    path(d, { stroke: colorOf(series.color), line: 7, ...(dash.length === 0 ? {} : { dash }) }),
    ...points.map(([x, y]) => mark(series, x, y)),
  ];
}

/** Letter and last value at the end of each curve, moved apart where they would overlap. */
function endLetters(
  all: readonly ChartSeries[],
  x: number,
  yOf: (value: number) => number,
  area: { readonly y: number; readonly h: number },
): Item[] {
  const gap = 38;
  const ends = all.map((series) => ({ series, y: yOf(series.values.at(-1) ?? 0) })).sort((a, b) => a.y - b.y);
  ends.forEach((end, i) => {
    const above = ends[i - 1];
    if (above !== undefined) end.y = Math.max(end.y, above.y + gap);
  });
  // Push overlapping ends at the bottom up again, no further than necessary.
  for (const [i, end] of [...ends.entries()].toReversed())
    end.y = Math.min(end.y, (ends[i + 1]?.y ?? area.y + area.h + gap) - gap);
  return ends.flatMap(({ series, y }) => {
    const words = `${series.letter} ${series.values.at(-1) ?? 0}`;
    return [
      mark(series, x + 10, y, 1.3),
      bold(x + 26, y - 20, 90, 40, words, LETTERS, colorOf(series.color), { least: 27 }),
    ];
  });
}

/** More than two names are shown in rows of two, so that long names stay readable. */
const MOST_IN_LINE = 2;
const COLUMNS = 2;
const LINE = 56;

const legendRows = (seats: number): number => (seats <= MOST_IN_LINE ? 1 : Math.ceil(seats / COLUMNS));

function legendItems(all: readonly ChartSeries[], top: number): Item[] {
  const columns = all.length <= MOST_IN_LINE ? Math.max(1, all.length) : COLUMNS;
  const w = (W - 56) / columns;
  return all.flatMap((series, i) => {
    const x = 28 + (i % columns) * w;
    const y = top + Math.floor(i / columns) * LINE;
    return [
      mark(series, x + 18, y + LINE / 2, 1.6),
      bold(x + 46, y, w - 56, LINE, `${series.letter} · ${series.name}`, 36, INK, { least: LETTERS }),
    ];
  });
}

/** Alt text: the values of each measure and seat. */
export function chartAlt(chart: Chart): string {
  const panels = chart.panels.map(
    ({ title, series, turning }) =>
      `${turning === undefined ? '' : `${turning.words}. `}${title}: ${series.map(({ name, values }) => `${name} ${values.join(', ')}`).join('; ')}.`,
  );
  return `${chart.title}. ${panels.join(' ')}`;
}

/** A file name derived from the content. */
export const chartName = (chart: Chart): string =>
  `chart-${createHash('sha256').update(JSON.stringify(chart)).digest('hex').slice(0, 8)}`;
