import type { Command } from 'commander';
import { addBench } from './cli/bench.js';

/** Adds the commands that only developers need (`src/cli/tools.ts`). */
export function addTools(program: Command): void {
  for (const add of [addBench]) add(program);
}
