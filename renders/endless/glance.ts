import { COLUMNS, TURNS } from '../../src/games/endless/pictures.js';
import type { Column, SeatId, TribeView, View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { ENDLESS_LOOK as LOOK } from '../kit/looks.js';
import { changed, crown } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { keptCard, plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, line, SIZE, subtitle, title, WIDTH } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import { icon, text, type Item, type Scene } from '../scene.js';
import { changesOf, type Changes } from './changes.js';
import { eclipseClock, ground, PLATE } from './ground.js';
import { headWords, laterWords } from './glance-words.js';
import { mapItems, type Party, spotItems, spotsOf, TOKEN } from './hexes.js';
import { MAP_H, SIDE } from './terrain.js';
import { nameOf, wordsFor, type WordLookup } from './words.js';

/** Endless Winter at a glance: figures on the columns, the map, the tribes, the active tribe and the next one. */

const COLUMN_Y = 176;
/** Height of the columns, for two tribes and for more. */
const COLUMN_H = 150;
const CROWDED_H = 182;
const SEAT_H = 108;
const STONE = { fill: '#dcdee4', fade: '#b3b8c4', texture: 'stone', r: 18, edge: '#eef1f6' } as const;

/** Boxes side by side over the whole width. */
const boxes = (n: number, y: number, h: number): readonly Box[] => {
  const w = Math.floor((WIDTH - 48 - (n - 1) * 12) / n);
  return Array.from({ length: n }, (_, i) => ({ x: 24 + i * (w + 12), y, w, h }));
};

/** Figures of a column, one token per tribe, from left to right in order of placement. */
function figures(view: View, column: Column): readonly Party[] {
  const there = view.table.placed.filter(({ space }) => space === column).map(({ seat }) => seat);
  return [...new Set(there)].map((seat) => ({ seat, n: there.filter((one) => one === seat).length }));
}

const DRAWN: Readonly<Record<Column, string>> = {
  initiate: 'idol',
  develop: 'card',
  migrate: 'camp',
  hunt: 'paw',
};

/** A column with figures. */
function columnItems(
  view: View,
  column: Column,
  box: Box,
  word: WordLookup,
  figure: Changes['figure'],
): Item[] {
  const { x, y, w, h } = box;
  const parties = figures(view, column);
  const isLit = view.table.now.space === column && view.final === null;
  const middle = y + (parties.length > 2 ? (h + 44) / 2 : h - 44);
  const spots = spotsOf(parties, parties.length === 1 ? x + 56 : x + w / 2, middle, TOKEN + 4);
  const ringed = figure?.column === column ? spots.filter(({ seat }) => seat === figure.seat) : [];
  return [
    ...(isLit ? plate(box, 'lit') : [keptCard(box, STONE)]),
    ...(parties.length > 1
      ? []
      : [
          icon(DRAWN[column], x + w - 80, y + h - 80, 68, {
            ink: isLit ? '#d8bf86' : '#a3a8b5',
            paper: STONE.fade,
          }),
        ]),
    line(x + 14, y + 46, w - 22, nameOf(word, column), 38, { weight: 'title', fill: INKS.ink, least: 33 }),
    ...spots.flatMap(spotItems),
    ...ringed.flatMap((spot) => changed({ x: spot.x, y: spot.y, w: spot.w, h: TOKEN }, undefined, TOKEN / 2)),
  ];
}

function seatItems(view: View, tribe: TribeView, { x, y, w, h }: Box, leads: boolean, by: number): Item[] {
  const isLit =
    view.final === null ? view.waiting.includes(tribe.seat) : view.final.winners.includes(tribe.seat);
  const points = view.final?.scores.find(({ seat }) => seat === tribe.seat)?.total ?? tribe.total;
  const left = x + Math.round((w - 167) / 2);
  return [
    ...plate({ x, y, w, h }, isLit ? 'lit' : 'dark', PLATE),
    ...seatToken(LOOK[tribe.seat], left, y + (h - 70) / 2, 70),
    icon('star', left + 76, y + (h - 40) / 2, 40, { ink: isLit ? INKS.starOnPaper : INKS.ember }),
    text(left + 118, y, 62, h, String(points), {
      size: 46,
      least: 36,
      fill: isLit ? INKS.ink : INKS.bone,
      weight: 'bold',
    }),
    ...(by > 0 ? changed({ x, y, w, h }, `+${by}`, 18) : []),
    ...(leads ? crown(left + 35, y + 10) : []),
  ];
}

/** Seats known to act after the active one, in order. */
function nextOf({ table }: View): readonly SeatId[] {
  const { order, active, phase, turn } = table;
  const at = order.indexOf(active);
  const rest = order.slice(at + 1);
  return phase === 'action' && turn < TURNS
    ? [...rest, ...order.slice(0, at)]
    : phase === 'setup'
      ? []
      : rest;
}

/** The next event, on the last line. */
export function footItems(view: View, height: number, word: WordLookup): Item[] {
  if (view.final !== null) return [lastLine(height, word('glance.over'))];
  const then = word('glance.then');
  const after = laterWords(view, word);
  const next = nextOf(view);
  if (next.length === 0) return [lastLine(height, `${then} ${after}`)];
  const left = 108 + Math.ceil(widthOf(`${then} `, SIZE.text, 'bold'));
  return [
    lastLine(height, then),
    ...next.flatMap((seat, i) => seatToken(LOOK[seat], left + i * 64, height - 58, 56)),
    ...(after === ''
      ? []
      : [lastLine(height, `· ${word('glance.after', { what: after })}`, left + next.length * 64 + 4)]),
  ];
}

/** Round, Eclipses and who acts. */
export function headItems(
  view: View,
  word: WordLookup,
  words = word('glance.round', { round: view.table.round }),
): Item[] {
  const { round, pools } = view.table;
  const right = 28 + Math.ceil(widthOf(words, SIZE.title, 'title')) + 18;
  return [
    ...eclipseClock(round, pools.length),
    title(words, 400),
    ...(round > 0 && right < 340
      ? [
          line(right, 74, 120, word('glance.of', { rounds: pools.length }), 40, {
            fill: '#ffffff',
            cast: true,
          }),
        ]
      : []),
    subtitle(headWords(view, word), 640),
  ];
}

/** Additional items of the main board. */
export interface More {
  /** A column without figures. */
  readonly free: (column: Column, box: Box) => Item[];
  /** On the map, whose first row is at `top`. */
  readonly names: (top: number) => Item[];
}

/** The glance, or with `more` the main board. */
export function glanceLayout({ view, before, locale }: PictureRequest<View>, more?: More): Scene {
  const word = wordsFor(locale);
  const crowd = Math.max(...COLUMNS.map((column) => figures(view, column).length));
  const columnH = crowd > 2 ? CROWDED_H : COLUMN_H;
  const mapTop = (crowd > 0 || more !== undefined ? COLUMN_Y + columnH + 36 : COLUMN_Y) + SIDE;
  const seatsY = mapTop + MAP_H + 46;
  const height = seatsY + SEAT_H + 72;
  const { figure, map, gain } = changesOf(view, before);
  const most = Math.max(...view.tribes.map(({ total }) => total));
  const seats = boxes(view.tribes.length, seatsY, SEAT_H);
  const leads = ({ seat, total }: TribeView): boolean =>
    view.final === null ? most > 0 && total === most : view.final.winners.includes(seat);
  return sceneOf(height, [
    ground(height),
    ...headItems(view, word),
    ...boxes(COLUMNS.length, COLUMN_Y, columnH).flatMap((box, i) => {
      const column = COLUMNS[i];
      if (column === undefined) return [];
      if (figures(view, column).length === 0) return more?.free(column, box) ?? [];
      return columnItems(view, column, box, word, figure);
    }),
    ...mapItems(view, mapTop, map, more?.names(mapTop)),
    ...view.tribes
      .flatMap((tribe, i) => {
        const box = seats[i];
        return box === undefined ? [] : [{ tribe, box, by: gain?.seat === tribe.seat ? gain.by : 0 }];
      })
      // The ring lies over the glow of its neighbors.
      .sort((a, b) => a.by - b.by)
      .flatMap(({ tribe, box, by }) => seatItems(view, tribe, box, leads(tribe), by)),
    ...footItems(view, height, word),
  ]);
}

export const glanceScene = (request: PictureRequest<View>): Scene => glanceLayout(request);
