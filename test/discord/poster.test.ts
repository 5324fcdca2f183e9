import { DiscordAPIError } from 'discord.js';
import { PictureGivenUp } from '../../renders/limits.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anyModule, registryOf } from '../../src/games/registry.js';
import type { Bot } from '../../src/discord/bot.js';
import { pageNonce } from '../../src/discord/deliver/delivering.js';
import { type Poster, startPoster, waitBefore } from '../../src/discord/poster.js';
import { silentLog } from '../../src/log.js';
import { startPruner } from '../../src/table/time/pruner.js';
import { drained, fakeSender, idsOf, offlineBot, textOf, toyBot } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';

const ANN = { guild: '1', person: '11' };
const BOB = { guild: '1', person: '22' };
/** ms */
const DAY = 24 * 60 * 60 * 1000;

let poster: Poster | undefined;
afterEach(async () => {
  await poster?.stop();
  poster = undefined;
});

function apiError(status: number, code: number): DiscordAPIError {
  return new DiscordAPIError({ message: 'no', code }, code, status, 'POST', 'http://x', {});
}

async function running(bot: Bot) {
  const card = await bot.table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
  await bot.table.lobby.join(BOB, card.id);
  await bot.table.lobby.start(ANN, card.id);
  return card.id;
}

/** A running game, with everything posted that is to be posted at its start. */
async function outbox() {
  const bot = toyBot();
  const sender = fakeSender();
  poster = startPoster(bot, sender);
  const game = await running(bot);
  await drained(bot);
  return { bot, sender, game };
}

