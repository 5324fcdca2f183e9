import type { Ctx } from '../../../kernel/index.js';
import { DISTANCE, JUNCTURES, JUNCTURE_NAMES, TILES, tileOf } from '../map.js';
import { secretOf, tally, tribeOf, type G, type SeatId, type PublicState } from '../model.js';
import type { Offer } from '../texts.js';

/** Choices shared by columns and benefits. */

/** Offers moves of the active tribe's Camps, up to `most` steps. */
export function offerMoves(c: Ctx<G>, most: number, offer: Offer): void {
  const { at } = tribeOf(c.g, c.g.active);
  for (let tile = 0; tile < at.length; tile++) {
    if ((at[tile] ?? 0) === 0) continue;
    const reach = reachOf(tile, most);
    if (reach.length > 0) offer.can('move', TILES[tile] ?? '', { name: 'to', oneOf: reach });
  }
}

const reaches: string[][][] = TILES.map((_, tile) =>
  [0, 1, 2, 3, 4].map((n) => TILES.filter((__, to) => to !== tile && (DISTANCE[tile]?.[to] ?? 9) <= n)),
);

/** Tiles within `most` steps of one; no tile is further than four. */
export const reachOf = (tile: number, most: number): readonly string[] =>
  reaches[tile]?.[Math.max(0, Math.min(4, most))] ?? [];

/** Moves a Camp. @returns its steps */
export function moveCamp(c: Ctx<G>, seat: SeatId, from: string, to: string): number {
  const { at } = tribeOf(c.g, seat);
  const a = tileOf(from);
  const b = tileOf(to);
  at[a] = (at[a] ?? 0) - 1;
  at[b] = (at[b] ?? 0) + 1;
  c.emit('camp.moved', { tribe: seat, from, to });
  return DISTANCE[a]?.[b] ?? 1;
}

/** Junctures where the tribe may place a Village: no Village yet, and a Camp on each of the three tiles (N3.3). */
export function openJunctures(g: PublicState, seat: SeatId): string[] {
  const { at, villages } = tribeOf(g, seat);
  if (villages === 0) return [];
  const found: string[] = [];
  for (let i = 0; i < JUNCTURES.length; i++) {
    const tiles = JUNCTURES[i];
    if (tiles === undefined || g.villages[i] !== '') continue;
    if ((at[tiles[0]] ?? 0) > 0 && (at[tiles[1]] ?? 0) > 0 && (at[tiles[2]] ?? 0) > 0)
      found.push(JUNCTURE_NAMES[i] ?? '');
  }
  return found;
}

/** Offers burials: up to `most` cards, from one zone at a time (N3.1). */
export function offerBurials(c: Ctx<G>, most: number, offer: Offer): void {
  const { g } = c;
  const tribe = tribeOf(g, g.active);
  offerFrom('hand', secretOf(g, g.active).hand, most, offer);
  offerFrom('discard', tribe.discard, most, offer);
  offerFrom('board', tribe.labor, most, offer);
}

function offerFrom(zone: string, cards: readonly string[], most: number, offer: Offer): void {
  if (cards.length === 0) return;
  const counts = tally(cards);
  if (most === 1) offer.can('bury', zone, { name: 'card', oneOf: Object.keys(counts) });
  else offer.can('bury', zone, { name: 'cards', of: counts, min: 1, max: Math.min(most, cards.length) });
}
