import type { Roll } from '../rolls/roll.js';
import { atLeast, binomial, chanceOfSame, countsAs, hasFace, type FaceSet } from './face-sets.js';
import { type HuntAim, type HuntOdds, type RerollAdvice, restOdds } from './rest-odds.js';
import { addOdds, diceOf, RerollSearch, throwsOf } from './reroll-search.js';

/** Exact odds of a hunt roll (G): re-rolls G2, purple icons G3, blood G0, same dice G5 and G6. */

export const COMMON_AIM: HuntAim = { success: 1, claim: 0.3, loss: -0.3 };

/** Parties with more dice re-roll every re-rollable miss; enumerating their throws would take too long. */
const MOST_SINGLE_THROWS = 9;
/** The lower limit for parties with a free re-roll, which multiplies the throws to enumerate. */
const MOST_WITH_FREE = 6;

/** Is the party small enough to enumerate each throw? */
export const looksAtEachThrow = ({ dice, free }: Roll, most = MOST_SINGLE_THROWS): boolean =>
  dice <= (free > 0 ? Math.min(MOST_WITH_FREE, most) : most);

/** Dice that were already re-rolled, and the re-rolls still available. */
export interface Lying {
  /** Final dice by face. */
  readonly fixed: readonly number[];
  readonly free: number;
  /** Re-rolls by face are over: all are made at the same time (G2). */
  readonly shut: boolean;
}

/**
 * The best re-rolls. Each face is re-rolled entirely or not at all, the free die before or after the others.
 * @param thrown dice that may still be re-rolled, by face (without the Alpha's fixed face)
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
 * Chances of success and of the card, and expected losses, before the dice are thrown.
 * After each throw the re-rolls with the best value for `aim` are chosen; parties of more dice than
 * `mostSingleThrows` re-roll every miss they may.
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

/** Large parties: re-rolls every re-rollable miss by face, then a final miss with the free re-roll. */
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

/** Chance that one die ends as a miss without a re-roll by face, deadly or not as `killing` says. */
function liesAsMiss(party: Roll, rerolled: FaceSet, killing?: boolean): number {
  let n = 0;
  for (let f = 1; f <= 6; f++) {
    const face = countsAs(f, party.toOne);
    if (hasFace(rerolled, f) || hasFace(party.hitFaces, face)) continue;
    if (killing === undefined || hasFace(party.bloody, face) === killing) n++;
  }
  return n / 6;
}

/** Chance that one fresh die shows a face of the set. */
function chanceOf({ toOne }: Roll, faces: FaceSet): number {
  let n = 0;
  for (let f = 1; f <= 6; f++) if (hasFace(faces, countsAs(f, toOne))) n++;
  return n / 6;
}

/** Deaths that the free re-roll saves: it goes to a deadly miss if there is one, and may roll a deadly face again. */
function sparedByFree(party: Roll, rerolled: FaceSet): number {
  const some = (p: number): number => 1 - (1 - p) ** party.dice;
  const killing = some(liesAsMiss(party, rerolled, true));
  return killing - some(liesAsMiss(party, rerolled)) * chanceOf(party, party.bloody);
}

/** Chance of at least `wanted` hits when one final miss is re-rolled for free. */
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
