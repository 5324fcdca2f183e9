import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runScenarios, type Games } from '../../../src/kernel/scenario.js';
import { greenland } from '../../../src/games/greenland/module.js';

/** Every scenario of `scenarios/` is a test of its own, named as the file names it. */

const folder = new URL('scenarios/', import.meta.url);
const games = { greenland } as unknown as Games;

describe.each(readdirSync(folder))('%s', (file) => {
  const reports = runScenarios(readFileSync(new URL(file, folder), 'utf8'), games);
  it.each(reports.map((report) => [report.name, report] as const))('%s', (_name, report) => {
    expect(report.problems.map(({ line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  });
});
