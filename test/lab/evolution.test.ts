import { afterAll, describe, expect, it } from 'vitest';
import { carryOut } from '../../src/lab/carry-out.js';
import { readExperiment } from '../../src/lab/experiment.js';
import { findLabGame } from '../../src/lab/games.js';
import { openBench } from '../../src/lab/run.js';

const lab = findLabGame('settlers');
const bench = openBench('settlers', 1);
afterAll(() => bench.close());
const run = (yaml: string) =>
  carryOut(lab, readExperiment(`kind: evolution\nquestion: a\n${yaml}`, 'test.yaml'), bench);

describe('an evolution', () => {
  it('leaves the survivors, whatever the first generation, and repeats its result', async () => {
    const yaml = 'of: [idle, prudent]\naim: alive\nsize: 12\nruns: 2\ngenerations: 12\nlast: 4\ngames: 2\n';
    const [once, again] = [await run(yaml), await run(yaml)];
    expect(JSON.stringify(again)).toBe(JSON.stringify(once));
    const mixes = once.more['mixes'] as number[][];
    expect(mixes).toHaveLength(2);
    for (const [idle = 1, prudent = 0] of mixes) {
      expect(idle + prudent).toBeCloseTo(1);
      expect(prudent).toBeGreaterThan(0.8);
    }
    // The last four generations: three tables, two games each.
    expect(once.rows.map(({ games }) => games)).toEqual([24, 24]);
  });

  it('selects by its aim: silver hunters for the score', async () => {
    const { more } = await run(
      'of: [prudent, silver]\naim: score\nsize: 12\nruns: 1\ngenerations: 14\nlast: 4\ngames: 3\n',
    );
    const [[prudent = 1, silver = 0] = []] = more['mixes'] as number[][];
    expect(silver).toBeGreaterThan(prudent);
  });
});
