import { describe, expect, it } from 'vitest';
import { pageNonce } from '../../src/discord/deliver/delivering.js';
import { waitBefore } from '../../src/discord/poster.js';
import { ANN, apiError, BOB, isTurnPing, posting, running } from '../support/posting.js';
import { drained, fakeSender, toyBot } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';

describe('the poster, when a request fails', () => {
  it('retries after a failure with the same nonce, and posts nothing twice', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    sender.failures.push(new Error('the network is away'));
    posting(bot, sender);
    await bot.table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
    await drained(bot);
    expect(sender.log.filter((each) => each === 'send c')).toHaveLength(2);
    expect(sender.messages).toHaveLength(1);
  });

  it('drops a post whose channel is gone, and continues', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    sender.failures.push(apiError(404, 10_003));
    posting(bot, sender);
    await bot.table.lobby.create(ANN, { channel: 'gone', module: 'woodpile' });
    await drained(bot);
    expect(sender.messages).toHaveLength(0);
    await bot.table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
    await drained(bot);
    expect(sender.messages).toHaveLength(1);
  });

  it('sends a standing message again when someone deleted it', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    posting(bot, sender);
    const card = await bot.table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
    await drained(bot);
    sender.messages.length = 0;
    sender.failures.push(apiError(404, 10_008));
    await bot.table.lobby.join(BOB, card.id);
    await drained(bot);
    expect(sender.messages).toHaveLength(1);
  });

  it('resumes a post after a restart if it was claimed but not settled', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    await bot.table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
    const [claimed] = await bot.table.outbox.claim(1);
    // Sent, and killed before it was recorded.
    await sender.send('c', { components: [], files: [], mentions: [] }, claimed?.nonce ?? '');
    await (
      await bot.table.process.resume()
    ).settled;
    posting(bot, sender);
    await drained(bot);
    expect(sender.messages).toHaveLength(1);
  });

  it.each([
    ['the next attempt is forbidden', [apiError(403, 50_013)]],
    ['nothing else fails', []],
  ])('removes an unconfirmed turn ping when the game ends (%s)', async (_, then) => {
    const bot = toyBot();
    const sender = fakeSender();
    const { send } = sender;
    // The message exists, its response is lost, and the game ends before the next attempt.
    let struck = false;
    sender.send = async (channel, of, nonce) => {
      if (isTurnPing({ post: of }) && !struck) {
        struck = true;
        sender.lost.push(new Error('the answer was lost'));
        sender.failures.push(undefined, ...then);
      }
      return send(channel, of, nonce);
    };
    posting(bot, sender);
    const game = await running(bot);
    await expect.poll(() => sender.messages.filter(isTurnPing).length, { timeout: 20_000 }).toBe(1);
    await bot.table.host.end({ ...ANN, moderator: true }, game);
    await drained(bot);
    expect(sender.messages.filter(isTurnPing)).toHaveLength(0);
    expect(new Set(sender.messages.map(({ nonce }) => nonce)).size).toBe(sender.messages.length);
  });

  it('removes an old turn ping later if it could not be removed at once', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    const { remove } = sender;
    let isClosed = false;
    sender.remove = async (channel, message) => {
      if (isClosed) throw apiError(403, 50_013);
      return remove(channel, message);
    };
    posting(bot, sender);
    const game = await running(bot);
    await drained(bot);
    isClosed = true;
    // The player who gathers first also offers first, so that the awaited player hasn't just answered.
    const seats = toyGame.meta.seats.map(({ id }) => id);
    const [ann, bob] = [await bot.table.games.seatOf(ANN, game), await bot.table.games.seatOf(BOB, game)];
    const order = seats.indexOf(ann ?? '') < seats.indexOf(bob ?? '') ? [ANN, BOB] : [BOB, ANN];
    for (const who of order) await bot.table.play.act(who, game, 'offer 0');
    const calls = (): number => sender.messages.filter(isTurnPing).length;
    await expect.poll(calls, { timeout: 20_000 }).toBe(2);
    await bot.table.host.end(ANN, game);
    isClosed = false;
    await drained(bot);
    expect(calls()).toBe(0);
  });

  it('waits longer after each attempt, up to about an hour', () => {
    expect(waitBefore(1, 0.5, 'forbidden')).toBe(1000);
    expect(waitBefore(5, 0.5, 'forbidden')).toBe(16_000);
    expect(waitBefore(99, 1, 'forbidden')).toBeLessThanOrEqual(75 * 60 * 1000);
  });

  it('checks about once a minute whether Discord is back', () => {
    expect(waitBefore(3, 0.5, 'later')).toBe(4000);
    expect(waitBefore(12, 0.5, 'later')).toBe(60_000);
  });

  it('gives each message of a long post its own nonce of the right length', () => {
    expect(pageNonce('abc', 0)).toBe('abc');
    expect(pageNonce('abc', 1)).not.toBe(pageNonce('abc', 2));
    expect(pageNonce('abc', 1).length).toBeLessThanOrEqual(25);
  });
});
