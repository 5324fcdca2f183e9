import type { HouseholdView, View } from '../../src/games/settlers/view-types.js';
import type { PictureRequest } from '../contract.js';
import { digestTable } from '../kit/digest.js';
import { changed, crown, out } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, line, name, SIZE, TALLEST, WIDTH } from '../kit/type.js';
import { icon, type Item, type Scene } from '../scene.js';
import { head, night } from './head.js';
import { GROUND_PLATE } from './scenery.js';
import { SETTLERS_LOOK as LOOK } from '../kit/looks.js';
import { sceneOf } from '../kit/picture.js';
import { leadersOf, lookOf } from './rows.js';
import { storeBar, verdictLine } from './store-bar.js';
import { foodNeed, hayNeed, longest, type Need } from './winter-need.js';
import { houseName, phaseText, wordsFor, type WordLookup } from './words.js';

/** All farmsteads on one sheet: goods, herds, barns and soil, with food and hay against the winter. */

const TOP = 150;
const FOOT = 66;
/** Heights of a household's plate with and without bars, and the gap between two. */
export const HOUSEHOLD_H = 168;
export const LOW_HOUSEHOLD_H = 104;
const GAP = 7;

/** People who are away, lent or guests. */
export function elsewhere(household: HouseholdView, word: WordLookup): string {
  return [
    ...(household.vinland > 0 ? [word('vinland', { n: household.vinland })] : []),
    ...(household.walrus > 0 ? [word('walrusAt', { n: household.walrus })] : []),
    ...(household.sealing > 0 ? [word('sealing', { n: household.sealing })] : []),
    ...(household.lent > 0 ? [word('lent', { n: household.lent })] : []),
    ...(household.guests > 0 ? [word('guests', { n: household.guests })] : []),
  ].join(', ');
}

/** The numbers of a household: their place, and the weight of a change by one. */
const CELLS = [
  { drawing: 'silver', x: 330, row: 0, weight: 3, valueOf: ({ silver }) => silver },
  { drawing: 'person', x: 474, row: 0, weight: 6, valueOf: ({ people }) => people },
  { drawing: 'cow', x: 584, row: 0, weight: 3, valueOf: ({ cows, calves }) => cows + calves },
  { drawing: 'sheep', x: 692, row: 0, weight: 2, valueOf: ({ sheep, lambs }) => sheep + lambs },
  { drawing: 'ivory', x: 132, row: 1, weight: 2, valueOf: ({ ivory }) => ivory },
  { drawing: 'timber', x: 236, row: 1, weight: 1, valueOf: ({ timber }) => timber },
  { drawing: 'boat', x: 340, row: 1, weight: 6, valueOf: ({ boats }) => boats },
  { drawing: 'barn', x: 474, row: 1, weight: 8, valueOf: ({ barns }) => barns },
  { drawing: 'soil', x: 584, row: 1, weight: 0.2, valueOf: ({ soil }) => soil },
] as const satisfies readonly {
  readonly drawing: string;
  readonly x: number;
  readonly row: number;
  readonly weight: number;
  readonly valueOf: (household: HouseholdView) => number;
}[];

/** Width of a number by its position. */
const roomOf = (x: number): number => (x === 330 ? 90 : x < 330 ? 48 : 58);

/** People away, with the icon of their only journey, or the ship for several. */
function awayOf({ vinland, walrus, sealing }: HouseholdView): { drawing: string; n: number } | undefined {
  const n = vinland + walrus + sealing;
  if (n === 0) return undefined;
  return { n, drawing: n === walrus ? 'walrus' : n === sealing ? 'seal' : n === vinland ? 'grapes' : 'ship' };
}

function counts(household: HouseholdView, y: number, isLit: boolean): Item[] {
  const ink = isLit ? INKS.ink : INKS.bone;
  const away = awayOf(household);
  const cell = (drawing: string, x: number, row: number, n: number): Item[] => [
    icon(drawing, x, y + 8 + row * 53, 42, {
      ink: drawing !== 'silver' ? ink : isLit ? INKS.starOnPaper : INKS.ember,
      paper: isLit ? INKS.lit : GROUND_PLATE,
    }),
    line(x + 47, y + 46 + row * 53, roomOf(x), String(n), 44, { fill: ink, least: 30, role: 'place' }),
  ];
  return [
    ...CELLS.flatMap(({ drawing, x, row, valueOf }) => cell(drawing, x, row, valueOf(household))),
    ...(away === undefined ? [] : cell(away.drawing, 692, 1, away.n)),
  ];
}

