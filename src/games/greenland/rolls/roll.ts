import { coldCountsAsWarm, facesHelped } from '../board/abilities.js';
import { cardInfo, hitsNeeded, huntOf, packOf } from '../cards/cards.js';
import {
  HARPOON,
  MEDALLION,
  NOBODY,
  type BiomeType,
  type Spot,
  type PublicState,
  type Tribe,
} from '../vocabulary/model.js';
import type { FaceSet, Hunt } from '../cards/pack.js';
import { isCold, isNewWorld, ownerOf } from '../board/people.js';
import { rulesOf } from '../variants.js';

/**
 * The one reckoning of a roll: what is thrown, what counts, what may be thrown again. Rules, odds, AIs and texts all
 * read this; nothing else knows what a die means.
 */
export interface Roll {
  /** Biome type whose helpers count; raids and attacks are medallion (B1, F2). */
  readonly type: BiomeType;
  /** A raid (G1): one hit is enough, but somebody must live to bring the booty home. */
  readonly raid: boolean;
  /** Dice that are thrown. The Alpha's is one of them unless he lays down his face. */
  readonly dice: number;
  /** The face that the Alpha lays down (E7), as it counts after purple icons (R101); 0 when he doesn't. */
  readonly alphaFace: number;
  readonly hitFaces: FaceSet;
  readonly hitsNeeded: number;
  /** Faces that kill (G0, L5). */
  readonly bloody: FaceSet;
  /** Faces that count as 1 after all re-rolls (G3). */
  readonly toOne: FaceSet;
  /** Faces that may be thrown again, all at once, each die once (G2). */
  readonly reroll: FaceSet;
  /** Dice that may be thrown again whatever they show (M1, M3, R114). */
  readonly free: number;
  /** Alike dice for the trophy or the hand (G5, G6); 0 needs a success, -1 when the card can't be had. */
  readonly same: number;
}

/** One die on the warm side with nobody's help: what a roll is changed from. */
export const PLAIN_ROLL: Roll = {
  type: HARPOON,
  raid: false,
  dice: 1,
  alphaFace: 0,
  hitFaces: (1 << 1) | (1 << 2),
  hitsNeeded: 1,
  bloody: 0,
  toOne: 0,
  reroll: 0,
  free: 0,
  same: -1,
};

/** The face that counts after purple icons have done their work (G3). */
export function countsAs(face: number, toOne: FaceSet): number {
  return (toOne & (1 << face)) !== 0 ? 1 : face;
}

export function hasFace(faces: FaceSet, face: number): boolean {
  return (faces & (1 << face)) !== 0;
}

/** Faces that hit: 1 and 2 on the warm side, 1 on the cold side (D4), unless a card says otherwise. */
function huntHits(g: PublicState, t: Tribe, spot: Spot, hunt: Hunt): FaceSet {
  const pack = packOf(g);
  return isCold(g, spot.card) && !coldCountsAsWarm(g, t, hunt.type) ? pack.coldHit : pack.warmHit;
}

/** Alike dice for the card itself (G5, G6). */
function alikeFor(g: PublicState, card: number): number {
  const { trophy, take } = cardInfo(g, card);
  return trophy !== null ? trophy.dice : take !== null && rulesOf(g).takes ? take.dice : -1;
}

/** Does an Alpha lay down his face in a hunt of that type instead of rolling (E7)? Not on hammer or medallion. */
const alphaLays = (g: PublicState, type: BiomeType): boolean => (packOf(g).alphaWorksOn & (1 << type)) !== 0;

