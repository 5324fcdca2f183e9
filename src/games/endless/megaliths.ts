import { ORIGINAL, plain } from './cards.js';
import type { Effect, Layout, Megalith, PublicState } from './model.js';

/**
 * N4: the Megalith board. Its spaces are written `c4` (column, row). Places are doubled: a space lies at even
 * coordinates, a Megalith on two others between them (EW39). A place is one number, level · 10,000 + y · 100 + x.
 */

interface Cell {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly benefit: Effect;
  readonly start: boolean;
  /** One of the four board tiles. */
  readonly tile: string;
}

export interface Board {
  readonly cells: readonly Cell[];
  readonly byPlace: ReadonlyMap<number, Cell>;
  readonly columns: number;
  readonly rows: number;
}

export const placeOf = (x: number, y: number, level: number): number => level * 10_000 + y * 100 + x;
export const xOf = (place: number): number => place % 100;
export const yOf = (place: number): number => Math.floor(place / 100) % 100;
export const levelOf = (place: number): number => Math.floor(place / 10_000);

const cellName = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;

/** `c4` on the board, `c4d4-2` on two Megaliths, `d4-3` above those. */
export function nameOf(place: number): string {
  const x = xOf(place);
  const y = yOf(place);
  const low = cellName(x >> 1, y >> 1);
  const high = cellName((x + 1) >> 1, (y + 1) >> 1);
  const level = levelOf(place);
  return `${low}${high === low ? '' : high}${level === 1 ? '' : `-${level}`}`;
}

/** The place of a name, or NaN. */
export function placeNamed(name: string): number {
  const match = /^([a-l])(\d)(?:([a-l])(\d))?(?:-(\d))?$/u.exec(name);
  if (match === null) return Number.NaN;
  const [, column = 'a', row = '1', column2 = column, row2 = row, level = '1'] = match;
  const x = column.charCodeAt(0) + column2.charCodeAt(0) - 194;
  return placeOf(x, Number(row) + Number(row2) - 2, Number(level));
}

const boards = new Map<string, Board>();

/** The board of a layout with its tiles in order; cached for each arrangement. */
export function boardOf({ layout, tiles }: Pick<PublicState, 'layout' | 'tiles'>): Board {
  const key = `${layout} ${tiles.join(' ')}`;
  let board = boards.get(key);
  if (board === undefined) {
    board = layOut(layout, tiles);
    boards.set(key, board);
  }
  return board;
}

function layOut(layout: Layout, tiles: readonly string[]): Board {
  const { megaliths } = ORIGINAL.data;
  const offsets = megaliths.layouts.find(({ id }) => id === layout)?.offsets ?? [];
  const cells = offsets.flatMap(([left, top], i): Cell[] => {
    const tile = megaliths.tiles.find(({ id }) => id === tiles[i]);
    if (tile === undefined) throw new Error(`there is no Megalith tile ${String(tiles[i])}`);
    return tile.cells.flatMap((row, y) =>
      row.map((text, x): Cell => {
        const effect = plain(text);
        const arrows = tile.arrow.to.map(([tx, ty]) => placeOf(2 * (left + tx), 2 * (top + ty), 1));
        return {
          at: placeOf(2 * (left + x), 2 * (top + y), 1),
          x: left + x,
          y: top + y,
          name: cellName(left + x, top + y),
          benefit: effect.icon === 'extra' ? { ...effect, cells: arrows } : effect,
          start: tile.start[0] === x && tile.start[1] === y,
          tile: tile.id,
        };
      }),
    );
  });
  return {
    cells,
    byPlace: new Map(cells.map((cell) => [cell.at, cell])),
    columns: 1 + Math.max(...cells.map(({ x }) => x)),
    rows: 1 + Math.max(...cells.map(({ y }) => y)),
  };
}

const occupied = (built: readonly Megalith[]): Set<number> => {
  const places = new Set<number>();
  for (const { x, y, level } of built) places.add(placeOf(x, y, level));
  return places;
};

/** N4.1: open spaces on the board: start spaces, and neighbors of any Megalith (EW38). */
export function openCells(table: Pick<PublicState, 'layout' | 'tiles' | 'megaliths'>): number[] {
  const taken = occupied(table.megaliths);
  const found: number[] = [];
  for (const { at, start } of boardOf(table).cells) {
    if (taken.has(at)) continue;
    if (start || taken.has(at + 2) || taken.has(at - 2) || taken.has(at + 200) || taken.has(at - 200))
      found.push(at);
  }
  return found;
}

/** N4.1: places on two adjacent Megaliths of one level and any owner (EW39, EW40). */
export function openTops({ megaliths }: Pick<PublicState, 'megaliths'>): number[] {
  const taken = occupied(megaliths);
  const found: number[] = [];
  for (const { x, y, level } of megaliths) {
    if (taken.has(placeOf(x + 2, y, level)) && isFree(megaliths, x + 1, y, level + 1))
      found.push(placeOf(x + 1, y, level + 1));
    if (taken.has(placeOf(x, y + 2, level)) && isFree(megaliths, x, y + 1, level + 1))
      found.push(placeOf(x, y + 1, level + 1));
  }
  // A place on the third level can rest on either of two pairs.
  return megaliths.some(({ level }) => level > 1) ? [...new Set(found)] : found;
}

/** Whether a new Megalith would overlap no other of its level. */
function isFree(built: readonly Megalith[], x: number, y: number, level: number): boolean {
  for (const one of built)
    if (one.level === level && Math.abs(one.x - x) < 2 && Math.abs(one.y - y) < 2) return false;
  return true;
}
