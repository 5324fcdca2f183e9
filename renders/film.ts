import type { Picture, ViewRequest } from './contract.js';
import { TRAILER } from './frame.js';
import { frameElsewhere } from './pool.js';
import type { Scene } from './scene.js';

/** A replay of tables as an animated GIF. */

export interface FilmOptions {
  /** Size limit in bytes; frames are dropped until it fits. */
  readonly mostBytes?: number;
  /** Width in pixels. */
  readonly width?: number;
}

/** Safely below Discord's ten megabytes. */
const MOST_BYTES = 9_500_000;
const WIDTH = 960;
/** Display time of a table, ms; longer for the last one. */
const DELAY = 1200;
const LAST = 5000;

/**
 * Encodes scenes into one GIF, each in the painting worker. Beyond the limit, every other frame
 * is dropped except the first and the last.
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
  const fitted = fitting(frames, mostBytes);
  return Buffer.concat([...fitted, Uint8Array.of(TRAILER)]);
}

/** Drops frames evenly until they fit. */
export function fitting<T extends { readonly length: number }>(
  frames: readonly T[],
  most: number,
): readonly T[] {
  let rest = frames;
  while (rest.length > 2 && rest.reduce((sum, frame) => sum + frame.length, 1) > most) {
    const last = rest.length - 1;
    const fewer = rest.filter((_, at) => at % 2 === 0 || at === last);
    rest = fewer.length < rest.length ? fewer : rest.filter((_, at) => at === 0 || at === last);
  }
  return rest;
}

/** Views of one game, in order. */
export type FilmRequest = readonly ViewRequest[];

export type Film = Pick<Picture, 'name' | 'alt'> & { readonly gif: Buffer };
