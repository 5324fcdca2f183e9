import type { View } from '../../src/games/greenland/view/view-types.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { changed } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { line, SIZE, subtitle, title } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import type { Item, Scene } from '../scene.js';
import { ALT } from './alt.js';
import { changedTiles, deckItems, peopleOn, rowOf, tileItems } from './glance-rows.js';
import { changedSeats, occupiersItems, seatBoxes, seatItems } from './glance-seats.js';
import { footItems, glanceText, headWords } from './glance-words.js';
import { ground, sunClock, type Band } from './ground.js';
import { viewWords } from './patrol.js';
import type { WordLookup } from './words.js';

/** Greenland at a glance: both rows with hunters, the active tribe, the leader, and the next step. */

const HEIGHT = 1254;
const BANDS: readonly [Band, Band] = [
  { y: 232, sea: 240, land: 174 },
  { y: 646, sea: 240, land: 176 },
];
const SEATS = { y: 1078, h: 112 } as const;
/** More rings would highlight nothing. */
const RINGS = 2;

function laid(view: View) {
  const rows = view.rows.map((row, i) => rowOf(row, BANDS[i] ?? BANDS[0], view.patrol !== undefined));
  return { rows, tiles: rows.flatMap((row) => row.tiles) };
}

function headItems(view: View, word: WordLookup): Item[] {
  const turn = word('glance.turn', { turn: view.turn });
  const turns = word('glance.of', { turns: view.turns });
  const end = 28 + Math.ceil(widthOf(turn, SIZE.title, 'title')) + 18;
  const isPlayed = view.turn > 0;
  return [
    ...sunClock(view.turn, view.turns),
    title(turn, isPlayed ? 300 : 380),
    ...(isPlayed ? [line(end, 74, 140, turns, 40, { fill: '#ffffff', cast: true })] : []),
    subtitle(headWords(view, word), 390),
    ...occupiersItems(view),
  ];
}

export function glanceScene({ view, before, locale }: PictureRequest<View>): Scene {
  const word = viewWords(view, locale);
  const { rows, tiles } = laid(view);
  const rung = changedTiles(tiles, before);
  const boxes = seatBoxes(view, SEATS.y, SEATS.h);
  const items: Item[] = [
    ground(
      HEIGHT,
      BANDS.map((band, i) => ({ ...band, shore: rows[i]?.shore ?? 0 })),
      INKS.night,
    ),
    ...headItems(view, word),
    ...BANDS.map(({ y }, i) =>
      line(28, y + 42, 500, word(i === 0 ? 'northName' : 'southName'), 40, {
        weight: 'title',
        fill: '#ffffff',
        cast: true,
      }),
    ),
    ...rows.flatMap(({ deck }, i) => (deck === undefined ? [] : deckItems(deck, view.rows[i]?.deck ?? 0))),
    ...tiles.flatMap((tile) => tileItems(tile, word)),
    ...rung.flatMap(({ box }) => changed(box)),
    ...tiles.flatMap(peopleOn),
    ...view.tribes.flatMap((tribe) => {
      const box = boxes.get(tribe.tribe);
      return box === undefined ? [] : seatItems(view, tribe, box, word);
    }),
    ...changedSeats(view, before, boxes, RINGS - rung.length),
    ...footItems(view, word, HEIGHT),
  ];
  return sceneOf(HEIGHT, items);
}

export function glanceAlt(request: PictureRequest<View>): readonly string[] {
  const { view, before, locale } = request;
  const word = viewWords(view, locale);
  return [...glanceText(view, changedTiles(laid(view).tiles, before), word), ...ALT.table(request).slice(1)];
}
