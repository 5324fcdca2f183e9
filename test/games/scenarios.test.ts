import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { runScenarios } from '../tools/scenario.js';

/** Runs each scenario of every game (`<game>/scenarios/`, docs/dev/scenarios.md) as a test named after it. */

const games = Object.fromEntries(GAMES.map((module) => [module.meta.id, module]));
const files = GAMES.flatMap(({ meta }) => {
  const folder = new URL(`${meta.id}/scenarios/`, import.meta.url);
  return existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((file) => [`${meta.id}/${file}`, new URL(file, folder)] as const)
    : [];
});

it.each(GAMES.map(({ meta }) => meta.id))('%s has scripted positions', (id) => {
  expect(files.some(([name]) => name.startsWith(`${id}/`))).toBe(true);
});

describe.each(files)('%s', (name, file) => {
  const reports = runScenarios(readFileSync(file, 'utf8'), games);
  it.each(reports.map((report) => [`${report.line} ${report.name}`, report] as const))(
    '%s',
    (_title, { problems }) => {
      expect(problems.map(({ line, message }) => `${name}:${line} ${message}`)).toEqual([]);
    },
  );
});
