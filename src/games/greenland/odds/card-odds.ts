import { rerollFaces, toOneFaces } from '../abilities.js';
import { cardInfo, hitsNeeded, huntOf, packOf } from '../cards.js';
import { MEDALLION, NOBODY, type Spot, type Table, type Tribe } from '../model.js';
import { guardsThere, ownerOf } from '../people.js';
import { hitFaces } from '../phases/hunt/outcome.js';
import { rulesOf } from '../variants.js';
import { countsAs } from './faces.js';
import { huntOdds, type HuntParty } from './hunt-odds.js';
import { raidOdds } from './raid-odds.js';

/** Odds of a party that a tribe could send to a face-up card, for players and AIs. */

export interface CardOdds {
  /** Hunters roll for the card, raiders for what lies in a tableau. */
  readonly kind: 'hunt' | 'raid';
  readonly success: number;
  /** Chance that the card may be claimed as a trophy or for the hand; 0 where it can't be. */
  readonly claim: number;
  /** People lost, on average, without iron. */
  readonly losses: number;
}

/** The dice of a hunting party; `men` without the Alpha, who lays down his face where he can (E7). */
export function huntPartyFor(g: Table, t: Tribe, spot: Spot, men: number, alpha: boolean): HuntParty {
  const hunt = huntOf(g, spot);
  const lays = alpha && (packOf(g).alphaWorksOn & (1 << hunt.type)) !== 0;
  const toOne = toOneFaces(g, t, hunt.type);
  const { trophy, take } = cardInfo(g, spot.card);
  return {
    dice: men + (alpha && !lays ? 1 : 0),
    alphaFace: lays ? countsAs(rulesOf(g).alphaFace, toOne) : 0,
    hitFaces: hitFaces(g, t, spot, hunt),
    hitsNeeded: hitsNeeded(g, spot.card, hunt),
    bloody: hunt.bloody,
    toOne,
    reroll: rerollFaces(g, t, hunt.type),
    same: trophy !== null ? trophy.dice : take !== null && rulesOf(g).takes ? take.dice : -1,
  };
}

/** Odds of that many people of a tribe on a card, or undefined where there is nothing to roll for. */
export function cardOdds(g: Table, t: Tribe, spot: Spot, men: number, alpha: boolean): CardOdds | undefined {
  if (men === 0 && !alpha) return undefined;
  const info = cardInfo(g, spot.card);
  const owner = info.kind === 'newWorld' ? NOBODY : ownerOf(g, spot.card);
  if (owner === NOBODY) {
    if (info.hunt === null) return undefined;
    return { kind: 'hunt', ...huntOdds(huntPartyFor(g, t, spot, men, alpha)) };
  }
  if (info.raid === null || guardsThere(spot, owner, t)) return undefined;
  const odds = raidOdds({
    dice: men + (alpha ? 1 : 0),
    success: info.raid.success,
    bloody: info.raid.bloody,
    toOne: toOneFaces(g, t, MEDALLION),
    reroll: rerollFaces(g, t, MEDALLION),
    iron: false,
  });
  return { kind: 'raid', ...odds, claim: 0 };
}
