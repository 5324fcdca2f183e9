import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { registry } from '../../../src/games/registry.js';
import { fillChoice } from '../../../src/kernel/parameters.js';
import { drawer } from '../../../src/kernel/random.js';
import { playersOf, type Reply } from '../harness/player.js';
import { createRoom, type Room } from '../../../src/room/room.js';
import { rulesCode } from '../../../src/rules-code.js';
import { createTable } from '../../../src/table/table.js';
import { beside, calibrate } from './calibration.js';
import { benchDatabase, type BenchDatabase, type Engine } from './database.js';
import type { ToBot } from './load-words.js';
import { pacesText, type Measured } from './measure.js';
import { startFlags } from './start-flags.js';

/** Time to the first response after a start with very many games, and their size. */

export interface StartOptions {
  readonly engine: Engine;
  /** Running games in the store. */
  readonly games: number;
  /** Finished games in addition. */
  readonly ended: number;
  readonly json: boolean;
}

/** Goal from the start of the process, seconds. */
const GOAL = 5;
/** With more games, the larger goal applies. */
const MANY = 50_000;
const GOAL_WITH_MANY = 10;
const MOST_MB = 400;
const MOST_SECONDS = 300;
/** Moves of the game that all others are copies of. */
const MOVES = 12;

interface Filled {
  /** The number of the last running game. */
  readonly last: number;
  /** Size of a game on disk, bytes. */
  readonly each: number;
}

/** Fills the database with copies of a game of four people, and with finished games in other servers. */
async function fill(database: BenchDatabase, { games, ended }: StartOptions, room: Room): Promise<Filled> {
  const people = room.people().map(({ id }) => id);
  const [host = '', ...others] = people;
  const place = { guild: room.guildId, channel: room.channel('longhouse').id };
  const last = await database.fill(async ({ store, multiply, run }) => {
    // Marked as checked by this program, so that nothing is replayed.
    const tables = createTable({ store, registry, rules: rulesCode() });
    const actor = { guild: place.guild, person: host };
    const { id, number } = await tables.lobby.create(actor, {
      ...place,
      module: [...registry.keys()][0] ?? '',
    });
    for (const person of others.slice(0, 3)) await tables.lobby.join({ guild: place.guild, person }, id);
    await tables.lobby.start(actor, id);
    const draw = drawer(7);
    for (let move = 0; move < MOVES; move++) {
      const { awaited } = await tables.games.card(actor, id);
      const person = awaited[0]?.person;
      if (person === undefined) break;
      const { choices, seq } = await tables.play.legal({ guild: place.guild, person }, id);
      const choice = choices[draw(choices.length)];
      if (choice !== undefined)
        await tables.play.act({ guild: place.guild, person }, id, fillChoice(choice, draw), seq);
    }
    await tables.process.close();
    await run(`UPDATE outbox SET state = 'sent'`);
    process.stderr.write(`${games} running games, ${ended} that are over …\n`);
    await multiply(id, games - 1 + ended);
    // A server has some thousand games, so these are in other servers.
    await run(
      `UPDATE games SET guild = 'over ' || (id / 2000), stage = 'finished', wake_at = NULL, act_at = NULL, awaited = '[]' WHERE id > ${id + games - 1}`,
    );
    return number + games - 1;
  });
  return { last, each: (await database.bytes()) / (games + ended) };
}

function startBot(folder: string, { databaseUrl }: BenchDatabase, { apiUrl, token }: Room): ChildProcess {
  const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  const child = fork(fileURLToPath(new URL(`./load-bot${ending}`, import.meta.url)), {
    execArgv: [...process.execArgv, ...startFlags()],
  });
  child.send({
    is: 'start',
    ...{ folder, api: apiUrl, token },
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  } satisfies ToBot);
  return child;
}

interface Started {
  /** Seconds from the bot's start until it is ready, and until the first response. */
  readonly there: number;
  readonly answered: number;
  /** Its CPU time until then, seconds. Undefined without `/proc`. */
  readonly used?: number;
  readonly memoryMB?: number;
}

/** A process's CPU time (s) and peak memory (MB), from Linux. */
function ofProcess(pid: number): Pick<Started, 'used' | 'memoryMB'> {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user = 0, system = 0] = fields.split(' ').map(Number).slice(11, 13);
    const peak = /^VmHWM:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return { used: (user + system) / 100, memoryMB: Number(peak?.[1] ?? 0) / 1000 };
  } catch {
    return {};
  }
}

async function measured(folder: string, database: BenchDatabase, room: Room, last: number): Promise<Started> {
  const people = playersOf(room, { answer: 60_000 });
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const bot = startBot(folder, database, room);
  try {
    while (!room.botOnline()) await wait(10);
    const there = seconds();
    const someone = people.player(room.people()[0]?.id ?? '', room.channel('longhouse').id);
    const ask = (): Promise<Reply> => someone.command('game status', { game: String(last) });
    while ((await ask()).kind !== 'answered')
      if (seconds() > MOST_SECONDS) throw new Error('nobody was ever answered');
    return { there, answered: seconds(), ...ofProcess(bot.pid ?? 0) };
  } finally {
    bot.kill('SIGKILL');
    people.close();
  }
}

export async function runStart(options: StartOptions): Promise<void> {
  const { engine, games, ended, json } = options;
  const folder = mkdtempSync(join(tmpdir(), 'fimbul-start-'));
  const room = await createRoom();
  const database = await benchDatabase(engine, folder);
  try {
    const { last, each } = await fill(database, options, room);
    const before = calibrate();
    const found = await measured(folder, database, room, last);
    const goal = games + ended > MANY ? GOAL_WITH_MANY : GOAL;
    const row = (what: string, value: number, note: string): Measured => ({
      ...{ what, value, unit: 's', goal, better: 'less', note },
    });
    const rows = beside(
      [
        row(`at the table with ${games} running games`, found.there, `${ended} besides, on ${engine}`),
        row(
          'and a first answer, about the last of them',
          found.answered,
          found.used === undefined ? '' : `${found.used.toFixed(1)} s of processor`,
        ),
        ...(found.memoryMB === undefined
          ? []
          : [
              {
                ...{ what: 'memory, most', value: found.memoryMB, unit: 'MB', goal: MOST_MB },
                better: 'less' as const,
              },
            ]),
      ],
      before,
    );
    process.stdout.write(`${pacesText(rows)}\n`);
    process.stdout.write(`a game of ${MOVES} moves takes ${(each / 1000).toFixed(1)} kB\n`);
    if (json) process.stdout.write(`${JSON.stringify({ engine, games, ended, ...found, each })}\n`);
  } finally {
    await room.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
