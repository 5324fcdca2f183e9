import type { Digest } from '../contract.js';
import { widthOf } from '../lettering.js';
import { text, type Item } from '../scene.js';
import type { Look } from '../token.js';
import { INKS, STATUS } from './palette.js';
import { seatToken } from './tokens.js';
import { MARGIN, SIZE, WIDTH } from './type.js';

/** What a turn brought each seat, on a picture for phones: a column for each seat, a line for each measure. */

export interface Foot {
  readonly items: readonly Item[];
  readonly height: number;
}

type Cell = Digest['rows'][number]['cells'][number];

const HEAD = 58;
const NAMES = 150;
/** A seat's column is no wider, pixels; from `BESIDE` on a change stands beside its number, else below it. */
const WIDEST = 200;
const BESIDE = 150;

const changeOf = ({ by }: Cell): string => (by === 0 ? '' : `${by > 0 ? '+' : '−'}${Math.abs(by)}`);

function cellItems(cell: Cell, x: number, y: number, w: number): Item[] {
  const isBeside = w >= BESIDE;
  const change = changeOf(cell);
  const words = (left: number, top: number, wide: number, of: string, size: number, fill: string): Item =>
    text(left, top, wide, 36, of, {
      size,
      least: 27,
      role: 'place',
      fill,
      weight: 'bold',
      align: isBeside ? 'left' : 'center',
    });
  const isBad = cell.setback === true && cell.n > 0;
  const [fill, half] = [isBad ? STATUS.short.dark : INKS.bone, w / 2];
  const tone = cell.by > 0 ? STATUS.enough.dark : STATUS.short.dark;
  return [
    words(x, y, isBeside ? half : w, String(cell.n), SIZE.least, fill),
    ...(change === ''
      ? []
      : [
          isBeside
            ? words(x + half, y, half - 4, change, 30, tone)
            : words(x, y + 27, w, change, SIZE.place, tone),
        ]),
  ];
}

/** The digest as a table from `y` on; nothing where no turn has ended. */
export function digestTable(
  digest: Digest | undefined,
  looks: Readonly<Record<string, Look>>,
  y: number,
): Foot {
  if (digest === undefined) return { items: [], height: 0 };
  const { title, columns, rows } = digest;
  const w = Math.min(WIDEST, Math.floor((WIDTH - 2 * MARGIN - NAMES) / Math.max(1, rows.length)));
  const heights = columns.map((column, at) => {
    const isHigh = w < BESIDE && rows.some(({ cells }) => (cells[at]?.by ?? 0) !== 0);
    return isHigh || widthOf(column, SIZE.place, 'bold') > NAMES - 8 ? 64 : 42;
  });
  const label = (words: string, top: number, h: number, fill: string): Item =>
    text(MARGIN + 4, top, NAMES - 8, h, words, {
      size: SIZE.place,
      least: 27,
      lines: 2,
      role: 'place',
      fill,
      weight: 'bold',
    });
  const lefts = rows.map((_, i) => MARGIN + NAMES + i * w);
  return {
    height: HEAD + heights.reduce((sum, one) => sum + one, 0),
    items: [
      label(title, y, HEAD - 8, INKS.ember),
      ...rows.flatMap(({ seat }, i) => {
        const look = looks[seat];
        const left = lefts[i] ?? 0;
        return look === undefined ? [] : seatToken(look, w >= BESIDE ? left : left + (w - 56) / 2, y, 56);
      }),
      ...columns.flatMap((column, at) => {
        const top = y + HEAD + heights.slice(0, at).reduce((sum, one) => sum + one, 0);
        return [
          label(column, top, (heights[at] ?? 42) - 4, INKS.mist),
          ...rows.flatMap(({ cells }, i) => {
            const cell = cells[at];
            return cell === undefined ? [] : cellItems(cell, lefts[i] ?? 0, top, w);
          }),
        ];
      }),
    ],
  };
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
