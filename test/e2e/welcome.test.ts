import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { toyGame } from '../support/toy-game.js';
import { drained } from '../support/tables.js';
import { pause, postsIn } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene({ modules: [anyModule(toyGame)] });
});
afterAll(() => scene.close());

/** The first posts in a server's channel, once there are any. */
async function firstPosts(guild: string): Promise<readonly string[]> {
  const channel = scene.room.channel('longhouse', guild).id;
  for (let look = 0; look < 200 && postsIn(scene.room, channel).length === 0; look++) await pause(50);
  return postsIn(scene.room, channel);
}

it('greets a server it joins, once, with three ways to start', async () => {
  const [hello, ...more] = await firstPosts(scene.room.addGuild('Second'));
  expect(hello).toMatch(/Hello, I’m Fimbul.*"label":"Tutorial".*"Play with others".*"Watch"/su);
  expect(more).toEqual([]);
});

it('doesn’t greet servers it was in before', async () => {
  await scene.restart();
  await drained(scene.app().bot);
  expect(postsIn(scene.room, scene.channel)).toEqual([]);
});
