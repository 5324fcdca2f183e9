import type { Picture, ViewRequest } from './contract.js';
import { TRAILER } from './frame.js';
import { frameElsewhere } from './pool.js';
import type { Scene } from './scene.js';

/** An animation of tables, one after another, as a GIF. */

export interface FilmOptions {
  /** Bytes at most; frames are left out until it fits. */
  readonly mostBytes?: number;
  /** Width in pixels. */
  readonly width?: number;
}

/** Below Discord's ten megabytes for everybody, with room to spare. */
const MOST_BYTES = 9_500_000;
const WIDTH = 960;
/** How long a table is shown, ms; the last one longer, for a look at the end. */
const DELAY = 1200;
const LAST = 5000;

/**
 * Draws scenes into one GIF, each in its turn in the drawing worker. Too many for the limit: every other one goes,
 * the first and the last stay.
 */
export async function filmOf(
  scenes: readonly Scene[],
  { mostBytes = MOST_BYTES, width = WIDTH }: FilmOptions = {},
): Promise<Buffer> {
  const height = Math.max(1, ...scenes.map((scene) => Math.round((scene.height * width) / scene.width)));
  const frames: Uint8Array[] = [];
  for (const [at, scene] of scenes.entries()) {
    const delay = at === scenes.length - 1 ? LAST : DELAY;
    frames.push(await frameElsewhere({ scene, width, height, delay, first: at === 0 }));
  }
  const kept = fitting(frames, mostBytes);
  return Buffer.concat([...kept, Uint8Array.of(TRAILER)]);
}

/** As many frames as fit, evenly thinned out. */
export function fitting<T extends { readonly length: number }>(
  frames: readonly T[],
  most: number,
): readonly T[] {
  let kept = frames;
  while (kept.length > 2 && kept.reduce((sum, frame) => sum + frame.length, 1) > most) {
    const last = kept.length - 1;
    const fewer = kept.filter((_, at) => at % 2 === 0 || at === last);
    kept = fewer.length < kept.length ? fewer : kept.filter((_, at) => at === 0 || at === last);
  }
  return kept;
}

/** What a film is made from: tables of one game, in order. */
export type FilmRequest = readonly ViewRequest[];

export type Film = Pick<Picture, 'name' | 'alt'> & { readonly gif: Buffer };
