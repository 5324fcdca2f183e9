import { type Ctx, takeLast } from '../../../../kernel/index.js';
import { cardId, cardInfo } from '../../cards/cards.js';
import { NORTH, ROWS, SOUTH, type G, type Row, type RowId, type Spot } from '../../vocabulary/model.js';
import { allPiecesOn, clearSpot, newSpot } from '../../board/people.js';
import { rulesOf } from '../../variants.js';

/** D1 migrations and D4 global cooling: cards enter and leave the rows. */

/** E2: people on a card that leaves the game go to Valhalla. */
function leavesTheGame(c: Ctx<G>, spot: Spot): void {
  const lost = allPiecesOn(c.g, spot);
  clearSpot(c.g, spot, 'valhalla');
  c.g.discards.push(spot.card);
  if (lost > 0) c.emit('event.colony-lost', { card: cardId(c.g, spot.card), n: lost });
}

/** D1: the card with the lowest climax, on either side; the New World's climax is the highest (R24). */
function lowestClimax(g: G, row: Row): { side: Spot[]; index: number } | undefined {
  let found: { side: Spot[]; index: number } | undefined;
  let lowest = Infinity;
  for (const side of [row.warm, row.cold]) {
    for (let index = 0; index < side.length; index++) {
      const { climax } = cardInfo(g, (side[index] as Spot).card);
      if (climax >= lowest) continue;
      lowest = climax;
      found = { side, index };
    }
  }
  return found;
}

/** D1: the deck's top card replaces the lowest climax. Nothing happens if deck or row is empty (R23). */
export function migration(c: Ctx<G>, rowId: RowId): void {
  const { g } = c;
  const no = rowId === 'north' ? NORTH : SOUTH;
  const place = lowestClimax(g, g.rows[no]);
  const card = place === undefined ? undefined : takeLast(c, g.decks[no]);
  if (card === undefined || place === undefined) {
    c.emit('event.no-migration', { row: rowId });
    return;
  }
  const old = place.side[place.index] as Spot;
  leavesTheGame(c, old);
  place.side[place.index] = newSpot(card);
  c.emit('event.migration', { row: rowId, gone: cardId(g, old.card), card: cardId(g, card) });
}

/** D4: the rightmost warm card of each row freezes; without one the oldest cold card leaves (deep freeze). */
export function solar(c: Ctx<G>): void {
  const { g } = c;
  if (rulesOf(g).warming) return warm(c);
  for (const no of [NORTH, SOUTH] as const) {
    const row = g.rows[no];
    const cooled = row.warm.pop();
    if (cooled !== undefined) {
      row.cold.push(cooled);
      c.emit('event.cooling', { row: ROWS[no], card: cardId(g, cooled.card) });
      continue;
    }
    const frozen = row.cold.shift();
    if (frozen === undefined) continue;
    c.emit('event.deep-freeze', { row: ROWS[no], card: cardId(g, frozen.card) });
    leavesTheGame(c, frozen);
  }
}

/** L3: in each row the cold card beside the deck turns warm, after earlier arrivals (R73). */
function warm(c: Ctx<G>): void {
  for (const no of [NORTH, SOUTH] as const) {
    const row = c.g.rows[no];
    const warmed = row.cold.shift();
    if (warmed === undefined) continue;
    row.warm.push(warmed);
    c.emit('event.warming', { row: ROWS[no], card: cardId(c.g, warmed.card) });
  }
}
