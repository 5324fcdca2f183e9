import type { Roll } from '../rolls/roll.js';
import { atLeast, binomial, chanceOfSame, countsAs, hasFace, type FaceSet } from './face-sets.js';

/** Exact odds of a hunt roll (G): re-rolls G2, purple icons G3, blood G0, same dice G5 and G6. */

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
/** The same where a free re-roll multiplies what there is to look at. */
const MOST_WITH_FREE = 6;

/** Is each throw of this party looked at on its own? */
export const looksAtEachThrow = ({ dice, free }: Roll, most = MOST_SINGLE_THROWS): boolean =>
  dice <= (free > 0 ? Math.min(MOST_WITH_FREE, most) : most);

/** Odds once some dice lie fixed and some are still to be rolled. */
export function restOdds(party: Roll, fixed: readonly number[], dice: number): HuntOdds {
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
  const { chances, hit, death } = dieOf(party);
  const success = atLeast(dice, hit, party.hitsNeeded - hits);
  let claim = 0;
  if (party.same === 0) claim = success;
  else if (party.same > 0) claim = chanceOfSame(dice, chances, shown, party.same);
  return { success, claim, losses: losses + dice * death };
}

/** One die of a party. */
interface Die {
  /** Chance of each face that it may count as. */
  readonly chances: readonly number[];
  readonly hit: number;
  readonly death: number;
}

const dieByRoll = new WeakMap<Roll, Die>();

/** Every way in which the dice may fall asks for it, so it is reckoned once a roll. */
function dieOf(party: Roll): Die {
  const known = dieByRoll.get(party);
  if (known !== undefined) return known;
  const chances = [0, 0, 0, 0, 0, 0, 0];
  let hit = 0;
  let death = 0;
  for (let f = 1; f <= 6; f++) {
    const face = countsAs(f, party.toOne);
    chances[face] = (chances[face] ?? 0) + 1 / 6;
    if (hasFace(party.hitFaces, face)) hit += 1 / 6;
    if (hasFace(party.bloody, face)) death += 1 / 6;
  }
  const die = { chances, hit, death };
  dieByRoll.set(party, die);
  return die;
}

function worth(odds: HuntOdds, aim: HuntAim): number {
  return odds.success * aim.success + odds.claim * aim.claim + odds.losses * aim.loss;
}

/** What to throw again, and what may be expected then. */
export interface RerollAdvice {
  /** Faces that are re-rolled by their face, all at once (G2). */
  readonly faces: FaceSet;
  /** Face of the die to which the free re-roll goes first (M1, M3); 0 for none, or not yet. */
  readonly again: number;
  readonly odds: HuntOdds;
}

/** Dice that have been thrown again already, and what may still be. */
export interface Lying {
  /** By face: dice that stay as they are. */
  readonly fixed: readonly number[];
  readonly free: number;
  /** Re-rolls by face are over: they are all made at the same time (G2). */
  readonly shut: boolean;
}

/** What may be expected of dice as they lie; many throws come to the same. Of one party and one aim. */
type Known = Map<number, HuntOdds>;

/** Faces of so many dice have a number of their own. */
const MOST_KEPT = 15;

/** How dice lie and what may still be done with them, as a number: four bits a face. */
function keyOf(thrown: readonly number[], { fixed, free, shut }: Lying): number {
  let loose = 0;
  let lying = 0;
  for (let f = 1; f <= 6; f++) {
    loose = loose * 16 + (thrown[f] ?? 0);
    lying = lying * 16 + (fixed[f] ?? 0);
  }
  return (loose * 2 ** 24 + lying) * 8 + free * 2 + (shut ? 1 : 0);
}

function bestOdds(
  party: Roll,
  thrown: readonly number[],
  aim: HuntAim,
  lying: Lying,
  known: Known,
): HuntOdds {
  if (party.dice > MOST_KEPT) return bestReroll(party, thrown, aim, lying, known).odds;
  const key = keyOf(thrown, lying);
  let odds = known.get(key);
  if (odds === undefined) known.set(key, (odds = bestReroll(party, thrown, aim, lying, known).odds));
  return odds;
}

/**
 * The best choice of what to throw again; each face wholly or not at all, the free die before the others or after.
 * @param thrown how many dice that may still be thrown again show each face (the Alpha's fixed face is not among them)
 */
