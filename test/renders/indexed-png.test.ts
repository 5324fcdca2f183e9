import { type Canvas, createCanvas, loadImage } from 'canvas';
import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../renders/index.js';
import { indexedPng } from '../../renders/indexed-png.js';
import { paintCanvas } from '../../renders/paint.js';
import { GAMES } from '../../src/games/registry.js';
import { playout } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';
import { group, icon, type Item, rect, type Scene } from '../../renders/scene.js';

const pixels = (canvas: Canvas): Uint8ClampedArray =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;

/** The decoded pixels of a file. */
async function opened(png: Buffer): Promise<Uint8ClampedArray> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return pixels(canvas);
}

/** Mean and largest difference of the channels (0–255). */
function apart(a: Uint8ClampedArray, b: Uint8ClampedArray): { mean: number; most: number } {
  let sum = 0;
  let most = 0;
  for (let i = 0; i < a.length; i++) {
    const off = Math.abs((a[i] ?? 0) - (b[i] ?? 0));
    sum += off;
    most = Math.max(most, off);
  }
  return { mean: sum / a.length, most };
}

describe('a PNG with a palette', () => {
  it.each(GAMES.map((module) => ({ game: module.meta.id, module })))(
    '$game: the table looks the same in less than 60 % of the bytes',
    async ({ game, module }) => {
      const variant = module.meta.variants[0];
      const seats = variant?.seats ?? module.meta.seats.slice(0, variant?.maxSeats).map(({ id }) => id);
      const { position } = playout(module, {
        seats,
        variant: variant?.id ?? '',
        options: {},
        seed: 'a palette',
        draw: drawer(5),
        enough: (decisions) => decisions >= 120,
      });
      const view = module.view(position, 'spectator');
      const canvas = paintCanvas(sceneOf({ game, id: 'table', view, locale: 'en' }));
      const png = indexedPng(canvas);
      const off = apart(pixels(canvas), await opened(png));
      expect(off.mean).toBeLessThan(1.5);
      // A rare tint at the edge of a letter may be far from the nearest common color.
      expect(off.most).toBeLessThan(96);
      expect(png.byteLength).toBeLessThan(canvas.toBuffer('image/png').byteLength * 0.6);
    },
  );

  it('keeps up to 256 colors exactly', async () => {
    const canvas = createCanvas(64, 64);
    const pen = canvas.getContext('2d');
    for (let i = 0; i < 256; i++) {
      pen.fillStyle = `rgb(${(i % 16) * 16}, ${Math.floor(i / 16) * 16}, ${255 - i})`;
      pen.fillRect((i % 16) * 4, Math.floor(i / 16) * 4, 4, 4);
    }
    expect(apart(pixels(canvas), await opened(indexedPng(canvas))).most).toBe(0);
  });
});

describe('cached sprites', () => {
  const glyph = (d: string): Scene['glyphs'] => ({ spot: [{ d, fill: 'ink' }] });
  const scene = (items: readonly Item[], glyphs: Scene['glyphs']): Scene => ({
    width: 80,
    height: 80,
    background: '#ffffff',
    items,
    glyphs,
  });
  const card = (x: number): Item =>
    group(x, 10, [rect(0, 0, 30, 30, { stroke: '#aa0000', line: 4 }), icon('spot', 5, 5, 20)], {
      size: { w: 30, h: 30 },
    });

  it('equal the painted original', () => {
    const once = scene([card(10)], glyph('M0 0H100V100Z'));
    const fresh = pixels(paintCanvas(once));
    expect(apart(pixels(paintCanvas(once)), fresh).most).toBe(0);
    // No sprite is used at a fractional position; both must look the same.
    const twice = pixels(paintCanvas(scene([card(10), card(45)], glyph('M0 0H100V100Z'))));
    const at = (data: Uint8ClampedArray, x: number, y: number): number[] => [
      ...data.slice((y * 80 + x) * 4, (y * 80 + x) * 4 + 3),
    ];
    for (const [x, y] of [
      [10, 10],
      [20, 20],
      [28, 18],
      [39, 39],
    ] as const)
      expect(at(twice, x + 35, y)).toEqual(at(fresh, x, y));
  });

  it('are distinguished by content, not by name', () => {
    const first = pixels(paintCanvas(scene([card(10)], glyph('M0 0H100V100Z'))));
    const second = pixels(paintCanvas(scene([card(10)], glyph('M0 100H100V0Z'))));
    expect(apart(first, second).most).toBeGreaterThan(100);
  });
});
