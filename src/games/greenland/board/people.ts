import { cardInfo, packOf } from '../cards/cards.js';
import {
  ALL_TRIBES,
  NOBODY,
  TRIBES,
  isTribeId,
  tribeNo,
  type AlphaPlace,
  type Card,
  type ElderWord,
  type MaybeTribe,
  type Rank,
  type RowNo,
  type Spot,
  type PublicState,
  type Tribe,
} from '../vocabulary/model.js';
import { rulesOf } from '../variants.js';
import {
  landMatriarch,
  liftMatriarch,
  matriarchRank,
  matriarchs,
  matriarchsAt,
  matriarchWord,
  womenAlive,
} from './women.js';

/** Places and moves of pieces. No function checks legality: the states do. */

const POOL: AlphaPlace = { at: 'pool' };
const DEAD: AlphaPlace = { at: 'valhalla' };

// Finding cards.

/** The face-up card with that number, in a row or tableau; undefined if it is not face up. */
export function findSpot(g: PublicState, card: Card): Spot | undefined {
  for (const row of g.rows) {
    for (const spot of row.warm) if (spot.card === card) return spot;
    for (const spot of row.cold) if (spot.card === card) return spot;
  }
  for (const t of ALL_TRIBES) for (const spot of g.tribes[t].tableau) if (spot.card === card) return spot;
  return undefined;
}

export function spotOf(g: PublicState, card: Card): Spot {
  const spot = findSpot(g, card);
  if (spot === undefined) throw new Error(`${cardInfo(g, card).id} does not lie on the table`);
  return spot;
}

/** The tribe in whose tableau a card lies, or NOBODY. */
export function ownerOf(g: PublicState, card: Card): MaybeTribe {
  for (const t of ALL_TRIBES) for (const spot of g.tribes[t].tableau) if (spot.card === card) return t;
  return NOBODY;
}

/** Does the card lie on the cold side of a row (D4)? */
export function isCold(g: PublicState, card: Card): boolean {
  for (const row of g.rows) for (const spot of row.cold) if (spot.card === card) return true;
  return false;
}

/** A new face-up card without people. */
export function newSpot(card: Card): Spot {
  return {
    card,
    men: [0, 0, 0, 0],
    landed: [0, 0, 0, 0],
    husband: NOBODY,
    hostile: false,
    raidedBy: NOBODY,
    guards: undefined,
  };
}

/** Takes a card off the rows; move the people on it first. @returns its place */
export function takeFromRow(
  g: PublicState,
  card: Card,
): { row: RowNo; side: 'warm' | 'cold'; index: number } | undefined {
  for (const row of [0, 1] as const) {
    for (const side of ['warm', 'cold'] as const) {
      const index = g.rows[row][side].findIndex((spot) => spot.card === card);
      if (index < 0) continue;
      g.rows[row][side].splice(index, 1);
      return { row, side, index };
    }
  }
  return undefined;
}

/** Takes a card out of a tableau; move the people on it first. */
export function takeFromTableau(g: PublicState, t: Tribe, card: Card): void {
  const { tableau } = g.tribes[t];
  const index = tableau.findIndex((spot) => spot.card === card);
  if (index >= 0) tableau.splice(index, 1);
}

// Counting. Counts include the Alpha unless the name says `men`.

export function alphaInPool(g: PublicState, t: Tribe): boolean {
  return g.tribes[t].alpha.at === 'pool';
}

export function alphaOn(g: PublicState, t: Tribe, card: Card): boolean {
  const { alpha } = g.tribes[t];
  return alpha.at === 'card' && alpha.card === card;
}

/** Unassigned tribesmen (B), the Alpha included. */
export function unassigned(g: PublicState, t: Tribe): number {
  const tribe = g.tribes[t];
  return tribe.alpha.at === 'pool' ? tribe.pool + 1 : tribe.pool;
}

