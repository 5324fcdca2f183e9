import iceland from './iceland.json' with { type: 'json' };
import { DISTRICTS, EDGES, PACK, SEA, THING } from '../../src/games/wordfame/pictures.js';

/**
 * Iceland as areas: a Voronoi diagram of homesteads and highlands, clipped to the coast. Around Thingvellir,
 * where six Districts crowd, the map is enlarged. Computed once, in the drawing's coordinates.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Steads moved a little, so that names and men have room. */
const nudges: Readonly<Record<string, readonly number[]>> = iceland.nudges;

const MAP_W = 1200;
const MAP_H = 870;

/** From longitude and latitude to the pack's coordinates. */
const onPack = ([lon = 0, lat = 0]: readonly number[]): Point => ({
  x: ((lon + 24.6) / 11.2) * 1000,
  y: ((66.6 - lat) / 3.3) * 690,
});

/** Radius and strength of the enlargement around Thingvellir. */
const LENS = 190;
const POWER = 0.85;
const SCALE = 1.13;
const LEFT = 44;
const TOP = 6;
const centre = PACK.map.thing;

/** From the pack's coordinates to the drawing. */
function project({ x, y }: Point): Point {
  const dx = x - centre.x;
  const dy = y - centre.y;
  const u = (dx * dx + dy * dy) / (LENS * LENS);
  const k = 1 + POWER * Math.exp(-u);
  return { x: LEFT + (centre.x + dx * k) * SCALE, y: TOP + (centre.y + dy * k) * SCALE };
}

interface Seed extends Point {
  /** District, `THING`, or `SEA` for highland. */
  readonly place: number;
}

const seeds: readonly Seed[] = [
  ...DISTRICTS.map((one, place) => ({ ...project(one), place })),
  { ...project(centre), place: THING },
  ...iceland.highlands.map((one) => ({ ...project(onPack(one)), place: SEA })),
];

/** A corner of an area; `behind` is the place beyond the side that begins there, −1 for the coast. */
interface Corner extends Point {
  readonly behind: number;
}

const COASTLINE = -1;
const coast: readonly Corner[] = iceland.coast.map((one) => ({ ...project(onPack(one)), behind: COASTLINE }));

/** Clips an area to the half-plane nearer to `own` than to `other`. */
function nearer(area: readonly Corner[], own: Seed, other: Seed): Corner[] {
  const nx = other.x - own.x;
  const ny = other.y - own.y;
  const limit = (other.x * other.x + other.y * other.y - own.x * own.x - own.y * own.y) / 2;
  const over = (p: Point): number => p.x * nx + p.y * ny - limit;
  const corners: Corner[] = [];
  area.forEach((p, i) => {
    const q = area[(i + 1) % area.length] ?? p;
    const a = over(p);
    const b = over(q);
    if (a <= 0) corners.push(p);
    if ((a < 0 && b > 0) || (a > 0 && b < 0)) {
      const t = a / (a - b);
      const cut = { x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y) };
      // On the way out, the border to the other area begins; on the way back, the old side continues.
      corners.push({ ...cut, behind: a < 0 ? other.place : p.behind });
    }
  });
  return corners;
}

const cells = seeds.map((own) =>
  seeds.reduce(
    (area, other) => (other === own || area.length === 0 ? area : nearer(area, own, other)),
    [...coast],
  ),
);

