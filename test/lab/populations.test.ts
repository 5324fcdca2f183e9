import { afterAll, describe, expect, it } from 'vitest';
import { carryOut } from '../../src/lab/carry-out.js';
import { readExperiment } from '../../src/lab/experiment.js';
import { findLabGame } from '../../src/lab/games.js';
import { compositions, settle } from '../../src/lab/replicator.js';
import { heatMap } from '../../src/lab/report/figures.js';
import { openBench } from '../../src/lab/run.js';

const lab = findLabGame('settlers');
const bench = openBench('settlers', 1);
afterAll(() => bench.close());
const run = (yaml: string) => carryOut(lab, readExperiment(yaml, 'test.yaml'), bench);

describe('replicator dynamics', () => {
  it('counts every mix once', () => {
    expect(compositions(2, 4)).toEqual([
      [4, 0],
      [3, 1],
      [2, 2],
      [1, 3],
      [0, 4],
    ]);
    expect(compositions(4, 4)).toHaveLength(35);
    expect(new Set(compositions(3, 5).map(String)).size).toBe(21);
  });

  // Maynard Smith 1982: with a prize of 2 and wounds of 4, half are hawks; payoffs are raised by 2 to stay positive.
  it('settles hawks and doves at the ratio of prize to wounds', () => {
    const payoff = ([hawks = 0, doves = 0]: readonly number[], kind: number): number =>
      2 + (kind === 0 ? (hawks === 2 ? -1 : 2) : doves === 2 ? 1 : 0);
    for (const from of [0.9, 0.2]) expect(settle([from, 1 - from], 2, payoff)[0]).toBeCloseTo(0.5, 2);
  });

  it('lets free riders take over a common pot', () => {
    // Three share what givers (kind 0) put in, doubled; a gift costs 3.
    const payoff = ([givers = 0]: readonly number[], kind: number): number =>
      5 + (givers * 6) / 3 - (kind === 0 ? 3 : 0);
    expect(settle([0.95, 0.05], 3, payoff)[1]).toBeGreaterThan(0.99);
  });
});

describe('an invasion', () => {
  it('compares each invader with a resident in its place', async () => {
    const { rows, grids, said } = await run(
      'kind: invasion\nquestion: a\ngames: 40\ninvaders: [idle, prudent]\nresidents: [prudent]\n',
    );
    expect(rows.map(({ name }) => name)).toEqual(['prudent among prudent', 'idle among prudent']);
    const [win, gain, alive] = grids;
    expect(win?.cells[0]?.[0]?.mean).toBe(0);
    expect(alive?.cells[0]?.[0]?.mean).toBe(0);
    expect(gain?.cells[1]?.[0]).toBeUndefined();
    expect(gain?.cells[0]?.[0]?.mean).toBeCloseTo(-(rows[0]?.won[0] ?? 0));
    expect(said).toEqual([
      expect.stringMatching(
        /^One idle among prudent wins \d+ fewer games of 100 than another prudent in its place/,
      ),
    ]);
    expect(win && heatMap(win).alt).toContain('idle: prudent 0 %');
  });
});

describe('a pact', () => {
  it('gives the result of each of several allies', async () => {
    const { rows, grids } = await run(
      'kind: invasion\nquestion: a\ngames: 40\nallies: 2\ninvaders: [prudent]\nresidents: [idle]\n',
    );
    expect(rows.map(({ name, seats }) => `${name}: ${seats.join(' ')}`)).toEqual([
      '2 idle among idle: idle idle idle idle',
      '2 prudent among idle: prudent prudent idle idle',
    ]);
    // The idle die, and the two share all wins.
    expect(grids[0]?.cells[0]?.[0]?.mean).toBeCloseTo(0.5);
    expect(grids[2]?.cells[0]?.[0]?.mean).toBe(1);
  });

  it('needs a household outside it', async () => {
    await expect(
      run('kind: invasion\nquestion: a\nallies: 4\ninvaders: [idle]\nresidents: [prudent]\n'),
    ).rejects.toThrow('a game of 4 households with 4 allies has no other household');
  });
});

describe('a round robin', () => {
  it('plays every mix, splits every win, and ends without idle households', async () => {
    const { rows, grids, said, more } = await run(
      'kind: round-robin\nquestion: a\ngames: 32\nhouseholds: 3\nof: [prudent, idle, feaster]\n',
    );
    expect(rows).toHaveLength(10);
    for (const { won, measures } of rows)
      expect(won.reduce((sum, share) => sum + share, 0)).toBeCloseTo(measures['someWins']?.mean ?? NaN);
    expect(grids[0]?.rows).toHaveLength(6);
    expect(grids[0]?.cells.flat().every((cell) => cell !== undefined)).toBe(true);
    expect(said).toHaveLength(4);
    expect(said[0]).not.toContain('idle');
    expect(more['payoffs']).toHaveLength(10);
  });

  it('refuses too many tables', async () => {
    await expect(
      run(
        'kind: round-robin\nquestion: a\nhouseholds: 6\nof: [idle, prudent, feaster, gambler, silver, glutton, vinland, grazier]\n',
      ),
    ).rejects.toThrow('are 1716 tables; 500');
  });
});
