import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { carryOut } from '../../src/lab/carry-out.js';
import { readExperiment } from '../../src/lab/experiment.js';
import { findLabGame } from '../../src/lab/games.js';
import { rememberingBench } from '../../src/lab/remember.js';
import { openBench, type Bench } from '../../src/lab/run.js';

const lab = findLabGame('settlers');
const benches: Bench[] = [];
const open = (): Bench => {
  const bench = openBench('settlers', 1);
  benches.push(bench);
  return bench;
};
const folders: string[] = [];
afterAll(async () => {
  await Promise.all(benches.map((bench) => bench.close()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const SETS = readExperiment(
  'kind: sets\nquestion: a\ngames: 600\nsets: [idle, prudent, careful]\n',
  'a.yaml',
);
function file(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'));
  folders.push(folder);
  return join(folder, 'played.jsonl');
}

describe('an interrupted experiment', () => {
  it('resumes and gets the same result', async () => {
    const whole = await carryOut(lab, SETS, open());
    const at = file();
    const cut = open();
    const stopped = await carryOut(lab, SETS, rememberingBench(cut, at, 'settlers'), {
      // Idle households finish first, because they die early.
      row: ({ name, games }) => {
        if (name === 'careful' && games >= 100) cut.stop();
      },
    });
    expect(stopped.stopped).toBe(true);
    // An incomplete last line is ignored.
    appendFileSync(at, '{"key":"ab","sums":{"ga');
    const again = open();
    const bench = rememberingBench(again, at, 'settlers');
    expect(await carryOut(lab, SETS, bench)).toEqual(whole);
    bench.forget();
    expect(existsSync(at)).toBe(false);
  });

  it('plays no finished table again, unless the rules have changed', async () => {
    const at = file();
    const first = rememberingBench(open(), at, 'settlers 1');
    const once = await carryOut(lab, SETS, first);
    const idle = open();
    idle.stop();
    expect((await carryOut(lab, SETS, rememberingBench(idle, at, 'settlers 1'))).rows).toEqual(once.rows);
    const other = await carryOut(lab, SETS, rememberingBench(idle, at, 'settlers 2'));
    expect(other.rows.every(({ games }) => games === 0)).toBe(true);
  });
});

describe('concurrent tables', () => {
  it('are interleaved: each has interim figures before one is finished', async () => {
    const seen = new Map<string, number>();
    let least = 0;
    await carryOut(lab, SETS, open(), {
      row: ({ name, games }) => {
        seen.set(name, games);
        if (games === 600 && least === 0) least = Math.min(...seen.values(), seen.size < 3 ? 0 : 600);
      },
    });
    expect(least).toBeGreaterThan(0);
  });
});
