// Puts programs into few files: a start then reads some forty of them in place of two thousand, which is half of what a
// start costs. What has native parts, starts threads of its own or is seldom needed stays a package.
import { build } from 'esbuild';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What people start. */
const PROGRAMS = ['src/main', 'src/cli/main'];
/** How a module names a thread that it starts (`src/threads.ts`, which looks for the bundle by the same name). */
const CALL = /(?<!function )\bthreadFile\(/u;
const THREAD = /\bthreadFile\(\s*'([^']+)'/gu;
const PACKAGES = [
  'better-sqlite3',
  'better-sqlite3-13',
  'canvas',
  'echarts',
  'esbuild',
  'fast-check',
  'graphile-worker',
  'pg',
  'pino',
  'pino-pretty',
  'piscina',
  'playwright-core',
];
/** Packages that were written for `require`, as discord.js, ask for Node's own modules with it. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** What programs start themselves as threads. */
async function threads() {
  const found = [];
  for (const folder of ['src', 'renders'])
    for (const { name, parentPath } of await readdir(join(root, folder), {
      withFileTypes: true,
      recursive: true,
    })) {
      if (!name.endsWith('.ts')) continue;
      const text = await readFile(join(parentPath, name), 'utf8');
      const own = relative(root, parentPath).split(sep).join('/');
      const named = [...text.matchAll(THREAD)].map(([, thread]) => `${own}/${thread}`);
      if (named.length < text.split(CALL).length - 1)
        throw new Error(
          `${own}/${name} starts a thread whose name can’t be read there: it wouldn’t be bundled`,
        );
      found.push(...named);
    }
  return found.sort();
}

const bundleName = (file) => file.replaceAll('/', '-');

/** Each of our modules goes on finding what lies beside it where it was built file by file. */
const asIfUnbundled = (place) => ({
  name: 'as-if-unbundled',
  setup({ onLoad }) {
    onLoad({ filter: /[.]ts$/ }, async ({ path }) => {
      const own = relative(root, path).split(sep).join('/');
      if (own.startsWith('..') || own.includes('node_modules')) return undefined;
      const text = await readFile(path, 'utf8');
      return {
        contents: text.replaceAll('import.meta.url', place(own.replace(/\.ts$/u, '.js'))),
        loader: 'ts',
      };
    });
  },
});

/**
 * @param {Record<string, string>} entryPoints what lies where in `outdir`, without its ending: the source
 * @param {string} outdir
 * @param {(path: string) => string} place the expression that gives the URL of a module, from its path below the root
 */
export function bundleInto(entryPoints, outdir, place) {
  return build({
    entryPoints,
    outdir,
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: 'linked',
    sourcesContent: false,
    external: PACKAGES,
    banner: { js: REQUIRE },
    plugins: [asIfUnbundled(place)],
    logLevel: 'warning',
  });
}

/**
 * Bundles the program that was built file by file in `out`: into `out/program`, and what people start starts it there.
 * @param {string} out
 */
export async function bundleProgram(out) {
  const entries = [...PROGRAMS, ...(await threads())].map((file) => [
    bundleName(file),
    join(root, `${file}.ts`),
  ]);
  await bundleInto(
    Object.fromEntries(entries),
    join(out, 'program'),
    (path) => `new URL(${JSON.stringify(`../${path}`)}, import.meta.url).href`,
  );
  for (const file of PROGRAMS) {
    const up = relative(dirname(file), '.').split(sep).join('/');
    const lines = [
      '#!/usr/bin/env node',
      "import module from 'node:module';",
      '// Node 22.8 and later keep what they have compiled, where the folder may be written to.',
      `module.enableCompileCache?.(new URL('${up}/program/compiled', import.meta.url).pathname);`,
      `await import('${up}/program/${bundleName(file)}.js');`,
    ];
    await writeFile(join(out, `${file}.js`), `${lines.join('\n')}\n`);
  }
}
