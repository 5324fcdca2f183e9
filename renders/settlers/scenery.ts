import type { HouseholdView, View } from '../../src/games/settlers/view-types.js';
import { backdrop, mixed, ridge, seeded, sky, sun } from '../kit/backdrop.js';
import { INKS, SKIES } from '../kit/palette.js';
import { WIDTH } from '../kit/type.js';
import { group, path, rect, type GroupItem, type Item, type Texture } from '../scene.js';

/** The settlement under its season's sky: standing trees, worn soil, the ship, a house per household. */

/** Color of a household's dark plate. */
export const GROUND_PLATE = '#2a353c';

export const SEASON_ICONS = ['sprout', 'sun', 'leaf', 'snowflake'] as const;
export type SeasonIcon = (typeof SEASON_ICONS)[number];

/** Lower end of the ground, where the plates start. */
export const GROUND = 480;
const SHORE = 250;
const HILL = 346;

interface Land {
  readonly sky: readonly string[];
  readonly fjord: readonly [string, string];
  readonly hill: readonly [string, string];
  readonly texture: Texture;
  readonly trees: readonly string[];
  readonly sun: { readonly y: number; readonly r: number; readonly fill: string };
}

export const LANDS: Readonly<Record<SeasonIcon, Land>> = {
  sprout: {
    sky: SKIES.spring,
    fjord: ['#b4cfc6', '#35627a'],
    hill: ['#7f9a4a', '#4c6136'],
    texture: 'strokes',
    trees: ['#7fae54', '#5b8f45', '#3f6b3c'],
    sun: { y: 214, r: 32, fill: '#fff6cf' },
  },
  sun: {
    sky: SKIES.summer,
    fjord: ['#c5dcc6', '#2a6484'],
    hill: ['#6f8f3a', '#43602d'],
    texture: 'strokes',
    trees: ['#5c8a3a', '#3f7235', '#2f5a34'],
    sun: { y: 208, r: 36, fill: '#fff0b0' },
  },
  leaf: {
    sky: SKIES.autumn,
    fjord: ['#e9b489', '#3b5a72'],
    hill: ['#86702f', '#5a5128'],
    texture: 'strokes',
    trees: ['#c9923c', '#b5622c', '#5f6b33'],
    sun: { y: 212, r: 36, fill: '#fdeecb' },
  },
  snowflake: {
    sky: SKIES.winter,
    fjord: ['#9fb1c2', '#2b4256'],
    hill: ['#e6eef2', '#a9bac6'],
    texture: 'snow',
    trees: ['#4a4038', '#5a4d42', '#3a332e'],
    sun: { y: 228, r: 24, fill: '#e6edf2' },
  },
};

/** The season of a phase; the succession card is turned in spring. */
export function seasonOf({ phase }: Pick<View, 'phase'>): SeasonIcon {
  switch (phase) {
    case 'spring':
    case 'over':
      return 'sprout';
    case 'summer':
      return 'sun';
    case 'fall':
      return 'leaf';
    case 'early-winter':
    case 'midwinter':
    case 'late-winter':
      return 'snowflake';
  }
}

const slope = (x: number): number => Math.round(HILL + 8 * Math.sin(x / 90) - x * 0.006);

/** Sky, mountains, fjord and hill: constant within a season. */
export function land(season: SeasonIcon): GroupItem {
  const { sky: bands, fjord, hill, texture, sun: own } = LANDS[season];
  const edge = Array.from({ length: 35 }, (_, i) => `L${i * 24} ${slope(i * 24)}`).join('');
  return backdrop(`settlers ${season}`, WIDTH, GROUND + 40, [
    rect(0, 0, WIDTH, GROUND + 40, { fill: INKS.night }),
    ...sky(WIDTH, SHORE, bands),
    ...sun(560, own.y, own.r, own.fill),
    ...ridge({
      seed: 133,
      y: SHORE,
      rise: 88,
      w: WIDTH,
      fill: '#f4f8fa',
      fade: '#6f8599',
      shade: '#5d7186',
      texture: 'dust',
    }),
    rect(0, SHORE, WIDTH, HILL - SHORE + 20, {
      fill: fjord[0],
      fade: { to: fjord[1], top: SHORE, bottom: HILL },
      texture: 'wave',
    }),
    path(`M0 ${GROUND}${edge}L${WIDTH} ${GROUND}Z`, {
      fill: hill[0],
      fade: { to: hill[1], top: HILL, bottom: GROUND },
      texture,
    }),
    ...Array.from({ length: 8 }, (_, i) =>
      rect(0, GROUND - 32 + i * 4, WIDTH, 5, { fill: `${INKS.night}${(20 + i * 30).toString(16)}` }),
    ),
  ]);
}

/** Positions of trees, nearer ones last; felled in random order. */
const PLACES = (() => {
  const chance = seeded(77);
  return Array.from({ length: 60 }, (_, order) => {
    const share = chance();
    const [x, y] = [14 + chance() * 400, HILL + 14 + share * 62];
    return { order, x: Math.round(x), y: Math.round(y), h: Math.round(34 + share * 20), tone: chance() };
  }).sort((a, b) => a.y - b.y);
})();

