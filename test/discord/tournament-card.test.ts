import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiscordAPIError } from 'discord.js';
import { expect, it } from 'vitest';
import { updateCard, updateCards } from '../../src/discord/tournaments.js';
import { roundPost } from '../../src/discord/posts/tournament-round.js';
import type { Sender } from '../../src/discord/sender.js';
import { toBody } from '../../src/discord/post.js';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { startPoster } from '../../src/discord/poster.js';
import { drained, fakeSender, offlineBot, textOf, toyBot } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';

/** A tournament has exactly one up-to-date card, even if a process ends at any step. */

const STEPS = ['before it is sent', 'after it was sent', 'after its thread was opened', 'never'] as const;
type Step = (typeof STEPS)[number];

/** Discord's messages, which outlive a process. */
interface There {
  readonly messages: Map<string, { text: string; readonly nonce: string }>;
  readonly threads: Set<string>;
}

function senderThatDies(there: There, dies: Step): Pick<Sender, 'send' | 'find' | 'edit' | 'thread'> {
  const die = (at: Step): void => {
    if (dies === at) throw new Error(`died ${at}`);
  };
  return {
    async send(_channel, post, nonce) {
      die('before it is sent');
      const id = `m${there.messages.size + 1}`;
      there.messages.set(id, { text: JSON.stringify(toBody(post).components), nonce });
      die('after it was sent');
      return id;
    },
    find: async (_channel, nonce) => [...there.messages].find(([, one]) => one.nonce === nonce)?.[0],
    async edit(_channel, message, post) {
      const one = there.messages.get(message);
      if (one !== undefined) one.text = JSON.stringify(toBody(post).components);
    },
    async thread(_channel, message) {
      there.threads.add(message);
      die('after its thread was opened');
      return `thread of ${message}`;
    },
  };
}

it.each(STEPS)('a tournament’s card exists once, with one thread, if a process ends %s', async (dies) => {
  const folder = mkdtempSync(join(tmpdir(), 'fimbul-card-'));
  const processOf = () => offlineBot(registryOf([anyModule(toyGame)]), join(folder, 'db'));
  const there: There = { messages: new Map(), threads: new Set() };
  const first = processOf();
  const mod = { guild: 'north', person: 'ada', moderator: true };
  const { id } = await first.table.tournaments.create(mod, {
    ...{ kind: 'swiss', module: 'woodpile', channel: 'hall', home: 'hall', threads: true },
  });
  await updateCard(first, senderThatDies(there, dies), id);
  const next = processOf();
  await updateCards(next, senderThatDies(there, 'never'));
  expect(there.messages.size).toBe(1);
  expect([...there.threads]).toEqual(['m1']);
  const { home, card } = await next.table.tournaments.shown(id);
  expect([home, card?.message]).toEqual(['thread of m1', 'm1']);
  // A player signs up, and the process ends before the card shows it.
  await next.table.tournaments.join({ guild: 'north', person: 'bob' }, id);
  const last = processOf();
  await updateCards(last, senderThatDies(there, 'never'));
  expect(there.messages.get('m1')?.text).toContain('<@bob>');
  expect(await last.table.tournaments.unshown()).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('the announcement of a round links to each game’s thread, and shows the results', async () => {
  const bot = toyBot();
  const sender = fakeSender();
  const mod = { guild: 'north', person: 'ada', moderator: true };
  const { tournaments } = bot.table;
  const { id } = await tournaments.create(mod, {
    ...{ kind: 'swiss', module: 'woodpile', seats: 2, channel: 'hall', home: 'cup' },
  });
  for (const person of ['1', '2', '3', '4']) await tournaments.join({ guild: 'north', person }, id);
  await tournaments.start(mod, id);
  const poster = startPoster(bot, sender);
  await drained(bot);
  const rounds = () => sender.messages.filter(({ post }) => textOf(post).includes('round 1 of'));
  const linksOf = (text: string): readonly string[] =>
    [...text.matchAll(/\]\((\S+?)\)/gu)].map(([, link = '']) => link);
  const [round, another] = rounds();
  expect([round?.channel, another]).toEqual(['cup', undefined]);
  const games = await bot.table.games.list(mod, { stages: ['running'] });
  expect(games.map(({ tournament }) => tournament)).toEqual([id, id]);
  const threads = games.map(({ thread }) => `https://discord.com/channels/north/${thread ?? 'none'}`);
  expect(new Set(threads)).toHaveLength(2);
  const led = () => linksOf(textOf(round?.post ?? { components: [] })).toSorted();
  await expect.poll(led).toEqual(threads.toSorted());
  await poster.stop();
  // A game lives in its thread, and the message that opened it was removed.
  expect(games.every(({ channel, thread }) => channel === thread)).toBe(true);
  expect(sender.messages.filter(({ channel }) => channel === 'hall')).toEqual([]);
  expect(round?.post.mentions.toSorted()).toEqual(['1', '2', '3', '4']);

  const [first, second] = games;
  const winner = second?.places[0]?.person ?? '';
  const { field } = await tournaments.get(mod, id);
  const number = (field.rounds[0]?.tables.findIndex(({ game }) => game === second?.id) ?? -1) + 1;
  const ruled = await tournaments.rule(mod, id, winner);
  const told = textOf(await roundPost(bot, ruled, 1));
  expect(told).toMatch(
    new RegExp(`Table ${number}:\\*\\* 1\\. <@${winner}> .* decided by the organizer · \\[`, 'u'),
  );
  expect(linksOf(told)).toHaveLength(2);
  const gone = first?.places[0]?.person ?? '';
  await bot.table.host.end(mod, first?.id ?? 0);
  await tournaments.tick();
  await updateCards(bot, sender);
  const text = textOf(rounds()[0]?.post ?? { components: [] });
  expect(gone).not.toBe('');
  expect(text).toContain('no result');
  expect(linksOf(text)).toHaveLength(2);
  const { edits } = rounds()[0] ?? {};
  await updateCard(bot, sender, id);
  expect(rounds()[0]?.edits).toBe(edits);
});

it('a game whose thread was deleted gets a new one, without a message in the channel', async () => {
  const bot = toyBot();
  const sender = fakeSender();
  const mod = { guild: 'north', person: 'ada', moderator: true };
  const { tournaments } = bot.table;
  const { id } = await tournaments.create(mod, {
    ...{ kind: 'swiss', module: 'woodpile', seats: 2, channel: 'hall', home: 'cup' },
  });
  for (const person of ['1', '2']) await tournaments.join({ guild: 'north', person }, id);
  await tournaments.start(mod, id);
  const poster = startPoster(bot, sender);
  await drained(bot);
  const placeOf = async () => (await bot.table.games.list(mod, { stages: ['running'] }))[0];
  const before = await placeOf();
  const [wait] = before?.awaited ?? [];
  const gone = { message: 'no', code: 10_003 };
  sender.failures.push(new DiscordAPIError(gone, 10_003, 404, 'POST', 'http://x', {}));
  await bot.table.play.act({ guild: 'north', person: wait?.person ?? '' }, before?.id ?? 0, 'offer 1');
  await drained(bot);
  await poster.stop();
  const after = await placeOf();
  expect(after?.thread).not.toBe(before?.thread);
  expect(after?.channel).toBe(after?.thread);
  expect(sender.messages.filter(({ channel }) => channel === 'hall')).toEqual([]);
});
