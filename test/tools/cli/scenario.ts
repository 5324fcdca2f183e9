import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { registry } from '../../../src/games/registry.js';
import { runScenarios } from '../scenario.js';

export function addScenario(program: Command): void {
  program
    .command('scenario')
    .description('Runs scripted positions (docs/dev/scenarios.md) and prints what came out differently.')
    .argument('<file...>', 'YAML or JSON files')
    .action((files: string[]) => {
      const games = Object.fromEntries(registry);
      let run = 0;
      let wrong = 0;
      for (const file of files) {
        for (const report of runScenarios(readFileSync(file, 'utf8'), games)) {
          run++;
          if (report.problems.length > 0) wrong++;
          console.log(
            `${report.problems.length === 0 ? 'ok  ' : 'FAIL'} ${file}:${report.line} ${report.name}`,
          );
          for (const problem of report.problems) console.log(`     line ${problem.line}: ${problem.message}`);
        }
      }
      console.log(JSON.stringify({ scenarios: run, passed: run - wrong, failed: wrong }));
      if (wrong > 0 || run === 0) process.exitCode = 1;
    });
}
