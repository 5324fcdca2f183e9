import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { gatheredFile } from './packages.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = /^(?:src|renders|commands|test\/tools)\//u;

function builtFile(built: string, source: string, importer: string): string | undefined {
  if (!/^\.{1,2}\/.*\.js$/u.test(source)) return undefined;
  const path = relative(root, resolve(dirname(importer), source));
  return PROGRAM.test(path.split(sep).join('/')) ? join(built, path) : undefined;
}

/**
 * Tests import the program as it was built for this run (`build.ts`), and Node runs it as it runs the program itself.
 * From sources, vitest would transform a thousand files, and each use of an import would go through an object of its
 * own: conformance and endurance together took 25.7 s of processor so, and take 18.6 s. What isn't built (the room's
 * page) comes from its sources. `vitest related` and a vitest that watches must see the sources, so they go without.
 */
export function runBuilt(): Plugin {
  return {
    name: 'fimbul:run-built',
    enforce: 'pre',
    resolveId(source, importer) {
      const { FIMBUL_BUILT: built } = process.env;
      if (built === undefined || importer === undefined) return null;
      const file = gatheredFile(built, source) ?? builtFile(built, source, importer);
      if (file === undefined) return null;
      return existsSync(file) ? { id: file, external: true } : null;
    },
  };
}
