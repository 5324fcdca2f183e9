import { describe, expect, it, vi } from 'vitest';
import { anyModule, registryOf } from '../../src/games/registry.js';
import type { Bot } from '../../src/discord/bot.js';
import { silentLog } from '../../src/log.js';
import { startPruner } from '../../src/table/time/pruner.js';
import { ANN, BOB, isTurnPing, postedGame, posting, running } from '../support/posting.js';
import { drained, fakeSender, idsOf, offlineBot, textOf, toyBot } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';

/** ms */
const DAY = 24 * 60 * 60 * 1000;

describe('the poster', () => {
  it('keeps one lobby card and edits it', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    posting(bot, sender);
    const card = await bot.table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
    await drained(bot);
    await bot.table.lobby.join(BOB, card.id, 'blue');
    await drained(bot);
    expect(sender.messages).toHaveLength(1);
    expect(textOf(sender.messages[0]?.post ?? { components: [] })).toContain('<@22>');
    expect(sender.messages[0]?.post.mentions).toEqual([]);
  });

  it('opens the thread, pings the players whose turn it is, and mentions nobody else', async () => {
    const { bot, sender, game } = await postedGame();
    expect(sender.threads.size).toBe(1);
    const calls = (): typeof sender.messages => sender.messages.filter(isTurnPing);
    expect(calls()).toHaveLength(1);
    expect([...(calls()[0]?.post.mentions ?? [])].sort()).toEqual(['11', '22']);
    await bot.table.play.act(ANN, game, 'offer 1');
    await drained(bot);
    expect(calls()).toHaveLength(1);
    expect(textOf(calls()[0]?.post ?? { components: [] })).toContain('<@22>');
    expect(textOf(calls()[0]?.post ?? { components: [] })).not.toContain('<@11>');
    expect(calls()[0]?.post.mentions).not.toContain('11');
  });

  it('edits its standing messages after the records of old posts were pruned', async () => {
    let now = Date.now();
    const bot = offlineBot(registryOf([anyModule(toyGame)]), undefined, () => now);
    const sender = fakeSender();
    posting(bot, sender);
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

  it('shows nothing hidden in a turn ping, and no sealed offer anywhere', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    posting(bot, sender);
    const game = await running(bot);
    await bot.table.play.act(ANN, game, 'offer 2');
    await drained(bot);
    const all = sender.messages.map(({ post }) => JSON.stringify(post.components)).join('\n');
    // The ping to the other seat offers each number alike.
    expect(all.split('offer 2').length).toBe(all.split('offer 1').length);
    expect(all).not.toContain('woodpile.offered');
  });

  it('posts a whole game to the channel and the thread, and ends with the score', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    posting(bot, sender);
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
    // The remaining buttons only show something or ask for a rematch.
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
    const { bot, sender, game } = await postedGame();
    const chronicle = () =>
      sender.messages.filter(({ channel, post }) => channel.startsWith('t-') && /^-# /mu.test(textOf(post)));
    const gathered: number[] = [];
    for (let step = 0; step < 12; step++) {
      const { awaited, turn } = await bot.table.games.card(ANN, game);
      const who = awaited[0]?.person === BOB.person ? BOB : ANN;
      const { state } = await bot.table.play.legal(who, game);
      await bot.table.play.act(who, game, state === 'offer' ? 'offer 0' : 'gather');
      // Sealed offers are reported by their results.
      if (state !== 'offer') gathered.push(turn);
      await drained(bot);
    }
    const told = chronicle().map(({ post }) => textOf(post));
    expect(told.length).toBe(new Set(gathered).size);
    expect(told.length).toBeLessThan(gathered.length);
    // Every step is reported once.
    const steps = [...told.join('\n').matchAll(/^-# (\d+) · /gmu)].map((match) => Number(match[1]));
    expect(steps).toEqual([...new Set(steps)]);
    expect(steps).toHaveLength(gathered.length);
  });

  it('moves the turn ping below newer posts without pinging anyone again', async () => {
    const bot = toyBot();
    const sender = fakeSender();
    posting(bot, sender);
    const { id } = await bot.table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
    await bot.table.lobby.fill(ANN, id, 'random');
    await bot.table.lobby.start(ANN, id);
    let moved = 0;
    for (let step = 0; step < 12; step++) {
      await drained(bot);
      const before = sender.messages.find(isTurnPing);
      const told = sender.messages.findLastIndex(({ post }) =>
        /^## .* · (Setup|Turn \d+ of)/u.test(textOf(post)),
      );
      expect(told).toBeGreaterThan(0);
      expect(sender.messages.findLastIndex(isTurnPing)).toBeGreaterThan(told);
      expect(sender.messages.filter(isTurnPing)).toHaveLength(1);
      const { state } = await bot.table.play.legal(ANN, id);
      await bot.table.play.act(ANN, id, state === 'offer' ? 'offer 0' : 'gather');
      await drained(bot);
      const after = sender.messages.find(isTurnPing);
      if (after === undefined) break;
      // Ann has just answered.
      expect(after.post.mentions).toEqual([]);
      if (after.id !== before?.id) moved += 1;
      if (after.id !== before?.id) expect(after.post.silent).toBe(true);
    }
    expect(moved).toBeGreaterThan(2);
  });

  it('reports a phase without a picture if the next phase ended before it was posted', async () => {
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
    posting(bot, sender);
    await drained(bot);
    const told = sender.messages.filter(
      ({ channel, post }) =>
        channel === 'c' && /gathers/u.test(textOf(post)) && !textOf(post).includes('**Latest:**'),
    );
    expect(told).toHaveLength(2);
    // The next phase ended before the start and both phases of round 1 were sent; both of round 2 have just ended.
    expect(board.mock.calls.map(([snapshot]) => snapshot.turn)).toEqual([2, 2]);
  });
});
