import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatherPackages } from './packages.js';

/**
 * Before the first test: the program is built once, beside its sources, for all tests that start it, its threads or its
 * page. What was built from the same sources stays.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const builds = join(root, '.fimbul', 'built');
/** Another run may still use what it has built, ms. */
const KEPT = 60 * 60_000;

interface Scripts {
  readonly buildProgram: (out: string) => Promise<void>;
  readonly sourcesDigest: (root: string) => string;
}
/** The scripts are plain JavaScript, so that a clone that nothing is installed in can run them. */
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
    // Another run was quicker.
    rmSync(begun, { recursive: true, force: true });
  }
}

export async function setup(): Promise<void> {
  const { sourcesDigest } = await script('sources');
  // Packages are built into it.
  const packages = ['package-lock.json', 'test/support/packages.ts'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const digest = createHash('sha256')
    .update([sourcesDigest(root), ...packages].join('\n'))
    .digest('hex');
  const folder = join(builds, digest.slice(0, 16));
  await buildOnce(folder);
  // Workers and what they start inherit it.
  process.env['FIMBUL_BUILT'] = folder;
}
