import { build } from 'esbuild';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where a bundle of that name lies, one for each process of the tests. */
export const bundlePath = (name: string): string =>
  join(root, '.fimbul', 'e2e', `${name}-${process.pid}.mjs`);

/**
 * Puts a program into one file, which starts faster than many.
 * @param program - a file, from the root, or lines that import from there
 */
export async function bundle(
  name: string,
  program: { readonly file: string } | { readonly lines: string },
): Promise<void> {
  await build({
    ...('file' in program
      ? { entryPoints: [join(root, program.file)] }
      : { stdin: { contents: program.lines, resolveDir: root, loader: 'ts' } }),
    outfile: bundlePath(name),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
}
