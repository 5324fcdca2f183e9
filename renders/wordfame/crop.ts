import { DISTRICTS, EDGES, landOf, THING } from '../../src/games/wordfame/pictures.js';
import type { Box } from '../kit/plates.js';
import { widthOf } from '../lettering.js';
import { SIZE, WIDTH } from '../kit/type.js';
import { AREAS, HOMES, onLand, SPOTS, type Point } from './atlas.js';
import { clearest, isWithin, nameOf, offsets, shared } from './placement.js';

/** The Districts in play, as large as fits on a phone, with positions of steads and names. */

export const PARTS = ['west', 'south', 'north', 'east', 'thing'] as const;
export type Part = (typeof PARTS)[number];

/** Open Districts of a part: those of a quarter, or those that touch Thingvellir. */
export function placesIn(part: Part, seats: number): readonly number[] {
  const { districts } = landOf(seats);
  if (part !== 'thing') return districts.filter((place) => DISTRICTS[place]?.quarter === part);
  const near = EDGES.flatMap(({ a, b }) => (a === THING ? [b] : b === THING ? [a] : []));
  return districts.filter((place) => near.includes(place));
}

export interface Crop {
  /** Equal ids mean equal crops. */
  readonly id: string;
  /** From the map's coordinates to the picture's. */
  readonly at: (point: Point) => Point;
  readonly path: (d: string) => string;
  /** Lower edge of the map, pixels. */
  readonly bottom: number;
  /** By place: the boxes of stead and name; undefined if there is no room. */
  readonly steads: readonly (Box | undefined)[];
  readonly names: readonly (Box | undefined)[];
  /** Whether a name reaches over the sea. */
  readonly afloat: readonly boolean[];
  /** Places of Thingmen by edge; undefined outside of a part. */
  readonly spots: readonly (Point | undefined)[];
}

/** Upper edge below the title, and margin above the map's lower edge, pixels. */
const TOP = 146;
const FOOT = 22;
const SIDE = 30;
/** Maximum ratio between the land's two scales: it is stretched to fill the picture. */
const STRETCH = 1.25;
const LARGEST = { whole: 1.3, part: 2.4 } as const;
/** A stead's token with its value. */
const STEAD = { w: 104, h: 58 } as const;

const NUMBERS = /(-?[\d.]+) (-?[\d.]+)/gu;
export const pointsOf = (d: string): readonly Point[] =>
  [...d.matchAll(NUMBERS)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** The smallest box around some points. */
function around(points: readonly Point[]): Box {
  const [x, y] = [Math.min(...points.map((one) => one.x)), Math.min(...points.map((one) => one.y))];
  return {
    x,
    y,
    w: Math.max(...points.map((one) => one.x)) - x,
    h: Math.max(...points.map((one) => one.y)) - y,
  };
}

/** Positions of steads in all Districts, so that a new stead moves no other. */
function placeSteads(homes: readonly Point[], places: readonly number[], frame: Box): (Box | undefined)[] {
  const taken: Box[] = [];
  const found: (Box | undefined)[] = homes.map(() => undefined);
  const search = { frame, dx: offsets(60, 6), dy: offsets(54, 6) };
  for (const place of places) {
    const home = homes[place];
    if (home === undefined) continue;
    const wish = { x: Math.round(home.x - STEAD.w / 2), y: Math.round(home.y - STEAD.h / 2), ...STEAD };
    const box = clearest(wish, taken, search);
    found[place] = box;
    if (box !== undefined) taken.push(box);
  }
  return found;
}

const NAME_H = 26;

/** Each name below or beside its stead; left out if it would cover another name or a stead. */
function placeNames(
  homes: readonly Point[],
  steads: readonly (Box | undefined)[],
  frame: Box,
): (Box | undefined)[] {
  const taken = steads.filter((box) => box !== undefined);
  const search = { frame, dx: offsets(66, 6), dy: offsets(84, 6) };
  return homes.map((home, place) => {
    const stead = steads[place];
    if (stead === undefined && place !== THING) return undefined;
    const w = Math.ceil(widthOf(nameOf(place), SIZE.place, 'bold')) + 6;
    const [x, y] =
      stead === undefined ? [home.x, home.y - 13] : [stead.x + stead.w / 2, stead.y + stead.h + 2];
    const wish = { x: Math.round(x - w / 2), y: Math.round(y), w, h: NAME_H };
    const box = clearest(wish, taken, search);
    if (box === undefined || taken.some((other) => shared(box, other) > 0)) return undefined;
    taken.push(box);
    return box;
  });
}

const movedBy = (at: Crop['at'], d: string): string =>
  d.replaceAll(NUMBERS, (_, x: string, y: string) => {
    const point = at({ x: Number(x), y: Number(y) });
    return `${point.x} ${point.y}`;
  });

function makeCrop(id: string, seats: number, bottom: number, part: Part | undefined): Crop {
  const { districts } = landOf(seats);
  const shown =
    part === undefined || part === 'thing'
      ? [...(part === undefined ? districts : placesIn(part, seats)), THING]
      : placesIn(part, seats);
  const land = around(shown.flatMap((place) => pointsOf(AREAS[place] ?? '')));
  const room = { x: SIDE, y: TOP, w: WIDTH - 2 * SIDE, h: bottom - FOOT - TOP };
  const wide = Math.min(LARGEST[part === undefined ? 'whole' : 'part'], room.w / land.w);
  const high = Math.min(STRETCH * wide, room.h / land.h);
  const sx = Math.min(wide, high * STRETCH);
  const left = room.x + (room.w - land.w * sx) / 2 - land.x * sx;
  const top = room.y + (room.h - land.h * high) / 2 - land.y * high;
  const at = ({ x, y }: Point): Point => ({ x: Math.round(left + x * sx), y: Math.round(top + y * high) });
  const homes = HOMES.map(at);
  const frame = { x: 4, y: TOP - 14, w: WIDTH - 8, h: bottom - TOP + 8 };
  const isDry = (x: number, y: number): boolean => onLand({ x: (x - left) / sx, y: (y - top) / high });
  // Neighbors of a part are shown if their steads are in the picture.
  const isSeen = ({ x, y }: Point): boolean =>
    part === undefined || isWithin({ x: x - 40, y: y - 40, w: 80, h: 90 }, frame);
  const isNear = (place: number): boolean => isSeen(homes[place] ?? { x: -1, y: -1 });
  const steads = placeSteads(homes, districts.filter(isNear), frame);
  const paths = new Map<string, string>();
  const names = placeNames(homes, steads, frame).map((box, place) => (isNear(place) ? box : undefined));
  return {
    id,
    at,
    path: (d) => {
      const moved = paths.get(d) ?? movedBy(at, d);
      paths.set(d, moved);
      return moved;
    },
    bottom,
    steads,
    names,
    afloat: names.map(
      (box) =>
        box !== undefined &&
        ![0, 0.25, 0.5, 0.75, 1].every((share) => isDry(box.x + box.w * share, box.y + box.h / 2)),
    ),
    spots: SPOTS.map(at).map((spot) => (isSeen(spot) ? spot : undefined)),
  };
}

const crops = new Map<string, Crop>();

/** The crop for a number of gothar and a height, or for a part; cached. */
export function cropOf(seats: number, bottom: number, part?: Part): Crop {
  const id = `${seats} ${bottom} ${part ?? ''}`;
  const crop = crops.get(id) ?? makeCrop(id, seats, bottom, part);
  crops.set(id, crop);
  return crop;
}
