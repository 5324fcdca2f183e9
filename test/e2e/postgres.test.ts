import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { ask, freshDatabase, postgresPrograms, postgresServer } from '../support/postgres.js';
import { toyGame } from '../support/toy-game.js';
import {
  drawer,
  moveIfOffered,
  phaseTitles,
  postsIn,
  threadOf,
  visit,
  type Visitor,
  wordsOf,
} from './visitor.js';
import { CHANNEL, openScene, type Scene } from './with-bot.js';

/**
 * The database server crashes during a game and returns a little later: confirmed moves are in the log, nothing is
 * posted twice, and the game continues by itself.
 */

const CRASHES = 2;

describe.skipIf(postgresPrograms() === undefined)('a bot on PostgreSQL', () => {
  let scene: Scene;
  let me: Visitor;
  let url: string;
  beforeAll(async () => {
    url = await freshDatabase();
    scene = await openScene({ modules: [anyModule(toyGame)], databaseUrl: url });
    me = await visit(scene.room, 0, CHANNEL);
  });
  afterAll(async () => {
    me.close();
    await scene.close();
  });

  it('loses no move and posts nothing twice when the server crashes', { timeout: 180_000 }, async () => {
    const draw = drawer(1871);
    const server = await postgresServer();
    const channel = scene.channel;
    const promised: string[] = [];
    const move = (): Promise<boolean> => moveIfOffered(me, draw, promised);
    const isOver = (): boolean => postsIn(scene.room, channel).some((text) => text.includes(' is over"'));

    await me.type('/game new', { game: 'woodpile', ai: 3 });
    await me.type('/game start');
    for (let crash = 0; crash < CRASHES; crash++) {
      const under = move().catch(() => false);
      await pause(draw(120));
      await server.crash();
      await pause(draw(600));
      await server.start();
      await under;
      await move();
    }
    while (!isOver()) if (!(await move())) await pause(50);
    expect(wordsOf(await me.type('/game verify', { game: '1' }))).toContain('check out');

    const log = (
      await ask<{ move: string }>(url, "SELECT move FROM events WHERE kind = 'move' ORDER BY seq")
    ).map((row) => row.move);
    let from = 0;
    for (const line of promised) {
      const at = log.indexOf(line, from);
      expect(at, `${line} was promised`).toBeGreaterThanOrEqual(from);
      from = at + 1;
    }
    expect(promised.length).toBeGreaterThan(CRASHES);
    const titles = phaseTitles(postsIn(scene.room, channel));
    expect(titles.length).toBeGreaterThan(4);
    expect(new Set(titles).size).toBe(titles.length);
    const seqs = [
      ...threadOf(scene.room, channel)
        .posts.join('\n')
        .matchAll(/-# (\d+) · /gu),
    ].map((found) => Number(found[1]));
    expect(new Set(seqs).size).toBe(seqs.length);
    expect(await ask(url, 'SELECT game FROM events GROUP BY game, seq HAVING count(*) > 1')).toEqual([]);
  });
});