const round = (n: number): number => Math.round(n * 10) / 10;
const outline = (area: readonly Point[]): string =>
  area.length === 0 ? '' : `M${area.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;

export const COAST_PATH = outline(coast);
/** Area of each District, and of Thingvellir. */
export const AREAS: readonly string[] = cells.slice(0, THING + 1).map(outline);
export const HIGHLAND_PATHS: readonly string[] = cells.slice(THING + 1).map(outline);

/** A piece of border on land, between two places. */
interface Stretch {
  readonly a: number;
  readonly b: number;
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

const FRAME: readonly Corner[] = [
  { x: -100, y: -100, behind: COASTLINE },
  { x: MAP_W + 100, y: -100, behind: COASTLINE },
  { x: MAP_W + 100, y: MAP_H + 100, behind: COASTLINE },
  { x: -100, y: MAP_H + 100, behind: COASTLINE },
];

/** Crossings of a stretch with the coast, as shares of its length. */
function crossings(from: Point, to: Point): number[] {
  const found: number[] = [];
  coast.forEach((p, i) => {
    const q = coast[(i + 1) % coast.length] ?? p;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const ex = q.x - p.x;
    const ey = q.y - p.y;
    const det = ex * dy - ey * dx;
    if (Math.abs(det) < 1e-9) return;
    const t = (ex * (p.y - from.y) - ey * (p.x - from.x)) / det;
    const u = (dx * (p.y - from.y) - dy * (p.x - from.x)) / det;
    if (t > 0 && t < 1 && u >= 0 && u < 1) found.push(t);
  });
  return found.sort((one, other) => one - other);
}

export function onLand({ x, y }: Point): boolean {
  let inside = false;
  coast.forEach((p, i) => {
    const q = coast[(i + 1) % coast.length] ?? p;
    if (p.y > y !== q.y > y && x < p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x)) inside = !inside;
  });
  return inside;
}

/** The parts of a straight border that lie on land. */
function dry(a: number, b: number, from: Point, to: Point): Stretch[] {
  const cuts = [0, ...crossings(from, to), 1];
  const at = (t: number): Point => ({ x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) });
  return cuts.slice(1).flatMap((end, i) => {
    const start = cuts[i] ?? 0;
    const [one, other] = [at(start), at(end)];
    const length = Math.hypot(other.x - one.x, other.y - one.y);
    return length >= 4 && onLand(at((start + end) / 2)) ? [{ a, b, from: one, to: other, length }] : [];
  });
}

const borders: readonly Stretch[] = seeds.flatMap((own) => {
  const whole = seeds.reduce<readonly Corner[]>(
    (area, other) => (other === own || area.length === 0 ? area : nearer(area, own, other)),
    FRAME,
  );
  return whole.flatMap((p, i) => {
    const to = whole[(i + 1) % whole.length] ?? p;
    return p.behind <= own.place ? [] : dry(own.place, p.behind, p, to);
  });
});

const pair = (a: number, b: number): string => `${Math.min(a, b)}~${Math.max(a, b)}`;
/** The longest stretch that two Districts share. */
const stretches = new Map<string, Stretch>();
for (const one of borders)
  if (one.b !== SEA && one.length > (stretches.get(pair(one.a, one.b))?.length ?? 0))
    stretches.set(pair(one.a, one.b), one);

const line = ({ from, to }: Stretch): string =>
  `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
const isEdge = (a: number, b: number): boolean => EDGES.some((edge) => pair(edge.a, edge.b) === pair(a, b));
/** Borders that are edges, borders to the highlands, and impassable cliffs. */
export const BORDERS = borders.filter(({ a, b }) => b !== SEA && isEdge(a, b)).map(line);
export const RIMS = borders.filter(({ a, b }) => b === SEA && a !== SEA).map(line);
export const WALLS = borders.filter(({ a, b }) => b !== SEA && !isEdge(a, b)).map(line);

const middle = ({ from, to }: Stretch): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

/** Whether two Districts touch on the drawing. */
const touches = (a: number, b: number): boolean => stretches.has(pair(a, b));

/** Places of steads. */
export const HOMES: readonly Point[] = seeds.slice(0, THING + 1).map(({ x, y, place }) => {
  const [dx = 0, dy = 0] = nudges[DISTRICTS[place]?.id ?? ''] ?? [];
  return { x: x + dx, y: y + dy };
});

/** Places of Thingmen on edges: on the border, the coast, or the road between. */
export const SPOTS: readonly Point[] = EDGES.map(({ a, b, kind, x, y }) => {
  const shared = b === SEA ? undefined : stretches.get(pair(a, b));
  if (shared !== undefined) return middle(shared);
  if (kind !== 'coast') return project({ x, y });
  return coastOf(a, { x, y });
});

/** The point of a District's own coast nearest to the pack's place of its edge. */
function coastOf(district: number, wish: Point): Point {
  const aim = project(wish);
  const own = (cells[district] ?? []).flatMap((p, i, area) => {
    const q = area[(i + 1) % area.length] ?? p;
    return p.behind === COASTLINE ? [p, { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }] : [];
  });
  return own.reduce(
    (best, p) =>
      Math.hypot(p.x - aim.x, p.y - aim.y) < Math.hypot(best.x - aim.x, best.y - aim.y) ? p : best,
    own[0] ?? aim,
  );
}

/** Roads and ferries: edges whose Districts don't touch. */
export const ROADS: readonly { readonly edge: number; readonly d: string }[] = EDGES.flatMap(
  ({ a, b }, edge) => {
    const from = HOMES[a];
    const to = HOMES[b];
    const by = SPOTS[edge];
    if (b === SEA || touches(a, b) || from === undefined || to === undefined || by === undefined) return [];
    return [
      {
        edge,
        d: `M${round(from.x)} ${round(from.y)}Q${round(by.x)} ${round(by.y)} ${round(to.x)} ${round(to.y)}`,
      },
    ];
  },
);
