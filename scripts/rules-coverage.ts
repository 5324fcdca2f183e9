import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { GAMES } from '../src/games/registry.js';

/**
 * Lists each rule section of a game × {code, test}: how often the code cites it and which tests are named after
 * it. Fails on a section without either, and on a citation of a section or ruling that doesn't exist.
 *
 *   npm run rules:coverage [-- --all]      --all lists the covered ones too
 */

const CODE = 'src/games';
const TESTS = 'test/games';
const RULINGS = 'RULINGS.md';

/** A section (`G5`, `D10`) or ruling (`R42`) as it is cited; a bare letter is as often a word as a section. */
const CITATION = /(?<![\w#'&/])([A-M]\d{1,2}|R\d{1,3})(?![\w'’])/gu;
/** A whole chapter in a comment: `E: in player order`, `(D)`, `G, G0`. */
const CHAPTER = /(?<=^[\s/*]*|[(,;.] ?)([A-M])(?=[:,)])/gmu;
/** A whole chapter in the name of a test, which it begins. */
const TEST_OF_CHAPTER = /^([B-M])(?=[ ,:])|^(A)(?=[,:])/u;

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((entry) => {
    const path = join(folder, entry);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

/** Citations in comments, `rule:` fields and refusals; a single letter counts only where a rule is meant. */
function citedInCode(text: string): Set<string> {
  const cited = new Set<string>();
  const comments = text.match(/\/\*[\s\S]*?\*\/|\/\/.*/gu) ?? [];
  for (const comment of comments) {
    for (const [, id] of comment.matchAll(CITATION)) if (id !== undefined) cited.add(id);
    for (const [, id] of comment.matchAll(CHAPTER)) if (id !== undefined) cited.add(id);
  }
  for (const [, id] of text.matchAll(/'([A-M]\d{0,2}|R\d{1,3})'/gu)) if (id !== undefined) cited.add(id);
  return cited;
}

/** Sections that tests are named after: `describe('G5 …')`, `it('G5 …')`, rows of tables, `name: G5 …`. */
function citedInTest(text: string): Set<string> {
  const cited = new Set<string>();
  const names = [
    ...text.matchAll(/\b(?:describe|it|test)(?:\.each[\s\S]{0,4000}?\]\s*\))?\(\s*(['"`])(.*?)\1/gu),
    ...text.matchAll(/^\s*\[?\s*(['"`])([A-M]\d{0,2}[ ,].*?)\1/gmu),
    ...text.matchAll(/^(- )?name: *['"]?(.*)$/gmu),
  ];
  for (const [, , name] of names) {
    for (const [, id] of (name ?? '').matchAll(CITATION)) if (id !== undefined) cited.add(id);
    const chapter = TEST_OF_CHAPTER.exec((name ?? '').trim());
    const id = chapter?.[1] ?? chapter?.[2];
    if (id !== undefined) cited.add(id);
  }
  return cited;
}

function gather(folder: string, cite: (text: string) => Set<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of filesUnder(folder)) {
    if (!/\.(ts|ya?ml)$/u.test(file) || /rules-text|[/\\]texts[/\\]/u.test(file)) continue;
    for (const id of cite(readFileSync(file, 'utf8'))) found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}

const rulings = new Set([...readFileSync(RULINGS, 'utf8').matchAll(/^\| (R\d+) \|/gmu)].map(([, id]) => id));
const all = argv.includes('--all');
let faults = 0;

for (const { meta } of GAMES) {
  const code = gather(join(CODE, meta.id), citedInCode);
  const tests = gather(join(TESTS, meta.id), citedInTest);
  const sections = new Set(meta.rules.map(({ id }) => id));
  const bare: string[] = [];
  stdout.write(`${meta.id}: ${sections.size} sections\n`);
  for (const { id, title } of meta.rules) {
    const inCode = code.get(id)?.length ?? 0;
    const inTests = tests.get(id)?.length ?? 0;
    const covered = inCode > 0 && inTests > 0;
    if (!covered) bare.push(id);
    if (all || !covered) {
      stdout.write(
        `  ${id.padEnd(4)} code ${String(inCode).padStart(2)}  tests ${String(inTests).padStart(2)}  ${title}\n`,
      );
    }
  }
  for (const [id, files] of [...code, ...tests]) {
    const known = id.startsWith('R') ? rulings.has(id) : sections.has(id);
    if (known) continue;
    stdout.write(`  ${id} is cited by ${files.join(', ')} and doesn't exist\n`);
    faults++;
  }
  stdout.write(
    `  ${sections.size - bare.length} covered by code and test${bare.length > 0 ? `; not: ${bare.join(', ')}` : ''}\n`,
  );
  faults += bare.length;
}

exit(faults === 0 ? 0 : 1);
