import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registry } from '../../../src/games/registry.js';
import { drawer } from '../../../src/kernel/random.js';
import { createTable } from '../../../src/table/table.js';
import { benchDatabase, type BenchDatabase, type Engine } from './database.js';
import type { FromBot, FromRoom, LoadGame, LoadPlace, Memory, ToBot, ToRoom } from './load-words.js';
import { startFlags, startVariables } from './start-flags.js';

/** A busy evening: a room with people, and bots, each in its own process, on one database. */

export interface EveningOptions {
  readonly engine: Engine;
  /** Bots, each with its share of the shards; more than one only on PostgreSQL. */
  readonly processes: number;
  /** Running games. */
  readonly games: number;
  /** Servers with these games. */
  readonly servers: number;
  readonly seed: number;
  /** Ids of the games, in turn; only the first registered game by default. */
  readonly modules?: readonly string[];
}

export type Played = Extract<FromRoom, { is: 'done' }>;
type PlayedWhole = Extract<FromRoom, { is: 'played' }>;
export type Ended = Extract<FromBot, { is: 'done' }>;

export interface Evening {
  /** Interactions of people at this rate (per second), for this time. */
  play(rate: number, seconds: number, seed: number): Promise<Played>;
  /** Four people open a game and play it to the end. */
  playWhole(game: string, seed: number): Promise<PlayedWhole>;
  /** Waits until everything is posted. */
  drained(): Promise<void>;
  /** CPU time since the start, ms: of all bots, of the database server, and of the room with its people. */
  used(): Promise<{
    readonly bots: number;
    readonly database: number;
    readonly room: number;
    readonly took: number;
    /** Of the first bot. */
    readonly memory: Memory;
  }>;
  /** Time from the commit of a phase's end to its posted picture, ms, for those since a moment (ms since 1970). */
  pictureTimes(since: number): Promise<readonly number[]>;
  /** Stops the bots gracefully. */
  end(): Promise<readonly Ended[]>;
  close(): Promise<void>;
}

interface Process<From extends { readonly is: string }> {
  readonly child: ChildProcess;
  /** The process's next message of a kind. */
  next<K extends From['is']>(is: K): Promise<Extract<From, { is: K }>>;
}

function startProcess<From extends { readonly is: string }>(name: 'load-room' | 'load-bot'): Process<From> {
  const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  const child = fork(fileURLToPath(new URL(`./${name}${ending}`, import.meta.url)), {
    execArgv: [...process.execArgv, ...(name === 'load-bot' ? startFlags() : [])],
    env: { ...process.env, ...(name === 'load-bot' ? startVariables() : {}) },
  });
  return {
    child,
    next: (is) =>
      new Promise((resolve, reject) => {
        const onExit = (code: number | null): void => reject(new Error(`${name} ended with ${code}`));
        const onMessage = (message: From): void => {
          if (message.is !== is) return;
          child.off('message', onMessage).off('exit', onExit);
          resolve(message as never);
        };
        child.on('message', onMessage).once('exit', onExit);
      }),
  };
}

function onRoomsWord(message: FromRoom): void {
  if (message.is === 'error') process.stderr.write(`the room: ${message.text}\n`);
  if (message.is === 'progress') process.stderr.write(`\r${message.sent}/${message.of} `);
}

/** Creates running games of four people, in turn in each server. Their first posts count as sent. */
function fill(
  database: BenchDatabase,
  { games: count, seed, modules = [...registry.keys()].slice(0, 1) }: EveningOptions,
  places: readonly LoadPlace[],
): Promise<readonly LoadGame[]> {
  return database.fill(async ({ store, run }) => {
    const tables = createTable({ store, registry });
    const draw = drawer(seed);
    const games: LoadGame[] = [];
    for (let at = 0; at < count; at++) {
      const place = places[at % places.length];
      if (place === undefined) throw new Error('there is no server to play in');
      const { guild, channel } = place;
      const module = modules[at % modules.length] ?? '';
      const from = draw(place.people.length);
      const people = Array.from(
        { length: 4 },
        (_, index) => place.people[(from + index * 7) % place.people.length] ?? '',
      );
      const [host = ''] = people;
      const card = await tables.lobby.create({ guild, person: host }, { channel, module });
      for (const person of people.slice(1)) await tables.lobby.join({ guild, person }, card.id);
      await tables.lobby.start({ guild, person: host }, card.id);
      games.push({ channel, number: card.number, people });
      if (at % 50 === 0) process.stderr.write(`\rgames ${at}/${count} `);
    }
    await tables.process.close();
    await run(`UPDATE outbox SET state = 'sent'`);
    return games;
  });
}

