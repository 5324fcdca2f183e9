import { describe, expect, it } from 'vitest';
import { attackOdds, battleOdds, hitChance } from '../../../../src/games/greenland/odds/attack-odds.js';
import {
  atLeast,
  chanceOfSame,
  countsAs,
  faceSetOf,
  hasFace,
} from '../../../../src/games/greenland/odds/face-sets.js';
import { bestReroll, COMMON_AIM, huntOdds } from '../../../../src/games/greenland/odds/hunt-odds.js';
import { raidOdds } from '../../../../src/games/greenland/odds/raid-odds.js';
import { PLAIN_ROLL, withIron, type Roll } from '../../../../src/games/greenland/rolls/roll.js';
import { Dice, diceFromSeed } from '../../../../src/kernel/dice.js';

const ROLLS = 20_000;
/** Four standard errors of a chance estimated from `ROLLS` rolls. */
const NEAR = 4 * Math.sqrt(0.25 / ROLLS);
const COLD = faceSetOf([1]);

const BLANK = PLAIN_ROLL;

describe('chances of dice', () => {
  it('adds up a hunter’s faces on the warm and on the cold side (D4)', () => {
    expect(huntOdds(BLANK).success).toBeCloseTo(1 / 3, 12);
    expect(huntOdds({ ...BLANK, hitFaces: COLD }).success).toBeCloseTo(1 / 6, 12);
    expect(huntOdds({ ...BLANK, dice: 4, hitsNeeded: 2 }).success).toBeCloseTo(atLeast(4, 1 / 3, 2), 12);
  });

  it('knows that the alpha alone brings home a one-hit card (E7)', () => {
    expect(huntOdds({ ...BLANK, dice: 0, alphaFace: 1, hitFaces: COLD }).success).toBe(1);
    expect(huntOdds({ ...BLANK, dice: 0, alphaFace: 1, bloody: faceSetOf([1]) }).losses).toBe(1);
    expect(huntOdds({ ...BLANK, dice: 0, alphaFace: 2, hitFaces: COLD }).success).toBe(0);
  });

  it('counts same dice (G5)', () => {
    const even = [0, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6];
    const none = [0, 0, 0, 0, 0, 0, 0];
    expect(chanceOfSame(2, even, none, 2)).toBeCloseTo(1 / 6, 12);
    expect(chanceOfSame(3, even, none, 3)).toBeCloseTo(1 / 36, 12);
    expect(chanceOfSame(7, even, none, 2)).toBeCloseTo(1, 12);
    expect(chanceOfSame(1, even, [0, 0, 2, 0, 0, 0, 0], 3)).toBeCloseTo(1 / 6, 12);
  });

  it('adds up a die that may be re-rolled (G2)', () => {
    // 1/3 in the first roll; half of the other four faces are re-rolled.
    expect(huntOdds({ ...BLANK, reroll: faceSetOf([3, 4]) }).success).toBeCloseTo(
      1 / 3 + (2 / 6) * (1 / 3),
      12,
    );
  });

  it('adds up a die that is re-rolled on any face (M1, M3, R114)', () => {
    expect(huntOdds({ ...BLANK, free: 1 }).success).toBeCloseTo(5 / 9, 12);
    // Two dice for one hit: both miss with 4/9, then one is re-rolled.
    expect(huntOdds({ ...BLANK, dice: 2, free: 1 }).success).toBeCloseTo(5 / 9 + (4 / 9) * (1 / 3), 12);
    const raid = { ...BLANK, raid: true, free: 1 };
    expect(raidOdds(raid).success).toBeCloseTo(5 / 9, 12);
    // A hit that kills is re-rolled as well.
    const deadly = { ...raid, bloody: faceSetOf([2]) };
    expect(raidOdds(deadly).success).toBeCloseTo(1 / 6 + (5 / 6) * (1 / 6), 12);
    expect(attackOdds({ ...BLANK, free: 1 })[1]).toBeCloseTo(5 / 9, 12);
  });

  it('keeps a triple rather than a doubtful hit when the trophy is worth more (G5)', () => {
    const walrus: Roll = {
      ...BLANK,
      dice: 4,
      hitsNeeded: 2,
      hitFaces: COLD,
      reroll: faceSetOf([5]),
      same: 3,
    };
    const thrown = [0, 1, 0, 0, 0, 3, 0];
    expect(bestReroll(walrus, thrown, { success: 1, claim: 4, loss: 0 }).faces).toBe(0);
    expect(bestReroll(walrus, thrown, { success: 4, claim: 0.1, loss: 0 }).faces).toBe(faceSetOf([5]));
  });
});

const HUNTS: readonly (readonly [string, Roll])[] = [
  ['four hunters after walrus, warm', { ...BLANK, dice: 4, hitsNeeded: 2, bloody: faceSetOf([4]), same: 3 }],
  [
    'six after walrus, cold, with Kirima and the harpoon',
    {
      ...BLANK,
      dice: 6,
      hitFaces: COLD,
      hitsNeeded: 2,
      bloody: faceSetOf([4]),
      toOne: faceSetOf([4]),
      reroll: faceSetOf([5]),
      same: 3,
    },
  ],
  [
    'alpha and three after bear',
    { ...BLANK, dice: 3, alphaFace: 1, hitsNeeded: 2, bloody: faceSetOf([2, 5, 6]), same: 3 },
  ],
  [
    'alpha and five with two re-rolls',
    {
      ...BLANK,
      dice: 5,
      alphaFace: 1,
      hitsNeeded: 3,
      bloody: faceSetOf([3, 6]),
      reroll: faceSetOf([3, 5]),
      same: 4,
    },
  ],
  [
    'eleven, every miss re-rolled',
    {
      ...BLANK,
      dice: 11,
      hitFaces: COLD,
      hitsNeeded: 3,
      bloody: faceSetOf([4, 6]),
      reroll: faceSetOf([3, 6]),
      same: 4,
    },
  ],
  ['card that needs a success', { ...BLANK, dice: 2, same: 0 }],
];

