import { COLORS, DISTRICTS, homeOf } from '../../src/games/wordfame/pictures.js';
import type { View } from '../../src/games/wordfame/view-types.js';
import type { Teller } from '../../src/kernel/index.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { WORDFAME_LOOK as LOOK } from '../kit/looks.js';
import { mark } from './mark.js';
import { changed, crown } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { card, plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, line, number, SIZE, subtitle, title, WIDTH } from '../kit/type.js';
import { icon, text, type Item, type Scene } from '../scene.js';
import { type Chip, chipItems, namedHird, oathsOf, wealthOf, widthOfAll } from './chips.js';
import { leadersOf, risen } from './glance.js';
import { hall, PLATE } from './ground.js';
import { PAPER } from './law.js';
import { wordsFor } from './words.js';

/** One enlarged hof: Wordfame, people, farms, Districts, and every card by name. */

const CELL = 86;

/** Figures side by side on paper. */
function figures(view: View, who: number, box: Box): Item[] {
  const gothi = view.table.gothar[who];
  if (gothi === undefined) return [];
  const all: (readonly [string, number])[] = [
    ['star', gothi.fame],
    ['settle', view.hofs[who]?.districts ?? 0],
    ['person', gothi.hall],
    ['raid', gothi.sea],
    ['skull', gothi.slain],
  ];
  const step = (box.w - 24) / all.length;
  return [
    ...card(box, PAPER),
    ...all.flatMap(([name, n], i) => {
      const ink = n === 0 ? '#8a7a55' : INKS.ink;
      const x = box.x + 20 + i * step;
      return [
        icon(name, x, box.y + 22, 62, { ink: name === 'star' ? INKS.starOnPaper : ink, paper: PAPER.fill }),
        text(x + 70, box.y + 16, step - 74, 74, String(n), { size: 56, fill: INKS.ink, weight: 'bold' }),
      ];
    }),
  ];
}

/** Farms by color; a star marks more than each neighbor's, which scores in winter. */
function farms(view: View, who: number, y: number): Item[] {
  const gothi = view.table.gothar[who];
  const step = (WIDTH - 48 - 36) / 4 + 12;
  return COLORS.flatMap((_, colour) => {
    const x = 24 + colour * step;
    const scores = view.hofs[who]?.exceeds.includes(colour) === true;
    return [
      ...plate({ x, y, w: step - 12, h: CELL }, 'dark', PLATE),
      mark(colour, x + 14, y + 16, 54),
      number(x + 80, y + 60, gothi?.farms[colour] ?? 0),
      ...(scores ? [icon('star', x + step - 66, y + 22, 42, { ink: INKS.ember })] : []),
    ];
  });
}

/** A heading and lines of chips. */
function section(
  words: string,
  chips: readonly Chip[],
  none: string,
  y: number,
): { items: Item[]; height: number } {
  const look = { size: 36, h: 52 };
  const room = WIDTH - 48;
  const lines: Chip[][] = [[]];
  for (const chip of chips) {
    const last = lines.at(-1) ?? [];
    if (last.length > 0 && widthOfAll([...last, chip], look) > room) lines.push([chip]);
    else last.push(chip);
  }
  return {
    items: [
      line(28, y + 38, 700, words, SIZE.name, { weight: 'title', fill: INKS.bone }),
      ...(chips.length === 0
        ? [line(28, y + 92, 700, none, SIZE.text, { fill: INKS.mist })]
        : lines.flatMap((each, i) => chipItems(each, 24, y + 56 + i * 60, room + 60, look))),
    ],
    height: 64 + lines.length * 60,
  };
}

/** Most Districts in a line. */
const MOST_NAMED = 3;

function districtsOf({ table }: View, who: number): string {
  const all = DISTRICTS.flatMap(({ name }, place) =>
    table.owner[place] === who ? [`${name} ${table.value[place] ?? 0}`] : [],
  );
  const more = all.length - MOST_NAMED;
  return [...all.slice(0, MOST_NAMED), ...(more > 0 ? [`+${more}`] : [])].join(' · ');
}

function sections(view: View, who: number, tell: Teller, top: number): { items: Item[]; height: number } {
  const gothi = view.table.gothar[who];
  if (gothi === undefined) return { items: [], height: 0 };
  const none = tell.lookup('hint.nothing');
  const parts = [
    [tell.lookup('wealth'), wealthOf(gothi)],
    [`${tell.lookup('oaths')} ${gothi.oaths.length}/${view.hofs[who]?.districts ?? 0}`, oathsOf(gothi, tell)],
    [tell.lookup('hird'), namedHird(gothi, tell)],
  ] as const;
  let y = top;
  const items = parts.flatMap(([words, chips]) => {
    const one = section(words, chips, none, y);
    y += one.height;
    return one.items;
  });
  return { items, height: y - top };
}

export function hofScene({ view, before, seat, locale }: PictureRequest<View>): Scene {
  const tell = wordsFor(locale);
  const who = view.table.seats.findIndex((one) => one === seat);
  const faction = view.table.seats[who];
  if (faction === undefined) throw new Error(`nobody is called ${seat ?? ''}`);
  const box = { x: 24, y: 142, w: WIDTH - 48, h: 106 };
  const lists = sections(view, who, tell, 366);
  const districts = districtsOf(view, who);
  const isWaited = view.waiting.includes(faction);
  const height = 366 + lists.height + 70;
  const gain = risen(view, before).find((one) => one.who === who);
  return sceneOf(height, [
    hall(height),
    title(tell.name(faction), 600),
    subtitle(districts === '' ? tell.lookup('hint.nothing') : districts, 640),
    ...seatToken(LOOK[faction], 690, 24, 96),
    ...(leadersOf(view).includes(who) ? crown(738, 26, 56) : []),
    ...figures(view, who, box),
    ...(gain === undefined
      ? []
      : changed({ x: box.x + 14, y: box.y + 18, w: 136, h: 70 }, `+${gain.by}`, 24)),
    ...farms(view, who, 264),
    ...lists.items,
    lastLine(
      height,
      isWaited
        ? tell.lookup('glance.to-act')
        : `${tell.lookup('glance.home')}: ${homeOf(faction)
            .actions.map((one) => tell.name(one))
            .join(', ')}`,
    ),
  ]);
}
