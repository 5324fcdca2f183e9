import type { Roll } from '../rolls/roll.js';
import { type HuntAim, type HuntOdds, type RerollAdvice, restOdds } from './rest-odds.js';

/** The best re-rolls of one hunt (G2; M1, M3 for the free one), memoized by the state of the dice. */

/** Dice by face as one number, five bits per face: the sum of two such numbers combines the dice. */
type Dice = number;

const BITS = 5;
/** Most dice of one face that fit into five bits. */
const MOST_DICE = 2 ** BITS - 1;
const FACES = [1, 2, 3, 4, 5, 6] as const;
const shiftOf = (face: number): number => BITS * (face - 1);
const oneDie = (face: number): Dice => 1 << shiftOf(face);
const countOf = (dice: Dice, face: number): number => (dice >> shiftOf(face)) & MOST_DICE;
const totalOf = (dice: Dice): number => FACES.reduce((sum, face) => sum + countOf(dice, face), 0);
const listOf = (dice: Dice): number[] => [0, ...FACES.map((face) => countOf(dice, face))];

/** @throws RangeError for more than 31 dice of one face */
export function diceOf(counts: readonly number[]): Dice {
  let dice = 0;
  for (const face of FACES) {
    const count = counts[face] ?? 0;
    if (count > MOST_DICE)
      throw new RangeError(`${count} dice of one face, at most ${MOST_DICE} can be searched`);
    dice += count * oneDie(face);
  }
  return dice;
}

interface Throw {
  readonly dice: Dice;
  readonly chance: number;
}
const throwsByCount: (readonly Throw[])[] = [];

/** All throws of `count` fair dice, with their chances. */
export function throwsOf(count: number): readonly Throw[] {
  return (throwsByCount[count] ??= listThrows(count));
}

function listThrows(count: number): Throw[] {
  const all: Throw[] = [];
  const go = (face: number, left: number, dice: Dice, orders: number): void => {
    if (face === 6) {
      all.push({ dice: dice + left * oneDie(6), chance: orders / 6 ** count });
      return;
    }
    let factor = 1;
    for (let n = 0; n <= left; n++) {
      go(face + 1, left - n, dice + n * oneDie(face), orders * factor);
      factor = (factor * (left - n)) / (n + 1);
    }
  };
  go(1, count, 0, 1);
  return all;
}

/** The final dice, and those that can still be re-rolled. */
interface State {
  /** Dice that may still be re-rolled. */
  readonly loose: Dice;
  readonly fixed: Dice;
  /** Number of free re-rolls left, one die each. */
  readonly free: number;
  /** Re-rolls by face are over: all are made at the same time (G2). */
  readonly shut: boolean;
}

class Memo {
  readonly #known = new Map<Dice, Map<Dice, HuntOdds>>();

  get(loose: Dice, fixed: Dice, find: () => HuntOdds): HuntOdds {
    let byLoose = this.#known.get(fixed);
    if (byLoose === undefined) this.#known.set(fixed, (byLoose = new Map<Dice, HuntOdds>()));
    let odds = byLoose.get(loose);
    if (odds === undefined) byLoose.set(loose, (odds = find()));
    return odds;
  }
}

/** Searches for one party, one aim and one number of dice. */
export class RerollSearch {
  readonly #party: Roll;
  readonly #aim: HuntAim;
  readonly #dice: number;
  readonly #final = new Map<Dice, HuntOdds>();
  /** Indexed by free re-rolls, then by open or shut. */
  readonly #best: Memo[] = [];
  readonly #byFace: Memo[] = [];
  readonly #last = new Memo();

  constructor(party: Roll, aim: HuntAim, dice: number) {
    this.#party = party;
    this.#aim = aim;
    this.#dice = dice;
  }

  /** Each face is re-rolled entirely or not at all; the free die goes before or after the others. */
  advise({ loose, fixed, free, shut }: State): RerollAdvice {
    let best: RerollAdvice | undefined;
    let bestWorth = 0;
    const consider = (faces: number, again: number, odds: HuntOdds): void => {
      const { success, claim, loss } = this.#aim;
      const value = odds.success * success + odds.claim * claim + odds.losses * loss;
      if (best !== undefined && value <= bestWorth + 1e-12) return;
      best = { faces, again, odds };
      bestWorth = value;
    };
    const may = shut ? 0 : this.#party.reroll & facesIn(loose);
    let faces = 0;
    do {
      const lying = loose - only(loose, faces);
      const byFace = free > 0 && faces !== 0;
      consider(faces, 0, byFace ? this.#thenFree(lying, fixed, free) : this.#rest(fixed + lying));
      faces = (faces - may) & may;
    } while (faces !== 0);
    if (free > 0)
      for (const face of FACES)
        if (countOf(loose, face) > 0) consider(0, face, this.#freeFirst({ loose, fixed, free, shut }, face));
    return best ?? { faces: 0, again: 0, odds: this.#rest(fixed + loose) };
  }

  #odds(state: State): HuntOdds {
    const { loose, fixed, free, shut } = state;
    if (shut && free === 0) return this.#rest(fixed + loose);
    const memo = (this.#best[2 * free + (shut ? 1 : 0)] ??= new Memo());
    return memo.get(loose, fixed, () => this.advise(state).odds);
  }

  /** Odds if `fixed` stays and all other dice are rolled. */
  #rest(fixed: Dice): HuntOdds {
    let odds = this.#final.get(fixed);
    if (odds === undefined)
      this.#final.set(fixed, (odds = restOdds(this.#party, listOf(fixed), this.#dice - totalOf(fixed))));
    return odds;
  }

  /** Re-rolls whole faces; a free re-roll remains for the other dice. */
  #thenFree(loose: Dice, fixed: Dice, free: number): HuntOdds {
    const memo = (this.#byFace[free] ??= new Memo());
    return memo.get(loose, fixed, () => {
      const sum = { success: 0, claim: 0, losses: 0 };
      for (const { dice, chance } of throwsOf(this.#dice - totalOf(loose + fixed)))
        addOdds(sum, this.#odds({ loose, fixed: fixed + dice, free, shut: true }), chance);
      return sum;
    });
  }

  #freeFirst({ loose, fixed, free, shut }: State, face: number): HuntOdds {
    const left = loose - oneDie(face);
    const average = (): HuntOdds => {
      const sum = { success: 0, claim: 0, losses: 0 };
      for (const fresh of FACES)
        addOdds(sum, this.#odds({ loose: left, fixed: fixed + oneDie(fresh), free: free - 1, shut }), 1 / 6);
      return sum;
    };
    // This is the last re-roll, so it doesn't matter which other dice were loose.
    return shut && free === 1 ? this.#last.get(0, fixed + left, average) : average();
  }
}

function facesIn(dice: Dice): number {
  let faces = 0;
  for (const face of FACES) if (countOf(dice, face) > 0) faces |= 1 << face;
  return faces;
}

/** The dice that show one of these faces. */
function only(dice: Dice, faces: number): Dice {
  let some = 0;
  for (const face of FACES) if ((faces & (1 << face)) !== 0) some += dice & (MOST_DICE << shiftOf(face));
  return some;
}

export function addOdds(
  sum: { success: number; claim: number; losses: number },
  odds: HuntOdds,
  chance: number,
): void {
  sum.success += chance * odds.success;
  sum.claim += chance * odds.claim;
  sum.losses += chance * odds.losses;
}