/** Hunters, colonists, raiders or guards of a tribe on a card; husbands don't count. */
export function piecesOn(g: PublicState, spot: Spot, t: Tribe): number {
  const { alpha } = g.tribes[t];
  return alpha.at === 'card' && alpha.card === spot.card ? spot.men[t] + 1 : spot.men[t];
}

/** Pieces of all tribes on a card; husbands don't count. */
export function allPiecesOn(g: PublicState, spot: Spot): number {
  let n = 0;
  for (const t of ALL_TRIBES) n += piecesOn(g, spot, t);
  return n;
}

export function husbandIsAlpha(g: PublicState, spot: Spot): boolean {
  if (spot.husband === NOBODY) return false;
  const { alpha } = g.tribes[spot.husband];
  return alpha.at === 'husband' && alpha.card === spot.card;
}

/** Is the tribe's Alpha an elder on that rank? */
export function alphaElderAt(g: PublicState, t: Tribe, placard: Tribe, rank: Rank): boolean {
  const { alpha } = g.tribes[t];
  return alpha.at === 'elder' && alpha.placard === placard && alpha.rank === rank;
}

/** Elders of tribe `t` on a rank of any tribe's placard. */
export function eldersAt(g: PublicState, t: Tribe, placard: Tribe, rank: Rank): number {
  const n = g.tribes[placard].placard.elders[rank][t];
  return alphaElderAt(g, t, placard, rank) ? n + 1 : n;
}

/** A tribe's elders on a rank of its own placard, matriarchs among them (K). */
export function ownElders(g: PublicState, t: Tribe, rank: Rank): number {
  const n = eldersAt(g, t, t, rank);
  return g.women === undefined ? n : n + matriarchsAt(g, t, rank);
}

/** All elders in a tribe's color, on any placard (R19), and its matriarchs (K). */
export function elderCount(g: PublicState, t: Tribe): number {
  let n = g.tribes[t].alpha.at === 'elder' ? 1 : 0;
  if (g.women !== undefined) n += matriarchs(g, t);
  for (const p of ALL_TRIBES) {
    const { elders } = g.tribes[p].placard;
    for (let rank = 1; rank <= 6; rank++) n += elders[rank as Rank][t];
  }
  return n;
}

/** Emissaries of all other tribes, or of one, on a tribe's placard, rank 1 (I5). */
export function emissariesOn(g: PublicState, placard: Tribe, from: MaybeTribe = NOBODY): number {
  let n = 0;
  for (const t of ALL_TRIBES) {
    if (t === placard || (from !== NOBODY && from !== t)) continue;
    n += eldersAt(g, t, placard, 1);
  }
  return n;
}

export function alphaAlive(g: PublicState, t: Tribe): boolean {
  return g.tribes[t].alpha.at !== 'valhalla';
}

/** All people of a tribe outside Valhalla (R57), women included (K2). */
export function population(g: PublicState, t: Tribe): number {
  const tribe = g.tribes[t];
  if (!tribe.present) return 0;
  const men = packOf(g).men - tribe.valhalla + (tribe.alpha.at === 'valhalla' ? 0 : 1);
  return g.women === undefined ? men : men + womenAlive(g, t);
}

/** Colonists of a tribe on both New World cards (E2). */
export function colonists(g: PublicState, t: Tribe): number {
  let n = 0;
  for (const row of g.rows) {
    for (const spot of row.warm) if (isNewWorld(g, spot.card)) n += piecesOn(g, spot, t);
    for (const spot of row.cold) if (isNewWorld(g, spot.card)) n += piecesOn(g, spot, t);
  }
  return n;
}

export function isNewWorld(g: PublicState, card: Card): boolean {
  return cardInfo(g, card).kind === 'newWorld';
}

/** Has the tribe come to Greenland (M1)? Until then it only settles in the New World. */
export function isActive(g: PublicState, t: Tribe): boolean {
  return g.turn > rulesOf(g).inactiveTurns[t];
}

