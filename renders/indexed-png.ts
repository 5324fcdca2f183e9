import { crc32, deflateSync } from 'node:zlib';
import type { Canvas } from 'canvas';
import { giveBack } from './give-back.js';

/** A PNG's palette holds so many colours. */
const COLOURS = 256;
/**
 * zlib's level for a byte per pixel: the next one takes a quarter more time for files that are 3 % smaller. Deflating here
 * and not in canvas takes a fifth of its time: canvas' library compresses with other settings.
 */
const LEVEL = 2;

/** Colours by the upper five, six and five bits of red, green and blue. */
const BINS = 1 << 16;
const binOf = (argb: number): number =>
  ((argb >>> 8) & 0xf800) | ((argb >>> 5) & 0x7e0) | ((argb >>> 3) & 0x1f);

/**
 * Room to work in, kept between pictures: what is large and new for each of them keeps the collector of garbage busier
 * than the work itself. Runs are of one colour and none goes beyond its line.
 */
const count = new Uint32Array(BINS);
const colour = new Uint32Array(BINS);
const place = new Uint8Array(BINS);
let bins = new Uint16Array(1 << 18);
let ends = new Uint32Array(1 << 18);
let lines = new Uint8Array(1 << 21);

/** Makes room for as many runs and keeps those that are there. */
function makeRoom(runs: number): void {
  if (runs <= bins.length) return;
  const [moreBins, moreEnds] = [new Uint16Array(runs * 2), new Uint32Array(runs * 2)];
  moreBins.set(bins);
  moreEnds.set(ends);
  [bins, ends] = [moreBins, moreEnds];
}

/** Where a run of one colour ends, at `end` at the latest: four pixels at a time, and then one by one. */
function endOfRun(pixels: Int32Array, from: number, end: number, run: number): number {
  let next = from;
  while (
    next + 4 <= end &&
    (((pixels[next] as number) ^ run) |
      ((pixels[next + 1] as number) ^ run) |
      ((pixels[next + 2] as number) ^ run) |
      ((pixels[next + 3] as number) ^ run)) ===
      0
  )
    next += 4;
  while (next < end && pixels[next] === run) next++;
  return next;
}

/**
 * Flat pictures have long runs of one colour, so runs are counted, not pixels. Gives the bins that occur, the most
 * frequent first, and how many runs there are; `colour` is the first seen of each bin: exact where a surface is flat.
 */
function countColours(pixels: Int32Array, width: number): { readonly used: number[]; readonly runs: number } {
  count.fill(0);
  const used: number[] = [];
  let runs = 0;
  for (let line = 0; line < pixels.length; line += width) {
    makeRoom(runs + width);
    const [toBins, toEnds] = [bins, ends];
    const end = line + width;
    for (let start = line; start < end;) {
      const run = pixels[start] as number;
      let next = start + 1;
      if (next < end && pixels[next] === run) next = endOfRun(pixels, next + 1, end, run);
      const bin = binOf(run);
      if (count[bin] === 0) {
        used.push(bin);
        colour[bin] = run;
      }
      count[bin] = (count[bin] as number) + (next - start);
      toBins[runs] = bin;
      toEnds[runs++] = next;
      start = next;
    }
  }
  used.sort((a, b) => (count[b] as number) - (count[a] as number));
  return { used, runs };
}

/** How much red, green and blue count where colours are compared: the eye tells greens apart best. */
const [RED, GREEN, BLUE] = [2, 4, 3];

const greenOf = (argb: number): number => (argb >>> 8) & 255;

/** Where the colours of a palette lie by their green, the first place of each shade and one past the last. */
interface ByGreen {
  readonly order: Uint8Array;
  readonly starts: Uint16Array;
}

function sortByGreen(palette: Uint32Array): ByGreen {
  const starts = new Uint16Array(257);
  for (const argb of palette) starts[greenOf(argb) + 1] = (starts[greenOf(argb) + 1] as number) + 1;
  for (let green = 0; green < 256; green++)
    starts[green + 1] = (starts[green + 1] as number) + (starts[green] as number);
  const next = starts.slice();
  const order = new Uint8Array(palette.length);
  palette.forEach((argb, i) => {
    const at = next[greenOf(argb)] as number;
    order[at] = i;
    next[greenOf(argb)] = at + 1;
  });
  return { order, starts };
}

/**
 * The palette's nearest colour, the first of several as near. Green counts most, so the search goes from the same green
 * outwards and ends where green alone is too far off: a tenth of the palette or less is looked at.
 */
