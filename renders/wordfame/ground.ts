import { landOf, THING } from '../../src/games/wordfame/pictures.js';
import { backdrop, mixed, seeded, sky } from '../kit/backdrop.js';
import { SKIES } from '../kit/palette.js';
import { WIDTH } from '../kit/type.js';
import { group, path, rect, type GroupItem, type Item } from '../scene.js';
import { AREAS, BORDERS, COAST_PATH, HIGHLAND_PATHS, RIMS, ROADS, WALLS, type Point } from './atlas.js';
import { pointsOf, type Crop } from './crop.js';

/** Wordfame's ground: the sea, Iceland with its Districts, and the dark hall below. It depends only on the seats. */

export const HALL = '#171b1e';
export const PLATE = '#2b3238';
export const LAND = '#efe3c0';
const OUT_OF_PLAY = '#cdc6ad';
const HIGHLAND = '#c6c0aa';
const THING_FILL = '#fbf1cf';
const BORDER = '#7a6a45';

/** Shallow water along the coast: wide and faint to narrow and clear. */
const SHALLOWS = [64, 44, 26] as const;

const centerOf = (points: readonly Point[]): Point => ({
  x: Math.round(points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length)),
  y: Math.round(points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length)),
});

/** A mountain with snow on its top. */
const mountain = ({ x, y }: Point, size: number): Item[] => [
  path(`M${x - size} ${y + size}L${x} ${y - size * 0.4}L${x + size} ${y + size}Z`, { fill: '#a89c7e' }),
  path(`M${x} ${y - size * 0.4}L${x + size} ${y + size}L${x + size * 0.1} ${y + size}Z`, { fill: '#857a5e' }),
  path(
    `M${x} ${y - size * 0.4}L${x - size * 0.4} ${y + size * 0.2}L${x} ${y + size * 0.05}L${x + size * 0.4} ${y + size * 0.2}Z`,
    { fill: '#ffffff' },
  ),
];

/** Two or three mountains per piece of highland. */
function mountains(areas: readonly string[]): Item[] {
  const chance = seeded(9);
  return areas.flatMap((d) => {
    const { x, y } = centerOf(pointsOf(d));
    return [0, 1, 2].flatMap((i) =>
      mountain(
        { x: Math.round(x + (i - 1) * 34 + chance() * 12), y: Math.round(y + (chance() - 0.5) * 50) },
        Math.round(10 + chance() * 8),
      ),
    );
  });
}

function landItems(seats: number, crop: Crop): Item[] {
  const { districts, edges } = landOf(seats);
  const coast = crop.path(COAST_PATH);
  const highlands = HIGHLAND_PATHS.map(crop.path);
  const lines = (all: readonly string[], stroke: string, line: number): Item =>
    path(all.map(crop.path).join(''), { stroke, line });
  return [
    ...SHALLOWS.map((line) =>
      group(0, 0, [path(coast, { stroke: '#7fc0cf', line, fill: '#7fc0cf' })], { opacity: 0.12 }),
    ),
    group(0, 10, [path(coast, { fill: '#04121c' })], { opacity: 0.5 }),
    path(coast, { fill: OUT_OF_PLAY, texture: 'fiber' }),
    path(highlands.join(''), { fill: HIGHLAND, texture: 'stone', stroke: HIGHLAND, line: 2 }),
    ...mountains(highlands),
    path(districts.map((place) => crop.path(AREAS[place] ?? '')).join(''), { fill: LAND, texture: 'fiber' }),
    path(crop.path(AREAS[THING] ?? ''), { fill: THING_FILL, texture: 'fiber' }),
    ...ROADS.filter(({ edge }) => edges.includes(edge)).map(({ d }) =>
      path(crop.path(d), { stroke: mixed(BORDER, LAND, 0.25), line: 4, dash: [12, 9] }),
    ),
    ...borderItems(crop),
    lines(WALLS, '#4a4a46', 9),
    lines(RIMS, '#a39a80', 2),
    path(coast, { stroke: '#2f5468', line: 4 }),
  ];
}

/** Borders between Districts: drawn again over owners' colors. */
export const borderItems = (crop: Crop): Item[] => [
  path(BORDERS.map(crop.path).join(''), { stroke: BORDER, line: 3 }),
];

/** Shades over the land that reaches the title or the area below the map. */
export const shades = (height: number, { bottom }: Crop): Item[] => [
  rect(0, 0, WIDTH, 126, { fill: '#163646ee' }),
  rect(0, 126, WIDTH, 60, { fill: '#163646ee', fade: { to: '#16364600', top: 126, bottom: 186 } }),
  rect(0, bottom, WIDTH, height - bottom, { fill: HALL }),
  rect(0, bottom - 26, WIDTH, 26, { fill: `${HALL}00`, fade: { to: HALL, top: bottom - 26, bottom } }),
];

/** The whole background of a picture with this height. */
export const ground = (seats: number, height: number, crop: Crop): GroupItem =>
  backdrop(`wordfame ${crop.id} ${height}`, WIDTH, height, [
    ...sky(WIDTH, crop.bottom, SKIES.wordfame),
    rect(0, 0, WIDTH, crop.bottom, { texture: 'wave' }),
    ...landItems(seats, crop),
    ...shades(height, crop),
  ]);

/** A shape with its outline moved inward. */
export function inset(points: readonly Point[], by: number): string {
  const n = points.length;
  const area = points.reduce((sum, p, i) => {
    const q = points[(i + 1) % n] ?? p;
    return sum + p.x * q.y - q.x * p.y;
  }, 0);
  const turn = area > 0 ? 1 : -1;
  const normal = (p: Point, q: Point): Point => {
    const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
    return { x: (-(q.y - p.y) / length) * turn, y: ((q.x - p.x) / length) * turn };
  };
  const moved = points.map((p, i) => {
    const one = normal(points[(i + n - 1) % n] ?? p, p);
    const other = normal(p, points[(i + 1) % n] ?? p);
    const k = by / Math.max(0.5, 1 + one.x * other.x + one.y * other.y);
    return `${Math.round(p.x + (one.x + other.x) * k)} ${Math.round(p.y + (one.y + other.y) * k)}`;
  });
  return `M${moved.join('L')}Z`;
}

/** The dark inside of a hall, behind the gothar's plates. */
export const hall = (height: number): GroupItem =>
  backdrop('wordfame hall', WIDTH, height, [
    rect(0, 0, WIDTH, height, { fill: HALL }),
    rect(0, 0, WIDTH, 132, { fill: '#1d3040', fade: { to: HALL, top: 0, bottom: 132 }, texture: 'strokes' }),
  ]);
