import type { Command } from 'commander';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fimbul } from '../../src/cli/program.js';
import { registry } from '../../src/games/registry.js';
import { handlers } from '../../src/handlers.js';

/** All files, scripts, subcommands, options and commands named in README, CONTRIBUTING and docs/ exist. */

const root = resolve(import.meta.dirname, '..', '..');
/** Generated folders, and folders of others. */
const NOT_KEPT = new Set(['node_modules', '.git', '.fimbul', 'dist', 'coverage', 'data']);

/** Paths of all files and folders of the repository, relative to the root. */
function keptUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && folder === root && NOT_KEPT.has(entry.name)) return [];
    return entry.isDirectory() ? [relative(root, path), ...keptUnder(path)] : [relative(root, path)];
  });
}
const kept = keptUnder(root);
/** Suffixes of all paths, so that `hunt/throw.ts` matches too. */
const ends = new Set(
  kept.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
);
const isKept = new Set(kept);

const pages = ['README.md', 'CONTRIBUTING.md', ...kept.filter((path) => /^docs\/.*\.md$/u.test(path))];
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');

/** Inline code, and code blocks line by line. */
function codeIn(text: string): readonly string[] {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```$/gmu)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const rest = text.replaceAll(/^```[\s\S]*?^```$/gmu, '');
  return [...blocks, ...[...rest.matchAll(/`([^`\n]+)`/gu)].map(([, code = '']) => code)];
}

/** Files that users have or create themselves. */
const THEIRS =
  /^(?:dist\/.*|packs\/.*|docs\/api\/.*|report\.md|columns\.md|run\.json|sbom\.json|(?:mine|goals)\.yaml)$/u;
const ENDING = /\.(?:ts|tsx|mjs|js|json|ya?ml|md|py|svg)$/u;

/** Whether a piece of code looks like a path of the project. */
function isPath(code: string): boolean {
  if (!/^[\w.-][\w./@<>*-]*$/u.test(code) || THEIRS.test(code)) return false;
  if (ENDING.test(code)) return code !== 'discord.js' && !/^\.\w+$/u.test(code);
  return code.endsWith('/') || /^(?:src|test|docs|renders|commands|scripts|migrations)\//u.test(code);
}

/** `<each>` and `*` stand for any name; the extension of a file is optional. */
function isThere(path: string): boolean {
  const bare = path.replace(/^\.\//u, '').replace(/\/$/u, '');
  if (!/[<*]/u.test(bare)) return ends.has(bare) || kept.some((each) => each.startsWith(`${bare}.`));
  const shape = bare.replaceAll('.', '\\.').replaceAll(/<\w+>|\*+/gu, '[^/]+');
  return kept.some((each) => new RegExp(`(?:^|/)${shape}$`, 'u').test(each));
}

/** The anchors that GitHub gives to headings. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gmu)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Relative links and pictures of a page. */
const linksOf = (page: string) =>
  [...textOf(page).matchAll(/\]\(((?!https?:|mailto:)[^)\s]+)\)/gu)].map(([, target = '']) => {
    const [file = '', anchor] = target.split('#');
    const path = file === '' ? page : relative(root, resolve(root, dirname(page), file));
    return { target, path, anchor };
  });

const deadLinks = (page: string): readonly string[] =>
  linksOf(page)
    .filter(
      ({ path, anchor }) =>
        !isKept.has(path) || (anchor !== undefined && !anchorsOf(textOf(path)).includes(anchor)),
    )
    .map(({ target }) => target);

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> };
const program = await fimbul();

/** An unknown subcommand or option in the words after `fimbul`. */
function wrongCall(words: readonly string[]): string | undefined {
  let command: Command = program;
  for (const word of words) {
    const next = command.commands.find((one) => one.name() === word);
    if (next === undefined) break;
    command = next;
  }
  if (command === program) return words[0] === undefined || /^[-<]/u.test(words[0]) ? undefined : words[0];
  if (command.commands.length > 0 && /^[a-z|]+$/u.test(words[1] ?? ''))
    return words[1]?.split('|').find((one) => !command.commands.some((sub) => sub.name() === one));
  return words.find(
    (word) =>
      word.startsWith('--') && word !== '--help' && !command.options.some(({ long }) => long === word),
  );
}

/** The words after `vitest run` must be parts of the paths of test files. */
const wrongTests = (words: readonly string[]): string | undefined => {
  const end = words.findIndex((word) => word.startsWith('-'));
  const named = end < 0 ? words : words.slice(0, end);
  return named.find((word) => !kept.some((path) => path.startsWith('test/') && path.includes(word)));
};

