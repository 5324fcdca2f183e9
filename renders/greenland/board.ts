import type { RowView, SpotView, View } from '../../src/games/greenland/view/view-types.js';
import type { PictureRequest } from '../contract.js';
import type { Entry } from '../kit.js';
import { rect, type Item, type Scene } from '../scene.js';
import { biomeCard, CARD_H, CARD_W, deckCell } from './biome-card.js';
import { eventPanel, headBar, orderBar } from './header.js';
import { COLOUR } from './palette.js';
import { badge, bold, put, run, scene, token, type Run } from './pieces.js';
import { PATROL_H, patrolBand, sayFor } from './patrol.js';
import { entriesFor, legendLines } from './signs.js';
import { cardName, type Say } from './words.js';

/**
 * The table: both rows read like a page, from the coldest card on the left through the deck to the warm card
 * that freezes next, four to a line, so that a card is large enough to be read on a phone.
 */

const BOARD_W = 1200;
const BOARD_H = 1600;
const MARGIN = 16;
const COLUMNS = 4;
const STEP_X = CARD_W + 10;
const STEP_Y = CARD_H + 7;
const BAND_HEAD = 44;
/** Cards and deck of a row in two lines that are no wider than a picture may be. */
const MOST_CELLS = 10;
const TEXT = 32;
/** Height of what stands below the rows. */
const FOOT = 120;
/** Where the order of play stands. */
const ORDER = { y: 276, h: 92 };

/** A spot as it can be compared: the card, its side, and who stands on it. */
const mark = (spot: SpotView): string => JSON.stringify([spot.face.id, spot.hostile, spot.parties]);

/** What stood where, side by side, in an earlier view. */
function marksOf(row: RowView | undefined): ReadonlySet<string> {
  if (row === undefined) return new Set();
  return new Set([...row.cold.map((s) => `cold ${mark(s)}`), ...row.warm.map((s) => `warm ${mark(s)}`)]);
}

function bandHead(row: RowView, say: Say, y: number, width: number): Item[] {
  const north = row.row === 'north';
  const homes = north ? (['tunit', 'thule'] as const) : (['norse', 'sami'] as const);
  return [
    bold(MARGIN + 6, y, 560, BAND_HEAD, say(north ? 'north' : 'south'), 40, '#ffffff', { least: TEXT }),
    put(
      run(
        { items: [bold(0, 0, 170, 40, say('homeOf'), TEXT, COLOUR.mist, { align: 'right' })], width: 180 },
        ...homes.map((tribe): Run => ({ items: token(tribe, 0, -2, 40, TEXT), width: 48 })),
      ),
      width - MARGIN - 4,
      y + 3,
      'right',
    ),
  ];
}

/**
 * The cell of each card, cold ones first. The deck has the last one of the upper line to itself; cold cards stand from
 * the first cell on and warm ones up to the last, so that a card that comes or goes moves none of the other side.
 */
function placesOf({ cold, warm }: RowView, columns: number, deck: boolean): number[] {
  const cells = Array.from({ length: columns * 2 }, (_, i) => i).filter((i) => !deck || i !== columns - 1);
  return [...cells.slice(0, cold.length), ...cells.slice(cells.length - warm.length)];
}

/** The card that the next migration replaces (D1). */
function lowestClimax(row: RowView): SpotView | undefined {
  return [...row.cold, ...row.warm].reduce<SpotView | undefined>(
    (low, spot) => (low === undefined || (spot.face.climax ?? 99) < (low.face.climax ?? 99) ? spot : low),
    undefined,
  );
}

/** How many parties a card shows at most; whether cards leave the cold side for the warm one (L3). */
interface BandLook {
  /** Cards side by side: as many as two lines take. */
  readonly columns: number;
  readonly width: number;
  /** Whether the deck lies between cold and warm; where there is no room for it, the heading counts it. */
  readonly deck: boolean;
  readonly limit: number;
  readonly warming: boolean;
  /** Id of the card that is the occupiers' mine (L5). */
  readonly mine: string | undefined;
}

