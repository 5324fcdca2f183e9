import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ShardClientUtil } from 'discord.js';
import { drawer } from '../kernel/random.js';
import { ask, type Server } from '../harness/postgres-server.js';
import { type Player, type Players, playersOf } from '../harness/player.js';
import { createRoom, type Room } from '../room/room.js';
import { insist, typeAnyMove } from './people.js';
import { doubled, missing, type Moved, type PostRow, postsOfBot, standingTwice, unposted } from './check.js';

/**
 * The whole of it on one PostgreSQL, as the program's own processes: gateways with their shards, a worker, people who
 * play in several servers. One of the processes is killed again and again, then the database's server itself. What was
 * told is kept, nothing is there twice, and what the one that is gone had begun goes on in the others.
 */

export interface KillOptions {
  /** The program's file, as `npm start` runs it. */
  readonly program: string;
  readonly server: Server;
  /** An empty database on it. */
  readonly url: string;
  readonly game: string;
  /** Servers of the room with a game in each; shared out evenly among the gateways. */
  readonly servers: number;
  readonly kills: number;
  /** Crashes of the database's server, after the kills. */
  readonly crashes: number;
  readonly seed: number;
  /** How long others may take until they have taken over, ms: longer than that is a fault. */
  readonly within: number;
  readonly say?: (line: string) => void;
}

export interface Killed {
  readonly what: string;
  /** Until nothing waited any more that had been begun, or was due, when it was killed, ms. */
  readonly taken: number;
  /** Until somebody in every server was answered again, ms; it was started again at once. */
  readonly answered: number;
}

export interface KillReport {
  readonly kills: readonly Killed[];
  readonly moves: number;
  readonly promised: number;
  /** Answers that never came: the gateway was gone. */
  readonly lost: number;
  readonly posts: number;
  readonly faults: readonly string[];
}

const GATEWAYS = ['0-1/4', '2-3/4'] as const;
const SHARDS = 4;
/** Longer than that nothing is waited for, ms. */
const GIVEN_UP = 120_000;
/** Between two things that somebody does, ms. */
const BETWEEN = 120;
/** Programs at each table besides its two people. */
const PROGRAMS = 1;

