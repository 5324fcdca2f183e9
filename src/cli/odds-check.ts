import type { Command } from 'commander';
import { existsSync } from 'node:fs';

/** Only a checkout has the developers' tools. */
const tool = new URL('../../test/tools/odds-check/command.js', import.meta.url);
const { addOddsCheck: add } = existsSync(tool)
  ? ((await import(tool.href)) as { addOddsCheck: (program: Command) => void })
  : { addOddsCheck: undefined };

export function addOddsCheck(program: Command): void {
  add?.(program);
}
