import type { PublicState } from '../../src/games/wordfame/view-types.js';
import { DISTRICTS, THING } from '../../src/games/wordfame/pictures.js';
import type { Box } from '../kit/plates.js';

/** Places steads, bands and names on the map without overlap. */

export const nameOf = (place: number): string =>
  place === THING ? 'Thingvellir' : (DISTRICTS[place]?.name ?? '');

/** Overlap of two boxes, in pixels². */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

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

/** Gap between bands, steads and names. */
const AIR = 3;
/** Cost of a covered pixel²; a distance of n pixels costs n². */
const HIDDEN = 50;

const wider = ({ x, y, w, h }: Box): Box => ({ x: x - AIR, y: y - AIR, w: w + 2 * AIR, h: h + 2 * AIR });
export const offsets = (most: number, step: number): readonly number[] =>
  Array.from({ length: 2 * Math.floor(most / step) + 1 }, (_, i) => (i - Math.floor(most / step)) * step);

interface Search {
  readonly frame: Box;
  readonly dx: readonly number[];
  readonly dy: readonly number[];
}

export const isWithin = (box: Box, { x, y, w, h }: Box): boolean =>
  box.x >= x + AIR && box.y >= y + AIR && box.x + box.w <= x + w - AIR && box.y + box.h <= y + h - AIR;

const hiddenBy = (box: Box, all: readonly Box[]): number => {
  const around = wider(box);
  return all.reduce((sum, other) => sum + shared(around, other), 0);
};

/** The place near the wish that covers least; undefined if the box doesn't fit. */
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
