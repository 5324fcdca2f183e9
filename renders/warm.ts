import { ICONS } from './kit/icons.js';
import { glyphsOf } from './kit/picture.js';
import { circle, group, icon, path, rect, shadow, text, type Scene } from './scene.js';
import type { Texture, Weight } from './scene.js';

/** A scene that fills a worker's caches: fonts, textures, shadows and icon paths. */

const TEXTURES: readonly Texture[] = ['dust', 'fiber', 'stone', 'wave', 'strokes', 'snow'];
const WEIGHTS: readonly Weight[] = ['medium', 'bold', 'title'];
const LETTERS = 'Fimbulvetr 0123456789 áðöüß ★ → −';
const SIDE = 816;

export function warmingScene(): Scene {
  const items = [
    ...TEXTURES.map((texture, i) =>
      rect(i * 130, 0, 120, 120, { fill: '#222', fade: { to: '#345', top: 0, bottom: 120 }, texture, r: 18 }),
    ),
    ...['#000000', '#ffb52e'].map((color, i) => shadow(60 + i * 260, 200, 183, 112, { color, spread: 22 })),
    ...WEIGHTS.map((weight, i) =>
      text(24, 330 + i * 60, 700, 50, LETTERS, {
        size: 36,
        fill: '#f3ead6',
        weight,
        cast: true,
        halo: '#000',
      }),
    ),
    ...Object.keys(ICONS).map((name, i) =>
      icon(name, (i % 18) * 45, 540 + Math.floor(i / 18) * 45, 42, { relief: true }),
    ),
    group(0, 0, [circle(400, 400, 40, { fill: '#fff' }), path('M0 0L90 90Z', { stroke: '#fff' })], {
      opacity: 0.5,
    }),
  ];
  return { width: SIDE, height: SIDE, background: '#14212b', items, glyphs: glyphsOf(items) };
}
