import { afterAll, describe, expect, it } from 'vitest';
import { carryOut } from '../../src/lab/carry-out.js';
import { readExperiment } from '../../src/lab/experiment.js';
import { findLabGame } from '../../src/lab/games.js';
import { openBench } from '../../src/lab/run.js';
import { guess, missOf } from '../../src/lab/targets.js';

const lab = findLabGame('settlers');
const bench = openBench('settlers', 1);
afterAll(() => bench.close());
const run = (yaml: string) =>
  carryOut(lab, readExperiment(`kind: search\nquestion: a\n${yaml}`, 'test.yaml'), bench);

describe('the distance from the goals', () => {
  const asked = {
    targets: [{ set: 'a', within: { allDead: [0.1, 0.3] as [number, number] } }],
    gains: [{ set: 'b', over: 'a', measure: 'silver', atLeast: 2 }],
  };

  it('is the sum of all misses', () => {
    expect(missOf({ a: { allDead: 0.2, silver: 1 }, b: { silver: 3 } }, asked)).toBe(0);
    expect(missOf({ a: { allDead: 0.5, silver: 1 }, b: { silver: 2.5 } }, asked)).toBeCloseTo(0.7);
  });

  it('is estimated from the effects of single changes', () => {
    const base = { a: { allDead: 0.1 } };
    expect(guess(base, [{ a: { allDead: 0.3 } }, { a: { allDead: 0.15 } }])['a']?.['allDead']).toBeCloseTo(
      0.35,
    );
  });
});

describe('a search', () => {
  it('finds the number that makes prudent households die, and confirms it in fresh games', async () => {
    const { said, more, rows } = await run(
      'games: 60\nscreen: 20\nmost: 1\nby: [1, 3]\nconstants: { foodLate: 4, milkSheep: 2, milkCow: 2 }\ntargets: [{ set: prudent, within: { allDead: [0.5, 1] } }]\nchange: [foodEarly, priceDear]\n',
    );
    expect(said[0]).toMatch(/^\d changes? reach(es)? the goals, also in 60 other games of each set: 6 tried/);
    for (const found of more['found'] as { constants: Record<string, number> }[]) {
      expect(found.constants['foodEarly']).toBeGreaterThan(3);
      expect(found.constants['priceDear']).toBeUndefined();
    }
    expect(rows.every(({ games }) => games === 60)).toBe(true);
  });

  it('continues with two changes if one is not enough, and reports if nothing is found', async () => {
    const { said, more } = await run(
      'games: 20\nscreen: 10\nbudget: 3\nmost: 2\nby: [0.5]\ntargets: [{ set: idle, within: { someWins: [0.99, 1] } }]\nchange: [priceDear, priceCheap, soil]\n',
    );
    // Two numbers down and up, one reading; three pairs.
    expect(said[0]).toBe(
      'No change reaches the goals: 8 tried (5 named or single changes, 3 of at most 3 pairs), with 10 games of each set.',
    );
    expect(said.at(-1)).toBe('With the printed numbers: idle: someone wins 0.0 % (goal: at least 99.0 %).');
    expect(more['found']).toEqual([]);
  });

  it('tries the file’s named changes, and refuses invalid ones', async () => {
    const named = '{ foodEarly: 12, milkSheep: 0, meatSheep: 0, soil: barren }';
    const asked =
      'games: 40\nscreen: 20\nmost: 1\nby: [0.5]\ntargets: [{ set: prudent, within: { allDead: [0.5, 1] } }]\nchange: [priceDear]\n';
    const { grids, more } = await run(`${asked}named: [${named}]\n`);
    expect(grids[0]?.rows).toContain(
      'foodEarly 3 → 12, milkSheep 8 → 0, meatSheep 12 → 0, soil printed → barren',
    );
    expect(more['tried']).toBe(3);
    await expect(run(`${asked}named: [{ soil: rich }]\n`)).rejects.toThrow(
      'soil must be printed or barren, not “rich”',
    );
  });

  it('tries nothing if the goals are reached already', async () => {
    const { said } = await run(
      'games: 20\nscreen: 10\ntargets: [{ set: idle, within: { allDead: [0.9, 1] } }]\n',
    );
    expect(said[0]).toBe('The printed numbers reach the goals.');
  });

  it.each([
    ['targets: [{ set: nobody, within: {} }]\n', 'unknown set “nobody”'],
    ['targets: [{ set: idle, within: { luck: [0, 1] } }]\n', 'unknown measure “luck”'],
    ['targets: [{ set: idle, within: {} }]\nkeep: [sails]\n', 'unknown number or reading “sails”'],
  ])('%j is refused with a reason', async (yaml, reason) => {
    await expect(run(yaml)).rejects.toThrow(reason);
  });
});
