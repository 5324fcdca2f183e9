import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { LRUCache } from 'lru-cache';
import type { Glyph } from './scene.js';

/** Drawings, words and whole cards come back in picture after picture: they are kept as they were painted. */

export type Pen = CanvasRenderingContext2D;

const SPRITES = 24_000_000;
/** The words of a game come back even oftener, and setting letters takes longer than all else. */
const LETTERS = 8_000_000;
/** Backgrounds: the three last ones, of some 4 MB each. */
const BACKDROPS = 13_000_000;
/** What is larger than this is hardly ever the same again, pixels. */
export const LARGEST = 420 * 420;
/** Room around a sprite for outlines that reach over its box, pixels. */
export const BLEED = 8;

/** The surface, some 8 MB, lies outside of the heap, where the collector of garbage sees no reason to hurry. */
export function freeCanvas(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Gives the sprite of a key, `draw`n from (0, 0) on where it isn't kept; its box begins `BLEED` from its edges. */
type Keep = (key: string, size: Size, draw: (pen: Pen) => void) => Canvas;

/**
 * What has to make room is freed at once. Its surface lies outside of the heap, and what is left there for the collector
 * of garbage makes it look through the whole heap after nearly every phase, which took a third of the processor.
 */
function keeper(maxSize: number): Keep {
  const sizeCalculation = (canvas: Canvas): number => canvas.width * canvas.height * 4;
  const kept = new LRUCache<string, Canvas>({ maxSize, sizeCalculation, dispose: freeCanvas });
  return (key, { w, h }, draw) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const sprite = createCanvas(Math.ceil(w) + BLEED * 2, Math.ceil(h) + BLEED * 2);
    const pen = sprite.getContext('2d');
    pen.translate(BLEED, BLEED);
    draw(pen);
    kept.set(key, sprite);
    return sprite;
  };
}

export const keptSprite = keeper(SPRITES);
export const keptLetters = keeper(LETTERS);
export const keptBackdrop = keeper(BACKDROPS);

/** Numbers of drawings by their strokes. */
const numbers = new LRUCache<string, number>({ max: 2000 });
const numberOf = new WeakMap<Glyph, number>();
let last = 0;

/** A number for a drawing's strokes: scenes that come from another thread bring copies of their own. */
export function glyphNumber(glyph: Glyph): number {
  const known = numberOf.get(glyph);
  if (known !== undefined) return known;
  const strokes = JSON.stringify(glyph);
  const number = numbers.get(strokes) ?? ++last;
  numbers.set(strokes, number);
  numberOf.set(glyph, number);
  return number;
}
