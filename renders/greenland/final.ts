import type { PointsView, TribeId, View } from '../../src/games/greenland/view/view-types.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';
import { crown, out } from '../kit/marks.js';
import { INKS, STATUS } from '../kit/palette.js';
import { plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, line, name, SIZE, subtitle, title, WIDTH } from '../kit/type.js';
import { icon, text, type Item, type Scene } from '../scene.js';
import { deedOf } from './deeds.js';
import { occupiersItems, pointsOf, statItems, statsOf } from './glance-seats.js';
import { headWords } from './glance-words.js';
import { ground } from './ground.js';
import { isTogether, viewWords } from './patrol.js';
import { tribeName, type WordLookup, type Word } from './words.js';

/** The end (J): the winner, and each tribe's plate by rank, with the sources of its points. */

const TOP = 250;
const ROW = 150;
const GAP = 12;
const FOOT = 66;
const BAND = 84;

const SOURCES: readonly (readonly [keyof Omit<PointsView, 'total'>, string])[] = [
  ['population', 'person'],
  ['colonists', 'hut'],
  ['trophies', 'fang'],
  ['inventions', 'ulu'],
  ['resources', 'resources'],
  ['thing', 'thing'],
];

interface Rank {
  readonly tribe: TribeId;
  readonly points: PointsView;
  readonly total: number;
  readonly extinct: boolean;
  readonly won: boolean;
  /** Tribes with equal points share a rank. */
  readonly place: number;
}

function ranksOf(view: View): readonly Rank[] {
  const winners = view.final?.winners ?? [];
  const ranked = (view.final?.scores ?? view.tribes)
    .map(({ tribe, points, extinct }) => ({
      tribe,
      points,
      extinct,
      total: pointsOf(view, { tribe, points }),
      won: winners.includes(tribe),
    }))
    .toSorted(
      (a, b) => Number(b.won) - Number(a.won) || Number(a.extinct) - Number(b.extinct) || b.total - a.total,
    );
  return ranked.map((rank) => ({
    ...rank,
    place: rank.won
      ? 1
      : 1 +
        ranked.findIndex(
          ({ won, extinct, total }) => !won && extinct === rank.extinct && total === rank.total,
        ),
  }));
}

/** A tribe's points by source; in the long game, for both parts (M2). */
function sourcesItems(view: View, rank: Rank, { x, y, w }: Box, word: WordLookup): Item[] {
  const { patrol } = view;
  if (patrol !== undefined && patrol.totals !== null) {
    const first = patrol.record?.[rank.tribe] ?? 0;
    const words = word('patrol.parts', { first, then: rank.total - first });
    return [
      text(x + 150, y + 96, w - 170, 46, words, {
        size: 36,
        least: 33,
        fill: rank.won ? INKS.softInk : INKS.mist,
        weight: 'bold',
      }),
    ];
  }
  const tribe = view.tribes.find((one) => one.tribe === rank.tribe);
  const stats =
    isTogether(patrol) && tribe !== undefined
      ? statsOf(view, tribe)
      : SOURCES.flatMap(([key, sign]) =>
          rank.points[key] === 0 ? [] : [{ icon: sign, words: String(rank.points[key]) }],
        );
  return stats.flatMap((stat, i) => statItems(stat, x + 150 + i * 102, y + 98, 98, rank.won));
}

