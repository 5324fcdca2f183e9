import type { Digest } from './contract.js';
import { widthOf as wide } from './lettering.js';
import { rect, type Item } from './scene.js';
import { type Bold, type Look, tokenOf } from './token.js';

/** What a turn brought each seat, as a table at the foot of the picture that closes the turn. */

export interface DigestStyle {
  readonly bold: Bold;
  /** Colours of the ground, of what is counted and of the headings. */
  readonly paper: string;
  readonly ink: string;
  readonly faint: string;
  /** Of the picture, and free at both its sides, in pixels. */
  readonly width: number;
  readonly margin: number;
  /** Height of the letters, in pixels. */
  readonly text: number;
  /** How each seat's pieces look. */
  readonly looks: Readonly<Record<string, Look>>;
}

export interface Foot {
  readonly items: readonly Item[];
  readonly height: number;
}

/** Light enough for the dark grounds that it stands on; the sign before the number says the same. */
const MORE = '#8fdc9f';
const LESS = '#ffab98';
/** Between columns, at least and at most, and between a number and its change, in pixels. */
const GAP = 20;
const MOST_GAP = 72;
const NEAR = 8;
type Row = Digest['rows'][number];
type Cell = Row['cells'][number];

const changeOf = ({ by }: Cell): string => (by === 0 ? '' : `${by > 0 ? '+' : '−'}${Math.abs(by)}`);

interface Layout {
  /** Between columns. */
  readonly gap: number;
  /** Seats under each other. */
  readonly deep: number;
  readonly blocks: number;
  readonly named: boolean;
  readonly label: number;
  readonly columns: readonly number[];
}

interface Measures {
  /** Height of the letters. */
  readonly size: number;
  /** Free above and below; height of a line. */
  readonly free: number;
  readonly line: number;
  readonly token: number;
  readonly of: (words: string) => number;
}

/** Airy where there is room, else as close as letters stay apart. */
const measuresOf = (text: number, isClose: boolean): Measures => ({
  size: text,
  free: isClose ? 0 : 4,
  line: isClose ? text + 1 : text + 6,
  token: isClose ? text : text + 2,
  of: (words) => (words === '' ? 0 : Math.ceil(wide(words, text, 'bold')) + 2),
});

const heightOf = ({ deep }: Layout, { line, free }: Measures): number => 2 * free + (1 + deep) * line;

/** From the left of a block to its first number; the first block has the title there too. */
const leadOf = (layout: Layout, title: number, block: number): number =>
  Math.max(layout.label, block === 0 ? title : 0) + layout.gap;

const blockWidth = (layout: Layout, title: number, block: number): number =>
  layout.columns.reduce((sum, w) => sum + w + layout.gap, leadOf(layout, title, block) - layout.gap);

const widthOfAll = (layout: Layout, title: number): number =>
  Array.from({ length: layout.blocks }, (_, i) => blockWidth(layout, title, i)).reduce(
    (sum, w) => sum + w + 2 * layout.gap,
    -2 * layout.gap,
  );

/** The same as wide as there is room for. */
function spread(layout: Layout, title: number, room: number): Layout {
  const gaps = layout.blocks * layout.columns.length + 2 * (layout.blocks - 1);
  const free = room - widthOfAll(layout, title);
  return { ...layout, gap: Math.min(MOST_GAP, layout.gap + Math.floor(free / Math.max(1, gaps))) };
}

/** Every way to set it, those that are read most easily first. */
function layoutsOf({ columns, rows }: Digest, { of, token }: Measures): readonly Layout[] {
  const widths = columns.map((head, at) =>
    rows.reduce((most, { cells }) => {
      const cell = cells[at];
      if (cell === undefined) return most;
      const change = changeOf(cell);
      return Math.max(most, of(String(cell.n)) + (change === '' ? 0 : NEAR + of(change)));
    }, of(head)),
  );
  const names = token + 10 + Math.max(...rows.map(({ name }) => of(name)));
  return [true, false].flatMap((named) =>
    [1, 2, 3].map((blocks) => ({
      gap: GAP,
      blocks,
      named,
      deep: Math.ceil(rows.length / blocks),
      label: named ? names : token,
      columns: widths,
    })),
  );
}

