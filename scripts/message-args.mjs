// Writes `args.d.ts` beside each `en.json`: the arguments of every message, so that a missing or wrong one fails to
// compile. Set-up, lint and the type check run it; the files aren't committed.
//   node scripts/message-args.mjs
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const HEADER = '// Written by scripts/message-args.mjs from en.json.\n';
const LIST = 'readonly Json[]';

/** Types from vague to exact; the most exact use of an argument counts. */
const RANK = ['Json', 'string', 'number', LIST];

/** The argument that a placeholder reads, and its type: `{card_id}` reads `card`, `{clans_n}` the list `clans`. */
function readArgument({ type, value }) {
  if (value.endsWith('_n')) return [value.slice(0, -2), LIST];
  if (value.endsWith('_id')) return [value.slice(0, -3), 'string'];
  return [value, type === TYPE.argument || type === TYPE.select ? 'Json' : 'number'];
}

/** @returns {Map<string, string>} types by argument */
function argumentsOf(elements, found = new Map()) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    const [name, type] = readArgument(element);
    if (RANK.indexOf(type) > RANK.indexOf(found.get(name))) found.set(name, type);
    for (const option of Object.values(element.options ?? {})) argumentsOf(option.value, found);
  }
  return found;
}

/** @returns {string[]} folders of texts */
function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const path = join(folder, name);
      return existsSync(join(path, 'en.json')) ? [path] : foldersIn(path);
    });
}

function declarationFor(folder) {
  const texts = JSON.parse(readFileSync(join(folder, 'en.json'), 'utf8'));
  const lines = Object.entries(texts).flatMap(([key, text]) => {
    const found = [...argumentsOf(parse(text, { ignoreTag: true }))];
    const fields = found.map(([name, type]) => `readonly ${name}: ${type}`);
    return found.length === 0 ? [] : [`  '${key}': { ${fields.join('; ')} };`];
  });
  const json = `${relative(folder, join(root, 'src/kernel')).split(sep).join('/')}/index.js`;
  const head = lines.some((line) => /\bJson\b/u.test(line)) ? `import type { Json } from '${json}';\n` : '';
  return `${HEADER}${head}\nexport interface Args {\n${lines.join('\n')}\n}\n`;
}

for (const folder of foldersIn(join(root, 'src'))) {
  const path = join(folder, 'args.d.ts');
  const lines = declarationFor(folder);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== lines) writeFileSync(path, lines);
}
