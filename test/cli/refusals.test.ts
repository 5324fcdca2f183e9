import { Command } from 'commander';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addBalance } from '../tools/cli/balance.js';
import { addCalendar } from '../tools/cli/calendar.js';
import { addPlayouts } from '../tools/cli/playouts.js';
import { addRender } from '../../src/cli/render.js';

/** A mistyped value is refused with the valid ones, and nothing is written unasked. */

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fimbul-cli-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const run = (add: (program: Command) => void, ...args: readonly string[]): Promise<unknown> => {
  const program = new Command().exitOverride();
  add(program);
  return program.parseAsync([...args], { from: 'user' });
};

describe('the command line', () => {
  const png = (): string => join(folder, 'a.png');
  it.each<[string, (program: Command) => void, readonly string[], RegExp]>([
    [
      'a variant that the picture’s game lacks',
      addRender,
      ['render', 'table', '--variant', 'nope'],
      /no variant nope; there are standard/u,
    ],
    [
      'more seats than a picture’s variant has',
      addRender,
      ['render', 'table', '--variant', 'saga', '--seats', '4'],
      /saga is for 1 to 1 seats/u,
    ],
    [
      'an option that a game lacks',
      addPlayouts,
      ['playouts', '--game', 'greenland', '--option', 'a=b'],
      /a/u,
    ],
    [
      'an unknown variant in playouts',
      addPlayouts,
      ['playouts', '--game', 'greenland', '--variant', 'nope'],
      /no variant nope/u,
    ],
    [
      'an unknown variant in a balance',
      addBalance,
      ['balance', '--game', 'greenland', '--variant', 'nope'],
      /no variant nope/u,
    ],
    [
      'invalid numbers of seats',
      addBalance,
      ['balance', '--game', 'greenland', '--seats', '2,x'],
      /whole number/u,
    ],
    [
      'an unknown variant in a calendar',
      addCalendar,
      ['calendar', '--game', 'greenland', '--variant', 'nope'],
      /no variant nope/u,
    ],
  ])('refuses %s', async (_what, add, args, told) => {
    const out = args[0] === 'render' ? ['--out', png()] : [];
    await expect(run(add, ...args, ...out)).rejects.toThrow(told);
    expect(existsSync(png())).toBe(false);
  });
});

it('prints a balance and writes it only to a named file', { timeout: 120_000 }, async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  const here = process.cwd();
  const docs = readdirSync(join(here, 'docs', 'glacier'), { withFileTypes: true }).map(({ name }) => name);
  const args = ['balance', '--game', 'glacier', '--seats', '2', '--games', '2', '--workers', '1'];
  await run(addBalance, ...args);
  expect(printed.join('\n')).toContain('# Is At the Edge of the Glacier balanced?');
  expect(readdirSync(join(here, 'docs', 'glacier'))).toEqual(docs);
  const out = join(folder, 'deep', 'balance.md');
  await run(addBalance, ...args, '--out', out);
  expect(existsSync(out)).toBe(true);
});
