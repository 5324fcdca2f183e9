import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drawer } from '../kernel/random.js';
import { ask, type Server } from '../harness/postgres-server.js';
import { playersOf } from '../harness/player.js';
import { createRoom } from '../room/room.js';
import {
  begin,
  GIVEN_UP,
  guildsOf,
  isAnswered,
  leftSince,
  openTables,
  playOn,
  processesAt,
  SHARDS,
  until,
  whatIsWrong,
} from './several.js';

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

export async function kills(options: KillOptions): Promise<KillReport> {
  const { program, server, url, seed, say = () => {} } = options;
  const draw = drawer(seed);
  const room = await createRoom({ shards: SHARDS, maxConcurrency: SHARDS });
  const players = playersOf(room, { answer: 20_000 });
  const folder = mkdtempSync(join(tmpdir(), 'fimbul-kills-'));
  const processes = processesAt({ program, url, folder, room });
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
    const waited = (await Promise.all(playing)).flat();
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
      lost: waited.filter(({ lost }) => lost).length,
      faults,
    };
  } finally {
    goesOn = false;
    await Promise.all(processes.map((each) => each.kill()));
    players.close();
    await room.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