function band(row: RowView, before: RowView | undefined, look: BandLook, say: Say, y: number): Item[] {
  const { columns, width } = look;
  const known = before === undefined ? null : marksOf(before);
  const ringed = (side: 'cold' | 'warm', spot: SpotView): boolean =>
    known !== null && !known.has(`${side} ${mark(spot)}`);
  const top = y + BAND_HEAD;
  const at = (i: number): readonly [number, number] => [
    MARGIN + (i % columns) * STEP_X,
    top + Math.floor(i / columns) * STEP_Y,
  ];
  const places = placesOf(row, columns, look.deck);
  const items = bandHead(row, say, y, width);
  if (!look.deck)
    items.push(bold(width / 2 - 160, y, 320, BAND_HEAD, `${row.deck} ${say('deck')}`, TEXT, COLOUR.mist));
  const lowest = lowestClimax(row);
  const draw = (spot: SpotView, side: 'cold' | 'warm', place: number, last: boolean): Item => {
    const note = last
      ? side === 'warm'
        ? { icon: 'snow', text: say('freezes') }
        : { icon: look.warming ? 'sun' : 'skull', text: say('leaves') }
      : spot === lowest && row.deck > 0
        ? { icon: row.row === 'north' ? 'migrationNorth' : 'migrationSouth', text: say('replaced') }
        : spot.face.id === look.mine
          ? { icon: 'hammer', text: say('patrol.mine') }
          : undefined;
    return biomeCard(spot, ...at(places[place] ?? place), {
      name: cardName(say, spot.face),
      cold: side === 'cold',
      ringed: ringed(side, spot),
      limit: look.limit,
      ...(note === undefined ? {} : { note }),
    });
  };
  const lastCold = row.warm.length === 0 || look.warming ? row.cold.length - 1 : -1;
  row.cold.forEach((spot, i) => items.push(draw(spot, 'cold', i, i === lastCold)));
  const words = { cold: say('cold'), warm: say('warm'), deck: say('deck'), hit: say('hit') };
  if (look.deck) items.push(deckCell(row.row, row.deck, ...at(columns - 1), words));
  row.warm.forEach((spot, i) =>
    items.push(draw(spot, 'warm', row.cold.length + i, i === row.warm.length - 1 && !look.warming)),
  );
  return items;
}

/** The signs that stand on this table, as many as there is room for; `/help icons` has them all. */
function legend(drawn: readonly Item[], changed: boolean, say: Say, y: number): Item[] {
  const number: Entry = { items: badge(0, 1, 33, '2', COLOUR.hit, 32), width: 33, words: say('hits') };
  const ring: Entry = {
    items: [rect(4, 5, 26, 26, { stroke: COLOUR.ring, line: 6, r: 6 })],
    width: 33,
    words: say('changed'),
  };
  const entries = [number, ...(changed ? [ring] : []), ...entriesFor(drawn, say)];
  return [
    rect(0, y - 6, BOARD_W, BOARD_H - y + 6, { fill: COLOUR.night }),
    ...legendLines(entries, y, 3).items,
  ];
}

/** Draws both rows, the event, the order of play and a legend from a view. */
export function boardScene(request: PictureRequest<View>): Scene {
  const { view, before } = request;
  const say = sayFor(view, request.locale);
  const warming = view.patrol !== undefined;
  const cells = Math.max(...view.rows.map(({ cold, warm }) => cold.length + warm.length + 1));
  const deck = cells <= MOST_CELLS;
  const columns = Math.max(COLUMNS, Math.ceil((deck ? cells : cells - 1) / 2));
  const width = BOARD_W + (columns - COLUMNS) * STEP_X;
  const look: BandLook = { columns, width, deck, limit: 6, warming, mine: view.patrol?.mine?.id };
  const bandHeight = BAND_HEAD + STEP_Y * 2;
  const north = 84 + 8 + 176 + 8 + 92 + 4;
  const items: Item[] = [
    ...headBar(view, say, width),
    ...eventPanel(view, say, MARGIN, 92, width - MARGIN * 2, 176),
    ...orderBar(view, say, MARGIN, ORDER.y, width - MARGIN * 2, ORDER.h),
    ...band(view.rows[0], before?.rows[0], look, say, north),
    ...band(view.rows[1], before?.rows[1], look, say, north + bandHeight + 2),
  ];
  const { patrol } = view;
  if (patrol !== undefined)
    return scene(width, BOARD_H, COLOUR.slate, [
      ...items,
      ...patrolBand(patrol, say, BOARD_H - PATROL_H + 2, width),
    ]);
  return scene(width, BOARD_H, COLOUR.slate, [
    ...items,
    ...legend(items, before !== undefined, say, BOARD_H - FOOT + 6),
  ]);
}
