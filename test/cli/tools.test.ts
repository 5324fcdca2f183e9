import { Command } from 'commander';
import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fimbul } from '../../src/cli/program.js';
import { TOOLS } from '../../src/cli/tools.js';
import { addTools } from '../tools/commands.js';

const root = resolve(import.meta.dirname, '..', '..');
const namesOf = (program: Command): readonly string[] => program.commands.map((one) => one.name()).sort();

describe('developers’ commands in a checkout', () => {
  it('are those listed in src/cli', () => {
    const program = new Command('fimbul');
    addTools(program);
    expect(namesOf(program)).toEqual([...TOOLS].sort());
  });

  it('are part of the fimbul command, once each', async () => {
    const names = namesOf(await fimbul());
    expect(names).toEqual([...new Set(names)]);
    expect(names).toEqual(expect.arrayContaining([...TOOLS]));
  });
});

describe('developers’ commands in a build without test/tools', () => {
  /** Bundles `src/cli/tools.ts` where test/tools doesn't exist, as a program of one line. */
  async function builtAlone(): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'fimbul-tools-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'src', 'cli'), { recursive: true });
    const source = join(folder, 'src', 'cli', 'tools.ts');
    cpSync(join(root, 'src', 'cli', 'tools.ts'), source);
    const { warnings } = await build({
      entryPoints: [source],
      outfile: join(folder, 'dist', 'program', 'tools.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
    });
    expect(warnings).toEqual([]);
    const main = join(folder, 'dist', 'program', 'main.mjs');
    const commander = pathToFileURL(join(root, 'node_modules', 'commander', 'esm.mjs')).href;
    writeFileSync(
      main,
      `import { Command } from '${commander}'; import { addTools } from './tools.mjs';
       const program = new Command('fimbul'); await addTools(program); await program.parseAsync();`,
    );
    return main;
  }

  it('explain in one sentence where to run them', async () => {
    const ended = promisify(execFile)(process.execPath, [await builtAlone(), 'bench', 'load', '--json']);
    await expect(ended).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        "bench is a developers' tool that this image leaves out. Run it in a checkout: npm run fimbul bench\n",
      ),
    });
  });
});
