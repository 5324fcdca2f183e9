import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadForDevelopment } from '../../src/cli/development.js';
import { built } from '../support/built.js';

/** The program runs with what `npm ci --omit=dev` installs; `fuzz`, which needs more, is loaded when it is asked for. */

const root = resolve(import.meta.dirname, '..', '..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Readonly<Record<string, string>>;
};
/** Loaded when it is asked for, bundled when the program is built, or there to run from source. */
const APART = ['src/chaos/', 'src/harness/', 'src/room/page/', 'src/from-source.mjs'];

const files = ['src', 'commands', 'renders']
  .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
  .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/u.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)));

/** What a file needs as soon as it is loaded: no types, nothing that is imported later. */
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

describe('the program as it is shipped', () => {
  it('needs only what is installed with it', () => {
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

  it('loads nothing of chaos that needs more', () => {
    const wrong = files
      .filter((path) => path.startsWith('src/chaos/') && needs(path).includes('fast-check'))
      .flatMap((chaos) => {
        const name = chaos.replace(/^src\//u, '').replace(/\.ts$/u, '.js');
        const outside = files.filter((path) => !path.startsWith('src/chaos/'));
        return outside.filter((path) => needs(path).some((target) => target.endsWith(name)));
      });
    expect(wrong).toEqual([]);
  });
});

describe('the program without what only development installs', () => {
  /** The built program beside all packages but one, as `npm ci --omit=dev` leaves them. */
  function shippedWithout(name: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'fimbul-shipped-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    symlinkSync(built('.'), join(folder, 'dist'));
    mkdirSync(join(folder, 'node_modules'));
    for (const each of readdirSync(join(root, 'node_modules')))
      if (each !== name) symlinkSync(join(root, 'node_modules', each), join(folder, 'node_modules', each));
    return folder;
  }

  it('says what fuzz needs, and how it is installed', async () => {
    const folder = shippedWithout('fast-check');
    // Else Node would look for packages where the links lead to.
    const asLinked = ['--preserve-symlinks', '--preserve-symlinks-main'];
    const fuzz = [join(folder, 'dist', 'src', 'cli', 'main.js'), 'fuzz', '--interactions', '1'];
    const ended = promisify(execFile)(process.execPath, [...asLinked, ...fuzz]);
    await expect(ended).rejects.toMatchObject({
      code: 1,
      stderr: 'fimbul: this needs fast-check, which only development installs: run npm ci --include=dev\n',
    });
  });

  it('tells of anything else as it is', async () => {
    await expect(loadForDevelopment(() => Promise.reject(new Error('the fire went out')))).rejects.toThrow(
      'the fire went out',
    );
    expect(await loadForDevelopment(() => Promise.resolve(3))).toBe(3);
  });
});
