import { cardInfo, packOf, rankInfo } from '../cards/cards.js';
import {
  ALL_TRIBES,
  type BiomeType,
  RANKS,
  type Rank,
  type RowNo,
  type PublicState,
  type Tribe,
} from '../vocabulary/model.js';
import { NO_ABILITIES, type Abilities, type CardInfo, type FaceSet } from '../cards/pack.js';
import { eldersAt, emissariesOn, isHeld, ownElders, wivesOf } from './people.js';

/**
 * A tribe's abilities: from its tableau, daughters married to its men (F1), elders on its own placard, and emissaries,
 * who share rank 1 of their host's placard (I5).
 */

/** Abilities of a card or rank. `times` is the number of elders on a rank. */
interface Loan {
  readonly abilities: Abilities;
  readonly times: number;
}

function loansOf(g: PublicState, t: Tribe): Loan[] {
  const loans: Loan[] = [];
  const { cards } = packOf(g);
  for (const owner of ALL_TRIBES) {
    if (!g.tribes[owner].present) continue;
    for (const spot of g.tribes[owner].tableau) {
      if (owner !== t && spot.husband !== t) continue;
      // L4: a held village gives no abilities.
      if (g.occupiers !== undefined && isHeld(g, spot)) continue;
      const { abilities } = cards[spot.card] as CardInfo;
      if (abilities !== NO_ABILITIES) loans.push({ abilities, times: 1 });
    }
    for (const rank of RANKS) {
      const times = lendingElders(g, t, owner, rank);
      if (times > 0) loans.push({ abilities: rankInfo(g, owner, rank).abilities, times });
    }
  }
  return loans;
}

/** Elders that use a rank's ability. Abroad, emissaries count once (I5) and other ranks only on patrol (L7, R125). */
function lendingElders(g: PublicState, t: Tribe, placard: Tribe, rank: Rank): number {
  if (placard === t) return ownElders(g, t, rank);
  if (rank === 1) return Math.min(1, eldersAt(g, t, placard, 1));
  return g.occupiers === undefined ? 0 : eldersAt(g, t, placard, rank);
}

const sumOf = (g: PublicState, t: Tribe, count: (abilities: Abilities, times: number) => number): number =>
  loansOf(g, t).reduce((sum, { abilities, times }) => sum + count(abilities, times), 0);

const hasOne = (g: PublicState, t: Tribe, test: (abilities: Abilities) => boolean): boolean =>
  loansOf(g, t).some(({ abilities }) => test(abilities));

/** L4: a marriage to the skier counts as one sled card (R124). */
const skiTroops = (g: PublicState, t: Tribe): number =>
  g.occupiers === undefined
    ? 0
    : wivesOf(g, t).filter(({ card }) => cardInfo(g, card).abilities.coopSled).length;

/** Faces that may be re-rolled once on that type (G2), and those that count as 1 (G3). */
export function facesHelped(
  g: PublicState,
  t: Tribe,
  type: BiomeType,
): { readonly reroll: FaceSet; readonly toOne: FaceSet } {
  const helped = { reroll: 0, toOne: 0 };
  for (const { abilities } of loansOf(g, t)) {
    helped.reroll |= abilities.reroll[type];
    helped.toOne |= abilities.toOne[type];
  }
  return helped;
}

/** Hunts before others on that type (A4). */
export const huntsFirst = (g: PublicState, t: Tribe, type: BiomeType): boolean =>
  hasOne(g, t, ({ huntFirst }) => (huntFirst & (1 << type)) !== 0);

/** Hits cold cards of that type as if they were warm: cards override rules (D4, A). */
export const coldCountsAsWarm = (g: PublicState, t: Tribe, type: BiomeType): boolean =>
  hasOne(g, t, ({ coldAsWarm }) => (coldAsWarm & (1 << type)) !== 0);

/** Hand limit (B2), which is also the number of dice of a martyr roll (I3). */
export const handSize = (g: PublicState, t: Tribe): number =>
  sumOf(g, t, (abilities, times) => abilities.handSize * times);

