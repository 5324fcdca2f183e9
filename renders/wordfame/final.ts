import { FAME } from '../../src/games/wordfame/pictures.js';
import type { Faction, View } from '../../src/games/wordfame/view-types.js';
import type { Teller } from '../../src/kernel/index.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { WORDFAME_LOOK as LOOK } from '../kit/looks.js';
import { crown } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { plate } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, line, name, SIZE, subtitle, title, WIDTH } from '../kit/type.js';
import { rect, text, type Item, type Scene } from '../scene.js';
import { hall, PLATE } from './ground.js';
import { wordsFor } from './words.js';

/** The Fame of Deeds: ranks with ties, and each gothi's most remarkable deed. */

const TOP = 150;
const LINE = 124;
const STEP = LINE + 12;

/** Deeds, as shares of the total of all gothar. */
const DEEDS = ['districts', 'farms', 'hird', 'oaths', 'goods'] as const;
type Deed = (typeof DEEDS)[number];

function countOf({ table, hofs }: View, who: number, deed: Deed): number {
  const gothi = table.gothar[who];
  if (gothi === undefined) return 0;
  switch (deed) {
    case 'districts':
      return hofs[who]?.districts ?? 0;
    case 'farms':
      return gothi.farms.reduce((sum, n) => sum + n, 0);
    case 'hird':
    case 'oaths':
    case 'goods':
      return gothi[deed].length;
  }
}

/** The deed in which a gothi has the largest share. */
function deedOf(view: View, who: number): Deed {
  const share = (deed: Deed): number =>
    countOf(view, who, deed) /
    Math.max(
      1,
      view.table.seats.reduce((sum, _, other) => sum + countOf(view, other, deed), 0),
    );
  return [...DEEDS].sort((a, b) => share(b) - share(a))[0] ?? 'districts';
}

interface Result {
  readonly who: number;
  readonly seat: Faction;
  readonly fame: number;
  readonly won: boolean;
}

/** The winner first, then by Wordfame. */
const resultsOf = ({ table, final }: View): readonly Result[] =>
  table.seats
    .map((seat, who) => ({
      who,
      seat,
      fame: table.gothar[who]?.fame ?? 0,
      won: final?.winners.includes(seat) === true,
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.fame - a.fame);

/** Equal Wordfame shares a rank; the winners come first. */
const rankOf = (results: readonly Result[], { fame, won }: Result): number =>
  1 + results.findIndex((one) => one.won === won && (won || one.fame === fame));

/** Wordfame as a bar; 22 is full. */
function fameBar(fame: number, won: boolean, x: number, y: number, w: number): Item[] {
  return [
    rect(x, y, w, 18, { fill: won ? '#cbb07a' : '#0f1315', r: 9 }),
    ...(fame > 0
      ? [
          rect(x, y, Math.max(18, Math.round((w * Math.min(FAME, fame)) / FAME)), 18, {
            fill: won ? INKS.starOnPaper : INKS.ember,
            r: 9,
          }),
        ]
      : []),
  ];
}

function resultItems(view: View, result: Result, rank: number, y: number, tell: Teller): Item[] {
  const { who, seat, fame, won } = result;
  const ink = won ? INKS.ink : INKS.bone;
  const deed = deedOf(view, who);
  const n = countOf(view, who, deed);
  return [
    ...plate({ x: 24, y, w: WIDTH - 48, h: LINE }, won ? 'lit' : 'dark', PLATE),
    text(34, y, 48, LINE, String(rank), { size: 54, fill: ink, weight: 'bold', align: 'center' }),
    ...seatToken(LOOK[seat], 92, y + 22, 80),
    ...(won ? crown(132, y + 20) : []),
    name(190, y + 48, 320, tell.name(seat), { fill: ink }),
    ...(n === 0
      ? []
      : [
          line(190, y + 88, 430, tell.lookup('glance.deed', { deed, n }), SIZE.text, {
            fill: won ? INKS.softInk : INKS.mist,
            least: SIZE.least,
          }),
        ]),
    ...fameBar(fame, won, 190, y + 98, 580),
    text(630, y + 8, 140, 84, String(fame), { size: 74, fill: ink, weight: 'bold', align: 'right' }),
  ];
}

export function finalScene({ view, locale }: PictureRequest<View>): Scene {
  const tell = wordsFor(locale);
  const results = resultsOf(view);
  const winners = view.final?.winners ?? [];
  const height = TOP + results.length * STEP + 58;
  return sceneOf(height, [
    hall(height),
    title(
      winners.length === 0
        ? tell.lookup('measure.fame')
        : tell.lookup('glance.wins', { who: [...winners], n: winners.length }),
      760,
    ),
    subtitle(`${tell.lookup('name.wordfame')} · ${tell.lookup('glance.round', { round: view.table.round })}`),
    ...results.flatMap((result, at) =>
      resultItems(view, result, rankOf(results, result), TOP + at * STEP, tell),
    ),
    ...(winners.length === 0 ? [] : [lastLine(height, tell.lookup('glance.again'))]),
  ]);
}
