/**
 * The map: a hexagon of nineteen tiles in five rows a to e, the base in the middle (EW8). Tiles are numbered 0 to 18
 * row by row and written `c3`; where three tiles meet there is a juncture, written by its tiles: `a1-b1-b2`.
 */

const ROWS = [3, 4, 5, 4, 3] as const;

/** Axial coordinates of each tile. */
const AXIAL: readonly (readonly [q: number, r: number])[] = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, i): [number, number] => [i + Math.max(-2, -row), row - 2]),
);

export const TILES: readonly string[] = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, i) => `${'abcde'[row] ?? ''}${i + 1}`),
);

/** Column (in half tiles) and row of each tile, for pictures. */
export const PLACES: readonly { readonly x: number; readonly y: number }[] = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, i) => ({ x: 2 * i + Math.abs(row - 2), y: row })),
);

export const BASE = 9;

function apart(a: number, b: number): number {
  const [aq = 0, ar = 0] = AXIAL[a] ?? [];
  const [bq = 0, br = 0] = AXIAL[b] ?? [];
  const q = aq - bq;
  const r = ar - br;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Moves from one tile to another; nothing blocks a move (EW30). */
export const DISTANCE: readonly (readonly number[])[] = TILES.map((_, a) =>
  TILES.map((__, b) => apart(a, b)),
);

/** Three tiles that meet, without the base (N3.3). A corner of two tiles at the edge is no juncture (EW28). */
export const JUNCTURES: readonly (readonly [number, number, number])[] = TILES.flatMap((_, a) =>
  TILES.flatMap((__, b) =>
    TILES.flatMap((___, c): [number, number, number][] =>
      a < b &&
      b < c &&
      apart(a, b) === 1 &&
      apart(b, c) === 1 &&
      apart(a, c) === 1 &&
      ![a, b, c].includes(BASE)
        ? [[a, b, c]]
        : [],
    ),
  ),
);

export const JUNCTURE_NAMES: readonly string[] = JUNCTURES.map((tiles) =>
  tiles.map((tile) => TILES[tile] ?? '').join('-'),
);

/** Junctures of each tile. */
export const JUNCTURES_OF: readonly (readonly number[])[] = TILES.map((_, tile) =>
  JUNCTURES.flatMap((tiles, at) => (tiles.includes(tile) ? [at] : [])),
);

export const tileOf = (name: string): number => TILES.indexOf(name);
export const junctureOf = (name: string): number => JUNCTURE_NAMES.indexOf(name);