function playHunt(party: Roll, dice: Dice): { success: boolean; claim: boolean; losses: number } {
  const faces: number[] = [];
  for (let i = 0; i < party.dice; i++) faces.push(dice.die());
  const thrown = [0, 0, 0, 0, 0, 0, 0];
  for (const face of faces) thrown[face] = (thrown[face] ?? 0) + 1;
  const again = party.dice > 9 ? party.reroll & ~party.hitFaces : bestReroll(party, thrown, COMMON_AIM).faces;
  const last = faces.map((face) => countsAs(hasFace(again, face) ? dice.die() : face, party.toOne));
  if (party.alphaFace > 0) last.push(party.alphaFace);
  const hits = last.filter((face) => hasFace(party.hitFaces, face)).length;
  const most = Math.max(
    0,
    ...[1, 2, 3, 4, 5, 6].map((face) => last.filter((shown) => shown === face).length),
  );
  const success = hits >= party.hitsNeeded;
  const claim = party.same === 0 ? success : party.same > 0 && most >= party.same;
  return { success, claim, losses: last.filter((face) => hasFace(party.bloody, face)).length };
}

describe('odds against dice', () => {
  it.each(HUNTS)('hunt: %s', (name, party) => {
    const dice = new Dice(diceFromSeed(name));
    let success = 0;
    let claim = 0;
    let losses = 0;
    for (let i = 0; i < ROLLS; i++) {
      const result = playHunt(party, dice);
      if (result.success) success++;
      if (result.claim) claim++;
      losses += result.losses;
    }
    const odds = huntOdds(party);
    expect(Math.abs(odds.success - success / ROLLS)).toBeLessThan(NEAR);
    expect(Math.abs(odds.claim - claim / ROLLS)).toBeLessThan(NEAR);
    expect(Math.abs(odds.losses - losses / ROLLS)).toBeLessThan(NEAR * Math.sqrt(party.dice));
  });

  const RAIDS: readonly (readonly [string, Roll])[] = [
    [
      'two at Meeka, whose 3 is good and deadly',
      { ...BLANK, raid: true, dice: 2, hitFaces: faceSetOf([1, 2, 3]), bloody: faceSetOf([3]) },
    ],
    [
      'three at Gudrid with a sword',
      {
        ...BLANK,
        raid: true,
        dice: 3,
        hitFaces: faceSetOf([1]),
        bloody: faceSetOf([5]),
        reroll: faceSetOf([3]),
      },
    ],
    [
      'one with iron',
      withIron({ ...BLANK, raid: true, dice: 1, hitFaces: faceSetOf([1, 2]), bloody: faceSetOf([2, 6]) }),
    ],
  ];
  it.each(RAIDS)('raid: %s', (name, party) => {
    const dice = new Dice(diceFromSeed(name));
    let success = 0;
    let losses = 0;
    for (let i = 0; i < ROLLS; i++) {
      let hits = 0;
      let dead = 0;
      for (let d = 0; d < party.dice; d++) {
        let face = dice.die();
        if (hasFace(party.reroll, face)) face = dice.die();
        if (hasFace(party.hitFaces, face)) hits++;
        if (hasFace(party.bloody, face)) dead++;
      }
      losses += dead;
      if (hits > 0 && dead < party.dice) success++;
    }
    const odds = raidOdds(party);
    expect(Math.abs(odds.success - success / ROLLS)).toBeLessThan(NEAR);
    expect(Math.abs(odds.losses - losses / ROLLS)).toBeLessThan(NEAR * Math.sqrt(party.dice));
  });

  it('attack: three with a sword against two in a war party (F2)', () => {
    const dice = new Dice(diceFromSeed('attack'));
    const first = { ...BLANK, dice: 3, hitFaces: faceSetOf([1]), reroll: faceSetOf([3]) };
    const second = { ...BLANK, dice: 2 };
    let firstLost = 0;
    let secondLost = 0;
    for (let i = 0; i < ROLLS; i++) {
      let hits = 0;
      for (let d = 0; d < 3; d++) {
        let face = dice.die();
        if (face === 3) face = dice.die();
        if (face === 1) hits++;
      }
      const left = Math.max(0, 2 - hits);
      secondLost += 2 - left;
      for (let d = 0; d < left; d++) if (dice.die() <= 2) firstLost++;
    }
    const odds = battleOdds(first, second);
    expect(hitChance(first)).toBeCloseTo(1 / 6 + 1 / 36, 12);
    expect(attackOdds(second)).toEqual([4 / 9, 4 / 9, 1 / 9].map((p) => expect.closeTo(p, 12) as unknown));
    expect(Math.abs(odds.firstLosses - firstLost / ROLLS)).toBeLessThan(NEAR * 2);
    expect(Math.abs(odds.secondLosses - secondLost / ROLLS)).toBeLessThan(NEAR * 2);
    expect(odds.first.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
  });
});