export function bestReroll(
  party: Roll,
  thrown: readonly number[],
  aim: HuntAim = COMMON_AIM,
  lying: Lying = { fixed: NOTHING, free: party.free, shut: false },
  known: Known = new Map(),
): RerollAdvice {
  let best: RerollAdvice | undefined;
  let bestWorth = 0;
  const consider = (advice: RerollAdvice): void => {
    const value = worth(advice.odds, aim);
    if (best !== undefined && value <= bestWorth + 1e-12) return;
    best = advice;
    bestWorth = value;
  };
  const sets = lying.shut ? [0] : setsOf(party.reroll, thrown);
  for (const faces of sets) {
    const kept = [...lying.fixed];
    let dice = 0;
    for (let f = 1; f <= 6; f++) {
      if (hasFace(faces, f)) dice += thrown[f] ?? 0;
      else kept[f] = (kept[f] ?? 0) + (thrown[f] ?? 0);
    }
    if (lying.free === 0 || faces === 0) consider({ faces, again: 0, odds: restOdds(party, kept, dice) });
    else consider({ faces, again: 0, odds: thenFree(party, thrown, aim, lying, known, faces, dice) });
  }
  if (lying.free > 0)
    for (let f = 1; f <= 6; f++)
      if ((thrown[f] ?? 0) > 0)
        consider({ faces: 0, again: f, odds: freeFirst(party, thrown, aim, lying, known, f) });
  return best ?? { faces: 0, again: 0, odds: restOdds(party, thrown, 0) };
}

/** Sets of the faces that lie there and may be thrown again, the empty one first. */
function setsOf(reroll: FaceSet, thrown: readonly number[]): FaceSet[] {
  let sets: FaceSet[] = [0];
  for (let f = 1; f <= 6; f++)
    if (hasFace(reroll, f) && (thrown[f] ?? 0) > 0) sets = [...sets, ...sets.map((set) => set | (1 << f))];
  return sets;
}

const plus = (counts: readonly number[], face: number, n: number): number[] => {
  const more = [...counts];
  more[face] = (more[face] ?? 0) + n;
  return more;
};

/** One die that shows this face is thrown again, whatever may be done with the others afterwards. */
function freeFirst(
  party: Roll,
  thrown: readonly number[],
  aim: HuntAim,
  lying: Lying,
  known: Known,
  face: number,
): HuntOdds {
  const loose = plus(thrown, face, -1);
  const sum = { success: 0, claim: 0, losses: 0 };
  for (let f = 1; f <= 6; f++) {
    const after = { ...lying, fixed: plus(lying.fixed, f, 1), free: lying.free - 1 };
    add(sum, bestOdds(party, loose, aim, after, known), 1 / 6);
  }
  return sum;
}

/** These faces are thrown again; then a free re-roll is left for the dice that haven't been. */
function thenFree(
  party: Roll,
  thrown: readonly number[],
  aim: HuntAim,
  lying: Lying,
  known: Known,
  faces: FaceSet,
  dice: number,
): HuntOdds {
  const loose = thrown.map((n, f) => (hasFace(faces, f) ? 0 : n));
  const sum = { success: 0, claim: 0, losses: 0 };
  forEachThrow(dice, (fresh, chance) => {
    const fixed = lying.fixed.map((n, f) => n + (fresh[f] ?? 0));
    add(sum, bestOdds(party, loose, aim, { ...lying, fixed, shut: true }, known), chance);
  });
  return sum;
}

interface Sum {
  success: number;
  claim: number;
  losses: number;
}

function add(sum: Sum, odds: HuntOdds, chance: number): void {
  sum.success += chance * odds.success;
  sum.claim += chance * odds.claim;
  sum.losses += chance * odds.losses;
}

const knownOdds = new Map<string, HuntOdds>();

/**
 * Chance of success, of the card, and expected losses before the dice are thrown, by enumeration.
 * Re-rolls are chosen after each throw for the greatest worth to `aim`; parties of more dice than
 * `mostSingleThrows` re-roll every miss that they may.
 */
