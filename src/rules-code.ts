import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders whose files say how games are played. */
const FOLDERS = ['kernel', 'games'];
const KINDS = ['.ts', '.js', '.json'];
const OWN = fileURLToPath(new URL('.', import.meta.url));
/** The name of the rules that this process runs: whatever becomes of the files, these are loaded. */
let own: string | undefined;

/**
 * Names the rules by their code: another name whenever a file of the kernel or of any game is another, so that nobody has
 * to remember to say that rules have changed. One name for all games, since games share code.
 * @param root the folder that holds both
 */
export function rulesCode(root: string = OWN): () => string {
  let name: string | undefined;
  return () => (name ??= root === OWN ? (own ??= nameOf(OWN)) : nameOf(root));
}

function nameOf(root: string): string {
  const hash = createHash('sha256');
  // Bundled into one file, the program is named by that file.
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