/** Living tribes that have come to Greenland (M1), in seat order. */
export function activeTribes(g: PublicState): Tribe[] {
  return livingTribes(g).filter((t) => isActive(g, t));
}

/** Tribes that are in the game and alive, in seat order. */
export function livingTribes(g: PublicState): Tribe[] {
  return ALL_TRIBES.filter((t) => g.tribes[t].present && !g.tribes[t].extinct);
}

// Moving.

/** From the unassigned onto a card; on New World cards they count as landed this turn. */
export function assignTo(g: PublicState, t: Tribe, spot: Spot, men: number, alpha: boolean): void {
  const tribe = g.tribes[t];
  tribe.pool -= men;
  spot.men[t] += men;
  if (alpha) tribe.alpha = { at: 'card', card: spot.card };
  if (isNewWorld(g, spot.card)) spot.landed[t] += men + (alpha ? 1 : 0);
}

/** From a card back to the unassigned. */
export function returnFrom(g: PublicState, t: Tribe, spot: Spot, men: number, alpha: boolean): void {
  spot.men[t] -= men;
  g.tribes[t].pool += men;
  if (alpha) g.tribes[t].alpha = POOL;
  keepLandedBelowCount(g, t, spot);
}

/** From a card to Valhalla. */
export function killOn(g: PublicState, t: Tribe, spot: Spot, men: number, alpha: boolean): void {
  spot.men[t] -= men;
  g.tribes[t].valhalla += men;
  if (alpha) g.tribes[t].alpha = DEAD;
  keepLandedBelowCount(g, t, spot);
}

function keepLandedBelowCount(g: PublicState, t: Tribe, spot: Spot): void {
  if (spot.landed[t] > 0) spot.landed[t] = Math.min(spot.landed[t], piecesOn(g, spot, t));
}

/** All people on the card go home or to Valhalla, its husband too. */
export function clearSpot(g: PublicState, spot: Spot, to: 'pool' | 'valhalla'): void {
  for (const t of ALL_TRIBES) {
    const alpha = alphaOn(g, t, spot.card);
    if (!alpha && spot.men[t] === 0) continue;
    if (to === 'pool') returnFrom(g, t, spot, spot.men[t], alpha);
    else killOn(g, t, spot, spot.men[t], alpha);
  }
  if (to === 'pool') husbandLeaves(g, spot);
  else husbandDies(g, spot);
}

/** From the unassigned to Valhalla. */
export function killUnassigned(g: PublicState, t: Tribe, men: number, alpha: boolean): void {
  const tribe = g.tribes[t];
  tribe.pool -= men;
  tribe.valhalla += men;
  if (alpha) tribe.alpha = DEAD;
}

/**
 * Babies from Valhalla, the dead Alpha first (R36), limited by the supply (R50): unassigned, or colonists if born on
 * a New World card (G4). @returns the number born
 */
export function addBabies(g: PublicState, t: Tribe, wanted: number, colony?: Spot): number {
  const tribe = g.tribes[t];
  let left = wanted;
  if (left > 0 && tribe.alpha.at === 'valhalla') {
    tribe.alpha = colony === undefined ? POOL : { at: 'card', card: colony.card };
    left--;
  }
  const men = Math.min(left, tribe.valhalla);
  tribe.valhalla -= men;
  if (colony === undefined) tribe.pool += men;
  else colony.men[t] += men;
  return wanted - left + men;
}

// Husbands (F1).

/** A person on card `from`, or an unassigned one, moves into the exogamy box of `bride`. */
export function marry(g: PublicState, t: Tribe, bride: Spot, from: Spot | undefined, alpha: boolean): void {
  const tribe = g.tribes[t];
  bride.husband = t;
  if (alpha) tribe.alpha = { at: 'husband', card: bride.card };
  else if (from === undefined) tribe.pool--;
  else from.men[t]--;
  if (from !== undefined) keepLandedBelowCount(g, t, from);
}

