import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { LRUCache } from 'lru-cache';
import type { Glyph } from './scene.js';

/** Caches of painted icons, text and cards, which repeat in picture after picture. */

export type Pen = CanvasRenderingContext2D;

const SPRITES = 24_000_000;
/** Separate cache for text: it repeats most, and drawing it is the most expensive. */
const LETTERS = 8_000_000;
/** The last three backdrops, some 4 MB each. */
const BACKDROPS = 13_000_000;
/** Larger items rarely repeat, so they aren't cached, pixels. */
export const LARGEST = 420 * 420;
/** Margin of a sprite for strokes beyond its box, pixels. */
export const BLEED = 8;

/** Frees the surface: some 8 MB outside the heap, which the garbage collector would free late. */
export function freeCanvas(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Returns a cached sprite, or draws it from (0, 0); its box starts `BLEED` from the edges. */
type Cached = (key: string, size: Size, draw: (pen: Pen) => void) => Canvas;

/**
 * Evicted sprites are freed at once. Surfaces are outside the heap; left to the garbage collector,
 * they cause a full collection after nearly every phase, a third of the CPU time.
 */
function cacheOf(maxSize: number): Cached {
  const sizeCalculation = (canvas: Canvas): number => canvas.width * canvas.height * 4;
  const cache = new LRUCache<string, Canvas>({ maxSize, sizeCalculation, dispose: freeCanvas });
  return (key, { w, h }, draw) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const sprite = createCanvas(Math.ceil(w) + BLEED * 2, Math.ceil(h) + BLEED * 2);
    const pen = sprite.getContext('2d');
    pen.translate(BLEED, BLEED);
    draw(pen);
    cache.set(key, sprite);
    return sprite;
  };
}

export const cachedSprite = cacheOf(SPRITES);
export const cachedText = cacheOf(LETTERS);
export const cachedBackdrop = cacheOf(BACKDROPS);

const numbers = new LRUCache<string, number>({ max: 2000 });
const numberOf = new WeakMap<Glyph, number>();
let last = 0;

/** A glyph's number by content: scenes from another thread contain copies. */
export function glyphNumber(glyph: Glyph): number {
  const known = numberOf.get(glyph);
  if (known !== undefined) return known;
  const strokes = JSON.stringify(glyph);
  const number = numbers.get(strokes) ?? ++last;
  numbers.set(strokes, number);
  numberOf.set(glyph, number);
  return number;
}
