import type { Digest } from '../contract.js';
import { widthOf } from '../lettering.js';
import { text, type Item } from '../scene.js';
import type { Look } from '../token.js';
import { INKS, STATUS } from './palette.js';
import { seatToken } from './tokens.js';
import { MARGIN, SIZE, WIDTH } from './type.js';

/** The changes of a turn: one column per seat, one line per measure. */

export interface Foot {
  readonly items: readonly Item[];
  readonly height: number;
}

type Cell = Digest['rows'][number]['cells'][number];

/** Height of the token row. */
const HEAD = 46;
/** Widest column of a seat. */
const WIDEST = 200;
/** Preferred and minimum line height. */
const LINE = 38;
const LEAST = 26;

const changeOf = ({ by }: Cell): string => (by === 0 ? '' : `${by > 0 ? '+' : '−'}${Math.abs(by)}`);

const words = (x: number, y: number, w: number, h: number, caption: string, fill: string): Item =>
  text(x, y, w, h, caption, { size: SIZE.place, least: 27, role: 'place', fill, weight: 'bold' });

/** A value and its change. */
function cellItems(cell: Cell, x: number, y: number, h: number): Item[] {
  const [n, change] = [String(cell.n), changeOf(cell)];
  const w = Math.ceil(widthOf(n, SIZE.place, 'bold')) + 2;
  const isBad = cell.setback === true && cell.n > 0;
  const tone = cell.by > 0 ? STATUS.enough.dark : STATUS.short.dark;
  return [
    words(x, y, w, h, n, isBad ? STATUS.short.dark : INKS.bone),
    ...(change === '' ? [] : [words(x + w + 6, y, change.length * 17, h, change, tone)]),
  ];
}

/** The digest as a table from `y` on, at most `most` high; empty before the first turn has ended. */
export function digestTable(
  digest: Digest | undefined,
  looks: Readonly<Record<string, Look>>,
  y: number,
  most: number,
): Foot {
  if (digest === undefined) return { items: [], height: 0 };
  const { title, columns, rows } = digest;
  const names =
    Math.ceil(Math.max(...[title, ...columns].map((name) => widthOf(name, SIZE.place, 'bold')))) + 4;
  const left = MARGIN + 4 + names + 12;
  const w = Math.min(WIDEST, Math.floor((WIDTH - MARGIN - left) / Math.max(1, rows.length)));
  const line = Math.min(LINE, Math.max(LEAST, Math.floor((most - HEAD) / columns.length)));
  const lefts = rows.map((_, i) => left + i * w);
  return {
    height: HEAD + columns.length * line,
    items: [
      words(MARGIN + 4, y, names, HEAD, title, INKS.ember),
      ...rows.flatMap(({ seat }, i) => {
        const look = looks[seat];
        return look === undefined ? [] : seatToken(look, lefts[i] ?? 0, y, HEAD - 2);
      }),
      ...columns.flatMap((column, at) => {
        const top = y + HEAD + at * line;
        return [
          words(MARGIN + 4, top, names, line, column, INKS.mist),
          ...rows.flatMap(({ cells }, i) => {
            const cell = cells[at];
            return cell === undefined ? [] : cellItems(cell, lefts[i] ?? 0, top, line);
          }),
        ];
      }),
    ],
  };
}

/** The digest as alt text. */
export function digestAlt({ title, columns, rows }: Digest): string {
  const captions = rows.map(({ name, cells }) => {
    const parts = cells.flatMap((cell, i) => {
      if (cell.setback && cell.n === 0) return [];
      const change = changeOf(cell);
      return [`${columns[i] ?? ''} ${cell.n}${change === '' ? '' : ` (${change})`}`];
    });
    return `${name}: ${parts.join(', ')}`;
  });
  return `${title}. ${captions.join('; ')}.`;
}
