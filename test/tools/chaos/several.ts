import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ShardClientUtil } from 'discord.js';
import { drawer } from '../../../src/kernel/random.js';
import { ask } from '../harness/postgres-server.js';
import { type Player, type Players, playersOf } from '../harness/player.js';
import { createRoom, type Room } from '../../../src/room/room.js';
import { doubled, missing, type Moved, type PostRow, postsOfBot, postedTwice, unposted } from './check.js';
import { insist, typeAnyMove } from './people.js';
import { GATEWAYS, type Process, processesAt, SHARDS } from './processes.js';

/** Several processes of the program on one PostgreSQL, and people who play in several servers of a room. */

/** Time limit of all waits, ms. */
export const GIVEN_UP = 120_000;
/** Pause between two actions of a person, ms. */
const BETWEEN = 120;
/** AI seats at each table besides its two people. */
const PROGRAMS = 1;

/** A game in its own server, with the typed moves and their answers. */
export interface SeatedGame {
  readonly guild: string;
  readonly channel: string;
  readonly people: readonly Player[];
  readonly typed: Map<string, string[]>;
  readonly promised: Map<string, string[]>;
}

export function openGames(room: Room, players: Players, guilds: readonly string[]): readonly SeatedGame[] {
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

/** Creates servers, equally many for each gateway. */
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

export async function begin(table: SeatedGame, game: string): Promise<void> {
  const [host, other] = table.people;
  await insist(host, 'game new', { game, ai: PROGRAMS }, BETWEEN);
  await insist(other, 'game join', { game: '1' }, BETWEEN);
  await insist(host, 'game start', { game: '1' }, BETWEEN);
}

/** A typed command and its waiting time. */
export interface Waited {
  readonly at: number;
  /** Time until the complete answer, ms. */
  readonly took: number;
  /** Whether there was no answer. */
  readonly lost: boolean;
}

/** Lets people play until they are stopped. */
async function playOn(
  table: SeatedGame,
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

/** SQL for work that was started or due at a moment (ms since 1970) and isn't done. */
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

export async function isAnswered(tables: readonly SeatedGame[]): Promise<boolean> {
  const answers = await Promise.all(
    tables.map(({ people }) => people[0]?.command('game status', { game: '1' })),
  );
  return answers.every((answer) => answer?.kind === 'answered');
}

async function whatIsWrong(
  room: Room,
  url: string,
  tables: readonly SeatedGame[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  const posts = await ask<PostRow & { game: number }>(
    url,
    'SELECT id, game, kind, state, nonce, message, error FROM outbox ORDER BY id',
  );
  faults.push(...postedTwice(posts, postsOfBot(room)));
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
    if (verified?.words.includes('check out') !== true)
      faults.push(`a game does not come out the same: ${verified?.words.slice(0, 200) ?? ''}`);
  }
  const twice = await ask(url, 'SELECT game FROM events GROUP BY game, seq HAVING count(*) > 1');
  if (twice.length > 0) faults.push('an event stands twice');
  return faults;
}

export interface Evening {
  readonly room: Room;
  /** Folder for other files of the processes, and for temporary ones. */
  readonly folder: string;
  /** Two gateways and a worker of a build. */
  processes(program: string): readonly Process[];
  /** Starts a game in each server, these in turn, and lets people play until the end. */
  play(games: readonly string[]): Promise<readonly SeatedGame[]>;
  /** Stops the people, sends pending posts, and checks everything. */
  end(): Promise<Ended>;
}

interface Ended {
  readonly waited: readonly Waited[];
  /** Moves that were confirmed, and moves in the log. */
  readonly promised: number;
  readonly moves: number;
  /** Answers that never came. */
  readonly lost: number;
  readonly posts: number;
  readonly faults: readonly string[];
}

interface Given {
  /** The database of the processes. */
  readonly url: string;
  readonly servers: number;
  readonly seed: number;
}

/** Runs `work` with people in several servers and processes on one database, and cleans up. */
export async function withSeveral<T>(
  { url, servers, seed }: Given,
  work: (evening: Evening) => Promise<T>,
): Promise<T> {
  const room = await createRoom({ shards: SHARDS, maxConcurrency: SHARDS });
  const players = playersOf(room, { answer: 20_000 });
  const folder = mkdtempSync(join(tmpdir(), 'fimbul-several-'));
  const started: Process[] = [];
  let goesOn = true;
  let tables: readonly SeatedGame[] = [];
  let playing: readonly Promise<readonly Waited[]>[] = [];

  async function end(): Promise<Ended> {
    goesOn = false;
    const waited = (await Promise.all(playing)).flat();
    const rest = await until(
      async () => (await ask(url, `SELECT 1 FROM outbox WHERE state = 'pending'`)).length === 0,
    );
    const faults = rest >= GIVEN_UP ? ['posts wait for ever'] : [];
    faults.push(...(await whatIsWrong(room, url, tables)));
    const [counted] = await ask<{ moves: string; posts: string }>(
      url,
      `SELECT (SELECT count(*) FROM events WHERE kind = 'move') AS moves, (SELECT count(*) FROM outbox WHERE state = 'sent') AS posts`,
    );
    return {
      waited,
      promised: tables.flatMap(({ promised }) => [...promised.values()].flat()).length,
      lost: waited.filter(({ lost }) => lost).length,
      ...{ moves: Number(counted?.moves), posts: Number(counted?.posts), faults },
    };
  }

  try {
    return await work({
      room,
      folder,
      processes(program) {
        const made = processesAt({ program, url, folder, room });
        started.push(...made);
        return made;
      },
      async play(games) {
        tables = openGames(room, players, await guildsOf(room, servers));
        await until(async () => room.state.commands.size > 0);
        for (const [at, table] of tables.entries()) await begin(table, games[at % games.length] ?? '');
        playing = tables.map((table, at) => playOn(table, drawer(seed + 1 + at), () => goesOn));
        return tables;
      },
      end,
    });
  } finally {
    goesOn = false;
    await Promise.all(started.map((each) => each.kill()));
    players.close();
    await room.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