/** G: hunters on a card of a row; `men` without the Alpha, who lays down his face where he can. */
function huntRoll(g: PublicState, t: Tribe, spot: Spot, men: number, alpha: boolean): Roll {
  const hunt = huntOf(g, spot);
  const { type } = hunt;
  const rules = rulesOf(g);
  const lays = alpha && alphaLays(g, type);
  const { reroll, toOne } = facesHelped(g, t, type);
  return {
    type,
    raid: false,
    dice: men + (alpha && !lays ? 1 : 0),
    alphaFace: lays ? countsAs(rules.alphaFace, toOne) : 0,
    hitFaces: huntHits(g, t, spot, hunt),
    hitsNeeded: hitsNeeded(g, spot.card, hunt),
    bloody: hunt.bloody,
    toOne,
    reroll,
    // M1, M3: one die of some types.
    free: (rules.freeRerolls[t] & (1 << type)) !== 0 ? 1 : 0,
    same: alikeFor(g, spot.card),
  };
}

/** G1: raiders on a tableau card. Warm and cold, the Alpha's craft and likeness don't matter there (R49). */
function raidRoll(g: PublicState, t: Tribe, spot: Spot, men: number, alpha: boolean): Roll {
  const { raid } = cardInfo(g, spot.card);
  const { reroll, toOne } = facesHelped(g, t, MEDALLION);
  return {
    type: MEDALLION,
    raid: true,
    dice: men + (alpha ? 1 : 0),
    alphaFace: 0,
    hitFaces: raid?.success ?? 0,
    hitsNeeded: 1,
    bloody: raid?.bloody ?? 0,
    toOne,
    reroll,
    // M1
    free: rulesOf(g).attackRerolls[t],
    same: -1,
  };
}

/** What that many people of a tribe throw on a face-up card: hunters in a row, raiders in a tableau. */
export function rollOn(g: PublicState, t: Tribe, spot: Spot, men: number, alpha: boolean): Roll {
  const hunts = isNewWorld(g, spot.card) || ownerOf(g, spot.card) === NOBODY;
  return hunts ? huntRoll(g, t, spot, men, alpha) : raidRoll(g, t, spot, men, alpha);
}

/** The same when the Alpha leaves his craft aside and rolls like anybody (E7). */
export function withAlphaRolling(roll: Roll): Roll {
  return roll.alphaFace === 0 ? roll : { ...roll, dice: roll.dice + 1, alphaFace: 0 };
}

/** The same when iron spares whom the dice would kill (F4). */
export function withIron(roll: Roll): Roll {
  return { ...roll, bloody: 0 };
}

/** F2: what counts in a group's attack; everything printed on the card is left aside. */
export function attackRoll(g: PublicState, leader: Tribe, people: number, hitFaces: FaceSet): Roll {
  const { reroll, toOne } = facesHelped(g, leader, MEDALLION);
  return {
    type: MEDALLION,
    raid: false,
    dice: people,
    alphaFace: 0,
    hitFaces,
    hitsNeeded: 1,
    bloody: 0,
    toOne,
    reroll,
    // M1: in defence as well.
    free: rulesOf(g).attackRerolls[leader],
    same: -1,
  };
}

// What has been thrown.

/** The faces as they count once purple icons have turned some into 1 (G3); they must (R4). */
export function afterPurple(faces: readonly number[], toOne: FaceSet): number[] {
  const counted: number[] = [];
  for (const face of faces) counted.push(countsAs(face, toOne));
  return counted;
}

/** Dice that hit, the laid-down face among them. `faces` as they count, after purple icons. */
export function hitsIn(roll: Roll, faces: readonly number[], laid: number): number {
  let hits = laid > 0 && hasFace(roll.hitFaces, laid) ? 1 : 0;
  for (const face of faces) if (hasFace(roll.hitFaces, face)) hits++;
  return hits;
}

/** The most dice that show one face, the laid-down one among them. */
function mostAlike(faces: readonly number[], laid: number): number {
  let most = 0;
  for (let face = 1; face <= 6; face++) {
    let n = laid === face ? 1 : 0;
    for (const shown of faces) if (shown === face) n++;
    if (n > most) most = n;
  }
  return most;
}

/** May the card be claimed (G5, G6)? */
export function earnsCard(roll: Roll, faces: readonly number[], laid: number, success: boolean): boolean {
  if (roll.same < 0) return false;
  return roll.same === 0 ? success : mostAlike(faces, laid) >= roll.same;
}