function nearest(palette: Uint32Array, { order, starts }: ByGreen, colour: number): number {
  const [red, green, blue] = [(colour >>> 16) & 255, greenOf(colour), colour & 255];
  let best = 0;
  let least = 1 << 30;
  for (let off = 0; off < 256 && GREEN * off * off <= least; off++) {
    for (let side = off === 0 ? 1 : -1; side <= 1; side += 2) {
      const shade = green + side * off;
      if (shade < 0 || shade > 255) continue;
      const end = starts[shade + 1] as number;
      for (let at = starts[shade] as number; at < end; at++) {
        const i = order[at] as number;
        const argb = palette[i] as number;
        const reds = ((argb >>> 16) & 255) - red;
        const blues = (argb & 255) - blue;
        const away = RED * reds * reds + GREEN * off * off + BLUE * blues * blues;
        if (away < least || (away === least && i < best)) {
          best = i;
          least = away;
        }
      }
    }
  }
  return best;
}

/** The commonest colors are kept exactly, whatever they are. */
const EXACT = 32;
/** Of the rest, so many may get a place in the palette. */
const CANDIDATES = 1000;

const between = (a: number, b: number): number => {
  const reds = ((a >>> 16) & 255) - ((b >>> 16) & 255);
  const greens = greenOf(a) - greenOf(b);
  const blues = (a & 255) - (b & 255);
  return RED * reds * reds + GREEN * greens * greens + BLUE * blues * blues;
};

/**
 * Bins for the palette: the commonest, then always the one that is missed most, by its distance to those chosen and the
 * root of its pixels. By frequency alone, a soft sky takes the whole palette and small bright marks lose their color.
 */
function chooseBins(used: readonly number[]): readonly number[] {
  if (used.length <= COLOURS) return used;
  const chosen = used.slice(0, EXACT);
  const rest = used.slice(EXACT, EXACT + CANDIDATES);
  const color = (bin: number): number => colour[bin] as number;
  const away = rest.map((bin) => Math.min(...chosen.map((one) => between(color(bin), color(one)))));
  while (chosen.length < COLOURS && chosen.length < EXACT + rest.length) {
    let best = 0;
    let most = -1;
    for (let i = 0; i < rest.length; i++) {
      const missed = (away[i] as number) * (count[rest[i] as number] as number);
      if (missed > most) [best, most] = [i, missed];
    }
    const bin = rest[best] as number;
    chosen.push(bin);
    for (let i = 0; i < rest.length; i++)
      away[i] = Math.min(away[i] as number, between(color(rest[i] as number), color(bin)));
  }
  return chosen;
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** A part of the file: length, name, data and checksum (PNG specification 5.3). */
function chunk(name: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(name, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

/** Width, height, eight bits a pixel, colours by a palette, and the one way of compression, filtering and order. */
function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, 3, 0, 0, 0], 8);
  return bytes;
}

/**
 * A canvas as a PNG with a palette: pictures of flat surfaces look the same in less than a third of the bytes. The
 * commonest colors are kept exactly; the rest take the nearest of the palette.
 */
export function indexedPng(canvas: Canvas): Buffer {
  const { width, height } = canvas;
  const raw = canvas.toBuffer('raw');
  const { used, runs } = countColours(new Int32Array(raw.buffer, raw.byteOffset, width * height), width);
  const chosen = chooseBins(used);
  const palette = Uint32Array.from(chosen, (bin) => colour[bin] as number);
  const byGreen = sortByGreen(palette);
  const exact = new Map(chosen.map((bin, i) => [bin, i]));
  for (const bin of used) place[bin] = exact.get(bin) ?? nearest(palette, byGreen, colour[bin] as number);
  giveBack(raw);
  const size = (width + 1) * height;
  if (lines.length < size) lines = new Uint8Array(size);
  const [out, ofBins, ofEnds] = [lines, bins, ends];
  out[0] = 0;
  let from = 0;
  let line = 1;
  let lineEnd = width;
  for (let run = 0; run < runs; run++) {
    const end = ofEnds[run] as number;
    const index = place[ofBins[run] as number] as number;
    if (end - from > 24) out.fill(index, from + line, end + line);
    else for (let at = from; at < end; at++) out[at + line] = index;
    from = end;
    if (end === lineEnd) {
      // Each line begins with its filter, which is none.
      out[lineEnd + line] = 0;
      line++;
      lineEnd += width;
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk(
      'PLTE',
      Buffer.from([...palette].flatMap((argb) => [(argb >>> 16) & 255, (argb >>> 8) & 255, argb & 255])),
    ),
    chunk('IDAT', deflateSync(lines.subarray(0, size), { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
