import type { Position } from '../../../kernel/index.js';
import { cardInfo, packOf, rankInfo } from '../cards/cards.js';
import {
  ALL_TRIBES,
  NOBODY,
  RANKS,
  TRIBES,
  type G,
  type Rank,
  type Spot,
  type Tribe,
} from '../vocabulary/model.js';
import { findSpot, population } from './people.js';
import { matriarchsAt } from './women.js';

/** Invariants at every decision: pieces are conserved (cards: `zones.ts`) and limits hold. */
export function findBroken(position: Position<G>): readonly string[] {
  const { g } = position;
  const broken: string[] = [];
  const must = (holds: boolean, sentence: string): void => {
    if (!holds) broken.push(sentence);
  };
  for (const t of ALL_TRIBES) checkTribe(g, t, must);
  for (const spot of allSpots(g)) checkSpot(g, spot, must);
  checkOccupiers(g, must);
  return broken;
}

type Must = (holds: boolean, sentence: string) => void;

function allSpots(g: G): Spot[] {
  return [
    ...g.rows.flatMap((row) => [...row.warm, ...row.cold]),
    ...g.tribes.flatMap((tribe) => tribe.tableau),
  ];
}

const whole = (n: number): boolean => Number.isInteger(n) && n >= 0;

function checkTribe(g: G, t: Tribe, must: Must): void {
  const tribe = g.tribes[t];
  const id = TRIBES[t];
  const { men, energyLimit } = packOf(g);
  const all = tribe.present || g.women?.colour === t ? men : 0;
  let count = tribe.pool + tribe.valhalla;
  must(
    whole(tribe.pool) && whole(tribe.valhalla),
    `${id} has a pool of ${tribe.pool}, ${tribe.valhalla} dead`,
  );
  for (const spot of allSpots(g)) {
    count += spot.men[t];
    if (spot.husband === t && !(tribe.alpha.at === 'husband' && tribe.alpha.card === spot.card)) count++;
  }
  for (const p of ALL_TRIBES) {
    for (const rank of RANKS) {
      const elders = g.tribes[p].placard.elders[rank][t];
      must(whole(elders), `${id} has ${elders} elders on rank ${rank} of ${TRIBES[p]}`);
      must(
        p === t || rank === 1 || elders === 0 || g.women?.colour === t || takesGuests(g, p, rank),
        `${id} has an elder on rank ${rank} of ${TRIBES[p]}`,
      );
      count += elders;
    }
  }
  must(count === all, `${id} has ${count} people instead of ${all} (B4)`);
  must(whole(tribe.energy) && tribe.energy <= energyLimit, `${id} has ${tribe.energy} energy (B4)`);
  must(whole(tribe.ivory) && whole(tribe.iron), `${id} has ${tribe.ivory} ivory, ${tribe.iron} iron`);
  must(!tribe.extinct || population(g, t) === 0, `${id} is extinct and has people (J1)`);
  must(tribe.present || g.hands[t].length + tribe.tableau.length === 0, `${id} is absent and has cards (C1)`);
  for (const rank of RANKS) {
    if (rankInfo(g, t, rank).multi) continue;
    const { alpha } = tribe;
    const alphaHere = alpha.at === 'elder' && alpha.placard === t && alpha.rank === rank ? 1 : 0;
    const elders = tribe.placard.elders[rank][t] + alphaHere + matriarchsAt(g, t, rank);
    must(elders <= 1, `${id} has ${elders} elders on rank ${rank}, where one may stand (E3)`);
  }
  checkAlpha(g, t, must);
}

/** L7: foreign elders sit on multi-elder ranks. */
function takesGuests(g: G, placard: Tribe, rank: Rank): boolean {
  return g.occupiers !== undefined && rankInfo(g, placard, rank).multi;
}

/** L2, R120: tribes and occupiers share one supply of energy. */
function checkOccupiers(g: G, must: Must): void {
  const { occupiers } = g;
  if (occupiers === undefined) return;
  let held = occupiers.fuel;
  for (const t of ALL_TRIBES) held += g.tribes[t].energy;
  must(whole(occupiers.fuel), `the occupiers have ${occupiers.fuel} energy (L2)`);
  must(held <= packOf(g).data.setup.components.orange, `${held} energy disks are out (L2, R120)`);
}

function checkAlpha(g: G, t: Tribe, must: Must): void {
  const { alpha } = g.tribes[t];
  if (alpha.at === 'card') must(findSpot(g, alpha.card) !== undefined, `${TRIBES[t]}'s alpha is on no card`);
  if (alpha.at === 'husband') {
    must(findSpot(g, alpha.card)?.husband === t, `${TRIBES[t]}'s alpha is not the husband he is said to be`);
  }
  if (alpha.at === 'elder') {
    must(
      alpha.placard === t || alpha.rank === 1 || takesGuests(g, alpha.placard, alpha.rank),
      `${TRIBES[t]}'s alpha is an elder of others off rank 1`,
    );
  }
}

function checkSpot(g: G, spot: Spot, must: Must): void {
  const info = cardInfo(g, spot.card);
  for (const t of ALL_TRIBES) {
    must(whole(spot.men[t]), `${info.id} holds ${spot.men[t]} ${TRIBES[t]}`);
    must(
      g.tribes[t].present || spot.men[t] === 0 || g.women?.colour === t,
      `${info.id} holds absent ${TRIBES[t]}`,
    );
  }
  if (g.women !== undefined && spot.men[g.women.colour] > 0) {
    must(info.kind === 'biome' && spot.men[g.women.colour] === 1, `${info.id} holds daughters (K4)`);
  }
  must(spot.husband === NOBODY || info.kind === 'daughter', `${info.id} has a husband`);
  must(
    spot.husband === NOBODY || spot.husband !== info.tribe || g.occupiers !== undefined,
    `${info.id} is married to her own tribe (R38)`,
  );
  must(!spot.hostile || info.kind === 'newWorld', `${info.id} is hostile`);
}
