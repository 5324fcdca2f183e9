import { COLORS, edgeOf } from '../../src/games/wordfame/pictures.js';
import type { ConflictView, Faction, PublicState, View } from '../../src/games/wordfame/view-types.js';
import { type Teller, tellWord } from '../../src/kernel/index.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { WORDFAME_LOOK as LOOK } from '../kit/looks.js';
import { mark } from './mark.js';
import { done } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { card, plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, name, SIZE, subtitle, title, WIDTH } from '../kit/type.js';
import { icon, rect, text, type Item, type Scene } from '../scene.js';
import { nextWords } from './glance.js';
import { hall, PLATE } from './ground.js';
import { PAPER } from './law.js';
import { wordsFor } from './words.js';

/** A Feud: both sides with men and Goods, and a lane for each color with its cards and the leader. */

const SIDES = { y: 142, h: 150 } as const;
const LANES = { y: 310, h: 136, step: 148 } as const;
const MIDDLE = WIDTH / 2;
/** Goods of a side that a lane shows one by one. */
const MOST = 3;

/** A side: gothi, role, men and Goods. */
function side(view: View, at: number, tell: Teller): Item[] {
  const { feud, seats, gothar } = view.table;
  const who = feud?.sides[at] ?? 0;
  const seat = seats[who];
  if (feud === null || seat === undefined) return [];
  const isLit = view.waiting.includes(seat);
  const box = { x: at === 0 ? 24 : MIDDLE + 6, y: SIDES.y, w: MIDDLE - 30, h: SIDES.h };
  const ink = isLit ? INKS.ink : INKS.bone;
  const soft = isLit ? INKS.softInk : INKS.mist;
  const figure = (sign: string, n: number, x: number): Item[] => [
    icon(sign, x, box.y + 92, 44, { ink: soft, paper: PLATE }),
    text(x + 50, box.y + 88, 60, 52, String(n), { size: 46, fill: ink, weight: 'bold' }),
  ];
  return [
    ...plate(box, isLit ? 'lit' : 'dark', PLATE),
    ...seatToken(LOOK[seat], box.x + 14, box.y + 32, 86),
    name(box.x + 116, box.y + 48, box.w - 124, tell.name(seat), { fill: ink }),
    text(box.x + 116, box.y + 52, box.w - 124, 38, tell.lookup(at === 0 ? 'attacker' : 'defender'), {
      size: SIZE.least,
      fill: soft,
      weight: 'bold',
    }),
    ...figure('person', feud.men[at] ?? 0, box.x + 116),
    ...figure('goods', gothar[who]?.goods.length ?? 0, box.x + 240),
  ];
}

/** Goods of one side, the most valuable nearest to the middle; many are shown as a number. */
function goods(worths: readonly number[], at: number, y: number): Item[] {
  const place = (i: number): number => (at === 0 ? MIDDLE - 172 - i * 52 : MIDDLE + 126 + i * 52);
  const more = worths.length - MOST;
  return [
    ...worths.slice(0, MOST).flatMap((worth, i) => [
      rect(place(i), y + 36, 46, 62, { fill: '#ffffff', stroke: '#b89b5c', line: 3, r: 8 }),
      text(place(i), y + 36, 46, 62, String(worth), {
        size: 42,
        fill: INKS.ink,
        weight: 'bold',
        align: 'center',
      }),
    ]),
    ...(more > 0
      ? [
          text(place(1) - 8, y + 98, 62, 36, `+${more}`, {
            size: SIZE.least,
            fill: INKS.softInk,
            weight: 'bold',
            align: 'center',
          }),
        ]
      : []),
  ];
}

interface Lane {
  readonly conflict: ConflictView;
  readonly colour: number;
  readonly settled: boolean;
  readonly seats: readonly (Faction | undefined)[];
}

/** One color's conflict, with the leader's token at its end, and a check mark once resolved. */
function lane({ conflict, colour, settled, seats }: Lane, { x, y, w, h }: Box): Item[] {
  const { begun, totals, worths } = conflict;
  const [mine = 0, theirs = 0] = totals;
  if (!begun) return [...plate({ x, y, w, h }, 'dark', PLATE), mark(colour, MIDDLE - 30, y + h / 2 - 30, 60)];
  const lead = mine > theirs ? 0 : theirs > mine ? 1 : -1;
  const ahead = seats[lead];
  const at = lead === 0 ? x + 14 : x + w - 82;
  const total = (n: number, own: number): Item =>
    text(own === 0 ? MIDDLE - 122 : MIDDLE + 44, y, 78, h, String(n), {
      size: lead === own ? 72 : 54,
      fill: lead === own ? INKS.ink : INKS.softInk,
      weight: 'bold',
      align: 'center',
    });
  return [
    ...card({ x, y, w, h }, PAPER),
    mark(colour, MIDDLE - 34, y + h / 2 - 34, 68),
    total(mine, 0),
    total(theirs, 1),
    ...goods(worths[0] ?? [], 0, y),
    ...goods(worths[1] ?? [], 1, y),
    ...(ahead === undefined ? [] : seatToken(LOOK[ahead], at, y + 34, 68)),
    ...(settled ? done(ahead === undefined ? MIDDLE + 34 : at + 64, y + 108) : []),
  ];
}

const sidesOf = ({ feud, seats }: PublicState): readonly (Faction | undefined)[] =>
  (feud?.sides ?? []).map((who) => seats[who]);

export function feudScene({ view, locale }: PictureRequest<View>): Scene {
  const tell = wordsFor(locale);
  const { feud } = view.table;
  const height = feud === null ? 220 : LANES.y + COLORS.length * LANES.step + 58;
  return sceneOf(height, [
    hall(height),
    title(tell.lookup(feud === null ? 'feud.none' : 'phase.feud'), 760),
    ...(feud === null
      ? []
      : [
          subtitle(tellWord(edgeOf(feud.edge).id, tell)),
          ...side(view, 0, tell),
          ...side(view, 1, tell),
          ...(view.conflicts ?? []).flatMap((conflict, colour) =>
            lane(
              {
                conflict,
                colour,
                settled: (feud.settled[colour] ?? 0) > 0,
                seats: sidesOf(view.table),
              },
              { x: 24, y: LANES.y + colour * LANES.step, w: WIDTH - 48, h: LANES.h },
            ),
          ),
          lastLine(height, nextWords(view, tell)),
        ]),
  ]);
}
