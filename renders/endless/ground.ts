import { backdrop, ridge, seeded, sky } from '../kit/backdrop.js';
import { INKS, SKIES } from '../kit/palette.js';
import { WIDTH } from '../kit/type.js';
import { circle, group, path, rect, type GroupItem, type Item } from '../scene.js';

/** Ice-age night: stars and an aurora, a ridge of snow, and frozen ground; and the Eclipses as a clock. */

const HORIZON = 310;
const AURORA = ['#7ff0c8', '#b9a6f2'] as const;

/** The dark plate of this game's seats. */
export const PLATE = '#243150';

function stars(): Item[] {
  const chance = seeded(9);
  return Array.from({ length: 90 }, () => {
    const [x, y, r] = [4 + chance() * (WIDTH - 8), 4 + chance() * 246, 1.2 + chance() * 1.2];
    return circle(Math.round(x), Math.round(y), r, { fill: '#cfd9f2' });
  });
}

/** Curtains of light that hang from a wavy line. */
function aurora(): Item[] {
  const chance = seeded(4);
  return Array.from({ length: 5 }, (_, i) => {
    const top = 8 + i * 14;
    const upper = Array.from({ length: 13 }, (__, k) => `L${k * 68} ${Math.round(top + chance() * 34)}`).join(
      '',
    );
    const lower = Array.from(
      { length: 13 },
      (__, k) => `L${(12 - k) * 68} ${Math.round(top + 60 + chance() * 46)}`,
    ).join('');
    const color = AURORA[i % 2] ?? AURORA[0];
    return group(0, 0, [path(`M0 ${top}${upper}${lower}Z`, { fill: color })], { opacity: 0.07 });
  });
}

/** The whole background of a picture with this height. */
export const ground = (height: number): GroupItem =>
  backdrop(`endless ${height}`, WIDTH, height, [
    rect(0, 0, WIDTH, height, { fill: INKS.night }),
    ...sky(WIDTH, HORIZON, SKIES.endless),
    ...stars(),
    ...aurora(),
    ...ridge({
      seed: 33,
      y: HORIZON + 4,
      rise: 70,
      w: WIDTH,
      fill: '#e9eef6',
      fade: '#7f8fb5',
      shade: '#4f5f8c',
      texture: 'dust',
    }),
    rect(0, HORIZON, WIDTH, height - HORIZON, {
      fill: '#41547f',
      fade: { to: '#101a30', top: HORIZON, bottom: height },
      texture: 'dust',
    }),
  ]);

const DISC = 25;

/** A disc for each Eclipse: each later one is darker, and this round's is highlighted. */
export const eclipseClock = (round: number, rounds: number): Item[] =>
  Array.from({ length: rounds }, (_, i): Item[] => {
    const [x, y] = [490 + 88 * i, 60];
    const isNow = i + 1 === round;
    const r = isNow ? 36 : DISC;
    const shade = i + 1 < round ? 1 : (i + 1) / (rounds + 1);
    const off = Math.round(2 * r * (1 - shade));
    return [
      ...(isNow
        ? [
            group(x, y, [circle(0, 0, r * 1.6, { fill: '#ffe3a0' })], { opacity: 0.16 }),
            group(x, y, [circle(0, 0, r * 1.3, { fill: '#ffe3a0' })], { opacity: 0.2 }),
          ]
        : []),
      circle(x, y, r, {
        fill: isNow ? '#ffe3a0' : '#cbbd93',
        stroke: isNow ? '#ffffff' : '#aeb8d6',
        line: 3,
      }),
      group(x - r, y - r, [circle(r + off, r, r - 2, { fill: '#161b3d' })], {
        clip: { x: 2, y: 2, w: 2 * r - 4, h: 2 * r - 4, r: r - 2 },
      }),
    ];
  }).flat();