/** The shards of each process as in `DISCORD_SHARDS`: one each. */
const shardsOf = (at: number, processes: number): { shards?: string } =>
  processes === 1 ? {} : { shards: `${at}/${processes}` };

export async function openEvening(options: EveningOptions): Promise<Evening> {
  const { engine, processes, servers } = options;
  const folder = mkdtempSync(join(tmpdir(), 'fimbul-load-'));
  const room = startProcess<FromRoom>('load-room');
  const bots: Process<FromBot>[] = [];
  room.child.on('message', onRoomsWord);
  let database: BenchDatabase | undefined;
  const close = async (): Promise<void> => {
    if (room.child.connected) room.child.send({ is: 'close' } satisfies ToRoom);
    for (const { child } of bots) child.kill();
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const opened = room.next('ready');
    room.child.send({ is: 'open', shards: processes, servers } satisfies ToRoom);
    database = await benchDatabase(engine, folder);
    const { apiUrl: api, token, places } = await opened;
    const games = await fill(database, options, places);
    const { databaseUrl } = database;
    for (let at = 0; at < processes; at++) {
      const bot = startProcess<FromBot>('load-bot');
      bots.push(bot);
      const ready = bot.next('ready');
      const { shards } = shardsOf(at, processes);
      bot.child.send({
        is: 'start',
        ...{ folder, api, token },
        ...(databaseUrl === undefined ? {} : { databaseUrl }),
        ...(shards === undefined ? {} : { shards }),
      } satisfies ToBot);
      await ready;
    }
    return evening({ room, bots, database, games, close });
  } catch (error) {
    await close();
    throw error;
  }
}

interface Parts {
  readonly room: Process<FromRoom>;
  readonly bots: readonly Process<FromBot>[];
  readonly database: BenchDatabase;
  readonly games: readonly LoadGame[];
  readonly close: () => Promise<void>;
}

function evening({ room, bots, database, games, close }: Parts): Evening {
  /** Sends a message to every bot and waits for their answers. */
  const all = <K extends FromBot['is']>(is: K, ask: ToBot): Promise<readonly Extract<FromBot, { is: K }>[]> =>
    Promise.all(
      bots.map((bot) => {
        const said = bot.next(is);
        bot.child.send(ask);
        return said;
      }),
    );
  return {
    play(rate, seconds, seed) {
      const done = room.next('done');
      room.child.send({ is: 'run', games, rate, seconds, seed } satisfies ToRoom);
      return done;
    },
    playWhole(game, seed) {
      const played = room.next('played');
      room.child.send({ is: 'whole', game, seed } satisfies ToRoom);
      return played;
    },
    async drained() {
      const pending = `SELECT count(*) FROM outbox WHERE state = 'pending'`;
      while (((await database.numbers(pending))[0] ?? 0) > 0)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    async used() {
      const roomSaid = room.next('used');
      room.child.send({ is: 'measured' } satisfies ToRoom);
      const [said, { cpuMs: ofRoom }] = await Promise.all([all('used', { is: 'measured' }), roomSaid]);
      const [first] = said;
      if (first === undefined) throw new Error('there is no bot');
      const cpu = said.map(({ cpuMs }) => cpuMs);
      return {
        bots: cpu.reduce((sum, one) => sum + one, 0),
        database: database.processorTime(),
        room: ofRoom,
        took: Math.max(...said.map(({ took }) => took)),
        memory: first.memory,
      };
    },
    pictureTimes: (since) =>
      database.numbers(
        `SELECT settled_at - created_at FROM outbox WHERE kind IN ('phase', 'final') AND state = 'sent' AND created_at >= ${since}`,
      ),
    end: () => all('done', { is: 'stop' }),
    close,
  };
}
