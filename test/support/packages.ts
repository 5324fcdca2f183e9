import { build } from 'esbuild';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Packages of very many files, each gathered into few. Node reads the list of all that a package exports, 130,000
 * characters of drizzle's, again for each file in it that imports another: on Node 24 that took each worker 0.9 s of
 * processor, where importing all of the program took 2.6.
 */
const GATHERED: readonly string[] = ['drizzle-orm', 'openskill'];

const root = fileURLToPath(new URL('../..', import.meta.url));
const IMPORTED = /\b(?:from|import)\s*\(?\s*["']([^"'.][^"']*)["']/gu;

/** Whether that is a package or a part of it. */
const isOf = (name: string, part: string): boolean => part === name || part.startsWith(`${name}/`);

/** Where a part of a gathered package lies in what was built; undefined of others. */
export function gatheredFile(out: string, part: string): string | undefined {
  const name = GATHERED.find((each) => isOf(each, part));
  if (name === undefined) return undefined;
  const below = part.slice(name.length + 1).replaceAll('/', '-');
  return join(out, 'node_modules', name, `${below === '' ? 'index' : below}.js`);
}

/** What the files that were built import, by the names of packages and of their parts. */
function importedIn(out: string): readonly string[] {
  const found = new Set<string>();
  for (const entry of readdirSync(out, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const [, part = ''] of text.matchAll(IMPORTED)) found.add(part);
  }
  return [...found].sort();
}

/**
 * Lays gathered packages beside the program that was built file by file, where its files find them before those that
 * are installed, and says of all of them what kind of modules they are.
 * @param out where it was built to
 */
export async function gatherPackages(out: string): Promise<void> {
  const imported = importedIn(out);
  for (const name of GATHERED) {
    const parts = imported
      .filter((part) => isOf(name, part))
      .map((part) => [part, gatheredFile(out, part) ?? ''] as const);
    const outdir = join(out, 'node_modules', name);
    await build({
      entryPoints: Object.fromEntries(parts.map(([part, file]) => [basename(file, '.js'), part])),
      outdir,
      absWorkingDir: root,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20.19',
      // What has native parts, or is used without drizzle, too.
      external: ['better-sqlite3', 'pg'],
      logLevel: 'warning',
    });
    const exports = Object.fromEntries(
      parts.map(([part, file]) => [`.${part.slice(name.length)}`, `./${basename(file)}`]),
    );
    writeFileSync(join(outdir, 'package.json'), JSON.stringify({ name, type: 'module', exports }));
  }
  // Else Node looks for one in every folder above each file, to learn what kind of module it is.
  writeFileSync(join(out, 'package.json'), JSON.stringify({ type: 'module' }));
}
