import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatherPackages } from './packages.js';

/**
 * Builds the program once before the first test, beside its sources, for all tests that start it. An existing build of
 * the same sources is reused.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const builds = join(root, '.fimbul', 'built');
/** Builds younger than this may be in use by another run, ms. */
const KEPT = 60 * 60_000;

interface Scripts {
  readonly buildProgram: (out: string) => Promise<void>;
  readonly sourcesDigest: (root: string) => string;
}
/** The scripts are plain JavaScript, so that they run in a fresh clone before any installation. */
const script = (name: string): Promise<Scripts> =>
  import(new URL(`../../scripts/${name}.mjs`, import.meta.url).href) as Promise<Scripts>;

async function buildOnce(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(builds, { recursive: true });
  for (const name of readdirSync(builds)) {
    const old = join(builds, name);
    if (Date.now() - statSync(old).mtimeMs > KEPT) rmSync(old, { recursive: true, force: true });
  }
  const { buildProgram } = await script('build');
  const begun = `${folder}-${process.pid}`;
  await buildProgram(begun);
  await gatherPackages(begun);
  try {
    renameSync(begun, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    // Another run has finished first.
    rmSync(begun, { recursive: true, force: true });
  }
}

export async function setup(): Promise<void> {
  const { sourcesDigest } = await script('sources');
  // The build includes packages.
  const packages = ['package-lock.json', 'test/support/packages.ts'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const digest = createHash('sha256')
    .update([sourcesDigest(root), ...packages].join('\n'))
    .digest('hex');
  const folder = join(builds, digest.slice(0, 16));
  await buildOnce(folder);
  // Inherited by workers and child processes.
  process.env['FIMBUL_BUILT'] = folder;
}
