import { COLORS } from '../../src/games/wordfame/pictures.js';
import type { View } from '../../src/games/wordfame/view-types.js';
import type { Teller } from '../../src/kernel/index.js';
import type { PictureRequest } from '../contract.js';
import { digestTable } from '../kit/digest.js';
import { sceneOf } from '../kit/picture.js';
import { WORDFAME_LOOK as LOOK } from '../kit/looks.js';
import { mark } from './mark.js';
import { changed, crown } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { SIZE, subtitle, TALLEST, title, WIDTH } from '../kit/type.js';
import { icon, text, type Item, type Scene } from '../scene.js';
import {
  type Chip,
  chipItems,
  hirdOf,
  type ChipLook,
  oathsOf,
  poolOf,
  wealthOf,
  widthOfAll,
} from './chips.js';
import { leadersOf, risen } from './glance.js';
import { hall, PLATE } from './ground.js';
import { wordsFor } from './words.js';

/** The hofs: a plate per gothi with Wordfame, land, farms, Wealth, Oaths and Hird. */

const TOP = 142;
const GAP = 8;
/** Room below the last plate, so that the lower left corner stays free. */
const LAST = 58;

/** Heights of a plate's lines, and of its letters. */
interface Lines {
  readonly line: number;
  readonly size: number;
}
const linesFor = (seats: number): Lines =>
  seats > 4 ? { line: 42, size: 34 } : seats > 2 ? { line: 60, size: 42 } : { line: 68, size: 46 };
const plateHeight = ({ line }: Lines): number => 3 * line + 6;

/** An icon with a number. */
const count = (
  name: string,
  n: number,
  x: number,
  y: number,
  { line, size }: Lines,
  ink: string,
  iconInk = ink,
): Item[] => [
  icon(name, x, y + (line - size) / 2, size, { ink: iconInk, paper: PLATE }),
  text(x + size + 6, y, size * 1.3, line, String(n), { size, fill: ink, weight: 'bold' }),
];

/** Wordfame, Districts, men in the Longhall, then farms by color. */
function figures(view: View, who: number, { x, y, w }: Box, lines: Lines, isLit: boolean): Item[] {
  const gothi = view.table.gothar[who];
  if (gothi === undefined) return [];
  const ink = isLit ? INKS.ink : INKS.bone;
  const { line, size } = lines;
  const farms = x + 430;
  const step = (w - 440) / 4;
  const m = Math.round(size * 0.9);
  return [
    ...count('star', gothi.fame, x + 98, y, lines, ink, isLit ? INKS.starOnPaper : INKS.ember),
    ...count('settle', view.hofs[who]?.districts ?? 0, x + 218, y, lines, ink),
    ...count('person', gothi.hall, x + 312, y, lines, ink),
    ...COLORS.flatMap((_, colour) => [
      mark(colour, farms + colour * step, y + (line - m) / 2, m),
      text(farms + colour * step + m + 6, y, step - m - 8, line, String(gothi.farms[colour] ?? 0), {
        size,
        fill: ink,
        weight: 'bold',
      }),
    ]),
  ];
}

/** A sign and the chips that belong to it. */
function list(sign: string, chips: readonly Chip[], { x, y, w, h }: Box, look: ChipLook): Item[] {
  const ink = look.lit === true ? INKS.softInk : INKS.mist;
  const s = Math.min(h - 4, look.size + 4);
  return [
    icon(sign, x, y + (h - s) / 2, s, { ink, paper: PLATE }),
    ...(chips.length === 0
      ? [text(x + s + 10, y, 40, h, '–', { size: look.size, fill: ink, weight: 'bold' })]
      : chipItems(chips, x + s + 10, y + 2, w - s - 10, { ...look, h: h - 4 })),
  ];
}

function seatItems(view: View, who: number, box: Box, tell: Teller, leads: boolean): Item[] {
  const { table } = view;
  const seat = table.seats[who];
  const gothi = table.gothar[who];
  if (seat === undefined || gothi === undefined) return [];
  const lines = linesFor(table.seats.length);
  const isLit = view.waiting.includes(seat);
  const { x, y, w } = box;
  const left = x + 98;
  const room = w - 108;
  const look: ChipLook = { size: Math.max(SIZE.least, lines.size - 4), h: lines.line, lit: isLit };
  const oaths = oathsOf(gothi, tell);
  const hird = hirdOf(gothi);
  const forHird = Math.max(100, widthOfAll(hird, look) + look.size + 20);
  const forOaths = room - Math.min(forHird, room / 2) - 12;
  const brief = widthOfAll(oaths, look) > forOaths - look.size - 14;
  const gone = Math.round(lines.size * 2.3);
  const away = [
    { name: 'raid', n: gothi.sea },
    { name: 'skull', n: gothi.slain },
  ].filter(({ n }) => n > 0);
  const at = (line: number): number => y + 3 + line * lines.line;
  const token = lines.line > 50 ? 76 : 62;
  return [
    ...plate(box, isLit ? 'lit' : 'dark', PLATE),
    ...seatToken(LOOK[seat], x + 12, y + (box.h - token) / 2, token),
    ...(leads ? crown(x + 12 + token / 2, y + (box.h - token) / 2 - 2, 48) : []),
    ...figures(view, who, { ...box, y: at(0) }, lines, isLit),
    ...list(
      'goods',
      wealthOf(gothi),
      { x: left, y: at(1), w: room - away.length * gone, h: lines.line },
      look,
    ),
    ...away.flatMap(({ name, n }, i) =>
      count(name, n, left + room - (away.length - i) * gone + 12, at(1), lines, isLit ? INKS.ink : INKS.bone),
    ),
    ...list('pledge', oaths, { x: left, y: at(2), w: forOaths, h: lines.line }, { ...look, brief }),
    ...list(
      'foster',
      hird,
      { x: left + forOaths + 12, y: at(2), w: room - forOaths - 12, h: lines.line },
      look,
    ),
  ];
}

/** The Foster pool at the foot, by color and worth. */
function pool(view: View, height: number): Item[] {
  const chips = poolOf(view);
  return chips.length === 0
    ? []
    : list('foster', chips, { x: 108, y: height - 52, w: WIDTH - 132, h: 44 }, { size: 34, h: 44 });
}

export function sheetScene({ view, before, locale, digest }: PictureRequest<View>): Scene {
  const tell = wordsFor(locale);
  const { seats } = view.table;
  const h = plateHeight(linesFor(seats.length));
  const boxOf = (who: number): Box => ({ x: 24, y: TOP + who * (h + GAP), w: WIDTH - 48, h });
  const bottom = TOP + seats.length * (h + GAP);
  const foot = digestTable(digest, LOOK, bottom, TALLEST - bottom - LAST);
  const height = bottom + foot.height + LAST;
  const leaders = leadersOf(view);
  const { size, line } = linesFor(seats.length);
  return sceneOf(height, [
    hall(height),
    title(tell.lookup('glance.round', { round: view.table.round })),
    subtitle(tell.lookup('deck', { orlog: view.orlog, doom: view.doom })),
    ...seats.flatMap((_, who) => seatItems(view, who, boxOf(who), tell, leaders.includes(who))),
    ...risen(view, before)
      .slice(0, 2)
      .flatMap(({ who }) => {
        const { x, y } = boxOf(who);
        return changed({ x: x + 95, y: y + 3 + (line - size) / 2, w: size * 2.4, h: size }, undefined, 20);
      }),
    ...foot.items,
    ...pool(view, height),
  ]);
}
