import type { Over } from '../../../kernel/index.js';
import { cardInfo } from '../cards/cards.js';
import { refOf } from './card-sides.js';
import { ALL_TRIBES, NOBODY, TRIBES, tribeIds, type G, type Tribe } from '../vocabulary/model.js';
import { colonists, unassigned } from '../board/people.js';
import type { PatrolView } from './view-types.js';
import { rulesOf } from '../variants.js';
import { NEEDED, hasFled, isModern, progressOf, worksOf } from '../variants/patrol/conditions.js';
import { mineCard } from '../variants/patrol/occupiers.js';
import { propagandaDice, resolve } from '../variants/patrol/propaganda.js';

/** The shared board of the patrol (L); null in other games. */
export function patrolView(g: G, over: Over | undefined): PatrolView | null {
  const { occupiers } = g;
  if (occupiers === undefined) return null;
  const mine = mineCard(g);
  const present = ALL_TRIBES.filter((t) => g.tribes[t].present);
  const { modern, intervention, defeat, met } = progressOf(g);
  return {
    fuel: occupiers.fuel,
    fuelPerTurn: rulesOf(g).occupied?.fuelPerTurn ?? 0,
    price: rulesOf(g).importPrice,
    mine: mine === undefined ? null : { ...refOf(g, mine), lies: whereIs(g, mine), hunted: occupiers.mined },
    villages: present.flatMap((t) => villagesOf(g, t)),
    cultures: present.map((t) => ({
      tribe: TRIBES[t],
      unassigned: unassigned(g, t),
      works: worksOf(g, t),
      colonists: colonists(g, t),
      modern: isModern(g, t),
      fled: hasFled(g, t),
      dice: propagandaDice(g, t),
      holds: resolve(g, t),
    })),
    needed: NEEDED,
    conditions: { modern, intervention, defeat },
    met,
    surrendered: tribeIds(occupiers.surrendered),
    totals: over === undefined || occupiers.record === null ? null : over.scores,
    record:
      occupiers.record === null
        ? null
        : Object.fromEntries(present.map((t) => [TRIBES[t], occupiers.record?.[t] ?? 0])),
  };
}

function whereIs(g: G, card: number): 'warm' | 'cold' | 'gone' {
  for (const row of g.rows) {
    if (row.warm.some((spot) => spot.card === card)) return 'warm';
    if (row.cold.some((spot) => spot.card === card)) return 'cold';
  }
  return 'gone';
}

function villagesOf(g: G, t: Tribe): PatrolView['villages'][number][] {
  return g.tribes[t].tableau
    .filter((spot) => cardInfo(g, spot.card).kind === 'daughter')
    .map((spot) => ({
      ...refOf(g, spot.card),
      tribe: TRIBES[t],
      freedBy: spot.husband === NOBODY ? null : TRIBES[spot.husband],
    }));
}
