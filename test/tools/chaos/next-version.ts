import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A simulated next version for update tests: the same build with one more migration and a change to one game's rules.
 * All games' rules digests change, as after any change of the kernel.
 */
export interface NextVersion {
  /** Its main file. */
  readonly program: string;
  /** The game with changed rules. */
  readonly game: string;
  /** Deletes the build. */
  discard(): void;
}

/** Compatible with the older program, which inserts rows without knowing the column. */
const MIGRATION = [
  `ALTER TABLE "games" ADD COLUMN "since_version" text DEFAULT 'before' NOT NULL;`,
  `CREATE INDEX "games_since_version" ON "games" USING btree ("since_version");`,
  `CREATE TABLE "versions" ("game" integer PRIMARY KEY NOT NULL, "note" text);`,
  `ALTER TABLE "versions" ADD CONSTRAINT "versions_game" FOREIGN KEY ("game") REFERENCES "public"."games"("id");`,
].join('--> statement-breakpoint\n');

/** Everyone starts with one more fate card (J1 says one). */
const RULE = { game: 'glacier', file: 'setup.js', name: 'hand', from: 1, to: 2 } as const;

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number }[];
}

/** Adds a migration. @param folder of PostgreSQL's migrations */
export function addMigration(folder: string): void {
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error(`${file} names no migration`);
  const tag = `${String(last.idx + 1).padStart(4, '0')}_next_version`;
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  writeFileSync(join(folder, `${tag}.sql`), MIGRATION);
}

/** Changes the rule in the file that contains it. @throws Error unless it occurs exactly once */
function changeRule(files: readonly string[]): void {
  // Assembled here, so that this file doesn't match.
  const [from, to] = [RULE.from, RULE.to].map((value) => `${RULE.name}: ${value}`) as [string, string];
  const found = files.flatMap((file) => {
    const times = readFileSync(file, 'utf8').split(from).length - 1;
    return times === 0 ? [] : [{ file, times }];
  });
  const [one] = found;
  if (one === undefined || found.length > 1 || one.times > 1)
    throw new Error(
      `“${from}” should stand once in ${files.length} file(s), not ${found.reduce((sum, { times }) => sum + times, 0)} times`,
    );
  writeFileSync(one.file, readFileSync(one.file, 'utf8').replace(from, to));
}

/**
 * @param program the main file of this version; the next version is built beside it @throws Error if the rule isn't
 * found
 */
export function nextVersion(program: string): NextVersion {
  const build = dirname(dirname(program));
  // A sibling folder finds the same libraries.
  const folder = `${build}-next-${process.pid}`;
  cpSync(build, folder, { recursive: true });
  addMigration(join(folder, 'migrations', 'postgres'));
  // Programs run from the bundle; the rules' digest and unbundled threads use the single file.
  const bundle = join(folder, 'program');
  try {
    changeRule([join(folder, 'src', 'games', RULE.game, RULE.file)]);
    changeRule(
      readdirSync(bundle)
        .filter((name) => name.endsWith('.js'))
        .map((name) => join(bundle, name)),
    );
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    program: join(folder, 'src', 'main.js'),
    game: RULE.game,
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}
