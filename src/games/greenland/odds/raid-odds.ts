import type { Roll } from '../rolls/roll.js';
import type { Lying } from './hunt-odds.js';
import { countsAs, hasFace, type FaceSet } from './face-sets.js';

/** Exact odds of a raid (G1): one success is enough, but a raider must survive to bring the booty home. */

export interface RaidOdds {
  readonly success: number;
  /** Expected number of raiders lost. */
  readonly losses: number;
}

/** Does a face bring success and kill nobody? All other faces are re-rolled where allowed. */
function helpsRaid(roll: Roll, face: number): boolean {
  const counted = countsAs(face, roll.toOne);
  return hasFace(roll.hitFaces, counted) && !hasFace(roll.bloody, counted);
}

/** Faces that are re-rolled by face (G2): all that don't help. */
function raidRerolls(roll: Roll): FaceSet {
  let faces = 0;
  for (let f = 1; f <= 6; f++) if (hasFace(roll.reroll, f) && !helpsRaid(roll, f)) faces |= 1 << f;
  return faces;
}

/** M1: the face that should get a free re-roll: a deadly one, else a miss while nobody has hit; 0 for none. */
function raidFree(roll: Roll, loose: readonly number[], won: boolean): number {
  let found = 0;
  let urgency = 0;
  for (const face of loose) {
    const counted = countsAs(face, roll.toOne);
    const hit = hasFace(roll.hitFaces, counted);
    const kills = hasFace(roll.bloody, counted);
    const now = kills ? (hit ? 2 : 3) : hit || won ? 0 : 1;
    if (now <= urgency) continue;
    found = face;
    urgency = now;
  }
  return found;
}

/**
 * The best re-rolls of a raid, by face: every face that doesn't help, then the free re-roll.
 * @param loose dice that were not re-rolled yet
 */
export function bestRaidReroll(
  roll: Roll,
  loose: readonly number[],
  { fixed, free, shut }: Lying,
): { readonly faces: FaceSet; readonly again: number } {
  const open = [1, 2, 3, 4, 5, 6].filter((face) => (loose[face] ?? 0) > 0);
  const idle = raidRerolls(roll);
  const by = shut ? [] : open.filter((face) => hasFace(idle, face));
  if (by.length > 0) return { faces: by.reduce((set, face) => set | (1 << face), 0), again: 0 };
  if (free === 0) return { faces: 0, again: 0 };
  const won = [1, 2, 3, 4, 5, 6].some(
    (face) =>
      (loose[face] ?? 0) + (fixed[face] ?? 0) > 0 && hasFace(roll.hitFaces, countsAs(face, roll.toOne)),
  );
  const lies = open.filter((face) => !hasFace(idle, face));
  return { faces: 0, again: raidFree(roll, lies, won) };
}

/** Chance of success and expected losses, if every face that doesn't help is re-rolled. */
export function raidOdds(roll: Roll): RaidOdds {
  if (roll.dice === 0) return { success: 0, losses: 0 };
  const again = raidRerolls(roll);
  const chances = [0, 0, 0, 0, 0, 0, 0];
  // Final faces. Those without a re-roll by face are counted apart, for the free re-roll.
  let rerolled = 0;
  for (let f = 1; f <= 6; f++) if (hasFace(again, f)) rerolled++;
  for (let f = 1; f <= 6; f++) chances[f] = (hasFace(again, f) ? 0 : 1 / 6) + rerolled / 36;
  const plain = ofDice(roll, chances, roll.dice);
  return roll.free === 0 ? plain : withFree(roll, again, rerolled);
}

interface Kinds {
  /** Chances of one die: hit and live, hit and die, miss and live, miss and die. */
  readonly good: number;
  readonly dear: number;
  readonly idle: number;
  readonly dead: number;
}

function kindsOf(roll: Roll, chances: readonly number[]): Kinds {
  const kinds = { good: 0, dear: 0, idle: 0, dead: 0 };
  for (let f = 1; f <= 6; f++) {
    const face = countsAs(f, roll.toOne);
    const hit = hasFace(roll.hitFaces, face);
    const kills = hasFace(roll.bloody, face);
    kinds[hit ? (kills ? 'dear' : 'good') : kills ? 'dead' : 'idle'] += chances[f] ?? 0;
  }
  return kinds;
}

/** Some success and some survivor: 1 − P(all miss) − P(all die) + P(all miss and die). */
function ofDice(roll: Roll, chances: readonly number[], n: number): RaidOdds {
  const { dear, idle, dead } = kindsOf(roll, chances);
  const success = 1 - (idle + dead) ** n - (dear + dead) ** n + dead ** n;
  return { success: Math.max(0, success), losses: n * (dear + dead) };
}

/**
 * M1: one free re-roll: of a deadly die first, else of a miss while nobody has hit (see `raidFree`).
 * Dice that were re-rolled by face can't be re-rolled again.
 */
function withFree(roll: Roll, again: FaceSet, rerolled: number): RaidOdds {
  const once = kindsOf(
    roll,
    [0, 1, 2, 3, 4, 5, 6].map((f) => (f === 0 || hasFace(again, f) ? 0 : 1 / 6)),
  );
  const fresh = kindsOf(roll, [0, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6]);
  const share = rerolled / 6;
  const twice: Kinds = {
    good: share * fresh.good,
    dear: share * fresh.dear,
    idle: share * fresh.idle,
    dead: share * fresh.dead,
  };
  let success = 0;
  let losses = 0;
  const chances = [
    once.good,
    once.dear,
    once.idle,
    once.dead,
    twice.good,
    twice.dear,
    twice.idle,
    twice.dead,
  ];
  forEachSplit(roll.dice, chances, (n, p) => {
    const [good = 0, dear = 0, idle = 0, dead = 0, good2 = 0, dear2 = 0, idle2 = 0, dead2 = 0] = n;
    const settle = (hits: number, live: number, dying: number, chance: number): void => {
      if (hits > 0 && live > 0) success += chance;
      losses += chance * dying;
    };
    const hits = good + dear + good2 + dear2;
    const live = good + idle + good2 + idle2;
    const dying = dear + dead + dear2 + dead2;
    const taken = dead > 0 ? 'dead' : dear > 0 ? 'dear' : idle > 0 && hits === 0 ? 'idle' : '';
    if (taken === '') return settle(hits, live, dying, p);
    const h = hits - (taken === 'dear' ? 1 : 0);
    const l = live - (taken === 'idle' ? 1 : 0);
    const d = dying - (taken === 'idle' ? 0 : 1);
    settle(h + 1, l + 1, d, p * fresh.good);
    settle(h + 1, l, d + 1, p * fresh.dear);
    settle(h, l + 1, d, p * fresh.idle);
    settle(h, l, d + 1, p * fresh.dead);
  });
  return { success, losses };
}

/** Calls `visit` for each split of the dice into kinds with these chances. */
function forEachSplit(
  dice: number,
  chances: readonly number[],
  visit: (n: readonly number[], chance: number) => void,
): void {
  const n = chances.map(() => 0);
  const go = (kind: number, left: number, chance: number): void => {
    const p = chances[kind] ?? 0;
    if (kind === chances.length - 1) {
      n[kind] = left;
      const all = chance * p ** left;
      if (all > 0) visit(n, all);
      return;
    }
    let factor = 1;
    for (let k = 0; k <= left; k++) {
      n[kind] = k;
      const here = chance * factor * p ** k;
      if (here > 0) go(kind + 1, left - k, here);
      factor = (factor * (left - k)) / (k + 1);
      if (p === 0) break;
    }
  };
  go(0, dice, 1);
}
