import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { greenland } from '../../../src/games/greenland/module.js';
import { runScenarios, type Games } from '../../tools/scenario.js';

/** Scenarios written from the rulebook alone, one folder per author (`readings/README.md`). */

const folder = new URL('readings/', import.meta.url);
const games = { greenland } as unknown as Games;
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(new URL(`${name}/`, folder)).map((file) => `${name}/${file}`));

describe.each(files)('%s', (file) => {
  const reports = runScenarios(readFileSync(new URL(file, folder), 'utf8'), games);
  it.each(reports.map((report) => [report.name, report] as const))('%s', (_name, report) => {
    expect(report.problems.map(({ line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  });
});
