// Transpiles every TypeScript file of the program to dist/, file by file, so that paths relative to a
// module stay what they are in the source tree, bundles what is started (bundle.mjs), and paints the emojis. Types are
// checked separately (`npm run types`). Also a command of its own: node scripts/build.mjs
import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildPage } from './build-page.mjs';
import { bundleProgram } from './bundle.mjs';
import { tools } from './sources.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @returns {AsyncGenerator<string>} every file below `folder`, relative to the root */
async function* walk(folder) {
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

/** How long the emojis may take, ms: they are painted in one second. */
const PAINTING = 60_000;

/**
 * Paints the emojis beside the built program, in a process of its own: what breaks there breaks no build, for the program
 * paints what it doesn't find when it uploads it.
 * @param {string} out where the program was built file by file
 */
async function drawEmojis(out) {
  try {
    const program = join(out, 'renders', 'draw-emojis.js');
    await promisify(execFile)(process.execPath, [program], { timeout: PAINTING });
  } catch (error) {
    console.error(`The emojis are not drawn yet, a first start will draw them: ${error.message}`);
  }
}

/**
 * The whole program, the room's page included.
 * @param {string} out where to; what is there is replaced
 */
export async function buildProgram(out) {
  const sources = [];
  const assets = [];
  for (const folder of ['src', 'commands', 'renders', 'migrations', ...tools(root)]) {
    for await (const path of walk(folder)) {
      if (path.startsWith(join('src', 'room', 'page') + sep)) continue;
      if (path.endsWith('.d.ts')) continue;
      if (extname(path) === '.ts') sources.push(join(root, path));
      else assets.push(path);
    }
  }

  await rm(out, { recursive: true, force: true });
  await build({
    entryPoints: sources,
    outdir: out,
    outbase: root,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
  for (const path of assets) {
    await mkdir(dirname(join(out, path)), { recursive: true });
    await cp(join(root, path), join(out, path));
  }

  await buildPage(join(out, 'src', 'room', 'public'));
  await Promise.all([bundleProgram(out), drawEmojis(out)]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildProgram(join(root, 'dist'));
