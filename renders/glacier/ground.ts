import { backdrop, ridge, sky, sun } from '../kit/backdrop.js';
import { INKS, SKIES } from '../kit/palette.js';
import { WIDTH } from '../kit/type.js';
import { group, path, rect, type GroupItem, type Item } from '../scene.js';

/** The land before the glacier. The ice is the clock: it advances with every revealed hunt card. */

const HORIZON = 370;

/** Sky, low sun, far mountains and bare ground. */
export const ground = (height: number): GroupItem =>
  backdrop(`glacier ${height}`, WIDTH, height, [
    ...sky(WIDTH, HORIZON, SKIES.glacier),
    ...sun(130, 250, 44, '#ffeec2'),
    ...ridge({
      seed: 9,
      y: HORIZON,
      rise: 130,
      w: WIDTH,
      fill: '#eef6fa',
      fade: '#8c98a0',
      shade: '#6d8496',
      texture: 'dust',
    }),
    rect(0, HORIZON - 6, WIDTH, height - HORIZON + 6, {
      fill: '#4c4f42',
      fade: { to: '#131c24', top: HORIZON, bottom: Math.min(height, 760) },
      texture: 'strokes',
    }),
    ...(height > 760 ? [rect(0, 740, WIDTH, height - 740, { fill: INKS.night })] : []),
  ]);

/** Tops of the wall from the left, as distances below the peak at the right border, in pixels. */
const TOPS = [
  [0, 190],
  [12, 118],
  [26, 84],
  [46, 60],
  [78, 58],
  [120, 36],
  [168, 42],
  [206, 18],
  [262, 28],
  [300, 4],
  [356, 22],
  [402, 12],
  [470, 30],
  [520, 8],
  [590, 18],
  [650, 0],
  [720, 14],
  [830, 6],
] as const;
const TOP = 166;

/** The wall of ice, advancing from the right border with the share of revealed cards. */
export function iceWall(share: number): Item[] {
  const left = Math.round(WIDTH * (1 - Math.min(1, Math.max(0, share))));
  if (left >= WIDTH - 20) return [];
  const points = TOPS.map(([dx, dy]) => [left + dx, TOP + dy] as const);
  const top = points.map(([x, y]) => `L${x} ${y}`).join('');
  const foot = HORIZON + 10;
  const cracks = points
    .filter(([x]) => x > left + 30 && x < WIDTH)
    .map(([x, y], i) => `M${x - 8} ${y + 34 + (i % 3) * 14}L${x + (i % 2 === 0 ? 4 : -6)} ${foot}`)
    .join('');
  const facets = points
    .filter(([x], i) => i % 2 === 1 && x > left + 40)
    .map(([x, y]) => `M${x} ${y}L${x + 26} ${y + 4}L${x + 10} ${y + 90}Z`)
    .join('');
  return [
    group(0, 0, [
      path(`M${left} ${foot}${top}L${WIDTH + 20} ${foot}Z`, {
        fill: '#ffffff',
        fade: { to: '#86b6cd', top: TOP, bottom: foot },
        texture: 'dust',
      }),
      path(cracks, { stroke: '#4f87a5', line: 3 }),
    ]),
    group(0, 0, [path(facets, { fill: '#ffffff' })], { opacity: 0.45 }),
  ];
}
