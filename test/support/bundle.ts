import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { built } from './built.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Scripts {
  readonly bundleInto: (
    entryPoints: Readonly<Record<string, string>>,
    outdir: string,
    place: (path: string) => string,
  ) => Promise<unknown>;
  readonly sourcesDigest: (root: string, folders: readonly string[]) => string;
}
/** The scripts are plain JavaScript, so that they run in a fresh clone before any installation. */
const script = (name: string): Promise<Scripts> =>
  import(new URL(`../../scripts/${name}.mjs`, import.meta.url).href) as Promise<Scripts>;

/**
 * The bot process of tests (`test/e2e/bot-process.ts`), bundled because it is started often. Bundled once for all
 * tests, beside the build.
 */
export async function botProgram(): Promise<string> {
  const { sourcesDigest } = await script('sources');
  const folder = built(`tests-${sourcesDigest(join(root, 'test'), ['support', 'e2e']).slice(0, 16)}`);
  const program = join(folder, 'bot-process.js');
  if (existsSync(program)) return program;
  const { bundleInto } = await script('bundle');
  const begun = `${folder}-${process.pid}`;
  const place = (path: string): string => JSON.stringify(pathToFileURL(built(path)).href);
  await bundleInto({ 'bot-process': join(root, 'test/e2e/bot-process.ts') }, begun, place);
  try {
    renameSync(begun, folder);
  } catch {
    // Another worker has finished first.
    rmSync(begun, { recursive: true, force: true });
  }
  return program;
}
