import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The program runs with what `npm ci --omit=dev` installs. */

const root = resolve(import.meta.dirname, '..', '..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Readonly<Record<string, string>>;
};
/** Loaded on demand, bundled by the build, or only for running from source. */
const APART = ['src/room/page/', 'src/from-source.mjs'];

const files = ['src', 'commands', 'renders']
  .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
  .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/u.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)));

/** Static imports of a file, without types. */
function needs(path: string): readonly string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/^(?:import|export)\s+(?!type\b)[^'";]*?from\s+'([^']+)'/gmu)].map(
    ([, target = '']) => target,
  );
}

const packageOf = (target: string): string =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');

describe('the shipped program', () => {
  it('imports only packages that are installed with it', () => {
    const missing = files
      .filter((path) => !APART.some((folder) => path.startsWith(folder)))
      .flatMap((path) =>
        needs(path)
          .filter((target) => !target.startsWith('.') && !target.startsWith('node:'))
          .filter((target) => dependencies[packageOf(target)] === undefined)
          .map((target) => `${path} → ${target}`),
      );
    expect(missing).toEqual([]);
  });
});
