import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, type Server } from '../harness/postgres-server.js';
import { wordsOf } from '../harness/player.js';
import type { Room } from '../../../src/room/room.js';
import { postsOfBot } from './check.js';
import type { Process } from './processes.js';
import { GIVEN_UP, type SeatedGame, until, type Waited, withSeveral } from './several.js';

/**
 * A rolling update during play, as in `docs/hosting/runbook.md`. All interactions are answered, nothing is lost or
 * posted twice; games that differ under the new rules are predicted, freeze, and continue at the host's command.
 */

export interface RollingOptions {
  /** Main files of two builds. */
  readonly before: string;
  readonly after: string;
  readonly server: Server;
  /** Whether one of the games has changed rules in the new build. */
  readonly isChanged: boolean;
  /** Games for the servers, in turn. */
  readonly games: readonly string[];
  readonly servers: number;
  readonly seed: number;
  /** Time limit for every answer, ms. */
  readonly within: number;
  readonly say?: (line: string) => void;
}

/** The replacement of one process. */
interface Replaced {
  readonly what: string;
  /** From the start of the new process to the end of the old one, ms. */
  readonly took: number;
  /** Interactions in this time, and the longest wait for an answer, ms. */
  readonly typed: number;
  readonly longest: number;
}

export interface RollingReport {
  readonly replaced: readonly Replaced[];
  /** Number of the database's migrations before and after. */
  readonly migrations: readonly [number, number];
  /** Number of games; ids of those named by the new version's `check-games`, and of those that froze. */
  readonly games: number;
  readonly foretold: readonly number[];
  readonly frozen: readonly number[];
  /** Moves while the old version, both, and the new version ran. */
  readonly moves: { readonly before: number; readonly beside: number; readonly after: number };
  /** Longest wait for an answer outside of replacements, ms. */
  readonly usually: number;
  readonly promised: number;
  readonly lost: number;
  readonly posts: number;
  readonly faults: readonly string[];
}

/** Duration of play before and after, ms. */
const QUIET = 3000;
/** Pause of an operator between two commands, ms. */
const BETWEEN = 500;
const DATABASE = 'rolling';

/** Runs the `fimbul` command of a build. @returns its output, whatever the exit code */
function fimbul(program: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(dirname(program), 'cli', 'main.js'), ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (data) => (said += String(data)));
    child.stderr.on('data', (data) => (said += String(data)));
    child.once('error', reject);
    child.once('close', () => resolve(said));
  });
}

/** Ids of games that would not continue unchanged under the new version. @throws Error if it can't tell */
async function foretell(
  { before, after, server }: RollingOptions,
  folder: string,
): Promise<readonly number[]> {
  const [file, copy] = [join(folder, 'copy.dump'), `${DATABASE}_copy`];
  await ask(server.url(), `CREATE DATABASE ${copy}`);
  const saved = await fimbul(before, ['backup', file, '--db', server.url(DATABASE)]);
  const restored = await fimbul(before, ['restore', file, '--db', server.url(copy)]);
  const told = await fimbul(after, ['check-games', '--db', server.url(copy)]);
  if (!told.includes('come out as they are kept')) throw new Error([saved, restored, told].join('\n'));
  await ask(server.url(), `DROP DATABASE ${copy}`);
  return [...told.matchAll(/^game (\d+) /gmu)].map((found) => Number(found[1]));
}

const migrationsIn = async (url: string): Promise<number> =>
  Number(
    (await ask<{ n: string }>(url, 'SELECT count(*) AS n FROM drizzle.__drizzle_migrations'))[0]?.n ?? 0,
  );

const frozenIn = async (url: string): Promise<readonly number[]> =>
  (await ask<{ id: string }>(url, `SELECT id FROM games WHERE stage = 'frozen' ORDER BY id`)).map(({ id }) =>
    Number(id),
  );

async function movesUntil(url: string, at: number): Promise<number> {
  const [row] = await ask<{ n: string }>(
    url,
    `SELECT count(*) AS n FROM events WHERE kind = 'move' AND at < ${at}`,
  );
  return Number(row?.n ?? 0);
}

