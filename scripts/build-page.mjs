// Bundles the room's page: the one part of the program that runs in a browser. Also a command of its
// own: node scripts/build-page.mjs FOLDER
import { build } from 'esbuild';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Writes `index.html`, `page.js`, `page.css` and the fonts.
 * @param {string} outdir where to; it is created when missing
 */
export async function buildPage(outdir) {
  const page = join(root, 'src', 'room', 'page');
  await mkdir(outdir, { recursive: true });
  await build({
    entryPoints: { page: join(page, 'main.tsx') },
    outdir,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.woff2': 'file' },
    assetNames: '[name]-[hash]',
    logLevel: 'warning',
  });
  await cp(join(page, 'index.html'), join(outdir, 'index.html'));
}

const [, script, folder] = process.argv;
if (script === fileURLToPath(import.meta.url) && folder !== undefined) await buildPage(folder);
