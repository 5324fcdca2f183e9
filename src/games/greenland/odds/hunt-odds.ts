import { atLeast, chanceOfSame, countsAs, hasFace, type Faces } from './faces.js';

/** Exact odds of a hunt roll (G): re-rolls G2, purple icons G3, blood G0, same dice G5 and G6. */

/** A party before its hunt roll. */
export interface HuntParty {
  /** Dice that are really rolled. The Alpha is one of them unless he uses his ability. */
  readonly dice: number;
  /** Face that the Alpha counts without rolling (E7), or 0 when there is none. */
  readonly alphaFace: number;
  readonly hitFaces: Faces;
  readonly hitsNeeded: number;
  readonly bloody: Faces;
  readonly toOne: Faces;
  readonly reroll: Faces;
  /** Same dice for the trophy or the hand; 0 needs a success, -1 when the card can't be had. */
  readonly same: number;
}

/** What each result is worth when deciding about re-rolls, and in the sum. */
export interface HuntAim {
  readonly success: number;
  readonly claim: number;
  /** For each hunter lost; negative. */
  readonly loss: number;
}

export interface HuntOdds {
  /** Chance that the hunt succeeds. */
  readonly success: number;
  /** Chance that the card may be taken (trophy or hand). */
  readonly claim: number;
  /** Hunters lost, on average, if no iron is spent. */
  readonly losses: number;
}

export const COMMON_AIM: HuntAim = { success: 1, claim: 0.3, loss: -0.3 };

/** Beyond this many dice each throw is no longer looked at on its own: every re-rollable miss is re-rolled. */
const MOST_SINGLE_THROWS = 9;

/** Odds once some dice lie fixed and some are still to be rolled. */
export function restOdds(party: HuntParty, fixed: readonly number[], dice: number): HuntOdds {
  const shown = [0, 0, 0, 0, 0, 0, 0];
  let hits = 0;
  let losses = 0;
  for (let f = 1; f <= 6; f++) {
    const n = fixed[f] ?? 0;
    const face = countsAs(f, party.toOne);
    shown[face] = (shown[face] ?? 0) + n;
    if (hasFace(party.hitFaces, face)) hits += n;
    if (hasFace(party.bloody, face)) losses += n;
  }
  if (party.alphaFace > 0) {
    shown[party.alphaFace] = (shown[party.alphaFace] ?? 0) + 1;
    if (hasFace(party.hitFaces, party.alphaFace)) hits++;
    if (hasFace(party.bloody, party.alphaFace)) losses++;
  }
  const chances = [0, 0, 0, 0, 0, 0, 0];
  let hit = 0;
  let death = 0;
  for (let f = 1; f <= 6; f++) {
    const face = countsAs(f, party.toOne);
    chances[face] = (chances[face] ?? 0) + 1 / 6;
    if (hasFace(party.hitFaces, face)) hit += 1 / 6;
    if (hasFace(party.bloody, face)) death += 1 / 6;
  }
  const success = atLeast(dice, hit, party.hitsNeeded - hits);
  let claim = 0;
  if (party.same === 0) claim = success;
  else if (party.same > 0) claim = chanceOfSame(dice, chances, shown, party.same);
  return { success, claim, losses: losses + dice * death };
}

function worth(odds: HuntOdds, aim: HuntAim): number {
  return odds.success * aim.success + odds.claim * aim.claim + odds.losses * aim.loss;
}

/** Faces to re-roll, and what may be expected then. */
export interface RerollAdvice {
  readonly faces: Faces;
  readonly odds: HuntOdds;
}

/**
 * The best choice of faces to re-roll; each face wholly or not at all.
 * @param thrown how many re-rollable dice show each face (the Alpha's fixed face is not among them)
 */
