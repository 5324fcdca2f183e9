import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ShardClientUtil } from 'discord.js';
import { ask } from '../harness/postgres-server.js';
import type { Player, Players } from '../harness/player.js';
import type { Room } from '../room/room.js';
import { insist, typeAnyMove } from './people.js';
import { doubled, missing, type Moved, type PostRow, postsOfBot, standingTwice, unposted } from './check.js';

/** Several of the program's own processes on one PostgreSQL, and people who play in several servers of a room. */

const GATEWAYS = ['0-1/4', '2-3/4'] as const;
export const SHARDS = 4;
/** Longer than that nothing is waited for, ms. */
export const GIVEN_UP = 120_000;
/** Between two things that somebody does, ms. */
const BETWEEN = 120;
/** Programs at each table besides its two people. */
const PROGRAMS = 1;

export interface Process {
  readonly name: string;
  /** Starts it, and waits until it says that it is there. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Ends it in order; its exit code, null when a signal ended it. */
  stop(): Promise<number | null>;
}

/** One of the program's processes, which is started again and again. */
export function processOf(
  name: string,
  program: string,
  env: Readonly<Record<string, string>>,
  isThere: string,
): Process {
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const one = child;
    if (one === undefined) return null;
    if (one.exitCode !== null || one.signalCode !== null) return one.exitCode;
    const gone = new Promise<number | null>((resolve) => one.once('exit', resolve));
    one.kill(signal);
    return gone;
  };
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
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

/** What all processes are told. */
export interface Place {
  readonly program: string;
  readonly url: string;
  /** Folder of what a process keeps besides. */
  readonly folder: string;
  readonly room: Pick<Room, 'token' | 'apiUrl'>;
}

/** Two gateways of two shards each, and a worker. */
export function processesAt({ program, url, folder, room }: Place): readonly Process[] {
  const shared = { DATABASE_URL: url, FIMBUL_DATA: folder };
  const discord = { DISCORD_TOKEN: room.token, DISCORD_API: room.apiUrl };
  const gateways = GATEWAYS.map((shards) =>
    processOf(
      `gateway ${shards}`,
      program,
      { ...shared, ...discord, DISCORD_SHARDS: shards },
      'at the table',
    ),
  );
  return [
    ...gateways,
    processOf('worker', program, { ...shared, FIMBUL_ROLE: 'worker' }, 'draws and thinks'),
  ];
}

/** A game in a server of its own, and what its people typed and were told. */
export interface Table {
  readonly guild: string;
  readonly channel: string;
  readonly people: readonly Player[];
  readonly typed: Map<string, string[]>;
  readonly promised: Map<string, string[]>;
}

export function openTables(room: Room, players: Players, guilds: readonly string[]): readonly Table[] {
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
export async function guildsOf(room: Room, count: number): Promise<readonly string[]> {
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

export async function begin(table: Table, game: string): Promise<void> {
  const [host, other] = table.people;
  await insist(host, 'game new', { game, ai: PROGRAMS }, BETWEEN);
  await insist(other, 'game join', { game: '1' }, BETWEEN);
  await insist(host, 'game start', { game: '1' }, BETWEEN);
}

/** Something that somebody typed, and how long they waited. */
export interface Waited {
  readonly at: number;
  /** Until all of the answer was there, ms. */
  readonly took: number;
  /** Nothing ever came. */
  readonly lost: boolean;
}

/** People play until they are told to stop. */
export async function playOn(
  table: Table,
  draw: (n: number) => number,
  goesOn: () => boolean,
): Promise<readonly Waited[]> {
  const waited: Waited[] = [];
  while (goesOn()) {
    const who = table.people[draw(table.people.length)];
    if (who === undefined) break;
    const typed = await typeAnyMove(who, draw);
    if (typed !== undefined) {
      table.typed.get(who.id)?.push(typed.line);
      if (typed.told === 'done') table.promised.get(who.id)?.push(typed.line);
      waited.push({ at: Date.now() - typed.took, took: typed.took, lost: typed.told === 'nothing' });
    }
    await wait(BETWEEN);
  }
  return waited;
}

/** What had been begun or was due at a moment (ms since 1970) and isn't done. */
export const leftSince = (at: number): string =>
  `SELECT 1 FROM outbox WHERE state = 'pending' AND created_at <= ${at} AND due_at <= ${at}
    UNION ALL SELECT 1 FROM games WHERE (act_at <= ${at} OR wake_at <= ${at}) AND stage = 'running' LIMIT 1`;

export async function until(is: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < GIVEN_UP) {
    if (await is().catch(() => false)) break;
    await wait(50);
  }
  return Math.round(performance.now() - began);
}

export async function isAnswered(tables: readonly Table[]): Promise<boolean> {
  const answers = await Promise.all(
    tables.map(({ people }) => people[0]?.command('game status', { game: '1' })),
  );
  return answers.every((answer) => answer?.kind === 'answered');
}

export async function whatIsWrong(
  room: Room,
  url: string,
  tables: readonly Table[],
): Promise<readonly string[]> {
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
