import { describe, expect, it } from 'vitest';
import { ANN, apiError, BOB, isTurnPing, postedGame } from '../support/posting.js';
import { drained, textOf } from '../support/tables.js';

describe('the poster, when a channel or thread is gone', () => {
  it('opens a new thread when someone deleted the old one, and posts the log there', async () => {
    const { bot, sender, game } = await postedGame();
    const before = (await bot.table.games.card(ANN, game)).thread;
    const { send } = sender;
    sender.send = async (channel, of, nonce) => {
      if (channel === before) throw apiError(404, 10_003);
      return send(channel, of, nonce);
    };
    await bot.table.play.act(ANN, game, 'offer 1');
    await bot.table.play.act(BOB, game, 'offer 0');
    await drained(bot);
    const { thread } = await bot.table.games.card(ANN, game);
    expect(thread).not.toBe(before);
    const there = sender.messages.filter(({ channel }) => channel === thread);
    expect(there.map(({ post }) => textOf(post)).join('\n')).toContain('offers 1 log');
  });

  it('loses no post when the old channel fails while the game moves to another', async () => {
    const { bot, sender, game } = await postedGame();
    const before = (await bot.table.games.card(ANN, game)).thread;
    const { send } = sender;
    let hasMoved = false;
    sender.send = async (channel, of, nonce) => {
      if (channel === before) throw apiError(404, 10_003);
      if (channel === 'c' && !hasMoved) {
        hasMoved = true;
        await bot.table.host.relocate(ANN, game, 'd');
      }
      if (channel === 'c') throw apiError(404, 10_003);
      return send(channel, of, nonce);
    };
    sender.edit = async () => {
      throw apiError(404, 10_003);
    };
    await bot.table.play.act(ANN, game, 'offer 1');
    await bot.table.play.act(BOB, game, 'offer 0');
    await drained(bot);
    expect(hasMoved).toBe(true);
    // The status card repeats the latest event; the story reports it once in the channel and once in the thread.
    const told = sender.messages.filter(
      ({ post }) => textOf(post).includes('offers 1 log') && !textOf(post).includes('**Latest:**'),
    );
    expect(told.map(({ channel }) => channel)).toHaveLength(2);
    expect(told.some(({ channel }) => channel === 'c')).toBe(false);
  });

  it('posts once in the new channel what could not be posted in the old one', async () => {
    const { bot, sender, game } = await postedGame();
    const { send, edit } = sender;
    const isGone = (channel: string): boolean => channel === 'c' || channel.startsWith('t-');
    const living = new Set<string>();
    sender.thread = async (_channel, message) => {
      living.add(`new-${message}`);
      return `new-${message}`;
    };
    sender.send = async (channel, of, nonce) => {
      if (isGone(channel)) throw apiError(404, 10_003);
      return send(channel, of, nonce);
    };
    sender.edit = async (channel, message, of) => {
      if (isGone(channel)) throw apiError(404, 10_003);
      return edit(channel, message, of);
    };
    sender.messages.length = 0;
    await bot.table.play.act(ANN, game, 'offer 1');
    await bot.table.play.act(BOB, game, 'offer 0');
    await drained(bot);
    expect(sender.messages).toHaveLength(0);
    await expect(bot.table.host.relocate(BOB, game, 'd')).rejects.toThrow('table.not-host');
    await expect(bot.table.host.relocate(ANN, game, 'c')).rejects.toThrow('table.lives-here');
    await bot.table.host.relocate(ANN, game, 'd');
    await drained(bot);
    await bot.table.host.relocate({ ...BOB, moderator: true }, game, 'e');
    await drained(bot);
    const told = sender.messages.filter(
      ({ post }) => textOf(post).includes('offers 1 log') && !textOf(post).includes('**Latest:**'),
    );
    // The report and the chronicle, in the channel the game first moved to.
    expect(told.map(({ channel }) => (living.has(channel) ? 'thread' : channel)).sort()).toEqual([
      'd',
      'thread',
    ]);
    const calls = sender.messages.filter(isTurnPing);
    expect(calls.map(({ channel }) => channel)).toEqual(['e']);
  });
});
