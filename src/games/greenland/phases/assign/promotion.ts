import type { Ctx, Value } from '../../../../kernel/index.js';
import { freePromotionsLeft } from '../../board/abilities.js';
import { rankInfo } from '../../cards/cards.js';
import {
  RANKS,
  TRIBES,
  tribeNo,
  type G,
  type Rank,
  type PublicState,
  type Tribe,
} from '../../vocabulary/model.js';
import { alphaInPool, isActive, ownElders, promote } from '../../board/people.js';

import { rulesOf } from '../../variants.js';
import type { Offer } from '../../texts.js';

/** E3: an unassigned tribesman becomes an elder for one energy, effective immediately. */

const RANK_WORDS = ['', '1', '2', '3', '4', '5', '6'] as const;

/** May another own elder stand on that rank? Only ranks with four dots take several. */
export function rankHasRoom(g: PublicState, t: Tribe, rank: Rank): boolean {
  return rankInfo(g, t, rank).multi || ownElders(g, t, rank) === 0;
}

export function offerPromotions(c: Ctx<G>, t: Tribe, offer: Offer): void {
  const { g } = c;
  const tribe = g.tribes[t];
  if (!isActive(g, t)) {
    offer.cannot('promote', [{ name: 'rank', oneOf: RANKS.map(String) }], 'M1', 'assign.not-here-yet');
    return;
  }
  const paid = tribe.energy > 0 || freePromotionsLeft(g, t) > 0;
  if (!paid && !offer.explain) return;
  const ranks: string[] = [];
  for (const rank of RANKS) {
    if (!paid) offer.cannot('promote', [rank], 'E3', 'assign.no-energy');
    else if (rankHasRoom(g, t, rank)) ranks.push(RANK_WORDS[rank]);
    else offer.cannot('promote', [rank], 'E3', 'assign.rank-taken', { rank });
  }
  if (ranks.length === 0) return;
  const parameter = { name: 'rank', oneOf: ranks };
  if (tribe.pool > 0) offer.can('promote', parameter);
  if (alphaInPool(g, t)) offer.can('promote', parameter, 'alpha');
}

/** L4, L7: an elder for another placard, on a multi-elder rank, which holds any number of guests. */
export function offerAbroad(c: Ctx<G>, t: Tribe, offer: Offer): void {
  const { g } = c;
  if (!rulesOf(g).promotesAbroad) return;
  const paid = g.tribes[t].energy > 0 || freePromotionsLeft(g, t) > 0;
  for (const host of g.order) {
    if (host === t) continue;
    const id = TRIBES[host];
    for (const rank of RANKS) {
      if (!rankInfo(g, host, rank).multi)
        offer.cannot('join', [id, rank], 'L7', 'patrol.no-community', { rank });
      else if (!paid) offer.cannot('join', [id, rank], 'E3', 'assign.no-energy');
    }
    const parameter = { name: 'rank', oneOf: RANKS.filter((r) => rankInfo(g, host, r).multi).map(String) };
    if (!paid || parameter.oneOf.length === 0) continue;
    if (g.tribes[t].pool > 0) offer.can('join', id, parameter);
    if (alphaInPool(g, t)) offer.can('join', id, parameter, 'alpha');
  }
}

export function playJoin(c: Ctx<G>, seat: string, args: readonly Value[]): void {
  const { g } = c;
  const t = tribeNo(seat);
  const host = tribeNo(args[0] ?? '');
  const rank = Number(args[1]) as Rank;
  const alpha = args.length > 2;
  payPromotion(g, t);
  promote(g, t, rank, alpha, host);
  c.emit('patrol.joined', { tribe: seat, host: TRIBES[host], rank, alpha });
}

/** Pays one energy unless a free promotion is left. @returns whether it was free */
function payPromotion(g: G, t: Tribe): boolean {
  const free = freePromotionsLeft(g, t) > 0;
  if (free) g.tribes[t].freePromotions++;
  else g.tribes[t].energy--;
  return free;
}

export function playPromote(c: Ctx<G>, seat: string, args: readonly Value[]): void {
  const { g } = c;
  const t = tribeNo(seat);
  const rank = Number(args[0]) as Rank;
  const free = payPromotion(g, t);
  promote(g, t, rank, args.length > 1);
  c.emit('assign.promoted', { tribe: seat, rank, alpha: args.length > 1, free });
}
