import type { Ctx } from '../../../../kernel/index.js';
import { homeRow } from '../../board/abilities.js';
import { cardId } from '../../cards/cards.js';
import {
  NO_CARD,
  NOBODY,
  PER_MARINER,
  ROWS,
  TRIBES,
  type Card,
  type G,
  type Ground,
  type RowNo,
  type Spot,
  type PublicState,
  type Tribe,
} from '../../vocabulary/model.js';
import type { CardInfo } from '../../cards/pack.js';
import { isNewWorld, unassigned } from '../../board/people.js';
import { freeMariners, roomAbroad, transportOf, type Transport } from '../../board/transport.js';
import { matriarchsAt } from '../../board/women.js';

/** K3: the hunting ground of the turn, rolled or chosen by matriarchs. */

/** Highest face for the home row; on higher faces the tribe goes abroad if it can. */
const STAYS_HOME = 3;

/** Has the tribe boats or sleds to hunt in the other row? */
export function canGoAbroad(g: PublicState, t: Tribe): boolean {
  const tr = transportOf(g, t);
  return tr.sleds > 0 || freeMariners(tr) > 0;
}

/**
 * Biomes of a row in counting order: along the warm side from the right of the New World, then along the cold
 * side from its left, skipping gaps (R103).
 */
function countedBiomes(g: PublicState, row: RowNo): Card[] {
  const { warm, cold } = g.rows[row];
  return [...warm, ...[...cold].reverse()].map((spot) => spot.card).filter((card) => !isNewWorld(g, card));
}

/** The row by a die (K3); abroad only with boats or sleds. */
export function rollRow(c: Ctx<G>, t: Tribe): RowNo {
  const home = homeRow(c.g, t);
  const die = c.die();
  const row = die <= STAYS_HOME || !canGoAbroad(c.g, t) ? home : home === 0 ? 1 : 0;
  c.emit('saga.row-rolled', { tribe: TRIBES[t], die, row: ROWS[row] });
  return row;
}

/** Rolls for a biome, again while the number has none; with a tracker matriarch any biome is possible (K3). */
function rollBiome(c: Ctx<G>, t: Tribe, row: RowNo): Card {
  const cards = countedBiomes(c.g, row);
  if (matriarchsAt(c.g, t, 5) > 0 || cards.length === 0) {
    c.emit('saga.row-open', { tribe: TRIBES[t], row: ROWS[row] });
    return NO_CARD;
  }
  let die = c.die();
  while (die > cards.length) die = c.die();
  const card = cards[die - 1] ?? NO_CARD;
  c.emit('saga.ground', { tribe: TRIBES[t], die, card: cardId(c.g, card) });
  return card;
}

/** Are there more hunters than boats can carry to one card abroad? Sleds carry any number (E1). */
function overflowsBoats(g: PublicState, t: Tribe): boolean {
  const tr = transportOf(g, t);
  return tr.sleds === 0 && unassigned(g, t) > freeMariners(tr) * PER_MARINER;
}

/** K3: sets the biome in the chosen or rolled row; people without a boat hunt at home (R118). */
export function fixGround(c: Ctx<G>, t: Tribe, row: RowNo, diced: boolean): void {
  const { women } = c.g;
  if (women === undefined) return;
  const home = homeRow(c.g, t);
  const card = rollBiome(c, t, row);
  const extras = diced && row !== home && overflowsBoats(c.g, t) ? rollBiome(c, t, home) : null;
  women.ground = { row, card, extras };
}

/** Is there no transport left to the hunting ground abroad? */
function boatsAreFull(g: PublicState, t: Tribe, tr: Transport, ground: Ground): boolean {
  const { warm, cold } = g.rows[ground.row];
  const fits = (spot: Spot): boolean =>
    (ground.card === NO_CARD ? !isNewWorld(g, spot.card) : spot.card === ground.card) &&
    roomAbroad(g, t, tr, spot, NOBODY) > 0;
  return !warm.some(fits) && !cold.some(fits);
}

/**
 * May hunters be placed on a card of a row (K3)? On the hunting ground; on animals and inventions of the home
 * row with a matriarch as shaman or artisan, in the New World with one as mariner (K4).
 */
export function isOnGround(g: PublicState, t: Tribe, tr: Transport, info: CardInfo): boolean {
  const ground = g.women?.ground ?? null;
  if (ground === null) return false;
  if (info.kind === 'newWorld') return matriarchsAt(g, t, 6) > 0;
  if (info.row === ground.row && (ground.card === NO_CARD || ground.card === info.card)) return true;
  if (info.row !== homeRow(g, t)) return false;
  const { extras } = ground;
  if (extras !== null && (extras === NO_CARD || extras === info.card) && boatsAreFull(g, t, tr, ground))
    return true;
  return (info.isDomestic && matriarchsAt(g, t, 2) > 0) || (info.isInvention && matriarchsAt(g, t, 3) > 0);
}