/** The husband becomes unassigned again. */
export function husbandLeaves(g: PublicState, bride: Spot): void {
  const t = bride.husband;
  if (t === NOBODY) return;
  if (husbandIsAlpha(g, bride)) g.tribes[t].alpha = POOL;
  else g.tribes[t].pool++;
  widow(g, bride, t);
}

export function husbandDies(g: PublicState, bride: Spot): void {
  const t = bride.husband;
  if (t === NOBODY) return;
  if (husbandIsAlpha(g, bride)) g.tribes[t].alpha = DEAD;
  else g.tribes[t].valhalla++;
  widow(g, bride, t);
}

/** Guards of his tribe now guard for the owner (E5, R33). */
function widow(g: PublicState, bride: Spot, t: Tribe): void {
  bride.husband = NOBODY;
  if (piecesOn(g, bride, t) > 0) bride.guards = t;
}

/** Do a tribe's people on that tableau card guard it (E5, R33)? If not, they raid it. */
export function guardsThere(spot: Spot, owner: MaybeTribe, t: Tribe): boolean {
  return owner !== NOBODY && (t === owner || t === spot.husband || t === spot.guards);
}

/** R136: is it a card of an extinct tribe, without a married daughter? Villages on patrol stay in reach (L4). */
export function isOutOfReach(g: PublicState, spot: Spot, owner: MaybeTribe): boolean {
  return owner !== NOBODY && g.tribes[owner].extinct && spot.husband === NOBODY && !rulesOf(g).villages;
}

/** Daughters of other tableaus that a tribe's men are married to. */
export function wivesOf(g: PublicState, t: Tribe): Spot[] {
  return g.tribes.flatMap(({ tableau }) => tableau.filter(({ husband }) => husband === t));
}

// Elders (E3, I5). Words: a number for a rank of the own placard, the host tribe for an emissary,
// `alpha` for the Alpha, `matriarch-<rank>` for a matriarch.

/**
 * An unassigned tribesman or Alpha becomes an elder of the own placard, or of another (L7). The caller takes the cost.
 */
export function promote(g: PublicState, t: Tribe, rank: Rank, alpha: boolean, placard: Tribe = t): void {
  const tribe = g.tribes[t];
  if (alpha) {
    tribe.alpha = { at: 'elder', placard, rank };
    return;
  }
  tribe.pool--;
  g.tribes[placard].placard.elders[rank][t]++;
}

/** Elders of a tribe on one rank of all placards (L7). */
export function eldersOfRank(g: PublicState, t: Tribe, rank: Rank): number {
  return ALL_TRIBES.reduce<number>((sum, p) => sum + eldersAt(g, t, p, rank), 0);
}

/** A daughter without a husband is a village that the occupiers hold (L4). */
export function isHeld(g: PublicState, spot: Spot): boolean {
  return spot.husband === NOBODY && cardInfo(g, spot.card).kind === 'daughter';
}

/** Villages of a tribe that are still held (L4, L8). */
export function heldVillages(g: PublicState, t: Tribe): number {
  return g.tribes[t].tableau.filter((spot) => isHeld(g, spot)).length;
}

/** Word for an elder on another placard: the host tribe, with the rank unless it is 1 (L7). */
const abroadWord = (p: Tribe, rank: Rank): string => (rank === 1 ? TRIBES[p] : `${TRIBES[p]}-${rank}`);

/** Placard and rank of such a word; undefined for other words. */
function readAbroad(word: ElderWord): { placard: Tribe; rank: Rank } | undefined {
  if (typeof word !== 'string') return undefined;
  const [id = '', rank = '1'] = word.split('-');
  return isTribeId(id) ? { placard: tribeNo(id), rank: Number(rank) as Rank } : undefined;
}