function trees(count: number, season: SeasonIcon): Item[] {
  const shown = Math.ceil((Math.min(count, 99) / 99) * PLACES.length);
  const tones = LANDS[season].trees;
  return PLACES.filter(({ order }) => order < shown).flatMap(({ x, y, h, tone }) => {
    const fill = tones[Math.floor(tone * tones.length)] ?? tones[0] ?? '#000000';
    const w = Math.round(h * 0.3);
    if (season === 'snowflake')
      return [
        path(
          `M${x} ${y}V${y - h}M${x} ${y - h * 0.3}L${x - w} ${y - h * 0.62}M${x} ${y - h * 0.45}L${x + w} ${y - h * 0.8}`,
          {
            stroke: fill,
            line: 4,
          },
        ),
      ];
    return [
      path(`M${x} ${y - h}L${x + w} ${y}H${x - w}Z`, { fill }),
      path(`M${x} ${y - h}L${x + w} ${y}H${x + 2}Z`, { fill: mixed(fill, INKS.night, 0.35) }),
    ];
  });
}

/** Bare earth on the hill, larger on poorer soil. */
function wornSoil({ households }: View): Item[] {
  const alive = households.filter(({ out }) => out === 0);
  const soil = alive.reduce((sum, one) => sum + one.soil, 0) / Math.max(1, alive.length);
  const share = 1 - Math.min(99, soil) / 99;
  if (share < 0.03) return [];
  return [
    [530, 424, 180],
    [700, 398, 120],
    [620, 446, 200],
  ].map(([x = 0, y = 0, most = 0]) => {
    const [w, h] = [Math.round(most * (0.3 + share * 0.7)), Math.round(20 * (0.4 + share * 0.6))];
    return path(
      `M${x - w / 2} ${y}Q${x - w / 3} ${y - h} ${x} ${y - h * 0.7}Q${x + w / 2} ${y - h} ${x + w / 2} ${y}Q${x + w / 4} ${y + h * 0.8} ${x - w / 4} ${y + h * 0.6}Z`,
      { fill: '#6b4a2e', texture: 'stone' },
    );
  });
}

/** Lower left corners of the houses, nearer ones last. */
const HOUSES = [
  [634, 400],
  [520, 416],
  [718, 428],
  [416, 446],
  [600, 452],
  [722, 470],
] as const;

function smoke(x: number, y: number): Item {
  return group(
    x,
    y,
    [
      path('M-4 0Q-14 -28 4 -56Q16 -78 6 -104Q26 -80 20 -52Q8 -26 6 0Z', {
        fill: '#ffffff',
      }),
    ],
    { opacity: 0.34 },
  );
}

/** A turf house: windows lit while its household has to act, dark when it has died out. */
export function house(household: HouseholdView, view: View, place: readonly [number, number]): Item[] {
  const [x, y] = place;
  const { hill } = LANDS[seasonOf(view)];
  const dead = household.out > 0;
  const light = view.waiting.includes(household.id) ? INKS.ember : '#15110d';
  return [
    ...(dead ? [] : [smoke(x + 62, y - 40)]),
    path(`M${x - 6} ${y - 18}Q${x + 46} ${y - 70} ${x + 98} ${y - 18}Z`, {
      fill: dead ? '#4b4a48' : mixed(hill[0], '#3d5a33', seasonOf(view) === 'snowflake' ? 0 : 0.5),
      stroke: '#26241c',
      line: 2,
    }),
    rect(x, y - 20, 92, 20, { fill: '#4b3828', stroke: '#241a12', line: 2 }),
    rect(x + 39, y - 18, 14, 18, { fill: '#15100b' }),
    ...(dead
      ? []
      : [rect(x + 12, y - 15, 16, 9, { fill: light }), rect(x + 64, y - 15, 16, 9, { fill: light })]),
  ];
}

/** The trade ship from Norway. */
const ship = (): Item[] => [
  path('M600 268H678Q672 291 652 291H626Q606 291 600 268Z', { fill: '#33261d', stroke: '#16100b', line: 3 }),
  path('M638 272V222', { stroke: '#33261d', line: 5 }),
  path('M614 228Q640 222 666 228Q660 244 666 262Q640 256 614 262Q620 244 614 228Z', {
    fill: '#f3e6c4',
    stroke: '#33261d',
    line: 4,
  }),
];

export const hasShip = ({ phase, shipless, year, numbers }: View): boolean =>
  phase === 'summer' && !shipless && year >= numbers.shipFirst;

export function scenery(view: View): Item[] {
  const season = seasonOf(view);
  return [
    land(season),
    ...(hasShip(view) ? ship() : []),
    ...trees(view.trees, season),
    ...(season === 'snowflake' ? [] : wornSoil(view)),
    ...view.households.flatMap((household, i) => house(household, view, HOUSES[i] ?? HOUSES[0])),
  ];
}
