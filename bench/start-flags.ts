import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest package.json above this file; the compiled one lies a folder deeper. */
function packageFile(folder = dirname(fileURLToPath(import.meta.url))): string {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return file;
  const above = dirname(folder);
  if (above === folder) throw new Error('there is no package.json above this file');
  return packageFile(above);
}

/**
 * What `npm start` tells Node, so that the bot that is measured runs as the real one does.
 * The flags keep the young generation small: what an interaction needs dies at once, and the usual 48 MB would
 * only be filled with it.
 */
export function startFlags(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(packageFile(), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const line = /\bnode((?: --?\S+)*) dist\/src\/main\.js$/u.exec(scripts['start'] ?? '');
  if (line === null) throw new Error('package.json has no start line that runs the program');
  return (line[1] ?? '').split(' ').filter((flag) => flag !== '');
}
