import type { RowView, SpotView, View } from '../../src/games/greenland/view/view-types.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';
import { changed } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import type { Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, line, SIZE, title, WIDTH } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import { icon, text, type Item, type Scene } from '../scene.js';
import { changedTiles, deckItems, rowOf, type Lines } from './glance-rows.js';
import { groundText } from './event-words.js';
import { occupiersItems } from './glance-seats.js';
import { headWords } from './glance-words.js';
import { ground, type Band } from './ground.js';
import { gap, put, run, times, type Run } from './pieces.js';
import { viewWords } from './patrol.js';
import { ROW_CARD_H, rowCard, rowCardPeople } from './row-card.js';
import type { WordLookup } from './words.js';

/** The table: both rows in the glance's layout, with all printed details of each card. */

const LINES: Lines = { h: ROW_CARD_H, cold: 46, warm: 310 };
const BANDS: readonly [Band, Band] = [
  { y: 92, sea: 292, land: 274 },
  { y: 658, sea: 292, land: 274 },
];
const HEIGHT = 1282;
const HOMES = { north: ['tunit', 'thule'], south: ['norse', 'sami'] } as const;

/** The card that the next migration replaces (D1). */
function lowestClimax({ cold, warm, deck }: RowView): SpotView | undefined {
  const [lowest] = [...cold, ...warm].toSorted((a, b) => (a.face.climax ?? 99) - (b.face.climax ?? 99));
  return deck === 0 ? undefined : lowest;
}

function headItems(view: View, word: WordLookup): Item[] {
  const turn = word('glance.turn', { turn: view.turn });
  const end = 28 + Math.ceil(widthOf(turn, 64, 'title')) + 16;
  const turns = view.turn === 0 ? '' : word('glance.of', { turns: view.turns });
  const now = end + Math.ceil(widthOf(turns, 36, 'bold')) + 24;
  return [
    { ...title(turn, 380), size: 64 },
    line(end, 74, 140, turns, 36, { fill: '#ffffff', cast: true }),
    line(now, 74, WIDTH - now - 28, headWords(view, word), SIZE.subtitle, {
      fill: INKS.ember,
      cast: true,
      least: SIZE.least,
      align: 'right',
    }),
  ];
}

/** The row's name; its deck with the tribes at home in the row, or only the deck's number if cards leave no room. */
function rowHead(row: RowView, y: number, deck: Box | undefined, word: WordLookup): Item[] {
  const words = word(row.row === 'north' ? 'northName' : 'southName');
  const [first, second] = HOMES[row.row];
  return [
    line(28, y + 30, 420, words, 36, { weight: 'title', fill: '#ffffff', cast: true }),
    ...(deck === undefined
      ? [
          icon('deck', 700, y - 6, 40, { ink: '#8fb3c4', paper: '#22445a' }),
          text(746, y - 10, 60, 46, String(row.deck), {
            size: 38,
            fill: '#ffffff',
            weight: 'bold',
            cast: true,
          }),
        ]
      : [
          ...deckItems(deck, row.deck),
          ...seatToken(TRIBE_LOOK[first], deck.x + deck.w / 2 - 28, deck.y + 14, 56),
          ...seatToken(TRIBE_LOOK[second], deck.x + deck.w / 2 - 28, deck.y + deck.h - 80, 56),
        ]),
  ];
}

/** The faces that hit on the cold and the warm side (D4); on patrol, the shared goods and conditions. */
function footItems(view: View, word: WordLookup): Item[] {
  const { event, women } = view;
  if (view.patrol !== undefined) return occupiersItems(view, 108, HEIGHT - 59);
  const dice = (sign: string, ink: string, faces: readonly number[]): Run =>
    run(times(sign, 1, 38, 46, ink), ...faces.map((face) => times(`die${face}`, 1, 34, 38)), gap(16));
  const words =
    women !== undefined ? groundText(view, women, word) : event === null ? '' : word.nameOf(event.id);
  return [
    { ...lastLine(HEIGHT, words), w: 460 },
    put(
      run(dice('snowflake', '#bfe0f2', [1]), dice('sun', INKS.ember, [1, 2])),
      WIDTH - 12,
      HEIGHT - 50,
      'right',
    ),
  ];
}

export function boardScene({ view, before, locale }: PictureRequest<View>): Scene {
  const word = viewWords(view, locale);
  const rows = view.rows.map((row, i) => rowOf(row, BANDS[i] ?? BANDS[0], view.patrol !== undefined, LINES));
  const tiles = rows.flatMap((row) => row.tiles);
  const lowest = view.rows.map(lowestClimax);
  const mine = view.patrol?.mine?.id;
  return sceneOf(HEIGHT, [
    ground(
      HEIGHT,
      BANDS.map((band, i) => ({ ...band, shore: rows[i]?.shore ?? 0 })),
      INKS.night,
    ),
    ...headItems(view, word),
    ...tiles.flatMap((tile) =>
      rowCard(
        tile,
        { replaced: lowest.includes(tile.spot), mine: mine !== undefined && tile.spot.face.id === mine },
        word,
      ),
    ),
    ...changedTiles(tiles, before).flatMap(({ box }) => changed(box)),
    // Drawn after the rings, which would otherwise cover the names.
    ...rows.flatMap(({ deck }, i) => {
      const row = view.rows[i];
      return row === undefined ? [] : rowHead(row, BANDS[i]?.y ?? 0, deck, word);
    }),
    ...tiles.flatMap(rowCardPeople),
    ...footItems(view, word),
  ]);
}
