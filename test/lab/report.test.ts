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
  it('is deterministic, loads nothing from elsewhere, and describes its charts', async () => {
    const [once, again] = [await report(SETS), await report(SETS)];
    const names = Object.keys(once).sort();
    expect(names.filter((name) => !/^(chart-\d+\.svg|game-\d+\.(txt|md))$/.test(name))).toEqual([
      'columns.md',
      'data.csv',
      'figures.md',
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
    expect(drawings.length).toBeLessThanOrEqual(4);
    expect(html.match(/<svg role="img" aria-label="[^"]{20,}"/g)).toHaveLength(drawings.length);
    expect(html).toContain('idle: everyone dies 100 %');
    expect(once['report.md']).toMatch(/^- Years? .*(Brattahlid|Gardar|Hvalsey|Sandnes) \((giver|feaster)\)/m);
    expect(once['report.md']).toMatch(/^- idle: 100 of 100 die, half by year 3; /m);
    expect(once['report.md']).toMatch(/^\| a neighbor helped \| \d+ of \d+ \| /m);
    expect(once['report.md']).toContain('No rule for helping: idle.');
    expect(names.some((name) => /^game-\d+\.md$/.test(name))).toBe(true);
  });

  it('writes a row for each game and a glossary of the columns', async () => {
    const { 'data.csv': csv = '', 'columns.md': columns = '' } = await report(SETS);
    const [head = '', ...rows] = csv.trim().split('\n');
    expect(rows).toHaveLength(24);
    expect(rows[0]).toMatch(/^idle,0,allDead,,1,0,/);
    expect(rows[0]).toContain('lost the herd: no hay');
    for (const column of head.split(',')) expect(columns).toContain(`- \`${column}\`: `);
  });

  it('draws the tornado of a sensitivity and names the largest effect', async () => {
    const files = await report(
      'kind: sensitivity\nquestion: What moves it?\ngames: 8\nmeasure: silver\nsets: [prudent]\nvary: [priceOrdinary, people0, soil]\n',
    );
    expect(files['report.md']).toMatch(/Largest effect: .*\((priceOrdinary|people0|soil)\) /);
    expect(files['report.html']).toContain('changes have a clear effect');
    expect(files['data.csv']).toMatch(/^change: priceOrdinary 2 → 3,silver,[\d.]+,/m);
  });
});