function rowItems(view: View, rank: Rank, box: Box, word: WordLookup): Item[] {
  const { x, y, w } = box;
  const { tribe, place, won, extinct, total } = rank;
  const ink = won ? INKS.ink : INKS.bone;
  const hasPoints = !isTogether(view.patrol);
  return [
    ...plate(box, won ? 'lit' : 'dark'),
    ...(hasPoints
      ? [
          text(x + 8, y, 40, ROW, String(place), {
            size: 42,
            fill: won ? INKS.softInk : INKS.mist,
            weight: 'bold',
            align: 'center',
          }),
        ]
      : []),
    ...seatToken(TRIBE_LOOK[tribe], x + 48, y + 33, 84),
    ...(won ? crown(x + 90, y + 36, 56) : []),
    ...(extinct ? out(x + 132, y + 114) : []),
    name(x + 150, y + 48, 330, tribeName(word, tribe), { fill: ink }),
    line(x + 150, y + 88, w - 170, deedOf(view, tribe, word), 35, {
      fill: extinct ? STATUS.short[won ? 'paper' : 'dark'] : won ? INKS.softInk : INKS.mist,
      least: SIZE.least,
    }),
    ...(extinct ? [] : sourcesItems(view, rank, box, word)),
    ...(hasPoints
      ? [
          icon('star', x + w - 166, y + 6, 50, { ink: won ? INKS.starOnPaper : INKS.ember }),
          text(x + w - 108, y + 4, 100, 56, String(total), {
            size: 60,
            least: 48,
            fill: ink,
            weight: 'bold',
          }),
        ]
      : []),
  ];
}

/** K7: matriarchs compared with the number required, and the remaining daughters. */
function womenItems({ women }: View, y: number, word: WordLookup): Item[] {
  if (women === undefined) return [];
  const isEnough = women.matriarchs >= women.needed;
  const cell = (sign: string, words: string, what: Word, x: number, w: number): Item[] => [
    icon(sign, x, y + 15, 46, { ink: INKS.ink, paper: INKS.lit }),
    text(x + 56, y, w, BAND - 12, words, {
      size: 42,
      least: 33,
      fill: sign === 'matriarch' ? STATUS[isEnough ? 'enough' : 'short'].paper : INKS.ink,
      weight: 'bold',
    }),
    text(x + 64 + w, y, what === 'daughters' ? 170 : 216, BAND - 12, word(what), {
      size: 34,
      least: 28,
      fill: INKS.softInk,
      weight: 'bold',
    }),
  ];
  const needed = word('ofNeeded', { n: women.matriarchs, needed: women.needed });
  return [
    ...plate({ x: 24, y, w: WIDTH - 48, h: BAND - 12 }, 'lit'),
    ...cell('matriarch', needed, 'matriarchs', 44, 124),
    ...cell('woman', String(women.daughters), 'daughters', 490, 46),
  ];
}

function headItems(view: View, word: WordLookup): Item[] {
  const winners = view.final?.winners ?? [];
  const size = winners.length > 1 ? 76 : 104;
  return [
    title(headWords(view, word), 640 - Math.max(0, winners.length - 1) * 90),
    subtitle(word('turn', { turn: view.turn, turns: view.turns }), 420),
    ...winners.flatMap((tribe, i) => {
      const x = 776 - (i + 1) * (size + 12);
      return [...seatToken(TRIBE_LOOK[tribe], x, 38, size), ...crown(x + size / 2, 44, size * 0.56)];
    }),
  ];
}

export function finalScene({ view, locale }: PictureRequest<View>): Scene {
  const word = viewWords(view, locale);
  const ranks = ranksOf(view);
  const surrendered = view.patrol?.surrendered ?? [];
  const band = (view.women === undefined ? 0 : BAND) + (surrendered.length === 0 ? 0 : 56);
  const height = TOP + band + ranks.length * (ROW + GAP) + FOOT;
  const who = surrendered.map((tribe) => tribeName(word, tribe)).join(', ');
  return sceneOf(height, [
    ground(height, [], INKS.night),
    ...headItems(view, word),
    ...occupiersItems(view),
    ...womenItems(view, TOP, word),
    ...(surrendered.length === 0
      ? []
      : [line(28, TOP + band - 16, 760, word('patrol.gaveUp', { who }), 36, { least: 33 })]),
    ...ranks.flatMap((rank, i) =>
      rowItems(view, rank, { x: 24, y: TOP + band + i * (ROW + GAP), w: WIDTH - 48, h: ROW }, word),
    ),
    lastLine(height, word('glance.over')),
  ]);
}
