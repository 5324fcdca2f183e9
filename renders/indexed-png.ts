import { crc32, deflateSync } from 'node:zlib';
import type { Canvas } from 'canvas';
import { giveBack } from './give-back.js';

/** Most colors of a PNG's palette. */
const COLORS = 256;
/** zlib level: 3 takes 25 % longer for 3 % smaller files, and canvas's own encoder five times as long. */
const LEVEL = 2;

/** A bin holds the colors that share the upper five, six and five bits of red, green and blue. */
const BINS = 1 << 16;
const binOf = (argb: number): number =>
  ((argb >>> 8) & 0xf800) | ((argb >>> 5) & 0x7e0) | ((argb >>> 3) & 0x1f);

/** Reused by every picture: fresh arrays cost more in garbage collection than the encoding itself. */
const count = new Uint32Array(BINS);
const color = new Uint32Array(BINS);
const place = new Uint8Array(BINS);
let lines = new Uint8Array(1 << 21);

const countOf = (bin: number): number => count[bin] as number;
/** The first color seen in a bin: exact for flat surfaces. */
const colorOf = (bin: number): number => color[bin] as number;

/** The occurring bins, most frequent first. Flat pictures have long runs of one color, so runs are counted. */
function countColors(pixels: Int32Array): readonly number[] {
  count.fill(0);
  const used: number[] = [];
  for (let at = 0; at < pixels.length;) {
    const pixel = pixels[at] as number;
    const start = at++;
    while (at < pixels.length && pixels[at] === pixel) at++;
    const bin = binOf(pixel);
    if (count[bin] === 0) {
      used.push(bin);
      color[bin] = pixel;
    }
    count[bin] = countOf(bin) + at - start;
  }
  return used.sort((a, b) => countOf(b) - countOf(a));
}

/** Weighted distance of two colors: the eye is most sensitive to green. */
function distance(a: number, b: number): number {
  const red = ((a >>> 16) & 255) - ((b >>> 16) & 255);
  const green = ((a >>> 8) & 255) - ((b >>> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return 2 * red * red + 4 * green * green + 3 * blue * blue;
}

/** Number of most frequent colors that always enter the palette. */
const EXACT = 32;
/** The next most common colors, which compete for the rest of the palette. */
const CANDIDATES = 1000;

/**
 * Chooses the palette greedily: after the most common bins, the candidate with the largest pixel count times distance.
 * By frequency alone, a soft sky would take the whole palette and small bright marks would lose their color.
 */
function chooseBins(used: readonly number[]): readonly number[] {
  if (used.length <= COLORS) return used;
  const chosen = used.slice(0, EXACT);
  const rest = used.slice(EXACT, EXACT + CANDIDATES);
  const away = rest.map((bin) => Math.min(...chosen.map((one) => distance(colorOf(bin), colorOf(one)))));
  while (chosen.length < COLORS) {
    let best = 0;
    let most = -1;
    rest.forEach((bin, i) => {
      const missed = (away[i] as number) * countOf(bin);
      if (missed > most) [best, most] = [i, missed];
    });
    const bin = rest[best] as number;
    chosen.push(bin);
    rest.forEach((other, i) => {
      away[i] = Math.min(away[i] as number, distance(colorOf(other), colorOf(bin)));
    });
  }
  return chosen;
}

/** Palette index of the nearest color, the first one on a tie. */
function nearest(palette: Uint32Array, argb: number): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < palette.length; i++) {
    const away = distance(palette[i] as number, argb);
    if (away < least) [best, least] = [i, away];
  }
  return best;
}

/** Scanlines: a filter byte (0, none), then a palette index per pixel. */
function linesOf(pixels: Int32Array, width: number): Uint8Array {
  const size = pixels.length + pixels.length / width;
  if (lines.length < size) lines = new Uint8Array(size);
  const out = lines;
  let to = 0;
  for (let line = 0; line < pixels.length; line += width) {
    out[to++] = 0;
    for (let at = line; at < line + width; at++) out[to++] = place[binOf(pixels[at] as number)] as number;
  }
  return out.subarray(0, size);
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** A chunk: length, name, data and checksum (PNG specification 5.3). */
function chunk(name: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(name, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

/** IHDR: size, bit depth 8, color type 3 (palette), and the only compression and filter methods. */
function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, 3, 0, 0, 0], 8);
  return bytes;
}

/** Encodes a canvas with a palette: flat pictures look the same in under a third of the bytes. */
export function indexedPng(canvas: Canvas): Buffer {
  const { width, height } = canvas;
  const raw = canvas.toBuffer('raw');
  const pixels = new Int32Array(raw.buffer, raw.byteOffset, width * height);
  const used = countColors(pixels);
  const chosen = chooseBins(used);
  const palette = Uint32Array.from(chosen, colorOf);
  for (const bin of used) place[bin] = nearest(palette, colorOf(bin));
  chosen.forEach((bin, i) => (place[bin] = i));
  const indexed = linesOf(pixels, width);
  giveBack(raw);
  const rgb = [...palette].flatMap((argb) => [(argb >>> 16) & 255, (argb >>> 8) & 255, argb & 255]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(rgb)),
    chunk('IDAT', deflateSync(indexed, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