/** Words for all distinguishable elders of a tribe, own ranks first. `only` limits them to one rank. */
export function elderWords(g: PublicState, t: Tribe, only?: Rank): ElderWord[] {
  const words: ElderWord[] = [];
  for (let r = 1; r <= 6; r++) {
    const rank = r as Rank;
    if (only !== undefined && rank !== only) continue;
    if (g.tribes[t].placard.elders[rank][t] > 0) words.push(rank);
    if (rank !== 1 && g.occupiers === undefined) continue;
    for (const p of ALL_TRIBES) {
      if (p !== t && g.tribes[p].placard.elders[rank][t] > 0) words.push(abroadWord(p, rank));
    }
  }
  const { alpha } = g.tribes[t];
  if (alpha.at === 'elder' && (only === undefined || alpha.rank === only)) words.push('alpha');
  if (g.women === undefined) return words;
  for (let r = 1; r <= 6; r++) {
    const rank = r as Rank;
    if ((only === undefined || rank === only) && matriarchsAt(g, t, rank) > 0)
      words.push(matriarchWord(rank));
  }
  return words;
}

/** Takes the elder off his placard. The caller must place him. */
function liftElder(g: PublicState, t: Tribe, word: ElderWord): 'alpha' | 'man' | 'woman' {
  const { alpha } = g.tribes[t];
  const woman = matriarchRank(word);
  if (woman !== 0) {
    liftMatriarch(g, t, woman);
    return 'woman';
  }
  if (word === 'alpha') {
    if (alpha.at === 'elder') forgetArrival(g, t, alpha.placard);
    return 'alpha';
  }
  const abroad = readAbroad(word);
  if (abroad !== undefined) {
    g.tribes[abroad.placard].placard.elders[abroad.rank][t]--;
    if (abroad.rank === 1) forgetArrival(g, t, abroad.placard);
    return 'man';
  }
  g.tribes[t].placard.elders[Number(word) as Rank][t]--;
  return 'man';
}

function forgetArrival(g: PublicState, t: Tribe, placard: Tribe): void {
  const { arrived } = g.tribes[placard].placard;
  if (arrived[t] > 0) arrived[t] = Math.min(arrived[t], eldersAt(g, t, placard, 1));
}

export function killElder(g: PublicState, t: Tribe, word: ElderWord): void {
  const who = liftElder(g, t, word);
  if (who === 'alpha') g.tribes[t].alpha = DEAD;
  else if (who === 'man') g.tribes[t].valhalla++;
  else landMatriarch(g, t, 'valhalla');
}

/** The elder becomes unassigned again (E4 exception). */
export function recallElder(g: PublicState, t: Tribe, word: ElderWord): void {
  const who = liftElder(g, t, word);
  if (who === 'alpha') g.tribes[t].alpha = POOL;
  else if (who === 'man') g.tribes[t].pool++;
  else landMatriarch(g, t, 'pool');
}

/** A rank 5 elder travels to another tribe's rank 1 (I5); he can't proselytize this turn. */
export function sendEmissary(g: PublicState, t: Tribe, placard: Tribe, alpha: boolean): void {
  if (alpha) g.tribes[t].alpha = { at: 'elder', placard, rank: 1 };
  else {
    g.tribes[t].placard.elders[5][t]--;
    g.tribes[placard].placard.elders[1][t]++;
  }
  g.tribes[placard].placard.arrived[t]++;
}

/** Placard and rank of an elder. */
export function elderPlace(g: PublicState, t: Tribe, word: ElderWord): { placard: Tribe; rank: Rank } {
  const { alpha } = g.tribes[t];
  if (word === 'alpha') return alpha.at === 'elder' ? alpha : { placard: t, rank: 1 };
  const woman = matriarchRank(word);
  if (woman !== 0) return { placard: t, rank: woman };
  const abroad = readAbroad(word);
  if (abroad !== undefined) return abroad;
  return { placard: t, rank: Number(word) as Rank };
}