describe('the poster', () => {
  it('keeps one lobby card and edits it', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    poster = startPoster(bot, sender);
    const card = await bot.table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
    await drained(bot);
    await bot.table.lobby.join(BOB, card.id, 'blue');
    await drained(bot);
    expect(sender.messages).toHaveLength(1);
    expect(textOf(sender.messages[0]?.post ?? { components: [] })).toContain('<@22>');
    expect(sender.messages[0]?.post.mentions).toEqual([]);
  });

  it('opens the thread, calls those who are waited for, and mentions nobody else', async () => {
    const { bot, sender, game } = await outbox();
    expect(sender.threads.size).toBe(1);
    const calls = (): typeof sender.messages =>
      sender.messages.filter(({ post }) => idsOf(post).some((id) => id.startsWith('show-hand~')));
    expect(calls()).toHaveLength(1);
    expect([...(calls()[0]?.post.mentions ?? [])].sort()).toEqual(['11', '22']);
    await bot.table.play.act(ANN, game, 'offer 1');
    await drained(bot);
    expect(calls()).toHaveLength(1);
    expect(textOf(calls()[0]?.post ?? { components: [] })).toContain('<@22>');
    expect(textOf(calls()[0]?.post ?? { components: [] })).not.toContain('<@11>');
    expect(calls()[0]?.post.mentions).not.toContain('11');
  });

  it('goes on with the messages that stand after all that was sent has been forgotten', async () => {
    let now = Date.now();
    const bot = offlineBot(registryOf([anyModule(toyGame)]), undefined, () => now);
    const sender = fakeSender();
    poster = startPoster(bot, sender);
    const game = await running(bot);
    await drained(bot);
    const pruned = vi.fn();
    const log = { ...silentLog(), info: ({ gone }: { gone: number }) => pruned(gone) };
    now += 13 * DAY;
    expect(await bot.table.process.pruning.posts()).toBe(0);
    now += 2 * DAY;
    const stop = startPruner(bot.table.process.pruning, log, { first: 1, every: 1 });
    await expect.poll(() => pruned.mock.calls.length).toBe(1);
    await stop();
    expect(pruned.mock.calls[0]?.[0]).toBeGreaterThan(2);
    const standing = sender.messages.map(({ id }) => id);
    await bot.table.play.act(ANN, game, 'offer 1');
    await drained(bot);
    expect(sender.messages.map(({ id }) => id)).toEqual(standing);
    expect(sender.messages.some(({ edits }) => edits > 0)).toBe(true);
    expect(await bot.table.look.verify(ANN, game)).toMatchObject({ ok: true });
  });

  it('does not show in a call what depends on something hidden, and nothing sealed anywhere', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    poster = startPoster(bot, sender);
    const game = await running(bot);
    await bot.table.play.act(ANN, game, 'offer 2');
    await drained(bot);
    const all = sender.messages.map(({ post }) => JSON.stringify(post.components)).join('\n');
    expect(all).not.toContain('offer 2');
    expect(all).not.toContain('woodpile.offered');
  });

  it('plays a whole game into the channel and the thread, and ends with the score', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    poster = startPoster(bot, sender);
    const game = await running(bot);
    for (let step = 0; step < 200; step++) {
      const { stage } = await bot.table.games.card(ANN, game);
      if (stage !== 'running') break;
      for (const who of [ANN, BOB]) {
        const legal = await bot.table.play.legal(who, game);
        if (legal.choices.length > 0)
          await bot.table.play.act(who, game, legal.state === 'offer' ? 'offer 0' : 'gather');
      }
    }
    await drained(bot);
    const channel = sender.messages.filter((message) => message.channel === 'c');
    const thread = sender.messages.filter((message) => message.channel.startsWith('t-'));
    expect(textOf(channel.at(-1)?.post ?? { components: [] })).toContain('is over');
    expect(thread.length).toBeGreaterThan(3);
    expect(thread.every(({ post }) => post.silent === true)).toBe(true);
    // What is left to press only looks, or asks for another game.
    const left = channel.flatMap(({ post }) => idsOf(post).map((id) => id.split('~')[0]));
    expect([...left].sort()).toEqual([
      'film',
      'rematch',
      'review',
      'show-board',
      'show-board',
      'show-players',
      'show-story',
      'verify',
    ]);
    expect((await bot.table.look.verify(ANN, game)).ok).toBe(true);
  });

  it('adds the steps of a phase to one message of the thread', async () => {
    const { bot, sender, game } = await outbox();
    const chronicle = () =>
      sender.messages.filter(({ channel, post }) => channel.startsWith('t-') && /^-# /mu.test(textOf(post)));
    const gathered: number[] = [];
    for (let step = 0; step < 12; step++) {
      const { awaited, turn } = await bot.table.games.card(ANN, game);
      const who = awaited[0]?.person === BOB.person ? BOB : ANN;
      const { state } = await bot.table.play.legal(who, game);
      await bot.table.play.act(who, game, state === 'offer' ? 'offer 0' : 'gather');
      // Sealed offers are told by what comes of them.
      if (state !== 'offer') gathered.push(turn);
      await drained(bot);
    }
    const told = chronicle().map(({ post }) => textOf(post));
    expect(told.length).toBe(new Set(gathered).size);
    expect(told.length).toBeLessThan(gathered.length);
    // Every step is told once.
    const steps = [...told.join('\n').matchAll(/^-# (\d+) · /gmu)].map((match) => Number(match[1]));
    expect(steps).toEqual([...new Set(steps)]);
    expect(steps).toHaveLength(gathered.length);
  });

  it('puts the call below what was told since, and calls nobody twice for it', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    poster = startPoster(bot, sender);
    const { id } = await bot.table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
    await bot.table.lobby.fill(ANN, id, 'random');
    await bot.table.lobby.start(ANN, id);
    const isCall = (each: (typeof sender.messages)[number]): boolean =>
      idsOf(each.post).some((control) => control.startsWith('show-hand~'));
    let moved = 0;
    for (let step = 0; step < 12; step++) {
      await drained(bot);
      const before = sender.messages.find(isCall);
      const told = sender.messages.findLastIndex(({ post }) =>
        /^## .* · (Setup|Turn \d+ of)/u.test(textOf(post)),
      );
      expect(told).toBeGreaterThan(0);
      expect(sender.messages.findLastIndex(isCall)).toBeGreaterThan(told);
      expect(sender.messages.filter(isCall)).toHaveLength(1);
      const { state } = await bot.table.play.legal(ANN, id);
      await bot.table.play.act(ANN, id, state === 'offer' ? 'offer 0' : 'gather');
      await drained(bot);
      const after = sender.messages.find(isCall);
      if (after === undefined) break;
      // It was ANN who has just answered.
      expect(after.post.mentions).toEqual([]);
      if (after.id !== before?.id) moved += 1;
      if (after.id !== before?.id) expect(after.post.silent).toBe(true);
    }
    expect(moved).toBeGreaterThan(2);
  });

  it('tries again after a failure, with the same nonce, and posts nothing twice', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    sender.failures.push(new Error('the network is away'));
    poster = startPoster(bot, sender);
    await bot.table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
    await drained(bot);
    expect(sender.log.filter((each) => each === 'send c')).toHaveLength(2);
    expect(sender.messages).toHaveLength(1);
  });

  it('gives up a post whose channel is gone, and goes on', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    sender.failures.push(apiError(404, 10_003));
    poster = startPoster(bot, sender);
    await bot.table.lobby.create(ANN, { channel: 'gone', module: 'woodpile' });
    await drained(bot);
    expect(sender.messages).toHaveLength(0);
    await bot.table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
    await drained(bot);
    expect(sender.messages).toHaveLength(1);
  });

  it('sends a living message again when somebody deleted it', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    poster = startPoster(bot, sender);
    const card = await bot.table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
    await drained(bot);
    sender.messages.length = 0;
    sender.failures.push(apiError(404, 10_008));
    await bot.table.lobby.join(BOB, card.id);
    await drained(bot);
    expect(sender.messages).toHaveLength(1);
  });

  it('takes up after a restart what was claimed and not settled', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    await bot.table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
    const [claimed] = await bot.table.outbox.claim(1);
    // Sent, and killed before that was written down.
    await sender.send('c', { components: [], files: [], mentions: [] }, claimed?.nonce ?? '');
    await (
      await bot.table.process.resume()
    ).settled;
    poster = startPoster(bot, sender);
    await drained(bot);
    expect(sender.messages).toHaveLength(1);
  });

  it.each([
    ['the next attempt is forbidden', [apiError(403, 50_013)]],
    ['nothing else fails', []],
  ])(
    'leaves no call standing whose sending was not confirmed when the game is over (%s)',
    async (_, then) => {
      const bot = toyBot();
      const sender = fakeSender();
      const isCall = ({ post }: { post: Parameters<typeof idsOf>[0] }): boolean =>
        idsOf(post).some((id) => id.startsWith('show-hand~'));
      const { send } = sender;
      // The message stands, the answer doesn't come, and before the next attempt the game ends.
      let struck = false;
      sender.send = async (channel, of, nonce) => {
        if (isCall({ post: of }) && !struck) {
          struck = true;
          sender.lost.push(new Error('the answer was lost'));
          sender.failures.push(undefined, ...then);
        }
        return send(channel, of, nonce);
      };
      poster = startPoster(bot, sender);
      const game = await running(bot);
      await expect.poll(() => sender.messages.filter(isCall).length, { timeout: 20_000 }).toBe(1);
      await bot.table.host.end({ ...ANN, moderator: true }, game);
      await drained(bot);
      expect(sender.messages.filter(isCall)).toHaveLength(0);
      expect(new Set(sender.messages.map(({ nonce }) => nonce)).size).toBe(sender.messages.length);
    },
  );

  it('keeps hold of a call that was sent before the old one could not be removed', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    const { remove } = sender;
    let isClosed = false;
    sender.remove = async (channel, message) => {
      if (isClosed) throw apiError(403, 50_013);
      return remove(channel, message);
    };
    poster = startPoster(bot, sender);
    const game = await running(bot);
    await drained(bot);
    isClosed = true;
    // Who gathers first offers first, so that somebody is asked who hasn't just answered.
    const seats = toyGame.meta.seats.map(({ id }) => id);
    const [ann, bob] = [await bot.table.games.seatOf(ANN, game), await bot.table.games.seatOf(BOB, game)];
    const order = seats.indexOf(ann ?? '') < seats.indexOf(bob ?? '') ? [ANN, BOB] : [BOB, ANN];
    for (const who of order) await bot.table.play.act(who, game, 'offer 0');
    const calls = (): number =>
      sender.messages.filter(({ post }) => idsOf(post).some((id) => id.startsWith('show-hand~'))).length;
    await expect.poll(calls, { timeout: 20_000 }).toBe(2);
    await bot.table.host.end(ANN, game);
    isClosed = false;
    await drained(bot);
    expect(calls()).toBe(0);
  });

  it('opens a new thread when somebody deleted the game’s, and tells there what belongs into it', async () => {
    const { bot, sender, game } = await outbox();
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

  it('loses no post that is given up while the game moves', async () => {
    const { bot, sender, game } = await outbox();
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
    // The status card repeats what happened last; the story tells it once in the channel and once in the thread.
    const told = sender.messages.filter(
      ({ post }) => textOf(post).includes('offers 1 log') && !textOf(post).includes('**Latest:**'),
    );
    expect(told.map(({ channel }) => channel)).toHaveLength(2);
    expect(told.some(({ channel }) => channel === 'c')).toBe(false);
  });

  it('tells in the new channel what could not be told in the one that is gone, once', async () => {
    const { bot, sender, game } = await outbox();
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
    // The report and the chronicle, in the channel it moved to first.
    expect(told.map(({ channel }) => (living.has(channel) ? 'thread' : channel)).sort()).toEqual([
      'd',
      'thread',
    ]);
    const calls = sender.messages.filter(({ post }) => idsOf(post).some((id) => id.startsWith('show-hand~')));
    expect(calls.map(({ channel }) => channel)).toEqual(['e']);
  });

  it('draws no picture of a phase that waited while the next one was over, and tells it all the same', async () => {
    let ahead = 0;
    const board = vi.fn<Bot['pictures']['board']>(async () => []);
    const offline = offlineBot(registryOf([anyModule(toyGame)]), undefined, () => Date.now() + ahead);
    const bot: Bot = { ...offline, pictures: { ...offline.pictures, board } };
    const sender = fakeSender();
    const game = await running(bot);
    const round = async (): Promise<void> => {
      for (const who of [ANN, BOB]) await bot.table.play.act(who, game, 'offer 0');
      for (const who of [ANN, BOB, ANN]) {
        const { choices, state } = await bot.table.play.legal(who, game);
        if (choices.length > 0 && state === 'gather') await bot.table.play.act(who, game, 'gather');
      }
    };
    await round();
    ahead = 60_000;
    await round();
    poster = startPoster(bot, sender);
    await drained(bot);
    const told = sender.messages.filter(
      ({ channel, post }) =>
        channel === 'c' && /gathers/u.test(textOf(post)) && !textOf(post).includes('**Latest:**'),
    );
    expect(told).toHaveLength(2);
    // The start and both phases of the first round have been overtaken; both of the second have just ended.
    expect(board.mock.calls.map(([snapshot]) => snapshot.turn)).toEqual([2, 2]);
  });

  it('waits longer with each attempt, and never more than about an hour', () => {
    expect(waitBefore(1, 0.5, 'forbidden')).toBe(1000);
    expect(waitBefore(5, 0.5, 'forbidden')).toBe(16_000);
    expect(waitBefore(99, 1, 'forbidden')).toBeLessThanOrEqual(75 * 60 * 1000);
  });

  it('looks about once a minute whether Discord is well again', () => {
    expect(waitBefore(3, 0.5, 'later')).toBe(4000);
    expect(waitBefore(12, 0.5, 'later')).toBe(60_000);
  });

  it('gives each message of a long post its own nonce, of the right length', () => {
    expect(pageNonce('abc', 0)).toBe('abc');
    expect(pageNonce('abc', 1)).not.toBe(pageNonce('abc', 2));
    expect(pageNonce('abc', 1).length).toBeLessThanOrEqual(25);
  });
});

