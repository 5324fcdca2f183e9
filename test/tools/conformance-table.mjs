// Runs the room's conformance suite and writes what it found, a row for each behaviour, into docs/dev/room.md.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const docs = join(root, 'docs', 'dev', 'room.md');
const BEGIN = '<!-- conformance: written by `node test/tools/conformance-table.mjs` -->';
const END = '<!-- end of conformance -->';

const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
const file = join(folder, 'found.json');
const run = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    'test/room/conformance',
    '--reporter=json',
    `--outputFile=${file}`,
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
);
const found = JSON.parse(readFileSync(file, 'utf8'));
rmSync(folder, { recursive: true, force: true });

/** A cell of a Markdown table. */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '\\<').replaceAll('\n', ' ');
const suites = found.testResults
  .map(({ name, assertionResults }) => ({ name: basename(name, '.test.ts'), tests: assertionResults }))
  .sort((a, b) => a.name.localeCompare(b.name));
const lines = [
  `${found.numPassedTests} of ${found.numTotalTests} behaviours pass.`,
  '',
  '| behaviour | passes |',
  '| --- | :-: |',
];
for (const { name, tests } of suites) {
  lines.push(
    `| **${cell(name)}** | ${tests.filter((test) => test.status === 'passed').length}/${tests.length} |`,
  );
  for (const { ancestorTitles, title, status } of tests)
    lines.push(`| ${cell([...ancestorTitles, title].join(': '))} | ${status === 'passed' ? '✓' : '✗'} |`);
}
const text = readFileSync(docs, 'utf8');
const from = text.indexOf(BEGIN);
const to = text.indexOf(END);
if (from < 0 || to < from) throw new Error(`docs/dev/room.md has no place for the table: ${BEGIN} … ${END}`);
writeFileSync(docs, `${text.slice(0, from + BEGIN.length)}\n\n${lines.join('\n')}\n\n${text.slice(to)}`);
console.log(lines[0]);
process.exitCode = run.status ?? 1;
