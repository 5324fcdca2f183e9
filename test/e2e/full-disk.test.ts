import { saysDone } from '../tools/chaos/people.js';
import { Database } from '../../src/sqlite.js';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createRoom } from '../../src/room/room.js';
import { textOf } from '../support/messages.js';
import { type Run, startProgram } from './program.js';
import { drawer, pause, visit, type Visitor, wordsOf } from './visitor.js';
import { CHANNEL } from './with-bot.js';

/**
 * The built program on a full disk: a file system of a few megabytes filled to the last byte, or a file that may not
 * grow (which needs no privileges). The room runs elsewhere.
 */

interface Disk {
  fill(run: Run): void;
  makeRoom(run: Run): void;
  close(): void;
}

/** A file system in memory. Undefined if that isn't permitted. */
function smallDisk(folder: string): Disk | undefined {
  const at = join(folder, 'data');
  mkdirSync(at, { recursive: true });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', at]).status === 0;
  if (!mounted) return undefined;
  const filler = join(at, 'filler');
  return {
    fill() {
      const fd = openSync(filler, 'w');
      try {
        for (const size of [65_536, 4096, 512, 1])
          try {
            for (;;) writeSync(fd, Buffer.alloc(size));
          } catch (error) {
            if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          }
      } finally {
        closeSync(fd);
      }
    },
    makeRoom: () => rmSync(filler),
    close: () => void spawnSync('umount', ['-l', at]),
  };
}

/** Limits every file of the process to a few bytes. Undefined without `prlimit`. */
function narrowFiles(): Disk | undefined {
  const limit = (run: Run, most: string): void => {
    const done = spawnSync('prlimit', [`--pid=${run.child.pid}`, `--fsize=${most}:`]);
    if (done.status !== 0) throw new Error(String(done.stderr));
  };
  if (spawnSync('prlimit', ['--version']).status !== 0) return undefined;
  return { fill: (run) => limit(run, '1'), makeRoom: (run) => limit(run, 'unlimited'), close: () => {} };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** The stored moves in order, and the waiting posts. */
function kept(folder: string): {
  readonly moves: readonly string[];
  readonly waiting: number;
  readonly sound: string;
  /** Messages the program has recorded. */
  readonly messages: readonly string[];
} {
  const db = new Database(join(folder, 'data', 'fimbul.db'), { readonly: true });
  const of = (sql: string): unknown[] => db.prepare(sql).pluck().all();
  const found = {
    moves: of("SELECT move FROM events WHERE kind = 'move' ORDER BY seq").map(String),
    waiting: Number(of("SELECT count(*) FROM outbox WHERE state = 'pending'")[0]),
    sound: String(db.pragma('integrity_check', { simple: true })),
    messages: of(
      "SELECT message FROM outbox WHERE state = 'sent' AND message IS NOT NULL UNION SELECT message FROM living",
    ).map(String),
  };
  db.close();
  return found;
}

/** Types one of the offered lines. */
async function move(
  me: Visitor,
  draw: (n: number) => number,
): Promise<{ readonly line: string; readonly said: string }> {
  for (;;) {
    const offered = await me.complete('/play', 'move', '');
    const line = offered[draw(Math.max(1, offered.length))];
    if (line !== undefined) return { line, said: wordsOf(await me.type('/play', { move: line })) };
    await pause(50);
  }
}

describe.each([
  ['a disk that is full to the last byte', smallDisk],
  ['a file that may not grow', narrowFiles],
] as const)('%s', (_, openDisk) => {
  it(
    'refuses the move, reports it to player, log, health check and operator, and loses nothing',
    { timeout: 240_000 },
    async (context) => {
      const folder = mkdtempSync(join(tmpdir(), 'fimbul-full-'));
      endings.push(() => rmSync(folder, { recursive: true, force: true }));
      const disk = openDisk(folder);
      if (disk === undefined) return context.skip('this machine has no way to make such a disk');
      endings.push(() => disk.close());
      const room = await createRoom({ firstAnswerMs: 60_000 });
      const health = await freePort();
      const run = startProgram(folder, {
        DISCORD_TOKEN: room.token,
        DISCORD_API: room.apiUrl,
        HEALTH_PORT: String(health),
      });
      const isWell = async (): Promise<number> => (await fetch(`http://127.0.0.1:${health}/healthz`)).status;
      try {
        await run.until(/at the table/u);
        // The first person owns the application; another one plays.
        const owner = await visit(room, 0, CHANNEL);
        const me = await visit(room, 2, CHANNEL);
        const draw = drawer(20_263);
        const promised: string[] = [];
        const play = async (): Promise<string> => {
          const { line, said } = await move(me, draw);
          if (saysDone(said)) promised.push(line);
          return said;
        };
        await me.type('/game new', { game: 'glacier', ai: 1 });
        await me.type('/game start');
        while (promised.length < 5) await play();
        expect(await isWell()).toBe(200);

        disk.fill(run);
        // The database's preallocated log may take another move or two.
        let said = '';
        for (let at = 0; at < 200 && !said.includes('Your move wasn’t saved'); at++) said = await play();
        expect(said).toContain('wasn’t played');
        await owner.person.waitFor(
          (message) => textOf(message).includes('couldn’t write to the disk'),
          'the word to the operator',
        );
        expect(run.said()).toContain('could not write to the disk; a move was rejected');
        expect(await isWell()).toBe(503);
        const before = kept(folder).moves;
        expect((await move(me, draw)).said).toContain('Your move wasn’t saved');
        expect(kept(folder).moves).toEqual(before);

        disk.makeRoom(run);
        const from = promised.length;
        while (promised.length < from + 5) await play();
        expect(wordsOf(await me.type('/game verify', { game: '1' }))).toContain('check out');
        // Each poll reads the whole database.
        await expect.poll(() => kept(folder).waiting, { timeout: 40_000, interval: 500 }).toBe(0);
        run.child.kill('SIGTERM');
        expect(await run.ended).toBe(0);
        me.close();
        owner.close();

        const { moves, sound, messages } = kept(folder);
        expect(sound).toBe('ok');
        let at = 0;
        for (const line of promised) {
          const found = moves.indexOf(line, at);
          expect(found, `${line} matches the seal`).toBeGreaterThanOrEqual(at);
          at = found + 1;
        }
        // No message exists twice: the room has exactly the recorded ones.
        const standing = [...room.state.channels.keys()].flatMap((channel) =>
          [...(room.state.messages.get(channel)?.values() ?? [])]
            .filter(
              ({ flags, type, authorId }) =>
                (Number(flags) & 64) === 0 && type === 0 && authorId === room.applicationId,
            )
            .filter(({ channelId }) => room.state.channels.get(channelId)?.guildId === room.guildId)
            .map(({ id }) => id),
        );
        expect(standing.length).toBeGreaterThan(5);
        expect(standing.filter((id) => !messages.includes(id))).toEqual([]);
      } catch (error) {
        throw new Error(`with this in its log:\n${run.said().slice(-4000)}`, { cause: error });
      } finally {
        run.child.kill('SIGKILL');
        await room.close();
      }
    },
  );
});
