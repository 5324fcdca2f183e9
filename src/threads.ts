import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Options of a worker thread or of piscina. */
export interface ThreadFile {
  readonly filename: string;
  readonly execArgv: string[];
}

/**
 * Options of every piscina pool. With atomics a worker blocks between tasks and never returns to its event loop, where
 * canvas frees its native memory: 300 pictures left 230 MB behind.
 */
export const POOL_OPTIONS = { atomics: 'disabled' } as const;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * A worker thread's file. From TypeScript sources, it is the built file in the folder `FIMBUL_BUILT` (tests build once),
 * or the source through tsx, which starts slowly. Workers of test/tools are never built.
 * @param name file name without ending, beside `from`
 * @param from `import.meta.url` of the caller
 */
export function threadFile(name: string, from: string): ThreadFile {
  if (!from.endsWith('.ts')) return { filename: bundled(new URL(`./${name}.js`, from)), execArgv: [] };
  const source = new URL(`./${name}.ts`, from);
  const built = process.env['FIMBUL_BUILT'];
  const path = relative(ROOT, fileURLToPath(source)).replace(/\.ts$/u, '.js');
  if (built === undefined || path.startsWith('..'))
    return {
      filename: source.href,
      execArgv: ['--import', new URL('./from-source.mjs', import.meta.url).href],
    };
  return { filename: new URL(path, pathToFileURL(`${built}/`)).href, execArgv: [] };
}

/** The file's bundle (`scripts/bundle.mjs`), if there is one: it starts in half the time. */
function bundled(file: URL): string {
  const name = relative(ROOT, fileURLToPath(file)).split(sep).join('-');
  const bundle = join(ROOT, 'program', name);
  return existsSync(bundle) ? pathToFileURL(bundle).href : file.href;
}
