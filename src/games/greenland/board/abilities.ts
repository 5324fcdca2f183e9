import { cardInfo, packOf, rankInfo } from '../cards/cards.js';
import {
  ALL_TRIBES,
  type BiomeType,
  type Rank,
  type RowNo,
  type Spot,
  type PublicState,
  type Tribe,
} from '../vocabulary/model.js';
import { NO_ABILITIES, type Abilities, type CardInfo, type FaceSet, type RankInfo } from '../cards/pack.js';
import { eldersAt, emissariesOn, isHeld, ownElders, wivesOf } from './people.js';

/**
 * What a tribe can do now: from its tableau, the daughters its men are married to (F1), its elders on its own
 * placard, and its emissaries, who share rank 1 of the placard they sit on (I5).
 */

// The lenders found by `gather`, each with how often it counts. Reused, so never kept.
const lenders: Abilities[] = [];
const times: number[] = [];

function gather(g: PublicState, t: Tribe): number {
  let n = 0;
  const { cards, placards } = packOf(g);
  const patrol = g.occupiers !== undefined;
  for (const owner of ALL_TRIBES) {
    const host = g.tribes[owner];
    if (!host.present) continue;
    const { tableau } = host;
    for (let i = 0; i < tableau.length; i++) {
      const spot = tableau[i] as Spot;
      if (owner !== t && spot.husband !== t) continue;
      // L4: what a held village could do is out of reach.
      if (patrol && isHeld(g, spot)) continue;
      const { abilities } = cards[spot.card] as CardInfo;
      if (abilities === NO_ABILITIES) continue;
      lenders[n] = abilities;
      times[n++] = 1;
    }
    if (owner === t) continue;
    if (patrol) n = gatherAbroad(g, t, owner, n);
    if (eldersAt(g, t, owner, 1) === 0) continue;
    const side = placards[owner].sides[host.placard.mono ? 1 : 0];
    lenders[n] = (side[1] as RankInfo).abilities;
    times[n++] = 1;
  }
  const { elders, mono } = g.tribes[t].placard;
  const side = placards[t].sides[mono ? 1 : 0];
  // Who isn't an ordinary elder of the tribe stands on one of its ranks as well: the Alpha, matriarchs (K).
  const more = g.women !== undefined || g.tribes[t].alpha.at === 'elder';
  for (let rank = 1; rank <= 6; rank++) {
    const own = more ? ownElders(g, t, rank as Rank) : (elders[rank as Rank][t] as number);
    if (own === 0) continue;
    lenders[n] = (side[rank] as RankInfo).abilities;
    times[n++] = own;
  }
  return n;
}

/** R125: elders on other placards have there what that rank lends, for their own tribe (L7). */
function gatherAbroad(g: PublicState, t: Tribe, owner: Tribe, from: number): number {
  let n = from;
  for (let r = 2; r <= 6; r++) {
    const elders = eldersAt(g, t, owner, r as Rank);
    if (elders === 0) continue;
    lenders[n] = rankInfo(g, owner, r as Rank).abilities;
    times[n++] = elders;
  }
  return n;
}

/** L4: a tribe married to the skier rides her sleds; they are one card's worth of them (R124). */
function skiTroops(g: PublicState, t: Tribe): number {
  if (g.occupiers === undefined) return 0;
  let n = 0;
  for (const wife of wivesOf(g, t)) if (cardInfo(g, wife.card).abilities.coopSled) n++;
  return n;
}

function lender(i: number): Abilities {
  return lenders[i] as Abilities;
}

/** Faces that may be re-rolled once on that type (G2), and those that count as 1 (G3). */
export function facesHelped(
  g: PublicState,
  t: Tribe,
  type: BiomeType,
): { readonly reroll: FaceSet; readonly toOne: FaceSet } {
  let reroll = 0;
  let toOne = 0;
  for (let i = gather(g, t) - 1; i >= 0; i--) {
    reroll |= lender(i).reroll[type];
    toOne |= lender(i).toOne[type];
  }
  return { reroll, toOne };
}

/** Hunts before others on that type (A4). */
export function huntsFirst(g: PublicState, t: Tribe, type: BiomeType): boolean {
  for (let i = gather(g, t) - 1; i >= 0; i--) if ((lender(i).huntFirst & (1 << type)) !== 0) return true;
  return false;
}

/** Hits cold cards of that type as if they were warm: a card goes before the rules (D4, A). */
export function coldCountsAsWarm(g: PublicState, t: Tribe, type: BiomeType): boolean {
  for (let i = gather(g, t) - 1; i >= 0; i--) if ((lender(i).coldAsWarm & (1 << type)) !== 0) return true;
  return false;
}

