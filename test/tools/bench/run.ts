import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beside, calibrate } from './calibration.js';
import { benchPictures } from './pictures.js';
import { benchPlayouts } from './playouts.js';
import { benchPostgresStore, benchStore } from './store.js';
import { pacesText, type Paced } from './measure.js';

/** Playouts come last, because their V8 settings affect the whole process. */
const PARTS = {
  store: [benchStore, benchPostgresStore],
  pictures: [benchPictures],
  playouts: [benchPlayouts],
};
export type BenchPart = keyof typeof PARTS;

/** Runs all measurements or those of one part, one after another, and prints the table. */
export async function runBench(given: { readonly json: boolean; readonly only?: BenchPart }): Promise<void> {
  const parts = given.only === undefined ? Object.values(PARTS).flat() : PARTS[given.only];
  const folder = mkdtempSync(join(tmpdir(), 'fimbul-bench-'));
  const rows: Paced[] = [];
  try {
    for (const part of parts) {
      process.stderr.write(`${part.name} …\n`);
      const before = calibrate();
      rows.push(...beside(await part(folder), before));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  process.stdout.write(`${pacesText(rows)}\n`);
  if (given.json) {
    const line = Object.fromEntries(
      rows.map(({ what, value, unit, goal, pace }) => [what, { value, unit, goal, calibration: pace }]),
    );
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}
