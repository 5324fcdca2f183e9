import { edgeOf, FAME } from '../../src/games/wordfame/pictures.js';
import { SUPPORT, UNDECIDED, type View } from '../../src/games/wordfame/view-types.js';
import { type Teller, tellWord } from '../../src/kernel/index.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { WORDFAME_LOOK as LOOK } from '../kit/looks.js';
import { changed, crown, done, out, sealed } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, line, subtitle, title, WIDTH } from '../kit/type.js';
import { rect, type Item, type Scene } from '../scene.js';
import { cropOf } from './crop.js';
import { changedSteads, onMap } from './glance-map.js';
import { ground, HALL, PLATE } from './ground.js';
import { lawCard } from './law.js';
import { wordsFor } from './words.js';

/** Wordfame at a glance: land, the active gothi, the leaders, the next event. */

const CARD_H = 122;
const GAP = 12;
/** Room for the last line, below the last plate. */
const LAST = 66;

export interface Layout {
  readonly map: number;
  readonly rows: number;
  readonly columns: number;
  readonly seat: number;
}

/** Up to five plates in one row, six in two. */
export const layoutOf = (seats: number): Layout =>
  seats > 5 ? { map: 838, rows: 2, columns: 3, seat: 104 } : { map: 900, rows: 1, columns: seats, seat: 132 };

export function seatBox({ columns, seat }: Layout, top: number, at: number): Box {
  const w = Math.floor((WIDTH - 48 - (columns - 1) * GAP) / columns);
  return {
    x: 24 + (at % columns) * (w + GAP),
    y: top + Math.floor(at / columns) * (seat + GAP),
    w,
    h: seat,
  };
}

/** Whether a seat has a sealed answer: an unopened ballot or lodged acts. */
const isSealed = ({ asked, table }: View, who: number): boolean =>
  asked?.state === 'deeds' || (asked?.state === 'ballot' && table.votes[who] === UNDECIDED);

/** Whether a gothi has no land and no men on the map, and none will come back. */
const isOut = ({ table, hofs }: View, who: number): boolean =>
  table.round > 0 &&
  table.options.landless === 'out' &&
  hofs[who]?.districts === 0 &&
  (table.men[who] ?? []).every((n) => n === 0);

function mark(view: View, who: number, x: number, y: number): Item[] {
  const { table, waiting } = view;
  const seat = table.seats[who];
  if (view.final !== null || seat === undefined) return [];
  if (isOut(view, who)) return out(x, y);
  if (waiting.includes(seat)) return [];
  if (isSealed(view, who)) return sealed(x, y);
  const isVoting =
    table.phase === 'council' && (view.asked?.state === 'ballot' || view.asked?.state === 'vote');
  return isVoting && (table.votes[who] ?? UNDECIDED) >= SUPPORT ? done(x, y) : [];
}

/** A seat's plate: token, Wordfame out of 22 as a number and a bar. */
export function seatItems(view: View, who: number, { x, y, w, h }: Box, leads: boolean): Item[] {
  const seat = view.table.seats[who];
  if (seat === undefined) return [];
  const fame = view.table.gothar[who]?.fame ?? 0;
  const isLit = view.final === null ? view.waiting.includes(seat) : view.final.winners.includes(seat);
  const token = w < 170 || h < 120 ? 60 : 70;
  const top = y + (h > 120 ? 14 : 8);
  const goal = String(FAME);
  const bar = { x: x + 14, y: y + h - 31, w: w - 28 - 46, h: 18 };
  return [
    ...plate({ x, y, w, h }, isLit ? 'lit' : 'dark', PLATE),
    ...seatToken(LOOK[seat], x + 12, top, token),
    line(x + w - 84, top + token - 14, 70, String(fame), w < 170 ? 46 : 56, {
      fill: isLit ? INKS.ink : INKS.bone,
      align: 'right',
    }),
    rect(bar.x, bar.y, bar.w, bar.h, { fill: isLit ? '#cbb07a' : '#0f1315', r: 9 }),
    ...(fame > 0
      ? [
          rect(bar.x, bar.y, Math.max(18, Math.round((bar.w * Math.min(FAME, fame)) / FAME)), bar.h, {
            fill: isLit ? INKS.starOnPaper : INKS.ember,
            r: 9,
          }),
        ]
      : []),
    line(x + w - 54, y + h - 9, 40, goal, 34, { fill: isLit ? INKS.softInk : INKS.mist, align: 'right' }),
    ...(leads ? crown(x + 12 + token / 2, top - 4, 48) : []),
    ...mark(view, who, x + 10 + token, top + token - 2),
  ];
}

/** The present decision, below the title. */
export function headWords(view: View, tell: Teller): string {
  const { final, waiting, table, asked } = view;
  if (final !== null) return tell.lookup('glance.wins', { who: [...final.winners], n: final.winners.length });
  return tell.lookup('glance.now', {
    state: asked?.state ?? 'none',
    phase: table.phase,
    n: waiting.length,
    who: waiting.length === 1 ? (waiting[0] ?? '') : '',
    action: asked?.acting?.action ?? 'none',
    place: table.feud === null ? '' : tellWord(edgeOf(table.feud.edge).id, tell),
  });
}

export const nextWords = (view: View, tell: Teller): string =>
  view.final !== null
    ? tell.lookup('glance.again')
    : tell.lookup('glance.next', {
        state: view.asked?.state ?? 'none',
        phase: view.table.feud === null ? view.table.phase : 'feud',
        round: view.table.round + 1,
      });

/** Seats whose Wordfame rose since the last picture, the largest rise first. */
export const risen = ({ table }: View, before: View | undefined): { who: number; by: number }[] =>
  table.seats
    .map((_, who) => ({
      who,
      by: (table.gothar[who]?.fame ?? 0) - (before?.table.gothar[who]?.fame ?? Infinity),
    }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by);

/** The gothar with the most Wordfame, if any. */
export function leadersOf({ table }: View): readonly number[] {
  const most = Math.max(...table.gothar.map(({ fame }) => fame));
  return most === 0 ? [] : [...table.seats.keys()].filter((who) => table.gothar[who]?.fame === most);
}

const RINGS = 2;

export function glanceScene({ view, before, locale }: PictureRequest<View>): Scene {
  const tell = wordsFor(locale);
  const { table } = view;
  const layout = layoutOf(table.seats.length);
  const crop = cropOf(table.seats.length, layout.map);
  const law = lawCard(view, { x: 24, y: layout.map + 14, w: WIDTH - 48, h: CARD_H }, tell);
  const top = layout.map + (law === undefined ? 30 : 34 + CARD_H);
  const height = top + layout.rows * (layout.seat + GAP) - GAP + LAST;
  const leaders = leadersOf(view);
  const steads = changedSteads(view, before, tell.lookup('glance.new')).slice(0, RINGS);
  const fames = risen(view, before).slice(0, RINGS - steads.length);
  const leads = (who: number): boolean =>
    view.final === null
      ? leaders.includes(who)
      : view.final.winners.some((seat) => seat === table.seats[who]);
  return sceneOf(
    height,
    [
      ground(table.seats.length, height, crop),
      ...onMap(view, crop, steads),
      title(tell.lookup('glance.round', { round: table.round })),
      subtitle(headWords(view, tell)),
      ...(law ?? []),
      ...table.seats.flatMap((_, who) => seatItems(view, who, seatBox(layout, top, who), leads(who))),
      ...fames.flatMap(({ who, by }) => changed(seatBox(layout, top, who), `+${by}`, 20)),
      lastLine(height, nextWords(view, tell)),
    ],
    HALL,
  );
}
