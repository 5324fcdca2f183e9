import type { HouseholdView, View } from '../../src/games/settlers/view-types.js';
import type { PictureRequest } from '../contract.js';
import { changed, crown } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { card, plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, line, SIZE, WIDTH, signed } from '../kit/type.js';
import { icon, type Item, type Scene } from '../scene.js';
import { farmland } from './farm.js';
import { nowWords } from './glance.js';
import { head } from './head.js';
import { sceneOf } from '../kit/picture.js';
import { leadersOf, lookOf } from './rows.js';
import { GROUND, GROUND_PLATE } from './scenery.js';
import { elsewhere } from './sheet.js';
import { storeBar, verdictLine } from './store-bar.js';
import { foodNeed, hayNeed, longest, type Need } from './winter-need.js';
import { houseName, wordsFor, type WordLookup } from './words.js';

/** A farmstead: land with barns, herd and boats, goods, supplies, soil, and its decision. */

const GOODS = 462;
const WINTER = 574;
const FIELDS = 738;
const WORDS = 872;
const LOOK_ON = { fill: INKS.lit, fade: INKS.litEnd, texture: 'fiber', r: 18, edge: '#fff8e6' } as const;

/** @throws Error when the seat isn't a household of the view */
function householdIn(view: View, seat: string | undefined): HouseholdView {
  const found = view.households.find(({ id }) => id === seat);
  if (found === undefined) throw new Error(`there is no farmstead of ${seat ?? 'nobody'}`);
  return found;
}

const SHOWN = ['silver', 'person', 'ivory', 'timber', 'boat'] as const;
const GOODS_OF: Readonly<Record<(typeof SHOWN)[number], (household: HouseholdView) => number>> = {
  silver: ({ silver }) => silver,
  person: ({ home }) => home,
  ivory: ({ ivory }) => ivory,
  timber: ({ timber }) => timber,
  boat: ({ boats }) => boats,
};

/** Goods on paper; up to two changes since the last picture are ringed. */
function goods(household: HouseholdView, before: HouseholdView | undefined): Item[] {
  const cells = SHOWN.map((drawing, i) => ({ drawing, x: 40 + i * 150, n: GOODS_OF[drawing](household) }));
  const fresh = cells
    .flatMap(({ drawing, x, n }) => {
      const by = before === undefined ? 0 : n - GOODS_OF[drawing](before);
      return by === 0 ? [] : [{ x, by }];
    })
    .slice(0, 2);
  return [
    ...card({ x: 24, y: GOODS, w: WIDTH - 48, h: 96 }, LOOK_ON),
    ...cells.flatMap(({ drawing, x, n }) => [
      icon(drawing, x, GOODS + 21, 54, {
        ink: drawing === 'silver' ? INKS.starOnPaper : INKS.ink,
        paper: INKS.lit,
      }),
      line(x + 62, GOODS + 66, 80, String(n), 50, { fill: INKS.ink, least: 36 }),
    ]),
    ...fresh.flatMap(({ x, by }) => changed({ x: x - 6, y: GOODS + 14, w: 144, h: 68 }, signed(by), 16)),
  ];
}

/** Food or hay in store, and how long it lasts. */
function need(own: Need, drawing: string, y: number, word: WordLookup): Item[] {
  const most = longest(own);
  const range = own.sure === most ? String(most) : `${own.sure}–${most}`;
  return [
    icon(drawing, 40, y, 54, { ink: INKS.bone, paper: GROUND_PLATE }),
    line(106, y + 44, 88, String(own.have), 48, { least: 33 }),
    ...(most === 0 ? [] : reach(own, range, y, word)),
  ];
}

const reach = (own: Need, range: string, y: number, word: WordLookup): Item[] => [
  ...storeBar(own, longest(own) * 1.2, { x: 200, y: y + 6, w: 270, h: 44 }, false),
  line(484, y + 43, 120, `/ ${range}`, SIZE.text, { fill: INKS.mist, least: 33 }),
  verdictLine(own, word, [622, y + 43, 160], false),
];