/** Each host of a frozen game reads the message in its channel and unfreezes the game. */
async function thaw(room: Room, url: string, tables: readonly SeatedGame[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { guild, channel, people } of tables) {
    const [row] = await ask<{ stage: string; seq: number }>(
      url,
      `SELECT stage, seq FROM games WHERE guild = '${guild}'`,
    );
    if (row?.stage !== 'frozen') continue;
    const isTold = async (): Promise<boolean> =>
      postsOfBot(room).some((post) => post.channelId === channel && wordsOf(post).includes('/game unfreeze'));
    if ((await until(isTold)) >= GIVEN_UP) faults.push('nobody was told that a game is frozen');
    await people[0]?.command('game unfreeze', { game: '1' });
    const moved = `SELECT 1 FROM events JOIN games ON games.id = game
      WHERE guild = '${guild}' AND events.kind = 'move' AND events.seq > ${row.seq} LIMIT 1`;
    if ((await until(async () => (await ask(url, moved)).length > 0)) >= GIVEN_UP)
      faults.push('a game that was thawed does not go on');
  }
  return faults;
}

/** Starts the new process beside the old one, which is stopped once the new one is ready. */
async function replace(old: Process, young: Process): Promise<{ took: number; code: number | null }> {
  const began = performance.now();
  await young.start();
  await wait(BETWEEN);
  const code = await old.stop();
  return { took: Math.round(performance.now() - began), code };
}

const longestOf = (waited: readonly Waited[]): number => Math.max(0, ...waited.map(({ took }) => took));

/** A period of the update. */
interface Span {
  readonly what: string;
  readonly took: number;
  /** ms since 1970. */
  readonly from: number;
  readonly to: number;
}

const isIn = ({ at, took }: Waited, { from, to }: Span): boolean => at < to && at + took > from;

/** Replaces the old processes one by one. */
async function replaceAll(
  old: readonly Process[],
  young: readonly Process[],
  say: (line: string) => void,
): Promise<{ readonly spans: readonly Span[]; readonly faults: readonly string[] }> {
  const spans: Span[] = [];
  const faults: string[] = [];
  for (const [at, one] of old.entries()) {
    const next = young[at];
    if (next === undefined) break;
    const from = Date.now();
    const { took, code } = await replace(one, next);
    spans.push({ what: one.name, took, from, to: Date.now() });
    say(`${one.name}: replaced within ${took} ms`);
    if (code !== 0) faults.push(`${one.name} ended with ${code} when it was told to stop`);
  }
  return { spans, faults };
}

/** Changed rules must be predicted; otherwise the new version is no new version, or the check did nothing. */
function wrongOf(
  { isChanged }: RollingOptions,
  foretold: readonly number[],
  frozen: readonly number[],
): readonly string[] {
  return [
    ...(isChanged && foretold.length === 0 ? ['rules changed, and no game was foretold to freeze'] : []),
    ...(frozen.join() === foretold.join()
      ? []
      : [`games ${frozen.join()} froze, and ${foretold.join()} was foretold`]),
  ];
}

export async function rolling(options: RollingOptions): Promise<RollingReport> {
  const { before, after, server, say = () => {} } = options;
  // Empty: the old version creates its own tables.
  await ask(server.url(), `CREATE DATABASE ${DATABASE}`);
  const url = server.url(DATABASE);
  return withSeveral({ ...options, url }, async (evening) => {
    const { room, folder } = evening;
    const [old, young] = [evening.processes(before), evening.processes(after)];
    await Promise.all(old.map((each) => each.start()));
    const first = await migrationsIn(url);
    const tables = await evening.play(options.games);
    await wait(QUIET);
    const foretold = await foretell(options, folder);
    say(`the new version would freeze ${foretold.length} of ${tables.length} games`);
    const { spans, faults } = await replaceAll(old, young, say);
    const last = Date.now();
    await until(async () => (await frozenIn(url)).length >= foretold.length);
    const frozen = await frozenIn(url);
    say(`${frozen.length} games are frozen`);
    const thawed = await thaw(room, url, tables);
    await wait(QUIET);
    const { waited, promised, lost, posts, moves, faults: found } = await evening.end();
    const unanswered = [
      ...(lost > 0 ? [`${lost} were never answered`] : []),
      ...(longestOf(waited) > options.within ? [`somebody waited ${longestOf(waited)} ms`] : []),
    ];
    const [alone, together] = await Promise.all([
      movesUntil(url, spans[0]?.from ?? last),
      movesUntil(url, last),
    ]);
    return {
      replaced: spans.map((span) => {
        const during = waited.filter((each) => isIn(each, span));
        return { what: span.what, took: span.took, typed: during.length, longest: longestOf(during) };
      }),
      migrations: [first, await migrationsIn(url)],
      games: tables.length,
      ...{ foretold, frozen },
      moves: { before: alone, beside: together - alone, after: moves - together },
      usually: longestOf(waited.filter((each) => !spans.some((span) => isIn(each, span)))),
      ...{ promised, lost, posts },
      faults: [...faults, ...wrongOf(options, foretold, frozen), ...thawed, ...found, ...unanswered],
    };
  });
}
