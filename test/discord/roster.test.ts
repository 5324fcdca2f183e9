import { DiscordAPIError } from 'discord.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Bot } from '../../src/discord/bot.js';
import { type Poster, startPoster } from '../../src/discord/poster.js';
import { restSender } from '../../src/discord/sender.js';
import { drained, fakeSender, textOf, toyBot } from '../support/tables.js';

/** A mention added by an edit adds a person to a thread silently. */

const ANN = { guild: '1', person: '11' };
const BOB = { guild: '1', person: '22' };
const CYD = { guild: '1', person: '33' };

let bot: Bot;
let poster: Poster;
let sender: ReturnType<typeof fakeSender>;
/** Who was added to which thread, and how. */
let letIn: string[];

beforeEach(() => {
  bot = toyBot();
  letIn = [];
  const fake = fakeSender();
  sender = {
    ...fake,
    async edit(channel, message, post) {
      await fake.edit(channel, message, post);
      if (channel.startsWith('t-')) letIn.push(...post.mentions.map((person) => `${channel} ${person}`));
    },
  };
  poster = startPoster(bot, sender);
});
afterEach(() => poster.stop());

const toThread = () => sender.messages.filter(({ channel }) => channel.startsWith('t-'));
const rosters = () => toThread().filter(({ post }) => textOf(post).includes('Players: '));
const invited = () => sender.log.filter((line) => line.startsWith('invite'));
const expelled = () => sender.log.filter((line) => line.startsWith('expel'));

async function begun(): Promise<number> {
  const { id } = await bot.table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
  await bot.table.lobby.join(BOB, id);
  await bot.table.lobby.start(ANN, id);
  await drained(bot);
  return id;
}

it('adds the players by one silent message that names them after an edit, without adding members itself', async () => {
  await begun();
  const [roster, another] = rosters();
  expect(another).toBeUndefined();
  expect(textOf(roster?.post ?? { components: [] })).toContain('<@11>');
  expect(roster?.edits).toBe(1);
  expect(letIn.map((line) => line.split(' ')[1]).toSorted()).toEqual(['11', '22']);
  expect(invited()).toEqual([]);
  // It named nobody before the edit, so nobody is notified.
  expect(toThread().every(({ post }) => post.silent === true)).toBe(true);
});

it('adds only new players, removes former ones, and keeps to one message', async () => {
  const game = await begun();
  letIn.length = 0;
  const blue =
    (await bot.table.games.card(ANN, game)).places.find(({ person }) => person === '22')?.seat ?? '';
  await bot.table.lobby.leave(BOB, game);
  await bot.table.host.replace(ANN, game, blue, { person: CYD.person });
  await drained(bot);
  const thread = rosters()[0]?.channel ?? '';
  expect(letIn).toEqual([`${thread} 33`]);
  expect(expelled()).toEqual([`expel ${thread} 22`]);
  expect(rosters()).toHaveLength(1);
  expect(textOf(rosters()[0]?.post ?? { components: [] })).not.toContain('<@22>');
  expect(invited()).toEqual([]);
});

it('does nothing if nobody comes or goes, and names the players again in a new thread', async () => {
  const game = await begun();
  letIn.length = 0;
  await bot.table.host.relocate(ANN, game, 'other');
  await drained(bot);
  expect(rosters()).toHaveLength(2);
  expect(letIn.map((line) => line.split(' ')[1]).toSorted()).toEqual(['11', '22']);
  const edits = rosters().map((message) => message.edits);
  await bot.table.play.act(ANN, game, 'offer 1');
  await bot.table.play.act(BOB, game, 'offer 1');
  await drained(bot);
  expect(rosters().map((message) => message.edits)).toEqual(edits);
});

it('sends a deleted message again, and adds only new players', async () => {
  const game = await begun();
  letIn.length = 0;
  const [first] = rosters();
  sender.messages.splice(sender.messages.indexOf(first ?? (sender.messages[0] as never)), 1);
  const gone = new DiscordAPIError(
    { message: 'Unknown Message', code: 10_008 },
    10_008,
    404,
    'PATCH',
    'x',
    {},
  );
  const { edit } = sender;
  sender.edit = (channel, message, post) =>
    message === first?.id ? Promise.reject(gone) : edit(channel, message, post);
  const blue =
    (await bot.table.games.card(ANN, game)).places.find(({ person }) => person === '22')?.seat ?? '';
  await bot.table.lobby.leave(BOB, game);
  await bot.table.host.replace(ANN, game, blue, { person: CYD.person });
  await drained(bot);
  expect(rosters()).toHaveLength(1);
  expect(letIn.map((line) => line.split(' ')[1])).toEqual(['33']);
});

it('reaches Discord as a message without mentions and an edit with them', async () => {
  const requests: { readonly method: string; readonly route: string; readonly body: unknown }[] = [];
  const heard =
    (method: string) =>
    async (route: string, options: { readonly body?: unknown } = {}) => {
      requests.push({ method, route, body: options.body });
      return { id: '900' };
    };
  const rest = { post: heard('POST'), patch: heard('PATCH'), put: heard('PUT'), delete: heard('DELETE') };
  await poster.stop();
  const real = { ...restSender(rest as never), find: async () => undefined };
  poster = startPoster(bot, real);
  await begun();
  const about = requests.filter(({ body }) => JSON.stringify(body)?.includes('allowed_mentions') === true);
  const edit = about.find(
    ({ method, body }) => method === 'PATCH' && JSON.stringify(body).includes('Players'),
  );
  expect(edit?.body).toMatchObject({ allowed_mentions: { parse: [], users: ['11', '22'] } });
  const blank = about.find(({ body }) => JSON.stringify(body).includes('…"'));
  expect(blank?.body).toMatchObject({ allowed_mentions: { parse: [], users: [] } });
  expect(requests.filter(({ route }) => route.includes('thread-members'))).toEqual([]);
});