/** Cards a tribe may hold, and dice of a martyr roll (B2, I3). */
export function handSize(g: PublicState, t: Tribe): number {
  let size = 0;
  for (let i = gather(g, t) - 1; i >= 0; i--) size += lender(i).handSize * (times[i] as number);
  return size;
}

/** Mariners, used or not (E1). */
export function mariners(g: PublicState, t: Tribe): number {
  let n = 0;
  for (let i = gather(g, t) - 1; i >= 0; i--) n += lender(i).mariner * (times[i] as number);
  return n;
}

/** Sleds (E1, R32). */
export function sleds(g: PublicState, t: Tribe): number {
  let n = skiTroops(g, t);
  for (let i = gather(g, t) - 1; i >= 0; i--) if (lender(i).sled) n++;
  return n;
}

/** What assigning abroad depends on, in one go: mariners, sleds (E1) and a leader of raids (E5). */
export function travelMeans(
  g: PublicState,
  t: Tribe,
): { mariners: number; sleds: number; raidLeader: boolean } {
  const means = { mariners: 0, sleds: skiTroops(g, t), raidLeader: false };
  for (let i = gather(g, t) - 1; i >= 0; i--) {
    const lent = lender(i);
    means.mariners += lent.mariner * (times[i] as number);
    if (lent.sled) means.sleds++;
    if (lent.raidLeader) means.raidLeader = true;
  }
  return means;
}

/** How many people it may move after all assignments: before the skiers, and with them (E6). */
export function reassigns(g: PublicState, t: Tribe): { readonly first: number; readonly last: number } {
  let first = 0;
  let last = 0;
  for (let i = gather(g, t) - 1; i >= 0; i--) {
    const { reassign, movesLast } = lender(i);
    if (movesLast) last += reassign;
    else first += reassign;
  }
  return { first, last };
}

/** Energy and elders that a depletion event spares (D3, R20). */
export function depletionReduction(g: PublicState, t: Tribe): number {
  let n = 0;
  for (let i = gather(g, t) - 1; i >= 0; i--) n += lender(i).depletionReduction;
  return n;
}

/** Hay spared each turn (H1, card text). */
export function hayDiscount(g: PublicState, t: Tribe): number {
  let n = 0;
  for (let i = gather(g, t) - 1; i >= 0; i--) n += lender(i).hayDiscount;
  return n;
}

/** Promotions without cost still open this turn (E3, card text). */
export function freePromotionsLeft(g: PublicState, t: Tribe): number {
  let n = -g.tribes[t].freePromotions;
  for (let i = gather(g, t) - 1; i >= 0; i--) n += lender(i).freePromotion;
  return n > 0 ? n : 0;
}

/** Wins auction ties (D10). */
export function winsAuctionTies(g: PublicState, t: Tribe): boolean {
  for (let i = gather(g, t) - 1; i >= 0; i--) if (lender(i).auctionTieWin) return true;
  return false;
}

/** Not hit by feuds: anybody's elder on its own rank 1, or an emissary of its own (D2, I5). */
export function feudImmune(g: PublicState, t: Tribe): boolean {
  for (let i = gather(g, t) - 1; i >= 0; i--) if (lender(i).feudImmunity) return true;
  return emissariesOn(g, t) > 0;
}

/** May swap places as first player (A2). */
export function hasCouncilOfWar(g: PublicState, t: Tribe): boolean {
  for (let i = gather(g, t) - 1; i >= 0; i--) if (lender(i).councilOfWar) return true;
  return false;
}

/** Its Alpha's group is a war party (F2). */
export function hasWarParty(g: PublicState, t: Tribe): boolean {
  for (let i = gather(g, t) - 1; i >= 0; i--) if (lender(i).warParty) return true;
  return false;
}

/** Disks besides iron that pay for tools (I4). */
export function toolCosts(g: PublicState, t: Tribe): { ivory: boolean; energy: boolean } {
  const cost = { ivory: false, energy: false };
  for (let i = gather(g, t) - 1; i >= 0; i--) {
    if (lender(i).toolCostIvory) cost.ivory = true;
    if (lender(i).toolCostEnergy) cost.energy = true;
  }
  return cost;
}

export function homeRow(g: PublicState, t: Tribe): RowNo {
  return packOf(g).placards[t].home;
}

/**
 * Is the card in the tribe's homeland (E1)? Biomes of its row and cards in a tableau of a tribe of the same
 * homeland are; New World cards are nobody's.
 * `owner` is the tableau the card lies in, or NOBODY for a row card.
 */
export function isHome(g: PublicState, t: Tribe, card: number, owner: number): boolean {
  const home = homeRow(g, t);
  if (owner >= 0) return homeRow(g, owner as Tribe) === home;
  const info = cardInfo(g, card);
  return info.kind !== 'newWorld' && info.row === home;
}
