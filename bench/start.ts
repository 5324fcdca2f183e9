import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { registry } from '../src/games/registry.js';
import { multiply } from '../src/harness/many-games.js';
import { playersOf } from '../src/harness/player.js';
import { createRoom, type Room } from '../src/room/room.js';
import { openSqlite } from '../src/store/sqlite/open.js';
import { sqliteStore } from '../src/store/sqlite/store.js';
import { createTable } from '../src/table/table.js';
import { beside, calibrate } from './calibration.js';
import type { ToBot } from './load-words.js';
import { table, type Measured } from './measure.js';
import { startFlags } from './start-flags.js';

/** How soon somebody is answered when the program starts with very many running games. */

export interface StartOptions {
  /** Running games in the store. */
  readonly games: number;
  readonly json: boolean;
}

/** From the start of the process, seconds. */
const GOAL = 5;

/** One game of four people, so many times. Gives the number of the last. */
async function fill(folder: string, games: number, room: Room): Promise<number> {
  const db = openSqlite(join(folder, 'fimbul.db'));
  db.$client.pragma('synchronous = OFF');
  const tables = createTable({ store: sqliteStore(db), registry });
  const [host = '', ...others] = room.people().map(({ id }) => id);
  const place = { guild: room.guildId, channel: room.channel('longhouse').id };
  const actor = { guild: place.guild, person: host };
  const { id, number } = await tables.create(actor, { ...place, module: [...registry.keys()][0] ?? '' });
  for (const person of others.slice(0, 3)) await tables.join({ guild: place.guild, person }, id);
  await tables.start(actor, id);
  await tables.close();
  db.$client.exec(`UPDATE outbox SET state = 'sent'`);
  multiply(db, id, games - 1);
  db.$client.close();
  return number + games - 1;
}

function startBot(folder: string, { apiUrl, token }: Room): ChildProcess {
  const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  const child = fork(fileURLToPath(new URL(`./load-bot${ending}`, import.meta.url)), {
    execArgv: [...process.execArgv, ...startFlags()],
  });
  child.send({ is: 'start', folder, api: apiUrl, token } satisfies ToBot);
  return child;
}

/** Seconds from the start of the bot until it is there, and until somebody has their first answer. */
async function measured(folder: string, room: Room, last: number): Promise<readonly [number, number]> {
  const people = playersOf(room, { answer: 60_000 });
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const bot = startBot(folder, room);
  try {
    while (!room.botOnline()) await wait(10);
    const there = seconds();
    const someone = people.player(room.people()[0]?.id ?? '', room.channel('longhouse').id);
    const { kind, words } = await someone.command('game status', { game: String(last) });
    if (kind !== 'answered') throw new Error(`nobody was answered: ${kind} ${words}`);
    return [there, seconds()];
  } finally {
    bot.kill('SIGKILL');
    people.close();
  }
}

export async function runStart({ games, json }: StartOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fimbul-start-'));
  const room = await createRoom();
  try {
    const last = await fill(folder, games, room);
    const before = calibrate();
    const [there, answered] = await measured(folder, room, last);
    const row = (what: string, value: number): Measured => ({
      ...{ what, value, unit: 's', goal: GOAL, better: 'less' },
    });
    const rows = beside(
      [
        row(`at the table with ${games} running games`, there),
        row('and a first answer, about the last of them', answered),
      ],
      before,
    );
    process.stdout.write(`${table(rows)}\n`);
    if (json) process.stdout.write(`${JSON.stringify({ games, there, answered })}\n`);
  } finally {
    await room.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
