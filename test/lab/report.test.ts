import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { carryOut } from '../../src/lab/carry-out.js';
import { readExperiment } from '../../src/lab/experiment.js';
import { findLabGame } from '../../src/lab/games.js';
import { writeReport } from '../../src/lab/report/write.js';
import { openBench } from '../../src/lab/run.js';

const lab = findLabGame('settlers');
const bench = openBench('settlers', 1);
const folders: string[] = [];
afterAll(async () => {
  await bench.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The files of a report, by name. */
async function report(yaml: string): Promise<Record<string, string>> {
  const answer = await carryOut(lab, readExperiment(yaml, 'test.yaml'), bench);
  const folder = mkdtempSync(join(tmpdir(), 'lab-'));
  folders.push(folder);
  const paths = writeReport(lab, answer, folder, { answer: 'kept' });
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

const SETS = 'kind: sets\nquestion: Who <lives> & who dies?\ngames: 12\nsets: [idle, giver-among-feasters]\n';

describe('a report', () => {
  it('is the same for the same experiment, stands alone, and says in words what it draws', async () => {
    const [once, again] = [await report(SETS), await report(SETS)];
    const names = Object.keys(once).sort();
    expect(names.filter((name) => !/^(chart-\d+\.svg|game-\d+\.txt)$/.test(name))).toEqual([
      'data.csv',
      'report.html',
      'report.md',
      'run.json',
    ]);
    expect(names.filter((name) => name.startsWith('game-')).length).toBeGreaterThanOrEqual(2);
    expect(again).toEqual(once);
    const html = once['report.html'] ?? '';
    expect(html).not.toMatch(/<script|<link|src=|url\(http/);
    expect(html).toContain('Who &lt;lives&gt; &amp; who dies?');
    const drawings = html.match(/<svg /g) ?? [];
    expect(drawings.length).toBeGreaterThan(8);
    expect(html.match(/<svg role="img" aria-label="[^"]{20,}"/g)).toHaveLength(drawings.length);
    expect(html).toContain('idle: everyone dead 100 %');
    // Why they died, and a game that its own rules tell.
    expect(html).toMatch(/why households died[^"]*for want of hay/);
    expect(html).toMatch(/<h3>A game like most[^]*<summary>Year 2<\/summary>/);
    expect(once['report.md']).toContain('## What this does not show');
    expect(once['data.csv']).toMatch(/^idle,12,allDead,1,0\.7\d+,1$/m);
  });

  it('of a sensitivity has its tornado, and names what moves most', async () => {
    const files = await report(
      'kind: sensitivity\nquestion: What moves it?\ngames: 8\nmeasure: silver\nsets: [prudent]\nvary: [priceOrdinary, people0, soil]\n',
    );
    expect(files['report.md']).toMatch(/Most is moved by (priceOrdinary|people0|soil) \(/);
    expect(files['report.html']).toContain('What one change moves');
    expect(files['data.csv']).toMatch(/^change: priceOrdinary 2 → 3,8,silver,[\d.]+,/m);
  });
});
