import type { TribeView, View } from '../../src/games/endless/view-types.js';
import { changed, crown } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { line } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import { icon, text, type Item } from '../scene.js';
import { PLATE } from './ground.js';
import { ENDLESS_LOOK as LOOK } from '../kit/looks.js';
import { nameOf, tribeName, type WordLookup } from './words.js';

/** A tribe's plate: goods as icons with numbers. */

export const AREA_H = 212;
const ICON = 44;
const LETTERS = 42;
/** Food shows its capacity as well, so it needs more width. */
const WIDE = 1.45;

interface Good {
  readonly icon: string;
  readonly countOf: (tribe: TribeView) => number;
  readonly words?: (tribe: TribeView) => string;
}

const ROWS: readonly (readonly Good[])[] = [
  [
    { icon: 'meat', countOf: ({ food }) => food, words: ({ food, capacity }) => `${food}/${capacity}` },
    { icon: 'tool', countOf: ({ tools }) => tools },
    { icon: 'cards', countOf: ({ hand }) => hand },
    { icon: 'grave', countOf: ({ buried }) => buried },
    { icon: 'honor', countOf: ({ honor }) => honor },
    { icon: 'offering', countOf: ({ offering }) => offering },
  ],
  [
    { icon: 'paw', countOf: ({ upright }) => upright.length },
    { icon: 'tipped', countOf: ({ tipped }) => tipped.length },
    { icon: 'stone', countOf: ({ stones }) => stones.length },
    { icon: 'camp', countOf: ({ camps }) => camps },
    { icon: 'village', countOf: ({ villages }) => villages },
    { icon: 'megalith', countOf: ({ megaliths, neutral }) => megaliths + neutral },
  ],
];

/** Goods that change every turn get no ring. */
const RINGED = ROWS.flat().filter(({ icon: drawn }) => drawn !== 'cards');

/** A number on a tribe's plate that changed since the last picture. */
export interface AreaChange {
  readonly seat: TribeView['seat'];
  readonly icon: string;
}

/** The two numbers that changed most, of all tribes or of one. */
export function areaChanges(view: View, before: View | undefined, seat?: string): readonly AreaChange[] {
  return view.tribes
    .filter((tribe) => seat === undefined || tribe.seat === seat)
    .flatMap((tribe) => {
      const old = before?.tribes.find((one) => one.seat === tribe.seat);
      if (old === undefined) return [];
      return RINGED.map((good) => ({
        seat: tribe.seat,
        icon: good.icon,
        by: Math.abs(good.countOf(tribe) - good.countOf(old)),
      }));
    })
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by)
    .slice(0, 2);
}

function rowItems(
  tribe: TribeView,
  goods: readonly Good[],
  { x, y, w }: Omit<Box, 'h'>,
  ink: string,
  rings: readonly AreaChange[],
): Item[] {
  const unit = w / (goods.length - 1 + WIDE);
  return goods.flatMap(({ icon: drawn, countOf: countOf, words }, i) => {
    const left = Math.round(x + (i === 0 ? 0 : unit * (i - 1 + WIDE)));
    const n = words?.(tribe) ?? String(countOf(tribe));
    const room = unit * (i === 0 ? WIDE : 1) - ICON - 8;
    const isRinged = rings.some((one) => one.seat === tribe.seat && one.icon === drawn);
    const ring: Box = { x: left - 2, y, w: ICON + 12 + Math.ceil(widthOf(n, LETTERS, 'bold')), h: ICON };
    return [
      icon(drawn, left, y, ICON, { ink, paper: ink === INKS.ink ? INKS.lit : PLATE }),
      text(left + ICON + 6, y, room, ICON, n, { size: LETTERS, least: 34, fill: ink, weight: 'bold' }),
      ...(isRinged ? changed(ring, undefined, 14) : []),
    ];
  });
}

/** A tribe's plate: token, name and Chief, points, and two rows of goods. */
export function areaItems(
  view: View,
  tribe: TribeView,
  box: Omit<Box, 'h'>,
  word: WordLookup,
  rings: readonly AreaChange[],
): Item[] {
  const { x, y, w } = box;
  const isLit = view.final === null && view.waiting.includes(tribe.seat);
  const ink = isLit ? INKS.ink : INKS.bone;
  const most = Math.max(...view.tribes.map(({ total }) => total));
  const called = tribeName(word, tribe.seat);
  const chief = x + 88 + Math.ceil(widthOf(called, 44, 'title')) + 18;
  return [
    ...plate({ ...box, h: AREA_H }, isLit ? 'lit' : 'dark', PLATE),
    ...seatToken(LOOK[tribe.seat], x + 14, y + 12, 60),
    ...(most > 0 && tribe.total === most ? [...crown(x + 44, y + 10)] : []),
    line(x + 88, y + 58, 200, called, 44, { weight: 'title', least: 33, fill: ink }),
    ...(tribe.chief === ''
      ? []
      : [
          line(chief, y + 56, x + w - 140 - chief, nameOf(word, tribe.chief), 34, {
            fill: isLit ? INKS.softInk : INKS.mist,
            least: 33,
          }),
        ]),
    icon('star', x + w - 136, y + 20, 46, { ink: isLit ? INKS.starOnPaper : INKS.ember }),
    text(x + w - 84, y + 14, 76, 56, String(tribe.total), { size: 50, least: 38, fill: ink, weight: 'bold' }),
    ...ROWS.flatMap((goods, i) =>
      rowItems(tribe, goods, { x: x + 20, y: y + 86 + i * 64, w: w - 32 }, ink, rings),
    ),
  ];
}
