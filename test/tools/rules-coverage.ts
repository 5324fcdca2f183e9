import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { GAMES } from '../../src/games/registry.js';

/**
 * Lists how often code and tests cite each rule section of a game. Fails on a section without either, and on a citation
 * of an unknown section or ruling. `npm run rules:coverage [-- --all]`; --all also lists covered sections.
 */

const CODE = 'src/games';
const TESTS = 'test/games';
const RULINGS = 'RULINGS.md';

/** Patterns of citations of sections and rulings. Each game numbers its sections with its own letters. */
interface Citations {
  /** A section (`G5`, `N2.4`) or ruling (`R42`); a bare letter is as often a word as a section. */
  readonly anywhere: RegExp;
  /** The same as the whole of a quoted word, where a chapter may stand alone. */
  readonly quoted: RegExp;
  /** A whole chapter in a comment: `E: in player order`, `(D)`, `G, G0`; of games whose chapters are letters. */
  readonly chapter?: RegExp;
  /** A whole chapter in the name of a test, which it begins. */
  readonly testOfChapter?: RegExp;
  /** A row of a table of tests, whose name begins with a section. */
  readonly row: RegExp;
}

function citationsOf(sections: ReadonlySet<string>, prefixes: ReadonlySet<string>): Citations {
  const letters = [...new Set([...sections].map((id) => id.replace(/[\d.]+$/u, '')))].join('|');
  const chapters = [...sections].filter((id) => /^[A-Z]$/u.test(id)).length > 0;
  const number = String.raw`\d{1,2}(?:\.\d{1,2})?`;
  const ruling = String.raw`(?:${[...prefixes].join('|')})\d{1,3}`;
  const own = String.raw`(?:${letters})${number}`;
  return {
    anywhere: new RegExp(String.raw`(?<![\w#'&/.])(${own}|${ruling})(?![\w'’]|\.\d)`, 'gu'),
    quoted: new RegExp(String.raw`'(${own}|${ruling}${chapters ? '|[A-M]' : ''})'`, 'gu'),
    row: new RegExp(String.raw`^\s*\[?\s*(['"\\x60])((?:${letters})(?:${number})?[ ,].*?)\1`, 'gmu'),
    ...(chapters
      ? {
          chapter: /(?<=^[\s/*]*|[(,;.] ?)([A-M])(?=[:,)])/gmu,
          testOfChapter: /^([B-M])(?=[ ,:])|^(A)(?=[,:])/u,
        }
      : {}),
  };
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((entry) => {
    const path = join(folder, entry);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

/** Citations in comments, `rule:` fields and refusals; a single letter counts only where a rule is meant. */
function citedInCode(text: string, { anywhere, quoted, chapter }: Citations): Set<string> {
  const cited = new Set<string>();
  const comments = text.match(/\/\*[\s\S]*?\*\/|\/\/.*/gu) ?? [];
  const find = (where: string, pattern: RegExp): void => {
    for (const [, id] of where.matchAll(pattern)) if (id !== undefined) cited.add(id);
  };
  for (const comment of comments) {
    find(comment, anywhere);
    if (chapter !== undefined) find(comment, chapter);
  }
  find(text, quoted);
  return cited;
}

/** Sections that tests are named after: `describe('G5 …')`, `it('G5 …')`, rows of tables, `name: G5 …`. */
function citedInTest(text: string, { anywhere, row, testOfChapter }: Citations): Set<string> {
  const cited = new Set<string>();
  const names = [
    ...text.matchAll(/\b(?:describe|it|test)(?:\.each[\s\S]{0,4000}?\]\s*\))?\(\s*(['"`])(.*?)\1/gu),
    ...text.matchAll(row),
    ...text.matchAll(/^(- )?name: *['"]?(.*)$/gmu),
  ];
  for (const [, , name] of names) {
    for (const [, id] of (name ?? '').matchAll(anywhere)) if (id !== undefined) cited.add(id);
    const whole = testOfChapter?.exec((name ?? '').trim());
    const id = whole?.[1] ?? whole?.[2];
    if (id !== undefined) cited.add(id);
  }
  return cited;
}

function gather(folder: string, cite: (text: string) => Set<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of filesUnder(folder)) {
    if (!/\.(ts|ya?ml)$/u.test(file) || /help[/\\]rules\.ts|[/\\]texts[/\\]/u.test(file)) continue;
    for (const id of cite(readFileSync(file, 'utf8'))) found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}

const rulings = new Set(
  [...readFileSync(RULINGS, 'utf8').matchAll(/^\| ([A-Z]{1,2}\d+) \|/gmu)].map(([, id]) => id ?? ''),
);
const prefixOf = (ruling: string): string => ruling.replace(/\d+$/u, '');
const prefixes = new Set([...rulings].map(prefixOf));
const all = argv.includes('--all');
let faults = 0;

for (const { meta } of GAMES) {
  const sections = new Set(meta.rules.map(({ id }) => id));
  const citations = citationsOf(sections, prefixes);
  const code = gather(join(CODE, meta.id), (text) => citedInCode(text, citations));
  const tests = gather(join(TESTS, meta.id), (text) => citedInTest(text, citations));
  const bare: string[] = [];
  stdout.write(`${meta.id}: ${sections.size} sections\n`);
  for (const { id, title } of meta.rules) {
    const inCode = code.get(id)?.length ?? 0;
    const inTests = tests.get(id)?.length ?? 0;
    const covered = inCode > 0 && inTests > 0;
    if (!covered) bare.push(id);
    if (all || !covered) {
      stdout.write(
        `  ${id.padEnd(5)} code ${String(inCode).padStart(2)}  tests ${String(inTests).padStart(2)}  ${title}\n`,
      );
    }
  }
  for (const [id, files] of [...code, ...tests]) {
    // A chapter is cited where all its sections are meant.
    if (sections.has(id) || rulings.has(id) || [...sections].some((one) => one.startsWith(`${id}.`)))
      continue;
    stdout.write(`  ${id} is cited by ${files.join(', ')} and doesn't exist\n`);
    faults++;
  }
  const own = new Set([...code.keys(), ...tests.keys()].filter((id) => rulings.has(id)).map(prefixOf));
  const silent = [...rulings].filter((id) => own.has(prefixOf(id)) && !code.has(id) && !tests.has(id));
  if (all && silent.length > 0) stdout.write(`  rulings that nothing cites: ${silent.join(', ')}\n`);
  stdout.write(
    `  ${sections.size - bare.length} covered by code and test${bare.length > 0 ? `; not: ${bare.join(', ')}` : ''}\n`,
  );
  faults += bare.length;
}

exit(faults === 0 ? 0 : 1);
