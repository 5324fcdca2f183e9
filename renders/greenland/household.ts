import type { CardSide, SpotView, TribeId, TribeView } from '../../src/games/greenland/view/view-types.js';
import { INKS } from '../kit/palette.js';
import { seatToken } from '../kit/tokens.js';
import { icon, rect, text, type Item } from '../scene.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';
import { householdOf, STRIP, type Inks } from './strip.js';
import { pictureOf } from './tableau-card.js';
import { cardName, type WordLookup } from './words.js';

/** A tribe's household on the sheet: a tile per card, with husband, guards and raiders. */

const TILE = 60;
const TOKEN = 56;
const GAP = 8;
/** Distance between lines of tiles. */
export const HOUSE_LINE = TILE + 6;

/** The husband, guards and raiders beside a card's picture. */
const guestsOf = ({ husband, parties, raidedBy }: SpotView): readonly { tribe: TribeId; n: number }[] => [
  ...(husband === null ? [] : [{ tribe: husband.tribe, n: 1 }]),
  ...parties,
  ...(raidedBy === null || parties.some(({ tribe }) => tribe === raidedBy)
    ? []
    : [{ tribe: raidedBy, n: 1 }]),
];

const guestWidth = (n: number): number => TOKEN + (n > 1 ? 8 + String(n).length * 20 : 2);

/** Ground and drawing of a card: a daughter in her tribe's color, a trophy in gold. */
function toneOf({ kind, tribe }: CardSide): { readonly fill: string; readonly ink: string } {
  if (kind === 'daughter' && tribe !== null)
    return { fill: TRIBE_LOOK[tribe].tint, ink: TRIBE_LOOK[tribe].edge };
  if (kind === 'trophy') return { fill: '#f2cf7d', ink: '#6d4a00' };
  if (kind === 'invention') return { fill: '#e1dcf0', ink: '#4a3a86' };
  if (kind === 'import') return { fill: '#e6d5a8', ink: '#5d4420' };
  return { fill: '#f3e8d0', ink: '#6b4a1f' };
}

interface Tile {
  readonly spot: SpotView;
  readonly w: number;
  readonly words: string;
  readonly ringed: boolean;
}

function tileItems({ spot, w, words, ringed }: Tile, x: number, y: number): Item[] {
  const tone = toneOf(spot.face);
  const guests = guestsOf(spot);
  const room = w - TILE - guests.reduce((sum, { n }) => sum + guestWidth(n), 0) - 6;
  let at = x + w - guests.reduce((sum, { n }) => sum + guestWidth(n), 0) - 2;
  return [
    rect(x, y, w, TILE, {
      fill: tone.fill,
      r: 12,
      ...(ringed ? { stroke: INKS.ember, line: 7 } : {}),
    }),
    icon(pictureOf(spot.face), x + 6, y + 6, 48, { ink: tone.ink, paper: tone.fill }),
    ...(words === ''
      ? []
      : [
          text(x + 60, y, room, TILE, words, {
            size: 33,
            least: 27,
            lines: 2,
            fill: INKS.ink,
            weight: 'bold',
            role: 'place',
          }),
        ]),
    ...guests.flatMap(({ tribe, n }) => {
      const left = at;
      at += guestWidth(n);
      return [
        ...seatToken(TRIBE_LOOK[tribe], left, y + 2, TOKEN),
        ...(n > 1
          ? [
              text(left + TOKEN + 2, y, guestWidth(n) - TOKEN, TILE, String(n), {
                size: 33,
                fill: INKS.ink,
                weight: 'bold',
              }),
            ]
          : []),
      ];
    }),
  ];
}

/** Width of a tile with a name, three to a line. */
const NAMED = Math.floor((STRIP.w - 2 * STRIP.inner - 2 * GAP) / 3);

interface Place {
  readonly spot: SpotView;
  readonly x: number;
  readonly row: number;
  readonly w: number;
  readonly words: string;
}

const LEFT = STRIP.x + STRIP.inner;
const RIGHT = STRIP.x + STRIP.w - STRIP.inner;

/** The place of each card, line by line; with its name if `named`. */
function placesOf(tribe: TribeView, named: boolean, word: WordLookup): readonly Place[] {
  let [x, row] = [LEFT, 0];
  return householdOf(tribe).map((spot) => {
    const guests = guestsOf(spot).reduce((sum, { n }) => sum + guestWidth(n), 0);
    const isNamed = named && TILE + guests + 90 <= NAMED;
    const w = isNamed ? NAMED : TILE + guests + (guests > 0 ? 2 : 0);
    if (x + w > RIGHT) [x, row] = [LEFT, row + 1];
    const place = { spot, x, row, w, words: isNamed ? cardName(word, spot.face) : '' };
    x += w + GAP;
    return place;
  });
}

export const linesOf = (tribe: TribeView, named: boolean, word: WordLookup): number =>
  1 + (placesOf(tribe, named, word).at(-1)?.row ?? 0);

/** Upper edge and number of lines of a household, and whether tiles have names. */
interface Room {
  readonly y: number;
  readonly lines: number;
  readonly named: boolean;
}

/** The tiles of a household; cards that don't fit are counted. */
export function householdItems(
  tribe: TribeView,
  before: TribeView | undefined,
  { y, lines, named }: Room,
  inks: Inks,
  word: WordLookup,
): Item[] {
  const known =
    before === undefined ? undefined : new Set(householdOf(before).map((spot) => JSON.stringify(spot)));
  const places = placesOf(tribe, named, word);
  const isWhole = places.every(({ row }) => row < lines);
  const end = RIGHT - (isWhole ? 0 : TILE);
  const shown = isWhole
    ? places
    : places.filter(({ row, x, w }) => row < lines && (row < lines - 1 || x + w <= end));
  return [
    ...shown.flatMap(({ spot, x, row, w, words }) =>
      tileItems(
        { spot, w, words, ringed: known !== undefined && !known.has(JSON.stringify(spot)) },
        x,
        y + row * HOUSE_LINE,
      ),
    ),
    ...(isWhole
      ? []
      : [
          text(end, y + (lines - 1) * HOUSE_LINE, TILE, TILE, `+${places.length - shown.length}`, {
            size: 36,
            fill: inks.ink,
            weight: 'bold',
            align: 'right',
          }),
        ]),
  ];
}
