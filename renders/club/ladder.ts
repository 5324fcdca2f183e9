import { circle, path, rect, type Item, type Scene } from '../scene.js';
import { ticksOf } from '../chart.js';
import { boldIn, tokenOf } from '../token.js';
import { tagOf } from './tags.js';

/** A rating ladder: each person's rating range and its history. */

interface LadderLine {
  readonly tag: number;
  readonly rank: string;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly isProvisional: boolean;
  /** Ratings after their last games, latest last. */
  readonly curve: readonly number[];
}

export interface LadderBoard {
  readonly kind: 'ladder';
  readonly title: string;
  /** Headings of the ranges and the curves. */
  readonly range: string;
  readonly curve: string;
  /** Legend of a hollow, dashed range. */
  readonly provisional: string;
  readonly lines: readonly LadderLine[];
}

const W = 1200;
const HEAD = 92;
const COLUMNS = 60;
const LEGEND = 64;
const ROW = 76;
const INK = '#1e2730';
const FAINT = '#55626d';
const bold = boldIn(INK);
const RANGE = { x: 210, w: 640 };
const CURVE = { x: 900, w: 270 };

export function ladderScene({ lines, ...board }: LadderBoard): Scene {
  const [least, most] = [
    Math.min(1400, ...lines.map(({ low }) => low)),
    Math.max(1600, ...lines.map(({ high }) => high)),
  ];
  const ticks = ticksOf(most, least);
  const low = ticks[0] ?? least;
  const high = Math.max(most, ticks.at(-1) ?? most);
  const xOf = (value: number): number => RANGE.x + (RANGE.w * (value - low)) / (high - low);
  const legend = lines.some(({ isProvisional }) => isProvisional) ? LEGEND : 0;
  const head = HEAD + legend;
  const top = head + COLUMNS;
  const bottom = top + lines.length * ROW;
  const items: Item[] = [
    rect(0, 0, W, HEAD, { fill: '#1d2a36' }),
    bold(28, 0, W - 56, HEAD, board.title, 50, '#ffffff', { least: 32 }),
    bold(RANGE.x, head, RANGE.w, COLUMNS, board.range, 34, FAINT, { least: 26 }),
    bold(CURVE.x, head, CURVE.w, COLUMNS, board.curve, 34, FAINT, { least: 24 }),
  ];
  lines.forEach((_, at) => {
    if (at % 2 === 0) items.push(rect(12, top + at * ROW, W - 24, ROW, { fill: '#e7e1cf', r: 10 }));
  });
  for (const tick of ticks)
    items.push(
      path(`M${xOf(tick)} ${top}V${bottom}`, { stroke: '#c3bca8', line: 2 }),
      bold(xOf(tick) - 60, bottom + 4, 120, 46, String(tick), 34, FAINT, { align: 'center' }),
    );
  lines.forEach((line, at) => items.push(...lineItems(line, top + at * ROW, xOf)));
  // At the top, because Discord's ALT badge covers the lower left.
  if (legend > 0)
    items.push(
      rect(RANGE.x, HEAD + 22, 90, 24, { fill: '#f4f1e8', stroke: INK, line: 4, dash: [10, 8], r: 12 }),
      bold(RANGE.x + 106, HEAD + 8, W - RANGE.x - 132, 52, board.provisional, 34, INK, { least: 26 }),
    );
  return { width: W, height: bottom + 64, background: '#f4f1e8', items, glyphs: {} };
}

function lineItems(line: LadderLine, y: number, xOf: (value: number) => number): Item[] {
  const look = tagOf(line.tag);
  const [from, to] = [xOf(line.low), xOf(line.high)];
  const how = line.isProvisional
    ? { fill: '#f4f1e8', stroke: look.fill, line: 4, dash: [10, 8] }
    : { fill: look.fill, stroke: INK, line: 3 };
  const middle = y + ROW / 2;
  return [
    bold(12, y, 84, ROW, line.rank, 40, INK, { align: 'right' }),
    ...tokenOf(look, 116, y + 9, 58, 30, 22),
    rect(from, middle - 14, Math.max(8, to - from), 28, { ...how, r: 14 }),
    circle(xOf(line.middle), middle, 11, { fill: '#ffffff', stroke: INK, line: 4 }),
    ...spark(line, y, look.fill),
  ];
}

/** Scaled to its own height: the range shows the level, the curve only the trend. */
function spark({ curve }: LadderLine, y: number, color: string): Item[] {
  const [low, high] = [Math.min(...curve), Math.max(...curve)];
  const points = curve.map((value, at) => ({
    x: CURVE.x + (CURVE.w * at) / Math.max(1, curve.length - 1),
    y: y + ROW - 16 - ((ROW - 32) * (value - low)) / Math.max(60, high - low),
  }));
  const last = points.at(-1);
  if (last === undefined) return [];
  const d = points
    .map((point, at) => `${at === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
    .join('');
  return [
    path(d, { stroke: color, line: 5 }),
    circle(last.x, last.y, 8, { fill: color, stroke: '#ffffff', line: 3 }),
  ];
}

export function ladderAlt({ title, provisional, lines }: LadderBoard): string {
  const captions = lines.map(
    ({ rank, tag, low, high, isProvisional, curve }) =>
      `${rank} ${tagOf(tag).letter}: ${low}–${high}${isProvisional ? ` (${provisional})` : ''}, ${curve.join(' ')}`,
  );
  return `${title}. ${captions.join('; ')}.`;
}
