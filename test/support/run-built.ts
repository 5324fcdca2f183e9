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
 * Tests import the built program (`build.ts`): transforming the sources with vitest takes a third more CPU time. Files
 * that aren't built (the room's page), watch mode and `vitest related` use the sources.
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