describe('a sick part', () => {
  it('that never answers holds up nothing but itself', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    const { send } = sender;
    sender.send = (channel, of, nonce) =>
      channel === 'sick' ? new Promise(() => {}) : send(channel, of, nonce);
    poster = startPoster(bot, sender, { mostSending: 300 });
    for (let n = 0; n < 14; n++)
      await bot.table.lobby.create({ guild: '9', person: `9${n}` }, { channel: 'sick', module: 'woodpile' });
    await bot.table.lobby.create(ANN, { channel: 'well', module: 'woodpile' });
    await expect.poll(() => sender.messages.map(({ channel }) => channel)).toEqual(['well']);
    // And the program can still end.
    await poster.stop();
    poster = undefined;
  });

  it('goes without its picture at once, in words, when the picture was given up', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    const pictures = {
      ...bot.pictures,
      board: () => Promise.reject(new PictureGivenUp('it hung')),
    };
    poster = startPoster({ ...bot, pictures }, sender);
    await running(bot);
    await drained(bot);
    const told = sender.messages.map(({ post }) => textOf(post));
    expect(told.filter((text) => text.includes('couldn’t be drawn'))).toHaveLength(1);
    expect(told.find((text) => text.includes('Setup'))).toContain('"logs"');
  });

  it('is answered in plain words when Discord refuses the post itself', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    const { send } = sender;
    let refused = 0;
    sender.send = (channel, of, nonce) => {
      if (!textOf(of).includes('Setup')) return send(channel, of, nonce);
      refused += 1;
      return Promise.reject(apiError(400, 50_035));
    };
    poster = startPoster(bot, sender);
    await running(bot);
    await drained(bot);
    expect(refused).toBe(3);
    const told = sender.messages.map(({ post }) => textOf(post)).join('\n');
    expect(told).toContain('Discord rejected a post');
    expect(told).toContain('it’s your turn in');
  });

  it('that lacks a permission is kept until it has it', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    poster = startPoster(bot, sender);
    const game = await running(bot);
    await drained(bot);
    const { thread } = await bot.table.games.card(ANN, game);
    const { send } = sender;
    let closed = true;
    sender.send = (channel, of, nonce) =>
      closed && channel === thread ? Promise.reject(apiError(403, 50_013)) : send(channel, of, nonce);
    const before = sender.messages.length;
    await bot.table.play.act(ANN, game, 'offer 1');
    await bot.table.play.act(BOB, game, 'offer 0');
    // The channel goes on: the phase, the call, the status card.
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