export function huntOdds(
  party: Roll,
  aim: HuntAim = COMMON_AIM,
  mostSingleThrows = MOST_SINGLE_THROWS,
): HuntOdds {
  const each = looksAtEachThrow(party, mostSingleThrows);
  const key = `${party.free}${each ? 'e' : 'm'},${party.dice},${party.alphaFace},${party.hitFaces},${party.hitsNeeded},${party.bloody},${party.toOne},${party.reroll},${party.same},${aim.success},${aim.claim},${aim.loss}`;
  let odds = knownOdds.get(key);
  if (odds === undefined) {
    if ((party.reroll === 0 && party.free === 0) || party.dice === 0)
      odds = restOdds(party, NOTHING, party.dice);
    else if (!each) odds = missesRerolled(party);
    else odds = everyThrow(party, aim);
    knownOdds.set(key, odds);
  }
  return odds;
}

const NOTHING: readonly number[] = [0, 0, 0, 0, 0, 0, 0];

function everyThrow(party: Roll, aim: HuntAim): HuntOdds {
  const sum = { success: 0, claim: 0, losses: 0 };
  const lying = { fixed: NOTHING, free: party.free, shut: false };
  const known: Known = new Map();
  forEachThrow(party.dice, (thrown, chance) => {
    add(sum, bestReroll(party, thrown, aim, lying, known).odds, chance);
  });
  return sum;
}

/** Every way in which so many dice may fall, by face, with its chance. The list is reused. */
function forEachThrow(dice: number, visit: (thrown: readonly number[], chance: number) => void): void {
  const thrown = [0, 0, 0, 0, 0, 0, 0];
  const go = (face: number, left: number, chance: number): void => {
    if (face === 6) {
      thrown[6] = left;
      return visit(thrown, chance * sixthTo(left));
    }
    let ways = 1;
    for (let n = 0; n <= left; n++) {
      thrown[face] = n;
      go(face + 1, left - n, chance * ways * sixthTo(n));
      ways = (ways * (left - n)) / (n + 1);
    }
  };
  go(1, dice, 1);
}

function sixthTo(n: number): number {
  return 6 ** -n;
}

/** Large parties: every miss that its face lets one throw again, then the free die on a miss that lies. */
function missesRerolled(party: Roll): HuntOdds {
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
  const wanted = party.hitsNeeded - alphaHits;
  const lies = liesAsMiss(party, rerolled);
  const success = party.free === 0 ? atLeast(party.dice, hit, wanted) : withFree(party, hit, lies, wanted);
  let claim = 0;
  if (party.same === 0) claim = success;
  else if (party.same > 0) {
    const had = [...NOTHING];
    if (party.alphaFace > 0) had[party.alphaFace] = 1;
    claim = chanceOfSame(party.dice, chances, had, party.same);
  }
  const spared = party.free === 0 ? 0 : sparedByFree(party, rerolled);
  return { success, claim, losses: fixed.losses + party.dice * death - spared };
}

/** Chances of one die to lie as a miss that no face lets one throw again, hitting none and killing or not. */
function liesAsMiss(party: Roll, rerolled: FaceSet, killing?: boolean): number {
  let n = 0;
  for (let f = 1; f <= 6; f++) {
    const face = countsAs(f, party.toOne);
    if (hasFace(rerolled, f) || hasFace(party.hitFaces, face)) continue;
    if (killing === undefined || hasFace(party.bloody, face) === killing) n++;
  }
  return n / 6;
}

/** Chance of one fresh die to show a face of that kind. */
function chanceOf({ toOne }: Roll, faces: FaceSet): number {
  let n = 0;
  for (let f = 1; f <= 6; f++) if (hasFace(faces, countsAs(f, toOne))) n++;
  return n / 6;
}

/** Deaths that the free re-roll saves: it goes to a miss that kills if there is one, and its new face may kill too. */
function sparedByFree(party: Roll, rerolled: FaceSet): number {
  const some = (p: number): number => 1 - (1 - p) ** party.dice;
  const killing = some(liesAsMiss(party, rerolled, true));
  return killing - some(liesAsMiss(party, rerolled)) * chanceOf(party, party.bloody);
}

/** At least `wanted` hits when one miss that lies is thrown once more. */
function withFree(party: Roll, hit: number, lies: number, wanted: number): number {
  const { dice } = party;
  const once = chanceOf(party, party.hitFaces);
  let sum = 0;
  const missing = binomial(dice, lies);
  for (let m = 0; m <= dice; m++) {
    const p = lies >= 1 ? 0 : hit / (1 - lies);
    const others = dice - m;
    const least = atLeast(others, p, wanted);
    const one = atLeast(others, p, wanted - 1) - least;
    sum += (missing[m] ?? 0) * (least + (m > 0 ? one * once : 0));
  }
  return sum;
}
