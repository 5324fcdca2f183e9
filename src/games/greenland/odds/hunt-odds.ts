import type { Roll } from '../rolls/roll.js';
import { atLeast, binomial, chanceOfSame, countsAs, hasFace, type FaceSet } from './face-sets.js';
import { type HuntAim, type HuntOdds, type RerollAdvice, restOdds } from './rest-odds.js';
import { addOdds, diceOf, RerollSearch, throwsOf } from './reroll-search.js';

/** Exact odds of a hunt roll (G): re-rolls G2, purple icons G3, blood G0, same dice G5 and G6. */

export const COMMON_AIM: HuntAim = { success: 1, claim: 0.3, loss: -0.3 };

/** Beyond this many dice each throw is no longer looked at on its own: every re-rollable miss is re-rolled. */
const MOST_SINGLE_THROWS = 9;
/** The same where a free re-roll multiplies what there is to look at. */
const MOST_WITH_FREE = 6;

/** Is each throw of this party looked at on its own? */
export const looksAtEachThrow = ({ dice, free }: Roll, most = MOST_SINGLE_THROWS): boolean =>
  dice <= (free > 0 ? Math.min(MOST_WITH_FREE, most) : most);

/** Dice that have been thrown again already, and what may still be. */
export interface Lying {
  /** By face: dice that stay as they are. */
  readonly fixed: readonly number[];
  readonly free: number;
  /** Re-rolls by face are over: they are all made at the same time (G2). */
  readonly shut: boolean;
}

/**
 * The best choice of what to throw again; each face wholly or not at all, the free die before the others or after.
 * @param thrown how many dice that may still be thrown again show each face (the Alpha's fixed face is not among them)
 */
export function bestReroll(
  party: Roll,
  thrown: readonly number[],
  aim: HuntAim = COMMON_AIM,
  { fixed, free, shut }: Lying = { fixed: NOTHING, free: party.free, shut: false },
): RerollAdvice {
  const dice = [...thrown, ...fixed].reduce((sum, n) => sum + n, 0);
  const search = new RerollSearch(party, aim, dice);
  return search.advise({ loose: diceOf(thrown), fixed: diceOf(fixed), free, shut });
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
  const search = new RerollSearch(party, aim, party.dice);
  for (const { dice, chance } of throwsOf(party.dice))
    addOdds(sum, search.advise({ loose: dice, fixed: 0, free: party.free, shut: false }).odds, chance);
  return sum;
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
