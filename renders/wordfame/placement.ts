import type { PublicState } from '../../src/games/wordfame/model.js';
import { EDGES, THING } from '../../src/games/wordfame/pack.js';
import { HOMES, MAP_H, MAP_W, SPOTS, type Point } from './atlas.js';
import { labels, shared, steadBox, type Box } from './labels.js';

/**
 * Where bands and names stand in one position: bands by their edges but on no stead and no other band, names where they
 * always are unless men stand there.
 */

export interface Band {
  readonly who: number;
  readonly n: number;
  readonly away: boolean;
}

export function bandsAt(table: PublicState, edge: number): Band[] {
  return table.seats.flatMap((_, who) => {
    const n = table.men[who]?.[edge] ?? 0;
    const away = (table.away[who] ?? []).filter((one) => one === edge).length;
    return [...(n > 0 ? [{ who, n, away: false }] : []), ...(away > 0 ? [{ who, n: away, away: true }] : [])];
  });
}

/** A faction's token on an edge, pixels of the map. */
export const MAN = 34;

/** A token with its number: ten men and more take two digits. */
export const bandWidth = ({ n }: Band): number => MAN + (n > 9 ? 36 : 22);

export interface Placement {
  /** Where the bands of an edge stand; nothing where nobody does. */
  readonly bands: readonly (Box | undefined)[];
  /** Where each District's name stands; undefined where it doesn't fit into the frame. */
  readonly names: readonly (Box | undefined)[];
}

/** Between bands, steads and names. */
const AIR = 3;
/** What one pixel² of something hidden costs; a place that is so many pixels away costs as many squared. */
const HIDDEN = 50;

const wider = ({ x, y, w, h }: Box): Box => ({ x: x - AIR, y: y - AIR, w: w + 2 * AIR, h: h + 2 * AIR });
export const offsets = (most: number, step: number): readonly number[] =>
  Array.from({ length: 2 * Math.floor(most / step) + 1 }, (_, i) => (i - Math.floor(most / step)) * step);

interface Search {
  readonly frame: Box;
  readonly dx: readonly number[];
  readonly dy: readonly number[];
}

const isWithin = (box: Box, { x, y, w, h }: Box): boolean =>
  box.x >= x + AIR && box.y >= y + AIR && box.x + box.w <= x + w - AIR && box.y + box.h <= y + h - AIR;

const hiddenBy = (box: Box, all: readonly Box[]): number => {
  const around = wider(box);
  return all.reduce((sum, other) => sum + shared(around, other), 0);
};

/** The place for a box, near where it would stand, that hides least; undefined where it doesn't fit in at all. */
export function clearest(wish: Box, all: readonly Box[], { frame, dx, dy }: Search): Box | undefined {
  if (isWithin(wish, frame) && hiddenBy(wish, all) === 0) return wish;
  let best: Box | undefined;
  let least = Infinity;
  for (const x of dx)
    for (const y of dy) {
      const away = x * x + y * y * 2;
      if (away >= least) continue;
      const box = { ...wish, x: wish.x + x, y: wish.y + y };
      if (!isWithin(box, frame)) continue;
      const bad = away + hiddenBy(box, all) * HIDDEN;
      if (bad < least) [best, least] = [box, bad];
    }
  return best;
}

/** A free stead is a small house. */
const houseBox = ({ x, y }: Point): Box => ({ x: x - 9, y: y - 16, w: 18, h: 18 });

const WHOLE: Box = { x: 0, y: 0, w: MAP_W, h: MAP_H };
const FOR_BANDS: Search = { frame: WHOLE, dx: offsets(90, 6), dy: offsets(72, 6) };

/** Those where most stand first: they find room least easily. */
function placeBands(table: PublicState, steads: readonly Box[]): (Box | undefined)[] {
  const bands = EDGES.map((_, edge) => bandsAt(table, edge));
  const crowds = bands.map(({ length }) => length);
  const order = [...crowds.keys()].filter((edge) => (crowds[edge] ?? 0) > 0);
  order.sort((a, b) => (crowds[b] ?? 0) - (crowds[a] ?? 0) || a - b);
  const found: (Box | undefined)[] = EDGES.map(() => undefined);
  const taken = [...steads];
  for (const edge of order) {
    const spot = SPOTS[edge];
    if (spot === undefined) continue;
    const w = (bands[edge] ?? []).reduce((sum, band) => sum + bandWidth(band), 0);
    const box = clearest({ x: spot.x - w / 2, y: spot.y - 19, w, h: MAN + 4 }, taken, FOR_BANDS);
    if (box === undefined) continue;
    found[edge] = box;
    taken.push(box);
  }
  return found;
}

/** How far a name may go from where it always is, pixels of the map. */
const FOR_NAMES = { dx: offsets(132, 6), dy: offsets(90, 6) };

const isIn = ({ x, y }: Point, frame: Box): boolean =>
  x >= frame.x && x <= frame.x + frame.w && y >= frame.y && y <= frame.y + frame.h;

function placeNames(frame: Box, bands: readonly Box[], steads: readonly Box[]): (Box | undefined)[] {
  const names: (Box | undefined)[] = labels().map((box, place) => {
    const home = HOMES[place];
    return isWithin(box, frame) || (home !== undefined && isIn(home, frame)) ? box : undefined;
  });
  const taken = [...bands, ...steads];
  // A name that has made way may be in another's.
  for (const [place, box] of names.entries()) {
    if (box === undefined) continue;
    const others = names.filter((other, at): other is Box => other !== undefined && at !== place);
    names[place] = clearest(box, [...taken, ...others], { frame, ...FOR_NAMES });
  }
  return names;
}

/** Places for all that changes on the map. `frame`: what of it will be seen, in the map's coordinates. */
export function placementOf(table: PublicState, frame: Box = WHOLE): Placement {
  const steads = HOMES.flatMap((home, place) =>
    place === THING ? [] : [(table.owner[place] ?? -1) >= 0 ? steadBox(home) : houseBox(home)],
  );
  const bands = placeBands(table, steads);
  const names = placeNames(
    frame,
    bands.filter((box) => box !== undefined),
    steads,
  );
  return { bands, names };
}
