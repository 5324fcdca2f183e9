import { type ChildProcess, spawn } from 'node:child_process';
import { ShardClientUtil } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoom, type Room } from '../../src/room/room.js';
import { botProgram } from '../support/bundle.js';
import { ask, dropDatabase, freshDatabase, postgresPrograms } from '../support/postgres.js';
import {
  drawer,
  moveIfOffered,
  pause,
  phaseTitles,
  postsIn,
  threadOf,
  visit,
  type Visitor,
  wordsOf,
} from './visitor.js';

/**
 * Two bots on one PostgreSQL, with two of four shards each, are killed at random moments: confirmed moves stay, nothing
 * is posted twice, the other takes over. A third replaces one while people play.
 */

/** `FIMBUL_KILLS=20` for more. */
const KILLS = Number(process.env['FIMBUL_KILLS'] ?? 2);
const COUNT = 4;
const HALVES = ['0-1/4', '2-3/4'] as const;
/** Time within which another process has taken over, ms. */
const TAKEN_OVER = 30_000;

describe.skipIf(postgresPrograms() === undefined)('several bots on one PostgreSQL', () => {
  let program = '';
  let room: Room;
  let url: string;
  let complaints = '';
  const people: Visitor[] = [];
  const servers: { readonly guild: string; readonly channel: string }[] = [];
  const running = new Set<ChildProcess>();

  async function startBot(shards: string): Promise<ChildProcess> {
    const child = spawn(process.execPath, [program], {
      env: {
        ...process.env,
        BOT_API: room.apiUrl,
        BOT_TOKEN: room.token,
        BOT_DATABASE: url,
        BOT_SHARDS: shards,
        BOT_TOY: 'yes',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    child.stderr.on('data', (data) => (complaints += String(data)));
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', (code) => reject(new Error(`a bot ended with ${code}: ${complaints}`)));
    });
    return child;
  }

  async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  async function until(what: string, is: () => boolean | Promise<boolean>, most = TAKEN_OVER): Promise<void> {
    for (const end = Date.now() + most; !(await is()); await pause(50))
      if (Date.now() > end) throw new Error(`${what} did not come about: ${complaints}`);
  }

  beforeAll(async () => {
    [program, room, url] = await Promise.all([
      botProgram(),
      createRoom({ shards: COUNT, maxConcurrency: COUNT }),
      freshDatabase(),
    ]);
    const halfOf = (guild: string): number => Math.floor(ShardClientUtil.shardIdForGuildId(guild, COUNT) / 2);
    const guilds = [room.guildId];
    while (!guilds.some((guild) => halfOf(guild) === 0) || !guilds.some((guild) => halfOf(guild) === 1)) {
      await pause(1);
      guilds.push(room.addGuild(`Server ${guilds.length}`));
    }
    for (const half of [0, 1]) {
      const guild = guilds.find((each) => halfOf(each) === half) ?? '';
      servers.push({ guild, channel: room.channel('longhouse', guild).id });
    }
  });
  afterAll(async () => {
    for (const each of people) each.close();
    await Promise.all([...running].map((child) => end(child, 'SIGKILL')));
    await room.close();
    await dropDatabase(url);
  });

  interface Game {
    readonly me: Visitor;
    readonly channel: string;
    readonly promised: string[];
  }

  const move = ({ me, promised }: Game, draw: (n: number) => number): Promise<boolean> =>
    moveIfOffered(me, draw, promised);

  async function begin(at: number): Promise<Game> {
    const { channel = '' } = servers[at] ?? {};
    const me = await visit(room, at, channel);
    people.push(me);
    await me.type('/game new', { game: 'woodpile', ai: 3 });
    await me.type('/game start');
    return { me, channel, promised: [] };
  }

  const isOver = ({ channel }: Game): boolean =>
    postsIn(room, channel).some((text) => text.includes(' is over"'));

  /** Confirmed moves are in the log in order, and nothing exists twice. */
  async function check({ channel, promised }: Game): Promise<void> {
    const log = await ask<{ move: string }>(
      url,
      `SELECT move FROM events JOIN games ON games.id = game WHERE kind = 'move' AND channel = '${channel}' ORDER BY events.seq`,
    );
    let from = 0;
    for (const line of promised) {
      const at = log.findIndex((row, index) => index >= from && row.move === line);
      expect(at, `${line} was promised`).toBeGreaterThanOrEqual(from);
      from = at + 1;
    }
    const titles = phaseTitles(postsIn(room, channel));
    expect(titles.length).toBeGreaterThan(4);
    expect(new Set(titles).size).toBe(titles.length);
    const { posts } = threadOf(room, channel);
    const seqs = [...posts.join('\n').matchAll(/-# (\d+) · /gu)].map((found) => Number(found[1]));
    expect(new Set(seqs).size).toBe(seqs.length);
    expect(postsIn(room, channel).filter((text) => text.includes(' is over"'))).toHaveLength(1);
  }

  it(
    'continue with the other when one is killed, and lose and repeat nothing',
    { timeout: 240_000 },
    async () => {
      const draw = drawer(4711);
      const bots = await Promise.all(HALVES.map(startBot));
      const games = [await begin(0), await begin(1)];

      for (let kill = 0; kill < KILLS; kill++) {
        const half = kill % 2;
        const [mine, other] = [games[half], games[1 - half]];
        const bot = bots[half];
        if (mine === undefined || other === undefined || bot === undefined) throw new Error('two of each');
        const under = move(mine, draw).catch(() => false);
        await pause(draw(60));
        await end(bot, 'SIGKILL');
        // Nobody receives the one server's events now, but its games continue: AIs move, and posts are sent.
        const waiting = `SELECT 1 FROM outbox WHERE state = 'pending' UNION ALL
        SELECT 1 FROM games WHERE act_at <= ${Date.now()} AND stage = 'running'`;
        await until('taking over', async () => (await ask(url, waiting)).length === 0);
        await move(other, draw);
        bots[half] = await startBot(HALVES[half] ?? '');
        await Promise.race([under, pause(50)]);
      }

      // A third process takes over the first half while people play: nobody sees that the bot doesn't respond.
      const first = games[0];
      const [old] = bots;
      if (first === undefined || old === undefined) throw new Error('two of each');
      const coming = startBot(HALVES[0]).then((child) =>
        pause(300).then(() => end(old, 'SIGTERM').then(() => child)),
      );
      let isThere = false;
      void coming.then(() => (isThere = true));
      while (!isThere) {
        expect(wordsOf(await first.me.type('/status'))).not.toBe('');
        await pause(20);
      }
      for (const game of games) while (!isOver(game)) if (!(await move(game, draw))) await pause(30);
      await until(
        'sending',
        async () => (await ask(url, `SELECT 1 FROM outbox WHERE state = 'pending'`)).length === 0,
      );
      for (const game of games) {
        expect(wordsOf(await game.me.type('/game verify', { game: '1' }))).toContain('check out');
        await check(game);
      }
      // Any process reports on all of them to the owner.
      const told = wordsOf(await first.me.type('/status'));
      for (const half of ['0,1/4', '2,3/4']) expect(told).toContain(`bot ${half}`);
      expect(games.flatMap(({ promised }) => promised).length).toBeGreaterThan(KILLS);
      expect(await ask(url, 'SELECT game FROM events GROUP BY game, seq HAVING count(*) > 1')).toEqual([]);
    },
  );
});
