import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendDirects } from '../../src/discord/direct.js';
import { type Poster, startPoster } from '../../src/discord/poster.js';
import type { Bot } from '../../src/discord/bot.js';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { drained, fakeSender, offlineBot, textOf } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';

/** Texts before and after a missed deadline, and for undos. */

const HOUR = 60 * 60 * 1000;
const ann = { guild: '1', person: '11' };
const bob = { guild: '1', person: '22' };

let now: number;
let bot: Bot;
let sender: ReturnType<typeof fakeSender>;
let poster: Poster;

beforeEach(async () => {
  now = Date.UTC(2026, 0, 10, 12);
  bot = offlineBot(registryOf([anyModule(toyGame)]), undefined, () => now);
  sender = fakeSender();
  await bot.table.lobby.create(ann, { channel: 'c', module: 'woodpile', pace: 'daily', language: 'en' });
  await bot.table.lobby.join(ann, 1, 'red');
  await bot.table.lobby.join(bob, 1, 'blue');
  await bot.table.lobby.start(ann, 1);
  poster = startPoster(bot, sender);
});
afterEach(() => poster.stop());

async function pass(hours: number): Promise<void> {
  now += hours * HOUR;
  await bot.table.process.wake();
  await drained(bot);
  // The poster queues direct messages after recording a post; stopping waits for that.
  await poster.stop();
  poster = startPoster(bot, sender);
  await sendDirects(bot, sender);
}

const inChannel = (pattern: RegExp): readonly string[] =>
  sender.messages
    .filter(({ channel }) => channel === 'c')
    .map(({ post }) => textOf(post))
    .filter((text) => pattern.test(text));
const toBob = (): readonly string[] =>
  sender.messages.filter(({ channel }) => channel === 'dm-22').map(({ post }) => textOf(post));

it('a missed deadline names the late player, after a private reminder and a grace period', async () => {
  await bot.table.play.act(ann, 1, 'offer 0');
  await pass(8);
  expect(toBob()).toEqual([]);
  await pass(5);
  expect(toBob().join()).toMatch(/your turn in \*\*.*due <t:\d+:R>/u);
  await pass(4);
  expect(inChannel(/missed a deadline/u)).toEqual([]);
  await pass(1);
  const [told = ''] = inChannel(/missed a deadline/u);
  expect(told).toMatch(/: <@22> missed a deadline\.\nBlue · was due/u);
  expect(told).toContain('Host: <@11>');
});

it('a player with direct messages turned off gets no private reminder', async () => {
  await bot.table.people.save({ id: '22', direct: false });
  await bot.table.play.act(ann, 1, 'offer 0');
  await pass(13);
  expect(toBob()).toEqual([]);
});

it('a vote to undo names the move, its results, and what is rolled again', async () => {
  await bot.table.play.act(ann, 1, 'offer 0');
  await bot.table.play.act(bob, 1, 'offer 0');
  const first = (await bot.table.games.card(ann, 1)).awaited[0]?.person === '11' ? ann : bob;
  await bot.table.play.act(first, 1, 'risk');
  await bot.table.undo.ask(first, 1);
  await drained(bot);
  const [vote = ''] = inChannel(/proposes/u);
  expect(vote).toMatch(/Undone: \*\*(Red|Blue) · Risk the storm\*\*\n• .*rolls/u);
  expect(vote).toMatch(/Rolled or drawn again: (Red|Blue) · Risk the storm/u);
});
