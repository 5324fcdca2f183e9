import { build } from 'esbuild';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Bundles packages with very many files: Node reads drizzle's 130,000 characters of exports again for each file that
 * imports another, 0.9 of the 2.6 s of CPU time for importing the program (Node 24).
 */
const GATHERED: readonly string[] = ['drizzle-orm', 'openskill'];

const root = fileURLToPath(new URL('../..', import.meta.url));
const IMPORTED = /\b(?:from|import)\s*\(?\s*["']([^"'.][^"']*)["']/gu;

/** Whether a name is this package or a part of it. */
const isOf = (name: string, part: string): boolean => part === name || part.startsWith(`${name}/`);

/** The bundled file of a part of a package in the build; undefined for other packages. */
export function gatheredFile(out: string, part: string): string | undefined {
  const name = GATHERED.find((each) => isOf(each, part));
  if (name === undefined) return undefined;
  const below = part.slice(name.length + 1).replaceAll('/', '-');
  return join(out, 'node_modules', name, `${below === '' ? 'index' : below}.js`);
}

/** Packages, and parts of packages, that the built files import. */
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
 * Bundles packages into the build's node_modules, where they take precedence over the installed ones, and marks them as
 * ES modules. @param out the build folder
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
      // Has native parts, or is also used without drizzle.
      external: ['better-sqlite3', 'pg'],
      logLevel: 'warning',
    });
    const exports = Object.fromEntries(
      parts.map(([part, file]) => [`.${part.slice(name.length)}`, `./${basename(file)}`]),
    );
    writeFileSync(join(outdir, 'package.json'), JSON.stringify({ name, type: 'module', exports }));
  }
  // Otherwise Node searches every parent folder for the type of a module.
  writeFileSync(join(out, 'package.json'), JSON.stringify({ type: 'module' }));
}
