// A language is a folder: whatever lies in `texts/<language>/` is found, and what the program imports is written beside,
// in `languages/`. The build does it, and so do the tests before they begin; what was written is kept with the sources,
// so that they compile as they are. No dependencies: it runs before anything is installed. Also a command of its own:
//   node scripts/languages.mjs
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files of a language that are asked for by themselves, and what each exports. */
const KINDS = { index: 'texts', names: 'names', pictures: 'pictures', looks: 'looks' };

/** Folders of texts: those with English in them. */
function rootsIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    const path = join(folder, entry.name);
    return entry.name === 'texts' && existsSync(join(path, 'en')) ? [path] : rootsIn(path);
  });
}

/** English first: it stands in for what another language lacks. */
function languagesOf(root, file) {
  const all = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, file)))
    .map(({ name }) => name)
    .sort();
  return ['en', ...all.filter((name) => name !== 'en')];
}

function linesFor(where, root, file, name) {
  const languages = languagesOf(root, `${file}.ts`);
  const words = languages.map((language) => language.replaceAll('-', '_'));
  const entries = languages.map((language, at) =>
    language === words[at] ? language : `'${language}': ${words[at]}`,
  );
  const imports = languages.map(
    (language, at) => `import { ${name} as ${words[at]} } from '../texts/${language}/${file}.js';`,
  );
  return [
    `// Written by scripts/languages.mjs from the folders of ${where}.`,
    ...imports.sort(),
    '',
    `export const ${name} = { ${entries.join(', ')} };`,
    '',
  ].join('\n');
}

/**
 * Writes what has changed.
 * @param {string} root the project's folder
 */
export function writeLanguages(root) {
  for (const folder of rootsIn(join(root, 'src'))) {
    const out = join(dirname(folder), 'languages');
    for (const [file, name] of Object.entries(KINDS)) {
      if (!existsSync(join(folder, 'en', `${file}.ts`))) continue;
      const lines = linesFor(relative(root, folder).split(sep).join('/'), folder, file, name);
      const path = join(out, `${name}.ts`);
      if (existsSync(path) && readFileSync(path, 'utf8') === lines) continue;
      mkdirSync(out, { recursive: true });
      writeFileSync(path, lines);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeLanguages(dirname(dirname(process.argv[1])));
