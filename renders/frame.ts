import { createRequire } from 'node:module';
import { createCanvas } from 'canvas';
import { paintCanvas } from './paint.js';
import { freeCanvas } from './sprites.js';
import type { Scene } from './scene.js';

/** A frame of an animation. All frames have the same size. */
export interface AnimationFrame {
  readonly scene: Scene;
  readonly width: number;
  readonly height: number;
  /** Display time, ms. */
  readonly delay: number;
  readonly first: boolean;
}

type Palette = readonly (readonly number[])[];

/** The parts of gifenc used here; it has no types. */
interface Gifenc {
  GIFEncoder(options: { readonly auto: boolean }): {
    writeHeader(): void;
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      /** `first` writes screen descriptor and loop; the delay is in ms. */
      options: {
        readonly palette: Palette;
        readonly first: boolean;
        readonly delay: number;
        readonly repeat: number;
      },
    ): void;
    bytes(): Uint8Array;
  };
  quantize(rgba: Uint8ClampedArray, colors: number, options: { readonly format: string }): Palette;
  applyPalette(rgba: Uint8ClampedArray, palette: Palette, format: string): Uint8Array;
}

const require = createRequire(import.meta.url);
let encoding: Gifenc | undefined;

/** Flat colors: more only enlarge the file. */
const COLORS = 96;
const FORMAT = 'rgb565';

/** Bytes of a GIF frame; the first includes the header. The caller appends the trailer. */
export function encodeFrame({ scene, width, height, delay, first }: AnimationFrame): Uint8Array {
  // Loaded on first use: a worker mostly paints still pictures.
  const gif = (encoding ??= require('gifenc') as Gifenc);
  const sheet = createCanvas(width, height);
  const pen = sheet.getContext('2d');
  pen.fillStyle = scene.background;
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingEnabled = true;
  pen.quality = 'best';
  const table = paintCanvas(scene);
  pen.drawImage(table, 0, 0, width, Math.round((scene.height * width) / scene.width));
  freeCanvas(table);
  const { data } = pen.getImageData(0, 0, width, height);
  freeCanvas(sheet);
  const palette = gif.quantize(data, COLORS, { format: FORMAT });
  const encoder = gif.GIFEncoder({ auto: false });
  if (first) encoder.writeHeader();
  encoder.writeFrame(gif.applyPalette(data, palette, FORMAT), width, height, {
    palette,
    first,
    delay,
    repeat: 0,
  });
  return encoder.bytes();
}

/** The trailer byte of a GIF. */
export const TRAILER = 0x3b;
