import { saysDone } from '../tools/chaos/people.js';
import { Database } from '../../src/sqlite.js';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { createRoom, type Room } from '../../src/room/room.js';
import { botProgram } from '../support/bundle.js';
import { drawer, pause, phaseTitles, postsIn, threadOf, visit, type Visitor, wordsOf } from './visitor.js';
import { CHANNEL } from './with-bot.js';

/**
 * The bot is killed at random moments of a game and restarted. Confirmed moves are in the log, no message exists twice,
 * and the game ends normally. The room and the people live on in this process.
 */

/** `FIMBUL_KILLS=40` for more. */
const KILLS = Number(process.env['FIMBUL_KILLS'] ?? 8);
const folder = mkdtempSync(join(tmpdir(), 'fimbul-kill-'));

let program = '';
let room: Room;
let bot: ChildProcess | undefined;
let complaints = '';

async function startBot(): Promise<void> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, BOT_API: room.apiUrl, BOT_TOKEN: room.token, BOT_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  bot = child;
  child.stderr.on('data', (data) => (complaints += String(data)));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) =>
      reject(new Error(`the bot ended with ${code} before it was ready: ${complaints}`)),
    );
  });
}

async function killBot(): Promise<void> {
  const child = bot;
  bot = undefined;
  if (child === undefined || child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

beforeAll(async () => {
  program = await botProgram();
  room = await createRoom();
});

afterAll(async () => {
  await killBot();
  await room.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Told {
  readonly line: string;
  readonly answer: string;
}

/** Types one of the offered lines; undefined if none is offered. */
async function move(me: Visitor, draw: (n: number) => number): Promise<Told | undefined> {
  const offered = await me.complete('/play', 'move', '');
  const line = offered[draw(Math.max(1, offered.length))];
  if (line === undefined) return undefined;
  return { line, answer: wordsOf(await me.type('/play', { move: line })) };
}

/** The contents of the stopped bot's database. */
function kept(): {
  readonly moves: readonly string[];
  readonly waiting: number;
  readonly sent: readonly string[];
} {
  const db = new Database(join(folder, 'fimbul.db'), { readonly: true });
  const moves = db
    .prepare("SELECT move FROM events WHERE kind = 'move' ORDER BY seq")
    .pluck()
    .all() as string[];
  const waiting = db.prepare("SELECT count(*) FROM outbox WHERE state = 'pending'").pluck().get() as number;
  const sent = db
    .prepare(
      "SELECT message FROM outbox WHERE state = 'sent' AND kind IN ('phase', 'chronicle', 'final') AND message IS NOT NULL",
    )
    .pluck()
    .all() as string[];
  db.close();
  return { moves, waiting, sent };
}

describe('a killed bot', () => {
  it('loses no move, posts nothing twice, and continues after a restart', { timeout: 300_000 }, async () => {
    const draw = drawer(20_261);
    await startBot();
    const me = await visit(room, 0, CHANNEL);
    const channel = room.channel(CHANNEL).id;
    const isOver = (): boolean => postsIn(room, channel).some((text) => text.includes(' is over"'));
    const promised: string[] = [];
    const promise = (told: Told | undefined): void => {
      // Others may have moved between completion and move: then nothing was confirmed.
      if (told !== undefined && saysDone(told.answer)) promised.push(told.line);
    };

    await me.type('/game new', { game: GAMES[0]?.meta.id ?? '', ai: 3 });
    await me.type('/game start');
    for (let kills = 0; kills < KILLS; kills++) {
      // A move is in progress when the bot dies, at any moment from before its arrival to long after its answer.
      const under = move(me, draw).catch(() => undefined);
      await pause(draw(150));
      await killBot();
      promise(await Promise.race([under, pause(50).then(() => undefined)]));
      await startBot();
    }
    while (!isOver()) {
      const told = await move(me, draw);
      promise(told);
      if (told === undefined) await pause(20);
    }
    expect(wordsOf(await me.type('/game verify', { game: '1' }))).toContain('check out');
    while (kept().waiting > 0) await pause(200);
    await killBot();
    me.close();

    // Every confirmed move is in the log, in order.
    const { moves, sent } = kept();
    let from = 0;
    for (const line of promised) {
      const at = moves.indexOf(line, from);
      expect(at, `${line} was promised`).toBeGreaterThanOrEqual(from);
      from = at + 1;
    }
    // The number depends on when the bot died; with few confirmed moves the test proves nothing.
    expect(promised.length).toBeGreaterThan(8);

    // Nothing exists twice: each report and chronicle has its own message, and there are no others.
    expect(new Set(sent).size).toBe(sent.length);
    const titles = phaseTitles(postsIn(room, channel));
    // Phases that ended while the bot was down share a post, so their number depends on that too.
    expect(titles.length).toBeGreaterThan(5);
    expect(new Set(titles).size).toBe(titles.length);
    const thread = threadOf(room, channel);
    const seqs = [...thread.posts.join('\n').matchAll(/-# (\d+) · /gu)].map((match) => Number(match[1]));
    expect(new Set(seqs).size).toBe(seqs.length);
    const posts = postsIn(room, channel);
    for (const [what, count] of [
      ['"open~', 0],
      [' is over"', 1],
      [' · started', 1],
      ['🧵', 1],
    ] as const) {
      expect(
        posts.filter((text) => text.includes(what)),
        what,
      ).toHaveLength(count);
    }
  });
});
