import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anyModule } from '../../../src/games/registry.js';
import { endless } from '../../../src/games/endless/module.js';
import { runScenarios } from '../../../src/kernel/scenario.js';

const folder = new URL('./scenarios/', import.meta.url);
const reports = readdirSync(folder)
  .sort()
  .flatMap((file) =>
    runScenarios(readFileSync(new URL(file, folder), 'utf8'), { endless: anyModule(endless) }).map(
      (report) => ({ ...report, file }),
    ),
  );

describe('scripted positions', () => {
  it.each(reports.map((report) => [`${report.file}:${report.line} ${report.name}`, report] as const))(
    '%s',
    (_title, { problems }) => {
      expect(problems).toEqual([]);
    },
  );
});
