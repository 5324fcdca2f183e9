import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { greenland } from '../../src/games/greenland/module.js';
import { anyModule } from '../../src/games/registry.js';
import { digestOf, record, replay, type Golden } from './golden.js';

/**
 * Whole games, one per kind of ending of each variant; rare endings start close to them. After a change of the rules,
 * `GOLDEN=write npx vitest run test/golden/greenland.test.ts` plays them again from the first seed with the same ending.
 */
const module = anyModule(greenland);
const folder = new URL('./greenland/', import.meta.url);
const names = readdirSync(folder).sort();

const read = (name: string): Golden => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Golden;

const MOST_SEEDS = 1500;

function write(name: string): void {
  const { variant, seats, options, how, seed: before, ...more } = read(name);
  const position = more.position === undefined ? {} : { position: more.position };
  // The file name contains the AI: `patrol-lost.greedy.json`.
  const [label = '', ai = 'random'] = name.split('.');
  const seeds = Array.from({ length: MOST_SEEDS }, (_, n) => `${label} ${n + 1}`);
  for (const seed of [before, ...seeds]) {
    const golden = record(module, { variant, seats, options, seed, ...position }, ai);
    if (golden.how !== how) continue;
    writeFileSync(new URL(name, folder), `${JSON.stringify(golden, null, 1)}\n`);
    return;
  }
  throw new Error(`${name}: no game of ${MOST_SEEDS} ends so`);
}

const wanted = process.env['GOLDEN_ONLY'] ?? '';
if (process.env['GOLDEN'] === 'write') names.filter((name) => name.startsWith(wanted)).forEach(write);

describe('golden games of Greenland', () => {
  it.each(names)('%s', (name) => {
    const golden = read(name);
    const position = replay(module, golden);
    expect(position.over?.how).toBe(golden.how);
    expect(digestOf(position)).toBe(golden.digest);
  });
});
