import { honorEntry, offeringRate, ORIGINAL } from '../../src/games/endless/pictures.js';
import type { Track, View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { WIDTH } from '../kit/type.js';
import { seatToken } from '../kit/tokens.js';
import { rect, type Item, type Scene } from '../scene.js';
import { bold } from '../kit/runs.js';
import { INKS } from '../kit/palette.js';
import { ENDLESS_LOOK as LOOK } from '../kit/looks.js';
import { sceneOf } from '../kit/picture.js';
import { roundText, wordsFor, type WordLookup } from './words.js';

/** Both Idol tracks: markers, the value of each level, and the charts of the Honor track. */

const M = 16;
const LEVELS = 11;
const CELL = (WIDTH - 2 * M) / LEVELS;
const H = 320;
const TOKEN = 56;

function headBar(left: string, right: string): Item[] {
  return [
    rect(0, 0, WIDTH, 84, { fill: INKS.night }),
    bold(24, 0, 480, 84, left, 50, '#ffffff', { weight: 'title' }),
    bold(WIDTH - 304, 0, 280, 84, right, 38, INKS.ember, { align: 'right' }),
  ];
}

/** A strip with a heading. */
const heading = (y: number, words: string): Item[] => [
  rect(0, y, WIDTH, 46, { fill: INKS.night }),
  bold(M, y, WIDTH - 2 * M, 46, words, 34, INKS.mist),
];

function note(track: Track, level: number): string {
  if (track === 'offering') return `${offeringRate(level)}:1`;
  const points = honorEntry(level);
  return points > 0 ? `+${points}` : '';
}

function trackItems(view: View, track: Track, y: number): Item[] {
  const ranked = track === 'honor' ? view.honor : view.table.order;
  return Array.from({ length: LEVELS }, (_, level): Item[] => {
    const x = M + level * CELL;
    const here = ranked.filter((seat) => view.tribes.find((tribe) => tribe.seat === seat)?.[track] === level);
    return [
      rect(x + 2, y, CELL - 4, H, { fill: level % 2 === 0 ? INKS.bone : '#ded6c6', r: 10 }),
      bold(x + 4, y + 4, CELL - 8, 40, String(level), 36, INKS.softInk, { align: 'center' }),
      ...here.flatMap((seat, i) => seatToken(LOOK[seat], x + (CELL - TOKEN) / 2, y + 46 + i * 58, TOKEN)),
      bold(x + 4, y + H - 38, CELL - 8, 36, note(track, level), 34, INKS.bad, { align: 'center' }),
    ];
  }).flat();
}

function charts(view: View, word: WordLookup, y: number): Item[] {
  const { honor } = ORIGINAL.data.idols;
  const used = (['first', 'second', 'others'] as const).filter(
    (chart) => chart !== 'second' || view.tribes.length > 2,
  );
  return [
    ...heading(y, word('chartHead')),
    ...used.flatMap((chart, i): Item[] => {
      const top = y + 54 + i * 74;
      const seats = view.honor.filter((_, place) => used[Math.min(place, used.length - 1)] === chart);
      return [
        rect(M, top, WIDTH - 2 * M, 66, { fill: INKS.bone, r: 12 }),
        bold(M + 16, top, 400, 66, `${word(`chart.${chart}`)} ${honor[chart].join(' · ')}`, 36),
        ...seats.flatMap((seat, at) =>
          seatToken(LOOK[seat], WIDTH - M - 10 - 62 * (seats.length - at), top + 5, TOKEN),
        ),
      ];
    }),
  ];
}

export function idolScene({ view, locale }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  return sceneOf(
    84 + 2 * (H + 58) + 342,
    [
      ...headBar(word('picture.idols'), roundText(word, view)),
      ...heading(84, word('honor')),
      ...trackItems(view, 'honor', 134),
      ...heading(84 + H + 58, word('offering')),
      ...trackItems(view, 'offering', 84 + H + 108),
      ...charts(view, word, 84 + 2 * (H + 58)),
    ],
    '#1a2848',
  );
}