export function bestReroll(
  party: HuntParty,
  thrown: readonly number[],
  aim: HuntAim = COMMON_AIM,
): RerollAdvice {
  const open: number[] = [];
  for (let f = 1; f <= 6; f++) if (hasFace(party.reroll, f) && (thrown[f] ?? 0) > 0) open.push(f);
  let best: RerollAdvice | undefined;
  let bestWorth = 0;
  const kept = [...thrown];
  for (let set = 0; set < 1 << open.length; set++) {
    let faces = 0;
    let dice = 0;
    for (let i = 0; i < open.length; i++) {
      const f = open[i] ?? 0;
      const taken = (set & (1 << i)) !== 0;
      kept[f] = taken ? 0 : (thrown[f] ?? 0);
      if (!taken) continue;
      faces |= 1 << f;
      dice += thrown[f] ?? 0;
    }
    const odds = restOdds(party, kept, dice);
    const value = worth(odds, aim);
    if (best !== undefined && value <= bestWorth + 1e-12) continue;
    best = { faces, odds };
    bestWorth = value;
  }
  return best ?? { faces: 0, odds: restOdds(party, thrown, 0) };
}

const known = new Map<string, HuntOdds>();

/**
 * Chance of success, of the card, and expected losses before the dice are thrown, by enumeration.
 * Re-rolls are chosen after each throw for the greatest worth to `aim`; parties of more dice than
 * `mostSingleThrows` re-roll every miss that they may.
 */
export function huntOdds(
  party: HuntParty,
  aim: HuntAim = COMMON_AIM,
  mostSingleThrows = MOST_SINGLE_THROWS,
): HuntOdds {
  const each = party.dice <= mostSingleThrows;
  const key = `${each ? 'e' : 'm'},${party.dice},${party.alphaFace},${party.hitFaces},${party.hitsNeeded},${party.bloody},${party.toOne},${party.reroll},${party.same},${aim.success},${aim.claim},${aim.loss}`;
  let odds = known.get(key);
  if (odds === undefined) {
    if (party.reroll === 0 || party.dice === 0) odds = restOdds(party, NOTHING, party.dice);
    else if (!each) odds = missesRerolled(party);
    else odds = everyThrow(party, aim);
    known.set(key, odds);
  }
  return odds;
}

const NOTHING: readonly number[] = [0, 0, 0, 0, 0, 0, 0];

function everyThrow(party: HuntParty, aim: HuntAim): HuntOdds {
  let success = 0;
  let claim = 0;
  let losses = 0;
  const thrown = [0, 0, 0, 0, 0, 0, 0];
  const visit = (face: number, left: number, chance: number): void => {
    if (face === 6) {
      thrown[6] = left;
      const p = chance * sixthTo(left);
      const { odds } = bestReroll(party, thrown, aim);
      success += p * odds.success;
      claim += p * odds.claim;
      losses += p * odds.losses;
      return;
    }
    let ways = 1;
    for (let n = 0; n <= left; n++) {
      thrown[face] = n;
      visit(face + 1, left - n, chance * ways * sixthTo(n));
      ways = (ways * (left - n)) / (n + 1);
    }
  };
  visit(1, party.dice, 1);
  return { success, claim, losses };
}

function sixthTo(n: number): number {
  return 6 ** -n;
}

function missesRerolled(party: HuntParty): HuntOdds {
  let rerolled = 0;
  let count = 0;
  for (let f = 1; f <= 6; f++) {
    if (!hasFace(party.reroll, f) || hasFace(party.hitFaces, countsAs(f, party.toOne))) continue;
    rerolled |= 1 << f;
    count++;
  }
  const chances = [0, 0, 0, 0, 0, 0, 0];
  let hit = 0;
  let death = 0;
  for (let f = 1; f <= 6; f++) {
    const p = count / 36 + (hasFace(rerolled, f) ? 0 : 1 / 6);
    const face = countsAs(f, party.toOne);
    chances[face] = (chances[face] ?? 0) + p;
    if (hasFace(party.hitFaces, face)) hit += p;
    if (hasFace(party.bloody, face)) death += p;
  }
  const fixed = restOdds(party, NOTHING, 0);
  const alphaHits = party.alphaFace > 0 && hasFace(party.hitFaces, party.alphaFace) ? 1 : 0;
  const success = atLeast(party.dice, hit, party.hitsNeeded - alphaHits);
  let claim = 0;
  if (party.same === 0) claim = success;
  else if (party.same > 0) {
    const had = [...NOTHING];
    if (party.alphaFace > 0) had[party.alphaFace] = 1;
    claim = chanceOfSame(party.dice, chances, had, party.same);
  }
  return { success, claim, losses: fixed.losses + party.dice * death };
}
