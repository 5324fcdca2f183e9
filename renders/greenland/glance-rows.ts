import type { RowView, SpotView, View } from '../../src/games/greenland/view/view-types.js';
import { INKS } from '../kit/palette.js';
import { card, type Box } from '../kit/plates.js';
import { people } from '../kit/tokens.js';
import { hyphenated, WIDTH } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import { icon, path, rect, shadow, text, type Item } from '../scene.js';
import { beastOf } from './beasts.js';
import type { Band } from './ground.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';
import { cardName, type WordLookup } from './words.js';

/** Both rows of the glance: ice on the sea, paper on the land, and the hunters on each card. */

/** Height of tiles, and distance from a band's top to its cold and warm lines. */
export interface Lines {
  readonly h: number;
  readonly cold: number;
  readonly warm: number;
}
const LINES: Lines = { h: 138, cold: 56, warm: 238 };

export interface Tile {
  readonly spot: SpotView;
  readonly box: Box;
  readonly cold: boolean;
  /** The next change of the card: freezes, leaves or (on patrol) warms. */
  readonly next?: 'snowflake' | 'arrow' | 'warming';
}

const COLD = { fill: '#fbfeff', fade: '#a9cddd', texture: 'dust', edge: '#e9f5fa' } as const;
/** Paper of warm cards and other printed things. */
export const PAPER = { fill: '#fdf6e4', fade: '#ead8ae', texture: 'fiber', edge: '#fff8e6' } as const;

/** An ice floe: a tile whose edges aren't quite straight. */
function floe({ x, y, w, h }: Box): Item[] {
  const [right, bottom] = [x + w, y + h];
  const corners = [
    [x + 10, y + 3],
    [x + w / 2, y - 1],
    [right - 10, y + 2],
    [right - 1, y + 12],
    [right + 2, y + h / 2],
    [right - 2, bottom - 14],
    [right - 12, bottom - 3],
    [x + w / 2, bottom + 2],
    [x + 12, bottom - 2],
    [x + 1, bottom - 12],
    [x - 2, y + h / 2],
    [x + 2, y + 12],
  ];
  const d = `M${corners.map(([left, top]) => `${left} ${top}`).join('L')}Z`;
  return [
    shadow(x, y + 10, w, h, { alpha: 0.5, spread: 20 }),
    path(d, {
      fill: COLD.fill,
      fade: { to: COLD.fade, top: y, bottom: y + h },
      texture: COLD.texture,
      stroke: COLD.edge,
      line: 3,
    }),
  ];
}

/** Number of lines of a name at the font size of two-line names. */
function linesOf(words: string, w: number): number {
  let [lines, on] = [1, ''];
  for (const word of words.split(' ')) {
    const longer = on === '' ? word : `${on} ${word}`;
    if (on !== '' && widthOf(longer, 33, 'bold') > w) [lines, on] = [lines + 1, word];
    else on = longer;
  }
  return lines;
}

/** A cold card's floe, a warm card's paper. */
export const groundOf = ({ box, cold }: Tile): Item[] => (cold ? floe(box) : card(box, PAPER));

/** The number of hits that a hunt requires. */
export const hitsChip = (hits: number | undefined, cold: boolean, x: number, y: number): Item[] => [
  rect(x, y, 44, 46, { fill: cold ? '#1f5672' : '#5d4322', r: 10 }),
  text(x, y, 44, 46, String(hits ?? '–'), {
    size: 42,
    fill: '#ffffff',
    weight: 'bold',
    align: 'center',
  }),
];

/** Colors of a card's next change: freezing, leaving or warming. */
export const NEXT_INK = { snowflake: '#1f6f96', arrow: INKS.bad, warming: INKS.ink } as const;

export function tileItems(tile: Tile, lookUp: WordLookup): Item[] {
  const { spot, box, cold, next } = tile;
  const { x, y, w } = box;
  const { face } = spot;
  const name = hyphenated(cardName(lookUp, face), 28, w - 6);
  const lines = linesOf(name, w - 8);
  const tall = [40, 40, 74, 96][lines] ?? 96;
  const animal = Math.min([84, 84, 52, 34][lines] ?? 34, w - 70);
  return [
    ...groundOf(tile),
    icon(beastOf(face.id, face.hunt?.type), x + (w - animal) / 2 + 10, y + 8, animal, {
      ink: cold ? '#2f6484' : '#7d5a34',
      paper: cold ? '#fbfeff' : '#fdf6e4',
      relief: true,
    }),
    ...hitsChip(face.hunt?.hits, cold, x + 10, y + 8),
    text(x + 2, y + 128 - tall, w - 4, tall, name, {
      size: lines > 1 ? 33 : 34,
      least: 27,
      lines,
      role: 'place',
      fill: INKS.ink,
      weight: 'bold',
      align: 'center',
    }),
    ...(next === undefined ? [] : [icon(next, x + w - 54, y + 8, 44, { ink: NEXT_INK[next] })]),
  ];
}