const winter = (view: View, household: HouseholdView, word: WordLookup): Item[] => [
  ...plate({ x: 24, y: WINTER, w: WIDTH - 48, h: 152 }, 'dark', GROUND_PLATE),
  ...need(foodNeed(view, household), 'meat', WINTER + 16, word),
  ...need(hayNeed(view, household), 'hay', WINTER + 82, word),
];

/** A dark plate with an icon and two lines. */
const fact = ({ x, y, w, h }: Box, drawing: string, first: string, second: string): Item[] => [
  ...plate({ x, y, w, h }, 'dark', GROUND_PLATE),
  icon(drawing, x + 16, y + (h - 54) / 2, 54, { ink: INKS.bone, paper: GROUND_PLATE }),
  line(x + 84, y + h / 2 - 6, w - 96, first, SIZE.text, { least: SIZE.least }),
  line(x + 84, y + h / 2 + 36, w - 96, second, SIZE.text, { fill: INKS.mist, least: SIZE.least }),
];

function fields(household: HouseholdView, word: WordLookup): Item[] {
  const { soil, level, mostHay, cows, sheep, calves, lambs, room, barns } = household;
  const young = calves + lambs;
  const places = barns === 0 ? word('noBarn') : word('room', { n: cows + sheep, room });
  return [
    ...fact(
      { x: 24, y: FIELDS, w: 378, h: 116 },
      'soil',
      word('level', { soil, level }),
      word('mostHay', { n: mostHay }),
    ),
    ...fact(
      { x: 414, y: FIELDS, w: 378, h: 116 },
      'barn',
      places,
      young > 0 ? word('young', { n: young }) : word('herd', { cows, sheep }),
    ),
  ];
}

/** Absent people, promises, and the household's pending decision, one below the other. */
function words(view: View, household: HouseholdView, word: WordLookup): { items: Item[]; bottom: number } {
  const { id, kept, broken } = household;
  const owed = view.pledges.filter(({ from }) => from === id).length;
  const due = view.pledges.filter(({ to }) => to === id).length;
  const away = elsewhere(household, word);
  const items: Item[] = [];
  let y = WORDS;
  if (away !== '') {
    const box = { x: 24, y, w: WIDTH - 48, h: 76 };
    items.push(
      ...plate(box, 'dark', GROUND_PLATE),
      icon('person', 40, y + 14, 48, { ink: INKS.mist }),
      line(108, y + 50, 668, away, SIZE.text, { least: 28, role: 'place' }),
    );
    y += 88;
  }
  if (kept + broken + owed + due > 0) {
    const box = { x: 24, y, w: WIDTH - 48, h: 116 };
    items.push(...fact(box, 'deal', word('kept', { kept, broken }), word('owes', { owed, due })));
    y += 128;
  }
  if (view.waiting.includes(id)) {
    items.push(
      ...plate({ x: 24, y, w: WIDTH - 48, h: 96 }, 'lit'),
      line(56, y + 62, 620, nowWords(view, word), 42, { fill: INKS.ink, weight: 'title', least: 33 }),
      icon('hourglass', 716, y + 21, 54, { ink: INKS.starOnPaper }),
    );
    y += 108;
  }
  return { items, bottom: y };
}

export function tableauScene({ view, before, seat, locale }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  const household = householdIn(view, seat);
  const isOut = household.out > 0;
  const about = isOut ? word('glance.out', { n: household.out }) : word('atHome', { n: household.home });
  const top = [
    ...farmland(view, household),
    ...head(view, word, houseName(word, household.id), about),
    ...seatToken(lookOf(household), 36, 150, 84),
    ...(leadersOf(view).includes(household.id) ? crown(78, 156) : []),
  ];
  if (isOut) return sceneOf(GROUND + 40, top);
  const { items, bottom } = words(view, household, word);
  const height = bottom + 60;
  return sceneOf(height, [
    ...top,
    ...goods(
      household,
      before?.households.find(({ id }) => id === household.id),
    ),
    ...winter(view, household, word),
    ...fields(household, word),
    ...items,
    lastLine(height, word('trees', { n: view.trees, rate: view.erosion })),
  ]);
}
