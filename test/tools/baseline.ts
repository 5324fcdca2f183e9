// Writes test/tools/baseline.txt, which a refactoring must not change.
// `npx tsx test/tools/baseline.ts --check` prints every line that differs, and fails.
import { readFileSync, writeFileSync } from 'node:fs';
import { exportLines } from './baseline/exports.js';
import { gameLines } from './baseline/games.js';
import { requestLines } from './baseline/requests.js';
import { textLines } from './baseline/texts.js';

const FILE = new URL('baseline.txt', import.meta.url);

async function record(): Promise<readonly string[]> {
  return [...gameLines(), ...textLines(), ...(await exportLines()), ...(await requestLines())].sort();
}

function differences(before: readonly string[], after: readonly string[]): readonly string[] {
  const [old, now] = [new Set(before), new Set(after)];
  return [
    ...before.filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
}

const say = (...texts: readonly string[]): void => void process.stdout.write(`${texts.join('\n')}\n`);

const lines = await record();
if (process.argv.includes('--check')) {
  const found = differences(readFileSync(FILE, 'utf8').trimEnd().split('\n'), lines);
  say(
    ...found,
    found.length === 0 ? `no difference in ${lines.length} lines` : `${found.length} lines differ`,
  );
  process.exit(found.length === 0 ? 0 : 1);
}
writeFileSync(FILE, `${lines.join('\n')}\n`);
say(`${lines.length} lines recorded`);
process.exit(0);