/** Unknown scripts, tests and subcommands in a piece of code. */
function wrongIn(code: string): readonly string[] {
  const wrong: (string | undefined)[] = [];
  for (const [, script = ''] of code.matchAll(/\bnpm run (?:--\S+ )*([\w:]+)/gu))
    if (scripts[script] === undefined) wrong.push(script);
  const [, tests] = /\bvitest run\s+([^#]+)/u.exec(code) ?? [];
  if (tests !== undefined) wrong.push(wrongTests(tests.trim().split(/\s+/u)));
  const [, call] = /(?:^|npm run )fimbul (?:-- )?([^#>]+)/u.exec(code) ?? [];
  if (call !== undefined) wrong.push(wrongCall(call.trim().split(/\s+/u)));
  return wrong.flatMap((each) => (each === undefined ? [] : [`${each} in: ${code}`]));
}

describe.each(pages)('%s', (page) => {
  it('names only files, scripts, tests and subcommands that exist', () => {
    const code = codeIn(textOf(page));
    const words = code.flatMap((each) => (each.includes(' ') ? [] : [each]));
    expect({
      paths: words.filter((word) => isPath(word) && !isThere(word)),
      calls: code.flatMap(wrongIn),
    }).toEqual({ paths: [], calls: [] });
  });
});

describe('links between pages', () => {
  const everyPage = kept.filter((path) => path.endsWith('.md'));

  it.each(everyPage)('of %s lead to files and headings that exist', (page) => {
    expect(deadLinks(page)).toEqual([]);
  });

  it('reach every page of docs/ from its index', () => {
    const reached = new Set(['docs/README.md']);
    for (const page of reached)
      for (const { path } of linksOf(page)) if (/^docs\/.*\.md$/u.test(path)) reached.add(path);
    expect(pages.filter((page) => page.startsWith('docs/') && !reached.has(page))).toEqual([]);
  });
});

describe('documentation pages', () => {
  // The letter and its appendix have a single reader.
  it.each(pages.filter((page) => /^docs\/(?!settlers)/u.test(page)))('%s names its readers first', (page) => {
    expect(textOf(page).split('\n')[2]).toMatch(/^For /u);
  });

  it('list only glossary words that the code uses', () => {
    const [glossary = ''] = textOf('docs/dev/glossary.md').split('\n## Words of players\n');
    const words = [...glossary.matchAll(/^\| (`.*?) \|/gmu)].flatMap(([, cell]) => wordsOf(cell));
    const code = kept
      .filter((path) => /^src\/.*\.ts$/u.test(path))
      .map(textOf)
      .join('\n');
    expect(words.filter((word) => !new RegExp(`\\b${word}\\b`, 'u').test(code))).toEqual([]);
  });

  it('describe the architecture in at most 12 kB', () => {
    expect(Buffer.byteLength(textOf('docs/dev/architecture.md'))).toBeLessThanOrEqual(12_000);
  });
});

/** The rows of the table under a heading, without its head. */
function rowsUnder(page: string, heading: string): readonly string[][] {
  const [, after = ''] = textOf(page).split(`\n${heading}\n`);
  const [section = ''] = after.split(/^## /mu);
  return [...section.matchAll(/^\| (`.*) \|$/gmu)].map(([, row = '']) => row.split(' | '));
}
const wordsOf = (cell: string | undefined): readonly string[] =>
  [...(cell ?? '').matchAll(/`([^`]+)`/gu)].map(([, word = '']) => word);

/** A subcommand or option of a slash command, as registered with Discord. */
interface Part {
  readonly name: string;
  readonly description?: string;
  readonly type?: number;
  readonly options?: readonly Part[];
}

/** A command with subcommands has options of these types. */
const SUBCOMMAND = 1;

function commandRows({ name, description = '', options = [] }: Part): readonly string[] {
  const subcommands = options.filter(({ type }) => type === SUBCOMMAND);
  // Moves of a game are autocompleted word by word.
  if (description.startsWith('Make a move in')) return [`| \`/${name}\` | ${description} | |`];
  if (subcommands.length > 0)
    return subcommands.flatMap((sub) => commandRows({ ...sub, name: `${name} ${sub.name}`, type: 0 }));
  return [`| \`/${name}\` | ${description} | ${options.map((each) => `\`${each.name}\``).join(' ')} |`];
}

function commandsPage(): string {
  const { commands } = handlers(registry);
  return [
    '# Commands',
    '',
    'For players and hosts: every command with its options. Made from the descriptions that Discord shows, by `npx vitest run test/ground/docs.test.ts -u`.',
    '',
    '| command | what it does | options |',
    '|---|---|---|',
    ...commands.flatMap(({ data }) => commandRows(data as Part)),
    '',
    '`/games mine`, `/games digest`, `/clock`, `/me` and `/help` also work in a direct message to the bot. The menu of a person has **Invite to my game**, the menu of a message **Game log from here**.',
    '',
  ].join('\n');
}

function cliPage(): string {
  return [
    '# The fimbul command',
    '',
    'For hosts, developers and designers: `npm run fimbul -- <command> --help`. Made from the help texts, by `npx vitest run test/ground/docs.test.ts -u`.',
    '',
    '| command | what it does |',
    '|---|---|',
    ...program.commands.map((each) => `| \`${each.name()}\` | ${each.summary() || each.description()} |`),
    '',
  ].join('\n');
}

describe('generated pages', () => {
  it('list every slash command', async () => {
    await expect(commandsPage()).toMatchFileSnapshot('../../docs/commands.md');
  });

  it('list every subcommand of fimbul', async () => {
    await expect(cliPage()).toMatchFileSnapshot('../../docs/cli.md');
  });
});

describe('the README', () => {
  it('fits two screens and shows a picture', () => {
    const text = textOf('README.md');
    expect(text.split('\n').length).toBeLessThanOrEqual(120);
    expect(text).toMatch(/!\[[^\]]+\]\(docs\/images\/turn-phone\.png\)/u);
  });
});

describe('the folders of docs/dev/architecture.md', () => {
  const rows = rowsUnder('docs/dev/architecture.md', '## Folders').map(([folder]) => wordsOf(folder)[0]);
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'games')
    .map(({ name }) => `src/${name}/`);

  it.each(folders)('have a row for %s', (folder) => {
    expect(rows).toContain(folder);
  });
});