interface Process {
  readonly name: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** One of the program's processes, which is started again and again. */
function processOf(
  name: string,
  program: string,
  env: Readonly<Record<string, string>>,
  isThere: string,
): Process {
  let child: ChildProcess | undefined;
  return {
    name,
    async start() {
      const { PATH = '', HOME = '' } = process.env;
      const started = spawn(process.execPath, [program], {
        env: { PATH, HOME, LOG_FORMAT: 'json', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      let said = '';
      await new Promise<void>((resolve, reject) => {
        const hear = (data: Buffer): void => {
          said = `${said}${String(data)}`.slice(-10_000);
          if (said.includes(isThere)) resolve();
        };
        started.stdout.on('data', hear);
        started.stderr.on('data', hear);
        started.once('exit', (code) => reject(new Error(`${name} ended with ${code}: ${said}`)));
      });
    },
    async kill() {
      const one = child;
      if (one === undefined || one.exitCode !== null || one.signalCode !== null) return;
      const gone = new Promise((resolve) => one.once('exit', resolve));
      one.kill('SIGKILL');
      await gone;
    },
  };
}

/** A game in a server of its own, and what its people typed and were told. */
interface Table {
  readonly guild: string;
  readonly channel: string;
  readonly people: readonly Player[];
  readonly typed: Map<string, string[]>;
  readonly promised: Map<string, string[]>;
}

function openTables(room: Room, players: Players, guilds: readonly string[]): readonly Table[] {
  return guilds.map((guild, at) => {
    const { id: channel } = room.channel('longhouse', guild);
    const everybody = room.people();
    const people = [0, 1].map((nth) =>
      players.player(everybody[(at + nth) % everybody.length]?.id ?? '', channel),
    );
    const each = (): Map<string, string[]> => new Map(people.map(({ id }) => [id, []]));
    return { guild, channel, people, typed: each(), promised: each() };
  });
}

/** As many servers for each gateway. */
async function guildsOf(room: Room, count: number): Promise<readonly string[]> {
  const halves = GATEWAYS.map((): string[] => []);
  const each = Math.max(1, Math.ceil(count / halves.length));
  for (
    let guild = room.guildId;
    halves.some((half) => half.length < each);
    guild = room.addGuild('Another')
  ) {
    const half =
      halves[Math.floor((ShardClientUtil.shardIdForGuildId(guild, SHARDS) * halves.length) / SHARDS)];
    if (half !== undefined && half.length < each) half.push(guild);
    await wait(1);
  }
  return halves.flat();
}

async function begin(table: Table, game: string): Promise<void> {
  const [host, other] = table.people;
  await insist(host, 'game new', { game, ai: PROGRAMS }, BETWEEN);
  await insist(other, 'game join', { game: '1' }, BETWEEN);
  await insist(host, 'game start', { game: '1' }, BETWEEN);
}

/** People play until they are told to stop. Gives how many answers never came. */
async function playOn(table: Table, draw: (n: number) => number, goesOn: () => boolean): Promise<number> {
  let lost = 0;
  while (goesOn()) {
    const who = table.people[draw(table.people.length)];
    if (who === undefined) break;
    const typed = await typeAnyMove(who, draw);
    if (typed !== undefined) table.typed.get(who.id)?.push(typed.line);
    if (typed?.told === 'done') table.promised.get(who.id)?.push(typed.line);
    if (typed?.told === 'nothing') lost += 1;
    await wait(BETWEEN);
  }
  return lost;
}

/** What had been begun or was due at a moment (ms since 1970) and isn't done. */
const leftSince = (at: number): string =>
  `SELECT 1 FROM outbox WHERE state = 'pending' AND created_at <= ${at} AND due_at <= ${at}
    UNION ALL SELECT 1 FROM games WHERE (act_at <= ${at} OR wake_at <= ${at}) AND stage = 'running' LIMIT 1`;

async function until(is: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < GIVEN_UP) {
    if (await is().catch(() => false)) break;
    await wait(50);
  }
  return Math.round(performance.now() - began);
}

async function isAnswered(tables: readonly Table[]): Promise<boolean> {
  const answers = await Promise.all(
    tables.map(({ people }) => people[0]?.command('game status', { game: '1' })),
  );
  return answers.every((answer) => answer?.kind === 'answered');
}

async function whatIsWrong(room: Room, url: string, tables: readonly Table[]): Promise<readonly string[]> {
  const faults: string[] = [];
  const posts = await ask<PostRow & { game: number }>(
    url,
    'SELECT id, game, kind, state, nonce, message, error FROM outbox ORDER BY id',
  );
  faults.push(...standingTwice(posts, postsOfBot(room)));
  for (const { guild, people, typed, promised } of tables) {
    const [row] = await ask<{ id: number }>(url, `SELECT id FROM games WHERE guild = '${guild}'`);
    const log = await ask<Moved>(
      url,
      `SELECT person, move FROM events WHERE game = ${row?.id ?? 0} AND kind = 'move' AND by_order IS NULL ORDER BY seq`,
    );
    for (const { id } of people)
      faults.push(...missing(promised.get(id) ?? [], log, id), ...doubled(typed.get(id) ?? [], log, id));
    faults.push(...unposted(posts.filter(({ game }) => game === row?.id)));
    const verified = await people[0]?.command('game verify', { game: '1' });
    if (verified?.words.includes('come out the same') !== true)
      faults.push(`a game does not come out the same: ${verified?.words.slice(0, 200) ?? ''}`);
  }
  const twice = await ask(url, 'SELECT game FROM events GROUP BY game, seq HAVING count(*) > 1');
  if (twice.length > 0) faults.push('an event stands twice');
  return faults;
}

export async function kills(options: KillOptions): Promise<KillReport> {
  const { program, server, url, seed, say = () => {} } = options;
  const draw = drawer(seed);
  const room = await createRoom({ shards: SHARDS, maxConcurrency: SHARDS });
  const players = playersOf(room, { answer: 20_000 });
  const folder = mkdtempSync(join(tmpdir(), 'fimbul-kills-'));
  const shared = { DATABASE_URL: url, FIMBUL_DATA: folder };
  const gateways = GATEWAYS.map((shards) =>
    processOf(
      `gateway ${shards}`,
      program,
      { ...shared, DISCORD_TOKEN: room.token, DISCORD_API: room.apiUrl, DISCORD_SHARDS: shards },
      'at the table',
    ),
  );
  const worker = processOf('worker', program, { ...shared, FIMBUL_ROLE: 'worker' }, 'draws and thinks');
  const processes = [...gateways, worker];
  let goesOn = true;
  const found: Killed[] = [];
  try {
    await Promise.all(processes.map((each) => each.start()));
    const tables = openTables(room, players, await guildsOf(room, options.servers));
    await until(async () => room.world.commands.size > 0);
    for (const table of tables) await begin(table, options.game);
    const playing = tables.map((table, at) => playOn(table, drawer(seed + 1 + at), () => goesOn));
    const note = (what: string, taken: number, answered: number): void => {
      found.push({ what, taken, answered });
      say(`${what}: taken over within ${taken} ms, everybody answered after ${answered} ms`);
    };
    for (let nth = 0; nth < options.kills; nth++) {
      await wait(300 + draw(1500));
      const one = processes[draw(processes.length)];
      if (one === undefined) break;
      await one.kill();
      const at = Date.now();
      const [taken, answered] = await Promise.all([
        until(async () => (await ask(url, leftSince(at))).length === 0),
        until(() => isAnswered(tables)),
        one.start(),
      ]);
      note(one.name, taken, answered);
    }
    for (let nth = 0; nth < options.crashes; nth++) {
      await wait(300 + draw(1500));
      const at = Date.now();
      await server.crash();
      await wait(draw(800));
      await server.start();
      const [taken, answered] = await Promise.all([
        until(async () => (await ask(url, leftSince(at))).length === 0),
        until(() => isAnswered(tables)),
      ]);
      note('PostgreSQL', taken, answered);
    }
    goesOn = false;
    const lost = (await Promise.all(playing)).reduce((sum, one) => sum + one, 0);
    const rest = await until(
      async () => (await ask(url, `SELECT 1 FROM outbox WHERE state = 'pending'`)).length === 0,
    );
    const faults = [...(await whatIsWrong(room, url, tables))];
    if (rest >= GIVEN_UP) faults.push('posts wait for ever');
    for (const { what, taken, answered } of found) {
      if (taken > options.within)
        faults.push(`${what}: more than ${options.within / 1000} s until others had taken over`);
      if (answered >= GIVEN_UP) faults.push(`${what}: somebody was never answered again`);
    }
    const [counted] = await ask<{ moves: number; posts: number }>(
      url,
      `SELECT (SELECT count(*) FROM events WHERE kind = 'move') AS moves, (SELECT count(*) FROM outbox WHERE state = 'sent') AS posts`,
    );
    return {
      kills: found,
      ...{ moves: Number(counted?.moves), posts: Number(counted?.posts) },
      promised: tables.flatMap(({ promised }) => [...promised.values()].flat()).length,
      ...{ lost, faults },
    };
  } finally {
    goesOn = false;
    await Promise.all(processes.map((each) => each.kill()));
    players.close();
    await room.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
