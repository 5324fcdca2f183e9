import { PictureGivenUp } from '../../renders/limits.js';
import { describe, expect, it } from 'vitest';
import { ANN, apiError, BOB, postedGame, posting, running } from '../support/posting.js';
import { drained, fakeSender, textOf, toyBot } from '../support/tables.js';

describe('the poster, when one part fails permanently', () => {
  it('continues elsewhere if one channel never answers', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    const { send } = sender;
    sender.send = (channel, of, nonce) =>
      channel === 'sick' ? new Promise(() => {}) : send(channel, of, nonce);
    const poster = posting(bot, sender, { mostSending: 300 });
    for (let n = 0; n < 14; n++)
      await bot.table.lobby.create({ guild: '9', person: `9${n}` }, { channel: 'sick', module: 'woodpile' });
    await bot.table.lobby.create(ANN, { channel: 'well', module: 'woodpile' });
    await expect.poll(() => sender.messages.map(({ channel }) => channel)).toEqual(['well']);
    // The process can still stop.
    await poster.stop();
  });

  it('posts the board as text when its picture was given up', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    const pictures = {
      ...bot.pictures,
      board: () => Promise.reject(new PictureGivenUp('it hung')),
    };
    posting({ ...bot, pictures }, sender);
    await running(bot);
    await drained(bot);
    const told = sender.messages.map(({ post }) => textOf(post));
    expect(told.filter((text) => text.includes('couldn’t be drawn'))).toHaveLength(1);
    expect(told.find((text) => text.includes('Setup'))).toContain('"logs"');
  });

  it('reports that Discord rejected a post, and continues', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    const { send } = sender;
    let refused = 0;
    sender.send = (channel, of, nonce) => {
      if (!textOf(of).includes('Setup')) return send(channel, of, nonce);
      refused += 1;
      return Promise.reject(apiError(400, 50_035));
    };
    posting(bot, sender);
    await running(bot);
    await drained(bot);
    expect(refused).toBe(3);
    const told = sender.messages.map(({ post }) => textOf(post)).join('\n');
    expect(told).toContain('Discord rejected a post');
    expect(told).toContain('it’s your turn in');
  });

  it('holds a post until its permission is granted, and continues elsewhere', async () => {
    const { bot, sender, game } = await postedGame();
    const { thread } = await bot.table.games.card(ANN, game);
    const { send } = sender;
    let closed = true;
    sender.send = (channel, of, nonce) =>
      closed && channel === thread ? Promise.reject(apiError(403, 50_013)) : send(channel, of, nonce);
    const before = sender.messages.length;
    await bot.table.play.act(ANN, game, 'offer 1');
    await bot.table.play.act(BOB, game, 'offer 0');
    // The channel continues: phase, call and status card.
    await expect.poll(() => sender.messages.length).toBeGreaterThan(before);
    await expect.poll(() => bot.table.outbox.closed('1')).toMatchObject([{ game, place: 'thread' }]);
    closed = false;
    await expect.poll(() => bot.table.outbox.hurry('1')).toBeGreaterThan(0);
    await drained(bot);
    expect(
      sender.messages
        .filter(({ channel }) => channel === thread)
        .map(({ post }) => textOf(post))
        .join(),
    ).toContain('offers 1 log');
    expect(await bot.table.outbox.closed('1')).toEqual([]);
  });
});
