import type { Terrain } from '../../src/games/endless/view-types.js';
import { mixed } from '../kit/backdrop.js';
import { group, path, type GroupItem, type Item } from '../scene.js';

/** Hexes of the map as thick slabs of land, and their positions. */

/** Distance from a hex's middle to its side, and to its upper corner, pixels. */
const HALF = 77;
export const SIDE = 78;
/** Distance between rows of hexes, pixels. */
const STEP = 117;
const THICK = 17;

export const LAND: Readonly<Record<Terrain, string>> = {
  forest: '#5f8a4e',
  hills: '#bf9a63',
  mountain: '#98979a',
  tundra: '#b3ad82',
  lake: '#5ea2bd',
  glacier: '#eef6f9',
  grassland: '#a3ba58',
  base: '#d9b184',
};

/** Height of the map from the middle of its first row to the foot of its last. */
export const MAP_H = 4 * STEP + SIDE + THICK;

/** The center of a place; the first row is centered at `top`. */
export const middleOf = (
  { x, y }: { readonly x: number; readonly y: number },
  top: number,
): readonly [x: number, y: number] => [Math.round(100 + HALF * x), Math.round(top + STEP * y)];

/** A hex around (x, y), `out` pixels larger than the tile. */
export function hexagon(x: number, y: number, out = 0): string {
  const [half, side] = [HALF + out, SIDE + out * 1.15];
  const points = [
    [0, -side],
    [half, -side / 2],
    [half, side / 2],
    [0, side],
    [-half, side / 2],
    [-half, -side / 2],
  ] as const;
  return `M${points.map(([a, b]) => `${Math.round(x + a)} ${Math.round(y + b)}`).join('L')}Z`;
}

type Spot = readonly [x: number, y: number, size: number];

const each = (spots: readonly Spot[], d: (x: number, y: number, size: number) => string): string =>
  spots.map(([x, y, size]) => d(x, y, size)).join('');

/** A bunch of stalks at (x, y). */
const tufts = (spots: readonly Spot[], stroke: string): Item =>
  path(
    each(
      spots,
      (x, y, s) => `M${x} ${y}L${x - s} ${y - s}M${x} ${y}V${y - s * 1.5}M${x} ${y}L${x + s} ${y - s}`,
    ),
    { stroke, line: 4 },
  );

const TUFTS: readonly Spot[] = [
  [38, 62, 8],
  [64, 44, 9],
  [92, 60, 8],
  [118, 70, 9],
  [104, 38, 8],
  [30, 96, 8],
  [124, 104, 8],
  [78, 136, 7],
];

const TREES: readonly Spot[] = [
  [44, 72, 15],
  [70, 52, 18],
  [98, 62, 16],
  [122, 84, 14],
  [28, 102, 12],
  [134, 112, 11],
  [78, 84, 14],
];

const DOMES: readonly Spot[] = [
  [52, 70, 25],
  [104, 66, 24],
  [78, 84, 30],
];

const BLOCKS: readonly Spot[] = [
  [46, 62, 15],
  [80, 46, 18],
  [108, 66, 16],
  [36, 104, 11],
  [120, 106, 12],
];

/** Scenery of each land, for a hex centered at (77, 78). */
const MARKS: Readonly<Record<Terrain, readonly Item[]>> = {
  forest: [
    path(
      each(TREES, (x, y, s) => `M${x} ${y - s * 2.4}L${x + s} ${y}H${x - s}Z`),
      { fill: '#2f5a33' },
    ),
    path(
      each(TREES, (x, y, s) => `M${x} ${y - s * 2.4}V${y}H${x - s}Z`),
      { fill: '#41713c' },
    ),
  ],
  hills: [
    path(
      each(DOMES, (x, y, s) => `M${x - s} ${y}A${s} ${s} 0 0 1 ${x + s} ${y}Z`),
      { fill: '#8f6c39' },
    ),
    path(
      each(DOMES, (x, y, s) => `M${x - s} ${y}A${s} ${s} 0 0 1 ${x} ${y - s}V${y}Z`),
      { fill: '#a88248' },
    ),
  ],
  mountain: [
    path('M14 84L46 28L66 58L84 18L120 62L128 50L142 84Z', { fill: '#666569' }),
    path('M46 28L66 58L56 84H46ZM84 18L120 62V84H90Z', { fill: '#4f4e53' }),
    path('M46 28L59 48L50 56L44 48L35 52ZM84 18L104 42L92 52L82 42L72 48Z', { fill: '#f4f8fa' }),
  ],
  tundra: [
    tufts(TUFTS.slice(0, 5), '#807a4e'),
    path(
      'M34 104Q52 96 70 104Q52 112 34 104ZM92 116Q110 108 126 116Q110 124 92 116ZM60 64Q74 58 88 64Q74 70 60 64Z',
      {
        fill: '#f1f5f4',
      },
    ),
  ],
  lake: [
    path('M38 48q9-9 18 0t18 0M74 30q8-8 16 0t16 0M90 60q9-9 18 0t18 0M40 124q9-9 18 0t18 0', {
      stroke: '#d5edf5',
      line: 5,
    }),
  ],
  glacier: [
    path(
      each(BLOCKS, (x, y, s) => `M${x - s} ${y}L${x} ${y + s * 0.5}V${y - s * 0.3}L${x - s} ${y - s * 0.8}Z`),
      { fill: '#a9cddd' },
    ),
    path(
      each(BLOCKS, (x, y, s) => `M${x} ${y + s * 0.5}L${x + s} ${y}V${y - s * 0.8}L${x} ${y - s * 0.3}Z`),
      { fill: '#7fb0c8' },
    ),
    path(
      each(
        BLOCKS,
        (x, y, s) =>
          `M${x - s} ${y - s * 0.8}L${x} ${y - s * 1.3}L${x + s} ${y - s * 0.8}L${x} ${y - s * 0.3}Z`,
      ),
      { fill: '#d5e9f1' },
    ),
  ],
  grassland: [tufts(TUFTS, '#6d8530')],
  base: [
    path('M77 22Q98 44 92 62Q88 76 77 76Q66 76 62 62Q58 50 70 44Q68 34 77 22Z', { fill: '#c8501f' }),
    path('M78 46Q88 56 86 66Q84 73 77 73Q70 73 68 65Q68 58 74 56Q74 50 78 46Z', { fill: '#ffb52e' }),
  ],
};

/** A hex with its thickness; each kind of land is painted once. */
export function slab(terrain: Terrain, x: number, y: number): GroupItem {
  const color = LAND[terrain];
  const [low, mid] = [SIDE / 2 + SIDE, SIDE];
  return group(
    x - HALF,
    y - SIDE,
    [
      path(`M0 ${low}L${HALF} ${SIDE * 2}V${SIDE * 2 + THICK}L0 ${low + THICK}Z`, {
        fill: mixed(color, '#10182c', 0.35),
      }),
      path(`M${HALF} ${SIDE * 2}L${HALF * 2} ${low}V${low + THICK}L${HALF} ${SIDE * 2 + THICK}Z`, {
        fill: mixed(color, '#10182c', 0.55),
      }),
      path(hexagon(HALF, mid, -3), {
        fill: color,
        texture: terrain === 'lake' ? 'wave' : 'dust',
        stroke: mixed(color, '#ffffff', 0.45),
        line: 4,
      }),
      ...MARKS[terrain],
    ],
    { size: { w: HALF * 2, h: SIDE * 2 + THICK } },
  );
}
