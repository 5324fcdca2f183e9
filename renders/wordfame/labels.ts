import { DISTRICTS, THING } from '../../src/games/wordfame/pack.js';
import { widthOf } from '../lettering.js';
import { HOMES, MAP_H, MAP_W, SPOTS, type Point } from './atlas.js';

/**
 * Where the Districts' names stand on the map: near their steads, clear of each other, of steads and, where possible, of
 * all places for men. Where men do stand, they are moved out of their way (`placement.ts`).
 */

/** Letters of the map at its own size, pixels; a quarter that is enlarged enlarges them. */
export const NAME = 26;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The token of a stead and its value, from the stead's own point. */
export const steadBox = ({ x, y }: Point): Box => ({ x: x - 34, y: y - 33, w: 82, h: 48 });
/** A band of Thingmen on an edge, and the empty place for one. */
const bandBox = ({ x, y }: Point): Box => ({ x: x - 29, y: y - 19, w: 58, h: 38 });
const spotBox = ({ x, y }: Point): Box => ({ x: x - 7, y: y - 7, w: 14, h: 14 });

/** Free between a name and the next, and between the picture's edge and a name. */
const AIR = 4;
const LETTERS = NAME * 0.8;

/** What two boxes share, pixels². */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const DX = Array.from({ length: 23 }, (_, i) => (i - 11) * 9);
const DY = Array.from({ length: 23 }, (_, i) => (i - 11) * 6);

/** Places for men: empty ones, and as a band would stand there. */
interface Spots {
  readonly empty: readonly Box[];
  readonly bands: readonly Box[];
}

/**
 * What is bad about a name in a place: a name or stead below it far more than an empty place of men or the way to its own
 * stead.
 * @param least what is no better than this needn't be reckoned to its end
 */
function badness(
  box: Box,
  home: Point,
  others: readonly Box[],
  steads: readonly Box[],
  spots: Spots,
  least: number,
): number {
  if (box.x < AIR || box.y < AIR || box.x + box.w > MAP_W - AIR || box.y + box.h > MAP_H - AIR)
    return Infinity;
  const away = Math.hypot(box.x + box.w / 2 - home.x, (box.y + box.h / 2 - home.y) * 1.4);
  const way = away * away * 0.25;
  if (way >= least) return way;
  const over = (boxes: readonly Box[]): number => {
    let sum = 0;
    for (const it of boxes) sum += shared(box, it);
    return sum;
  };
  const hidden = over(others) * 50 + over(steads) * 50;
  if (hidden >= least) return hidden;
  return hidden + over(spots.empty) * 2 + over(spots.bands) * 0.6 + way;
}

function placed(): readonly Box[] {
  // Thingvellir has no stead.
  const steads = HOMES.filter((_, place) => place !== THING).map(steadBox);
  const spots = { empty: SPOTS.map(spotBox), bands: SPOTS.map(bandBox) };
  const names = HOMES.map((home, place): Box => {
    const w = widthOf(nameOf(place), NAME, 'bold') + AIR;
    return { x: home.x - w / 2, y: home.y + (place === THING ? -LETTERS / 2 : 18), w, h: LETTERS };
  });
  // A few rounds: each name looks for the best place beside where the others stand by then.
  for (let round = 0; round < 4; round++)
    HOMES.forEach((home, place) => {
      const { w, h } = names[place] ?? { w: 0, h: 0 };
      const others = names.filter((_, other) => other !== place);
      let best: Box | undefined;
      let least = Infinity;
      for (const dx of DX)
        for (const dy of DY) {
          const box = { x: home.x - w / 2 + dx, y: home.y - h / 2 + dy, w, h };
          const bad = badness(box, home, others, steads, spots, least);
          if (bad < least) [best, least] = [box, bad];
        }
      if (best !== undefined) names[place] = best;
    });
  return names;
}

export const nameOf = (place: number): string =>
  place === THING ? 'Thingvellir' : (DISTRICTS[place]?.name ?? '');

let kept: readonly Box[] | undefined;

/** The box of each District's name, Thingvellir's too. Found once. */
export const labels = (): readonly Box[] => (kept ??= placed());
