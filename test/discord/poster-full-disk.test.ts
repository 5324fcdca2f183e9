import { afterEach, describe, expect, it } from 'vitest';
import { type Poster, startPoster } from '../../src/discord/poster.js';
import { Refused } from '../../src/kernel/errors.js';
import { NOT_KEPT } from '../../src/store/trouble.js';
import { fakeSender, toyBot } from '../support/tables.js';

const ANN = { guild: '1', person: '11' };

let poster: Poster | undefined;
afterEach(async () => {
  await poster?.stop();
  poster = undefined;
});

describe('the poster with a full disk', () => {
  it('records the result of a post as soon as the disk allows, and can stop without that', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    let refused = 0;
    let most = 2;
    const full =
      <A extends readonly unknown[]>(write: (...given: A) => Promise<void>) =>
      async (...given: A): Promise<void> => {
        if (refused >= most) return write(...given);
        refused += 1;
        throw new Refused({ rule: 'table', key: NOT_KEPT, args: { code: 'SQLITE_FULL' } });
      };
    const { outbox } = bot.table;
    Object.assign(outbox, { done: full(outbox.done), retry: full(outbox.retry) });
    poster = startPoster(bot, sender);
    await bot.table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
    // Long before its lease ends.
    await expect.poll(() => outbox.nextAt()).toBeUndefined();
    expect(refused).toBe(2);
    expect(sender.messages).toHaveLength(1);

    most = Infinity;
    await bot.table.lobby.create(ANN, { channel: 'd', module: 'woodpile' });
    await expect.poll(() => refused).toBeGreaterThan(3);
    const began = performance.now();
    await poster.stop();
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