function bar(need: Need, drawing: string, x: number, y: number, word: WordLookup, isLit: boolean): Item[] {
  if (longest(need) === 0) return [];
  return [
    icon(drawing, x, y, 44, { ink: isLit ? INKS.ink : INKS.bone, paper: isLit ? INKS.lit : GROUND_PLATE }),
    ...storeBar(need, Math.max(1, longest(need) * 1.2), { x: x + 50, y: y + 4, w: 106, h: 36 }, isLit),
    verdictLine(need, word, [x + 164, y + 36, 144], isLit),
  ];
}

function strip(view: View, household: HouseholdView, word: WordLookup, box: Box): Item[] {
  const { x, y, h } = box;
  const isLit = view.waiting.includes(household.id) || view.final?.winners.includes(household.id) === true;
  const frame = [
    ...plate(box, isLit ? 'lit' : 'dark', GROUND_PLATE),
    ...seatToken(lookOf(household), x + 14, y + (h - 80) / 2, 80),
    name(136, y + 46, 190, houseName(word, household.id), { fill: isLit ? INKS.ink : INKS.bone }),
    ...(leadersOf(view).includes(household.id) ? crown(x + 54, y + (h - 80) / 2 + 4) : []),
  ];
  if (household.out > 0)
    return [
      ...frame,
      ...out(x + 88, y + h / 2 + 26),
      line(136, y + 92, 620, word('glance.out', { n: household.out }), SIZE.text, { fill: INKS.mist }),
    ];
  return [
    ...frame,
    ...counts(household, y, isLit),
    ...(h < HOUSEHOLD_H
      ? []
      : [
          ...bar(foodNeed(view, household), 'meat', 132, y + 116, word, isLit),
          ...bar(hayNeed(view, household), 'hay', 474, y + 116, word, isLit),
        ]),
  ];
}

/** The two largest changes since the last picture. */
function rings(view: View, before: View | undefined, boxes: readonly Box[]): Item[] {
  const was = new Map(before?.households.map((one) => [one.id, one]));
  return view.households
    .flatMap((household, i) => {
      const [then, box] = [was.get(household.id), boxes[i]];
      if (then === undefined || box === undefined || household.out > 0) return [];
      return CELLS.map(({ x, row, weight, valueOf }) => {
        const by = valueOf(household) - valueOf(then);
        return {
          by,
          weight: weight * Math.abs(by),
          box: { x: x - 2, y: box.y + 9 + row * 53, w: roomOf(x) + 44, h: 40 },
        };
      });
    })
    .filter(({ by }) => by !== 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .flatMap(({ box }) => changed(box, undefined, 12));
}

export function foot(view: View, word: WordLookup, height: number): Item[] {
  const owed = view.pledges.length;
  const words = word('sheet.foot', { dealer: houseName(word, view.dealer), owed, open: view.deals.length });
  return [lastLine(height, words)];
}

/** All households from `top` down, with bars where they are tall enough. */
export function householdItems(
  view: View,
  before: View | undefined,
  word: WordLookup,
  top: number,
  h: number,
): Item[] {
  const boxes = view.households.map((_, i) => ({ x: 24, y: top + i * (h + GAP), w: WIDTH - 48, h }));
  return [
    ...view.households.flatMap((household, i) => {
      const box = boxes[i];
      return box === undefined ? [] : strip(view, household, word, box);
    }),
    ...rings(view, before, boxes),
  ];
}

export function sheetScene({ view, before, locale, digest }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  const brought = digestTable(
    digest,
    LOOK,
    TOP,
    TALLEST - TOP - FOOT - 12 - view.households.length * (LOW_HOUSEHOLD_H + GAP),
  );
  const top = TOP + (digest === undefined ? 0 : brought.height + 12);
  const h = digest === undefined ? HOUSEHOLD_H : LOW_HOUSEHOLD_H;
  const height = top + view.households.length * (h + GAP) + FOOT;
  return sceneOf(height, [
    night(view),
    ...head(view, word, word('sheet'), phaseText(word, view)),
    ...brought.items,
    ...householdItems(view, before, word, top, h),
    ...foot(view, word, height),
  ]);
}