function block(
  { digest, style, layout, measures }: Drawn,
  rows: readonly Row[],
  [x, y]: readonly [number, number],
  at: number,
): Item[] {
  const { bold, ink, faint, looks } = style;
  const { of, line, token: side, size: text } = measures;
  const lead = leadOf(layout, of(digest.title), at);
  const put = (left: number, top: number, words: string, fill: string): Item =>
    bold(left, top, of(words), line, words, text, fill);
  const lefts = layout.columns.map((_, i) =>
    layout.columns.slice(0, i).reduce((sum, w) => sum + w + layout.gap, x + lead),
  );
  return [
    ...(at === 0 ? [put(x, y, digest.title, style.ink)] : []),
    ...digest.columns.map((head, i) => put(lefts[i] ?? x, y, head, faint)),
    ...rows.flatMap(({ seat, name, cells }, i) => {
      const top = y + (i + 1) * line;
      const look = looks[seat];
      return [
        ...(look === undefined ? [] : tokenOf(look, x, top + (line - side) / 2, side, text, text)),
        ...(layout.named ? [put(x + side + 10, top, name, ink)] : []),
        ...cells.flatMap((cell, column) => {
          const left = lefts[column] ?? x;
          const [n, change] = [String(cell.n), changeOf(cell)];
          return [
            put(left, top, n, cell.setback ? (cell.n > 0 ? LESS : faint) : ink),
            ...(change === '' ? [] : [put(left + of(n) + NEAR, top, change, cell.by > 0 ? MORE : LESS)]),
          ];
        }),
      ];
    }),
  ];
}

interface Drawn {
  readonly digest: Digest;
  readonly style: DigestStyle;
  readonly layout: Layout;
  readonly measures: Measures;
}

/** How much larger than the picture's smallest letters, where there is room. */
const LARGER = [10, 5, 0];

/** The digest in so much room, in as many columns of seats as it takes; undefined where it doesn't fit. */
export function digestFoot(digest: Digest, style: DigestStyle, y: number, most: number): Foot | undefined {
  const room = style.width - 2 * style.margin;
  const all = [
    ...LARGER.map((more) => measuresOf(style.text + more, false)),
    measuresOf(style.text, true),
  ].flatMap((measures) => layoutsOf(digest, measures).map((layout) => ({ layout, measures })));
  // Names matter more than large letters.
  const fitting = [
    ...all.filter(({ layout }) => layout.named),
    ...all.filter(({ layout }) => !layout.named),
  ].find(
    ({ layout, measures }) =>
      heightOf(layout, measures) <= most && widthOfAll(layout, measures.of(digest.title)) <= room,
  );
  if (fitting === undefined) return undefined;
  const { measures } = fitting;
  const title = measures.of(digest.title);
  const layout = spread(fitting.layout, title, room);
  const height = heightOf(layout, measures);
  const items: Item[] = [rect(0, y, style.width, height, { fill: style.paper })];
  let x = style.margin;
  for (let at = 0; at < layout.blocks; at++) {
    const rows = digest.rows.slice(at * layout.deep, (at + 1) * layout.deep);
    if (rows.length === 0) break;
    items.push(...block({ digest, style, layout, measures }, rows, [x, y + measures.free], at));
    x += blockWidth(layout, title, at) + 2 * layout.gap;
  }
  return { items, height };
}

/** Letters of a picture are at least two hundredths of its height (`leastText`). */
const tallest = (text: number): number => text * 50;

/**
 * What stands at the foot of a table: a legend, and where a turn has ended what it brought; the legend gives way where
 * there isn't room for both.
 */
export function footOf(
  digest: Digest | undefined,
  style: DigestStyle,
  y: number,
  legend: (y: number) => Foot,
  most: number = tallest(style.text) - y,
): Foot {
  const usual = legend(y);
  if (digest === undefined) return usual;
  const beside = digestFoot(digest, style, y, most - usual.height);
  if (beside !== undefined) {
    const below = legend(y + beside.height);
    return { items: [...beside.items, ...below.items], height: beside.height + below.height };
  }
  return digestFoot(digest, style, y, most) ?? usual;
}

/** The digest in words, for the picture's alt text. */
export function digestAlt({ title, columns, rows }: Digest): string {
  const told = rows.map(({ name, cells }) => {
    const parts = cells.flatMap((cell, i) => {
      if (cell.setback && cell.n === 0) return [];
      const change = changeOf(cell);
      return [`${columns[i] ?? ''} ${cell.n}${change === '' ? '' : ` (${change})`}`];
    });
    return `${name}: ${parts.join(', ')}`;
  });
  return `${title}. ${told.join('; ')}.`;
}
