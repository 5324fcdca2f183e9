import { backdrop, mixed, ridge, seeded, sky } from '../kit/backdrop.js';
import { SKIES } from '../kit/palette.js';
import { WIDTH } from '../kit/type.js';
import { circle, group, path, rect, type GroupItem, type Item } from '../scene.js';

/** Greenland's ground: the ice cap under the sky, and for each row a band of sea with land below it. */

const SEA = { fill: '#215a70', fade: '#184659' } as const;
const SHORE = '#d8c79c';
const LAND = ['#7b7a52', '#6f7c46'] as const;

/** Where a row's bands begin and how high they are, pixels. */
export interface Band {
  readonly y: number;
  readonly sea: number;
  readonly land: number;
  /** Where the land begins, pixels from the left: cold cards that have no room above lie on the sea beside it. */
  readonly shore?: number;
}

/** A wavy edge from `left` to the right border, as the tail of a path. */
function coast(y: number, seed: number, left: number): string {
  const chance = seeded(seed);
  return Array.from(
    { length: 35 },
    (_, i) => `L${Math.max(left, i * 24)} ${Math.round(y + (chance() - 0.5) * 12)}`,
  ).join('');
}

/** Small floes that drift between the cards. */
function floes({ y, sea }: Band, seed: number): Item[] {
  const chance = seeded(seed);
  return Array.from({ length: 9 }, () => {
    const [x, top, w] = [chance() * WIDTH, y + 60 + chance() * (sea - 80), 26 + chance() * 46];
    const h = w * 0.28;
    return path(
      `M${x} ${top}L${x + w * 0.6} ${top - h * 0.5}L${x + w} ${top + h * 0.3}L${x + w * 0.5} ${top + h}Z`.replaceAll(
        /\d+\.\d+/gu,
        (n) => String(Math.round(Number(n))),
      ),
      { fill: '#cfe3ea', fade: { to: '#8fb6c6', top, bottom: top + h } },
    );
  });
}

function band(own: Band, row: number): Item[] {
  const { y, sea, land, shore: left = 0 } = own;
  const shore = y + sea;
  const ground = LAND[row] ?? LAND[0];
  return [
    rect(0, y, WIDTH, sea + land, {
      fill: SEA.fill,
      fade: { to: SEA.fade, top: y, bottom: shore },
      texture: 'wave',
    }),
    ...floes(own, 11 + row),
    path(`M${left - 10} ${shore + land}${coast(shore - 2, 5 + row, left - 10)}L${WIDTH} ${shore + land}Z`, {
      fill: SHORE,
    }),
    path(`M${left} ${shore + land}${coast(shore + 8, 5 + row, left)}L${WIDTH} ${shore + land}Z`, {
      fill: ground,
      fade: { to: mixed(ground, '#14212b', 0.28), top: shore, bottom: shore + land },
      texture: 'strokes',
    }),
  ];
}

/** The whole background of a picture so high; `below` fills what is under the last row. */
export const ground = (height: number, bands: readonly Band[], below: string): GroupItem =>
  backdrop(`greenland ${JSON.stringify(bands)}`, WIDTH, height, [
    rect(0, 0, WIDTH, height, { fill: below }),
    ...sky(WIDTH, bands[0]?.y ?? 232, SKIES.greenland),
    ...ridge({
      seed: 21,
      y: 236,
      rise: 92,
      w: WIDTH,
      fill: '#ffffff',
      fade: '#a9c6d6',
      shade: '#4f87a5',
      texture: 'dust',
    }),
    ...bands.flatMap(band),
  ]);

/** The sun's way over the turns of the game: a dot for each, the sun at this one. */
export function sunClock(turn: number, turns: number, right = 780): Item[] {
  const [left, foot, rise] = [424, 136, 92];
  const at = (i: number): readonly [number, number] => {
    const share = turns <= 1 ? 0.5 : i / (turns - 1);
    return [left + share * (right - left), foot - Math.sin(share * Math.PI) * rise];
  };
  const items: Item[] = [];
  for (let i = 0; i < turns; i++) {
    const [x, y] = at(i).map(Math.round) as [number, number];
    if (i + 1 === turn)
      items.push(
        ...(
          [
            [62, 0.16],
            [46, 0.2],
          ] as const
        ).map(([r, opacity]) => group(x, y, [circle(0, 0, r, { fill: '#ffe3a0' })], { opacity })),
        circle(x, y, 24, { fill: '#ffe3a0' }),
      );
    else if (i + 1 < turn) items.push(circle(x, y, 7, { fill: '#ffffff' }));
    else items.push(circle(x, y, 6, { stroke: '#ffffff', line: 3 }));
  }
  return items;
}
