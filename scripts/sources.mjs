// What a build was made from, so that it is made anew only when that has changed. No dependencies.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['src', 'commands', 'renders', 'migrations', 'scripts'];

/** Developers' tools, which the production image leaves out. */
export const tools = (root) => (existsSync(join(root, 'test', 'tools')) ? ['test/tools'] : []);

/**
 * Names, sizes and times of everything that the build reads, as one digest.
 * @param {string} root the project's folder
 * @param {readonly string[]} folders of other things than the build
 */
export function sourcesDigest(root, folders = [...FOLDERS, ...tools(root)]) {
  const lines = folders.flatMap((folder) =>
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