/** The people on a tile, drawn after all tiles because they may be wider than the tile. */
export const peopleOn = ({ spot: { parties }, box: { x, y, w, h } }: Tile): Item[] =>
  people(
    parties.map(({ tribe, n }) => ({ look: TRIBE_LOOK[tribe], n })),
    x + w / 2,
    y + h - 12,
  );

/** The deck beside the cold cards. */
export const deckItems = ({ x, y, w, h }: Box, n: number): Item[] => {
  const [left, width] = [x + w / 2 - 48, 96];
  return [
    ...[12, 6, 0].flatMap((off) => [
      rect(left + off, y + 4 + off / 2, width, h - 16, {
        fill: '#22445a',
        texture: 'stone',
        stroke: '#8fb3c4',
        line: 3,
        r: 12,
      }),
    ]),
    text(left, y, width, h - 8, String(n), { size: 56, fill: '#ffffff', weight: 'bold', align: 'center' }),
  ];
};

/** Equally wide boxes side by side. */
export const columnsOf = (columns: number, y: number, h: number): readonly Box[] => {
  const w = Math.floor((WIDTH - 48 - (columns - 1) * 12) / columns);
  return Array.from({ length: columns }, (_, i) => ({ x: 24 + i * (w + 12), y, w, h }));
};

/** A row as it lies in its band. */
interface Row {
  readonly tiles: readonly Tile[];
  /** Absent if the cards leave no room for it. */
  readonly deck: Box | undefined;
  /** Where the land begins below the lower line; cold cards left of it lie on the sea. */
  readonly shore: number;
}

/** Least number of columns, and the number of cards that leaves no room for the deck. */
const USUAL = 4;
const MOST = 10;

/**
 * Cold cards start at the upper left, warm ones end at the lower right, and the deck ends the upper line, so that
 * changes on one side don't move the other.
 */
export function rowOf({ cold, warm }: RowView, { y }: Band, warming: boolean, lines = LINES): Row {
  const cards = cold.length + warm.length;
  const hasDeck = cards < MOST;
  const columns = Math.max(USUAL, Math.ceil((cards + (hasDeck ? 1 : 0)) / 2));
  const upper = columnsOf(columns, y + lines.cold, lines.h);
  const lower = columnsOf(columns, y + lines.warm, lines.h);
  const deck = hasDeck ? upper.at(-1) : undefined;
  const cells = [...(hasDeck ? upper.slice(0, -1) : upper), ...lower];
  const firstWarm = cells.length - warm.length;
  const tile = (spot: SpotView, cell: number, isCold: boolean, next?: Tile['next']): Tile[] => {
    const box = cells[cell];
    return box === undefined ? [] : [{ spot, box, cold: isCold, ...(next === undefined ? {} : { next }) }];
  };
  return {
    deck,
    shore: cold.length <= (hasDeck ? columns - 1 : columns) ? 0 : (cells[firstWarm]?.x ?? WIDTH + 30) - 6,
    tiles: [
      ...cold.flatMap((spot, i) =>
        tile(
          spot,
          i,
          true,
          i < cold.length - 1 ? undefined : warming ? 'warming' : warm.length === 0 ? 'arrow' : undefined,
        ),
      ),
      ...warm.flatMap((spot, i) =>
        tile(spot, firstWarm + i, false, i === warm.length - 1 && !warming ? 'snowflake' : undefined),
      ),
    ],
  };
}

/** A card's side and the people on it. */
const standing = ({ parties }: SpotView, isCold: boolean): string => JSON.stringify([isCold, parties]);

/** At most two tiles that changed since the last picture: new cards first, then people and sides. */
export function changedTiles(tiles: readonly Tile[], before: View | undefined): readonly Tile[] {
  if (before === undefined) return [];
  const lay = new Map(
    before.rows.flatMap(({ cold, warm }) =>
      [...cold, ...warm].map((spot) => [spot.face.id, standing(spot, cold.includes(spot))]),
    ),
  );
  const fresh = tiles.filter(({ spot }) => !lay.has(spot.face.id));
  const moved = tiles.filter(({ spot, cold }) => standing(spot, cold) !== lay.get(spot.face.id));
  return [...new Set([...fresh, ...moved])].slice(0, 2);
}
