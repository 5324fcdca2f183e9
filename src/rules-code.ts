import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders with the code of rules. */
const FOLDERS = ['kernel', 'games'];
const KINDS = ['.ts', '.js', '.json'];
const OWN = fileURLToPath(new URL('.', import.meta.url));
/** Memoized, since the files may change while the loaded code doesn't. */
let own: string | undefined;

/**
 * A digest of the rules' code. It changes with every file of the kernel or of a game, so no version number can be
 * forgotten. All games have the same one, since they share code.
 * @param root parent of these folders
 */
export function rulesCode(root: string = OWN): () => string {
  let name: string | undefined;
  return () => (name ??= root === OWN ? (own ??= nameOf(OWN)) : nameOf(root));
}

function nameOf(root: string): string {
  const hash = createHash('sha256');
  // A bundle is one file.
  if (!FOLDERS.every((folder) => existsSync(join(root, folder))))
    return named(hash.update(readFileSync(fileURLToPath(import.meta.url))));
  for (const folder of FOLDERS)
    for (const file of filesIn(join(root, folder)))
      hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file));
  return named(hash);
}

function named(hash: Hash): string {
  return `code ${hash.digest('hex').slice(0, 16)}`;
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && KINDS.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