/** Mariners, used or not (E1). */
export const mariners = (g: PublicState, t: Tribe): number =>
  sumOf(g, t, ({ mariner }, times) => mariner * times);

/** Sleds (E1, R32). */
export const sleds = (g: PublicState, t: Tribe): number =>
  skiTroops(g, t) + sumOf(g, t, ({ sled }) => (sled ? 1 : 0));

/** The means to assign people abroad: mariners, sleds (E1) and a raid leader (E5). */
export function travelMeans(
  g: PublicState,
  t: Tribe,
): { mariners: number; sleds: number; raidLeader: boolean } {
  const means = { mariners: 0, sleds: skiTroops(g, t), raidLeader: false };
  for (const { abilities, times } of loansOf(g, t)) {
    means.mariners += abilities.mariner * times;
    if (abilities.sled) means.sleds++;
    means.raidLeader ||= abilities.raidLeader;
  }
  return means;
}

/** Number of people it may reassign: first in turn order, or last with the skiers (E6). */
export function reassigns(g: PublicState, t: Tribe): { readonly first: number; readonly last: number } {
  const moves = { first: 0, last: 0 };
  for (const { abilities } of loansOf(g, t))
    moves[abilities.movesLast ? 'last' : 'first'] += abilities.reassign;
  return moves;
}

/** Energy and elders that a depletion event spares (D3, R20). */
export const depletionReduction = (g: PublicState, t: Tribe): number =>
  sumOf(g, t, (abilities) => abilities.depletionReduction);

/** Hay spared each turn (H1, card text). */
export const hayDiscount = (g: PublicState, t: Tribe): number =>
  sumOf(g, t, (abilities) => abilities.hayDiscount);

/** Free promotions left this turn (E3, card text). */
export const freePromotionsLeft = (g: PublicState, t: Tribe): number =>
  Math.max(0, sumOf(g, t, ({ freePromotion }) => freePromotion) - g.tribes[t].freePromotions);

/** Wins auction ties (D10). */
export const winsAuctionTies = (g: PublicState, t: Tribe): boolean =>
  hasOne(g, t, ({ auctionTieWin }) => auctionTieWin);

/** Immune to feuds (D2): an elder of any tribe is on its rank 1, or it has an emissary (I5). */
export const feudImmune = (g: PublicState, t: Tribe): boolean =>
  hasOne(g, t, ({ feudImmunity }) => feudImmunity) || emissariesOn(g, t) > 0;

/** May swap places as first player (A2). */
export const hasCouncilOfWar = (g: PublicState, t: Tribe): boolean =>
  hasOne(g, t, ({ councilOfWar }) => councilOfWar);

/** Its Alpha's group is a war party (F2). */
export const hasWarParty = (g: PublicState, t: Tribe): boolean => hasOne(g, t, ({ warParty }) => warParty);

/** Disks besides iron that pay for tools (I4). */
export function toolCosts(g: PublicState, t: Tribe): { ivory: boolean; energy: boolean } {
  const loans = loansOf(g, t);
  return {
    ivory: loans.some(({ abilities }) => abilities.toolCostIvory),
    energy: loans.some(({ abilities }) => abilities.toolCostEnergy),
  };
}

export function homeRow(g: PublicState, t: Tribe): RowNo {
  return packOf(g).placards[t].home;
}

/**
 * Is the card in the tribe's homeland (E1)? True for biomes of its row and tableau cards of tribes with the same
 * homeland; New World cards belong to none.
 * @param owner the tableau where the card lies, NOBODY for a row card
 */
export function isHome(g: PublicState, t: Tribe, card: number, owner: number): boolean {
  const home = homeRow(g, t);
  if (owner >= 0) return homeRow(g, owner as Tribe) === home;
  const info = cardInfo(g, card);
  return info.kind !== 'newWorld' && info.row === home;
}
