// What a build was made from, so that it is made anew only when that has changed. No dependencies.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['src', 'commands', 'renders', 'bench', 'migrations', 'scripts', 'test/tools/odds-check'];

/**
 * Names, sizes and times of everything that the build reads, as one digest.
 * @param {string} root the project's folder
 * @param {readonly string[]} folders of other things than the build
 */
export function sourcesDigest(root, folders = FOLDERS) {
  const there = folders.filter((folder) => existsSync(join(root, folder)));
  const lines = there.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const { size, mtimeMs } = statSync(path);
        return `${path} ${size} ${mtimeMs}`;
      }),
  );
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}
