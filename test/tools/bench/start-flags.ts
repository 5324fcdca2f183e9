import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Package {
  readonly name?: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

/** The program's package.json, above this file; the build has its own without the program's name. */
function ownPackage(folder = dirname(fileURLToPath(import.meta.url))): Package {
  const file = join(folder, 'package.json');
  if (existsSync(file)) {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Package;
    if (found.name === 'fimbul') return found;
  }
  const above = dirname(folder);
  if (above === folder) throw new Error('there is no package.json of Fimbul above this file');
  return ownPackage(above);
}

const startLine = (): string => ownPackage().scripts?.['start'] ?? '';

/**
 * The flags that `npm start` gives to Node, so that measurements run like production. They keep the young generation
 * small, since garbage dies at once and would fill the usual 48 MB.
 */
export function startFlags(): readonly string[] {
  const line = /\bnode((?: --?\S+)*) dist\/src\/main\.js$/u.exec(startLine());
  if (line === null) throw new Error('package.json has no start line that runs the program');
  return (line[1] ?? '').split(' ').filter((flag) => flag !== '');
}

/** The variables set by `npm start`: glibc returns large freed blocks to the system at once. */
export function startVariables(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...startLine().matchAll(/\b(MALLOC_\w+)=(\S+)/gu)].map(([, name = '', value = '']) => [name, value]),
  );
}
