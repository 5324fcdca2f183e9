import { cardInfo } from '../cards/cards.js';
import { NOBODY, type Spot, type PublicState, type Tribe } from '../vocabulary/model.js';
import { guardsThere, ownerOf } from '../board/people.js';
import { rollOn } from '../rolls/roll.js';
import { huntOdds } from './hunt-odds.js';
import { raidOdds } from './raid-odds.js';

/** Odds of a party that a tribe could send to a face-up card, for players and AIs. */

export interface CardOdds {
  /** Hunters roll for a card in the rows, raiders for a card in a tableau. */
  readonly kind: 'hunt' | 'raid';
  readonly success: number;
  /** Chance that the card may be claimed as a trophy or for the hand; 0 if it can't be. */
  readonly claim: number;
  /** Expected number of people lost, without iron. */
  readonly losses: number;
}

/** Odds of `men` people of a tribe on a card; undefined if there is nothing to roll for. */
export function cardOdds(
  g: PublicState,
  t: Tribe,
  spot: Spot,
  men: number,
  alpha: boolean,
): CardOdds | undefined {
  if (men === 0 && !alpha) return undefined;
  const info = cardInfo(g, spot.card);
  const owner = info.kind === 'newWorld' ? NOBODY : ownerOf(g, spot.card);
  if (owner === NOBODY)
    return info.hunt === null ? undefined : { kind: 'hunt', ...huntOdds(rollOn(g, t, spot, men, alpha)) };
  if (info.raid === null || guardsThere(spot, owner, t)) return undefined;
  return { kind: 'raid', ...raidOdds(rollOn(g, t, spot, men, alpha)), claim: 0 };
}
