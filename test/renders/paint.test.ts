import { createCanvas, loadImage } from 'canvas';
import { describe, expect, it } from 'vitest';
import { ICONS } from '../../renders/kit/icons.js';
import { warmingScene } from '../../renders/warm.js';
import { paint, paintCanvas } from '../../renders/paint.js';
import { circle, group, icon, path, placed, rect, text, type Item, type Scene } from '../../renders/scene.js';

const sceneOf = (items: readonly Item[], glyphs: Scene['glyphs'] = {}): Scene => ({
  width: 60,
  height: 60,
  background: '#ffffff',
  items,
  glyphs,
});

/** Color of a pixel as `#rrggbb`. */
function pixel(scene: Scene, x: number, y: number): string {
  const [r = 0, g = 0, b = 0] = paintCanvas(scene).getContext('2d').getImageData(x, y, 1, 1).data;
  return `#${[r, g, b].map((n) => n.toString(16).padStart(2, '0')).join('')}`;
}

describe('paint', () => {
  it('fills rectangles, circles and paths', () => {
    const scene = sceneOf([
      rect(0, 0, 20, 20, { fill: '#ff0000' }),
      circle(40, 10, 8, { fill: '#00ff00' }),
      path('M0 40H20V60H0Z', { fill: '#0000ff' }),
    ]);
    expect([pixel(scene, 10, 10), pixel(scene, 40, 10), pixel(scene, 10, 50), pixel(scene, 50, 50)]).toEqual([
      '#ff0000',
      '#00ff00',
      '#0000ff',
      '#ffffff',
    ]);
  });

  it('moves, scales, fades and clips groups', () => {
    const scene = sceneOf([
      group(20, 20, [rect(0, 0, 10, 10, { fill: '#ff0000' })], { scale: 2 }),
      group(0, 0, [rect(0, 0, 60, 60, { fill: '#0000ff' })], { clip: { x: 50, y: 0, w: 10, h: 10 } }),
      group(0, 40, [rect(0, 0, 10, 10, { fill: '#000000' })], { opacity: 0.5 }),
    ]);
    expect(pixel(scene, 38, 38)).toBe('#ff0000');
    expect(pixel(scene, 45, 45)).toBe('#ffffff');
    expect(pixel(scene, 55, 5)).toBe('#0000ff');
    expect(pixel(scene, 55, 15)).toBe('#ffffff');
    expect(pixel(scene, 5, 45)).toMatch(/^#(7f|80){3}$/);
  });

  it('gives an icon its colors', () => {
    const glyphs = {
      spot: [
        { d: 'M0 0H100V100H0Z', fill: 'ink' },
        { d: 'M40 40H60V60H40Z', fill: 'paper' },
      ],
    };
    const scene = sceneOf([icon('spot', 10, 10, 40, { ink: '#123456', paper: '#abcdef' })], glyphs);
    expect([pixel(scene, 15, 15), pixel(scene, 30, 30)]).toEqual(['#123456', '#abcdef']);
  });

  it('refuses an icon that is missing in the scene', () => {
    expect(() => paint(sceneOf([icon('ghost', 0, 0, 10)]))).toThrow('ghost');
  });

  it('can paint the scene that warms a worker: every texture and drawing', () => {
    const warming = warmingScene();
    expect(Object.keys(warming.glyphs)).toEqual(Object.keys(ICONS));
    expect(paint(warming).byteLength).toBeGreaterThan(10_000);
  });

  it('writes a PNG of the size of the scene', async () => {
    const image = await loadImage(paint(sceneOf([text(0, 0, 60, 60, 'A', { size: 40, fill: '#000' })])));
    expect([image.width, image.height]).toEqual([60, 60]);
    const canvas = createCanvas(60, 60);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    expect([...pen.getImageData(0, 0, 60, 60).data].some((n, i) => i % 4 === 0 && n < 50)).toBe(true);
  });
});

describe('placed', () => {
  it('computes the position of each item on the canvas', () => {
    const items = [
      group(10, 20, [group(1, 2, [rect(3, 4, 5, 6, {})], { scale: 3 }), circle(8, 8, 2, {})], { scale: 2 }),
    ];
    expect(placed(items).map(({ x, y, w, h, scale }) => ({ x, y, w, h, scale }))).toEqual([
      { x: 30, y: 48, w: 30, h: 36, scale: 6 },
      { x: 22, y: 32, w: 8, h: 8, scale: 2 },
    ]);
  });
});
