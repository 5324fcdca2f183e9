import { backdrop, mixed, seeded, sky } from '../kit/backdrop.js';
import { SKIES } from '../kit/palette.js';
import { WIDTH } from '../kit/type.js';
import { circle, group, path, rect, type GroupItem, type Item } from '../scene.js';

/** Greenland's ground: the ice cap under the sky, and for each row a band of sea with land below it. */

const SEA = { fill: '#215a70', fade: '#184659' } as const;
const SHORE = '#d8c79c';
const LAND = ['#7b7a52', '#6f7c46'] as const;

/** Tops and heights of a row's bands, pixels. */
export interface Band {
  readonly y: number;
  readonly sea: number;
  readonly land: number;
  /** Where the land begins, pixels from the left: cold cards without room above lie on the sea left of it. */
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

/** The ice cap's upper edge: pixels from the left and above its foot. A sudden drop is a cliff. */
const CAP = [
  [0, 78],
  [34, 82],
  [92, 76],
  [104, 66],
  [150, 72],
  [196, 76],
  [206, 60],
  [250, 64],
  [272, 48],
  [330, 52],
  [352, 40],
  [410, 44],
  [424, 26],
  [520, 24],
  [560, 32],
  [640, 28],
  [700, 34],
  [770, 42],
  [816, 40],
] as const;
const CREVASSES = 26;

/** The inland ice, calving into the sea, with shaded cliffs. */
function iceCap(foot: number): Item[] {
  const chance = seeded(21);
  const edge = CAP.map(([x, up]) => `L${x} ${foot - up}`).join('');
  const faces = Array.from({ length: CREVASSES }, (_, i) => {
    const at = CAP.findLastIndex(([x]) => x <= (i / CREVASSES) * WIDTH);
    const [[x, up], [right, next]] = [CAP[at] ?? CAP[0], CAP[at + 1] ?? CAP[CAP.length - 1] ?? CAP[0]];
    const left = Math.round((i / CREVASSES) * WIDTH + chance() * 12);
    const top = right === x ? up : up + ((left - x) / (right - x)) * (next - up);
    const [w, deep] = [8 + chance() * 16, top * (0.35 + chance() * 0.5)];
    return `M${left} ${Math.round(foot - top)}l${Math.round(w)} 0l${Math.round(-w / 2)} ${Math.round(deep)}Z`;
  });
  const rim = CAP.map(
    ([x, up], i) => `L${x} ${Math.round(foot - Math.min(up * 0.34, 22) - (i % 2) * 4)}`,
  ).join('');
  return [
    path(`M0 ${foot}${edge}L${WIDTH} ${foot}Z`, {
      fill: '#ffffff',
      fade: { to: '#b5d3e0', top: foot - 74, bottom: foot },
      texture: 'dust',
    }),
    group(0, 0, [path(faces.join(''), { fill: '#4f87a5' })], { opacity: 0.5 }),
    group(0, 0, [path(`M0 ${foot}${rim}L${WIDTH} ${foot}Z`, { fill: '#6d9fb8' })], { opacity: 0.45 }),
  ];
}

/** The background of a picture with this height; `below` is the color under the last row. */
export function ground(height: number, bands: readonly Band[], below: string): GroupItem {
  const top = bands[0]?.y ?? 232;
  return backdrop(`greenland ${JSON.stringify(bands)}`, WIDTH, height, [
    rect(0, 0, WIDTH, height, { fill: below }),
    // A low sky is all night, because it is full of words.
    ...(top < 200
      ? [rect(0, 0, WIDTH, top, { fill: SKIES.greenland[0] })]
      : [...sky(WIDTH, top, SKIES.greenland), ...iceCap(top + 4)]),
    ...bands.flatMap(band),
  ]);
}

/** The sun's path over the turns of the game: a dot per turn, and the sun at the current one. */
export function sunClock(turn: number, turns: number, right = 758): Item[] {
  const [left, foot, rise] = [424, 136, 78];
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
            [54, 0.16],
            [40, 0.2],
          ] as const
        ).map(([r, opacity]) => group(x, y, [circle(0, 0, r, { fill: '#ffe3a0' })], { opacity })),
        circle(x, y, 24, { fill: '#ffe3a0' }),
      );
    else if (i + 1 < turn) items.push(circle(x, y, 7, { fill: '#ffffff' }));
    else items.push(circle(x, y, 6, { stroke: '#ffffff', line: 3 }));
  }
  return items;
}
