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

/** The inputs of a roll: dice, faces that count, and re-rolls. Rules, odds, AIs and texts all use this type. */
export interface Roll {
  /** Biome type whose abilities count; raids and attacks are medallion (B1, F2). */
  readonly type: BiomeType;
  /** A raid (G1): one hit is enough, but a raider must survive to bring the booty home. */
  readonly raid: boolean;
  /** Dice thrown, including the Alpha's unless he uses his face. */
  readonly dice: number;
  /** The Alpha's fixed face (E7), after purple icons (R101); 0 for none. */
  readonly alphaFace: number;
  readonly hitFaces: FaceSet;
  readonly hitsNeeded: number;
  /** Faces that kill (G0, L5). */
  readonly bloody: FaceSet;
  /** Faces that count as 1 after all re-rolls (G3). */
  readonly toOne: FaceSet;
  /** Faces that may be re-rolled, all at once, each die once (G2). */
  readonly reroll: FaceSet;
  /** Dice that may be re-rolled whichever face they show (M1, M3, R114). */
  readonly free: number;
  /** Equal dice for the trophy or the hand (G5, G6); 0 needs a success, -1 if the card can't be claimed. */
  readonly same: number;
}

/** One die on the warm side without help; the base of other rolls. */
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

/** The face after purple icons (G3). */
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

/** Equal dice needed for the card itself (G5, G6). */
function alikeFor(g: PublicState, card: number): number {
  const { trophy, take } = cardInfo(g, card);
  return trophy !== null ? trophy.dice : take !== null && rulesOf(g).takes ? take.dice : -1;
}

/** Does an Alpha use his face in a hunt of that type instead of rolling (E7)? Not on hammer or medallion. */
const alphaLays = (g: PublicState, type: BiomeType): boolean => (packOf(g).alphaWorksOn & (1 << type)) !== 0;

/** G: hunters on a row card; `men` excludes the Alpha, who uses his face where he can. */
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

/** G1: the roll of raiders on a tableau card. Cold sides, the Alpha's face and equal dice don't matter (R49). */
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

/** The roll of a tribe's people on a face-up card: a hunt in a row, a raid in a tableau. */
export function rollOn(g: PublicState, t: Tribe, spot: Spot, men: number, alpha: boolean): Roll {
  const hunts = isNewWorld(g, spot.card) || ownerOf(g, spot.card) === NOBODY;
  return hunts ? huntRoll(g, t, spot, men, alpha) : raidRoll(g, t, spot, men, alpha);
}

/** The same roll if the Alpha rolls a die instead of using his face (E7). */
export function withAlphaRolling(roll: Roll): Roll {
  return roll.alphaFace === 0 ? roll : { ...roll, dice: roll.dice + 1, alphaFace: 0 };
}

/** The same roll if iron saves everyone whom the dice would kill (F4). */
export function withIron(roll: Roll): Roll {
  return { ...roll, bloody: 0 };
}

/** F2: a group's attack; the print on the card doesn't count. */
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
    // M1: also in defense.
    free: rulesOf(g).attackRerolls[leader],
    same: -1,
  };
}

// After the roll.

/** The faces after purple icons turn some into 1 (G3), which isn't optional (R4). */
export function afterPurple(faces: readonly number[], toOne: FaceSet): number[] {
  const counted: number[] = [];
  for (const face of faces) counted.push(countsAs(face, toOne));
  return counted;
}

/** Number of hits, with the Alpha's fixed face. `faces` are those after purple icons. */
export function hitsIn(roll: Roll, faces: readonly number[], laid: number): number {
  let hits = laid > 0 && hasFace(roll.hitFaces, laid) ? 1 : 0;
  for (const face of faces) if (hasFace(roll.hitFaces, face)) hits++;
  return hits;
}

/** The most dice that show one face, with the Alpha's fixed face. */
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
