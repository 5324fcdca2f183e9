import type { FinalView, Part, View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { ENDLESS_LOOK as LOOK } from '../kit/looks.js';
import { crown } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { plate } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, line, subtitle, title, WIDTH } from '../kit/type.js';
import { icon, text, type Item, type Scene } from '../scene.js';
import { ground, PLATE } from './ground.js';
import { PART_ICON, PARTS } from './parts.js';
import { partText, tribeName, tribesText, wordsFor, type WordLookup } from './words.js';

/** The result: tribes by rank with their best source, and a line of numbers for each source of points. */

type Result = FinalView['scores'][number];

const TOP = 150;
const LINE = 104;
const STEP = LINE + 12;
const ROW = 58;

/** Winners first, then by points. */
const ranked = ({ scores, winners }: FinalView): readonly Result[] =>
  [...scores].sort(
    (a, b) => Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) || b.total - a.total,
  );

/** Equal points share a rank, except the first, where the rules break the tie. */
function rankOf(results: readonly Result[], at: number, winners: readonly string[]): number {
  const first = results.findIndex(
    ({ seat, total }) =>
      total === results[at]?.total && winners.includes(seat) === winners.includes(results[at].seat),
  );
  return first + 1;
}

/** The source with the largest lead over the others' average. */
function deedOf(own: Result, results: readonly Result[]): Part {
  const ahead = (part: Part): number => {
    const others = results.filter(({ seat }) => seat !== own.seat);
    const sum = others.reduce((all, { score }) => all + score[part], 0);
    return own.score[part] - sum / Math.max(1, others.length);
  };
  return [...PARTS].sort((a, b) => ahead(b) - ahead(a))[0] ?? 'now';
}

function rankItems(
  own: Result,
  at: number,
  results: readonly Result[],
  winners: readonly string[],
  word: WordLookup,
): Item[] {
  const y = TOP + at * STEP;
  const wins = winners.includes(own.seat);
  const ink = wins ? INKS.ink : INKS.bone;
  const deed = deedOf(own, results);
  return [
    ...plate({ x: 24, y, w: WIDTH - 48, h: LINE }, wins ? 'lit' : 'dark', PLATE),
    text(34, y, 48, LINE, String(rankOf(results, at, winners)), {
      size: 54,
      fill: ink,
      weight: 'bold',
      align: 'center',
    }),
    ...seatToken(LOOK[own.seat], 92, y + 14, 76),
    ...(wins ? crown(130, y + 12) : []),
    line(186, y + 66, 170, tribeName(word, own.seat), 44, { weight: 'title', fill: ink, least: 33 }),
    icon(PART_ICON[deed], 364, y + 30, 44, { ink, paper: wins ? INKS.lit : PLATE }),
    text(416, y, 196, LINE, word('glance.deed', { part: partText(word, deed), n: own.score[deed] }), {
      size: 36,
      least: 33,
      fill: wins ? INKS.softInk : INKS.mist,
      weight: 'bold',
    }),
    icon('star', 622, y + 28, 48, { ink: wins ? INKS.starOnPaper : INKS.ember }),
    text(678, y, 110, LINE, String(own.total), { size: 58, least: 46, fill: ink, weight: 'bold' }),
  ];
}

/** A row per source, a column per tribe by rank; the most of each source is highlighted. */
function tableItems(results: readonly Result[], y: number, word: WordLookup): Item[] {
  const left = 300;
  const w = (WIDTH - 36 - left) / Math.max(1, results.length);
  return [
    ...plate({ x: 24, y, w: WIDTH - 48, h: (PARTS.length + 1) * ROW + 20 }, 'dark', PLATE),
    ...results.flatMap(({ seat }, i) => seatToken(LOOK[seat], left + i * w + w / 2 - 28, y + 8, 56)),
    ...PARTS.flatMap((part, at): Item[] => {
      const top = y + (at + 1) * ROW + 10;
      const most = Math.max(...results.map(({ score }) => score[part]));
      return [
        icon(PART_ICON[part], 42, top + 7, 44, { ink: INKS.bone, paper: PLATE }),
        text(98, top, left - 100, ROW, partText(word, part), {
          size: 36,
          least: 33,
          fill: INKS.mist,
          weight: 'bold',
        }),
        ...results.map(({ score }, i) =>
          text(left + i * w, top, w, ROW, String(score[part]), {
            size: 42,
            fill: score[part] === most && most > 0 ? INKS.ember : INKS.bone,
            weight: 'bold',
            align: 'center',
          }),
        ),
      ];
    }),
  ];
}

export function finalScene({ view, locale }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  const winners = view.final?.winners ?? [];
  const results = view.final === null ? [] : ranked(view.final);
  const tableY = TOP + results.length * STEP + 8;
  const height = tableY + (PARTS.length + 1) * ROW + 20 + 70;
  return sceneOf(height, [
    ground(height),
    title(word('glance.wins', { who: tribesText(word, winners), n: winners.length }), 700),
    subtitle(word('final')),
    ...results.flatMap((own, i) => rankItems(own, i, results, winners, word)),
    ...tableItems(results, tableY, word),
    lastLine(height, word('glance.over')),
  ]);
}
