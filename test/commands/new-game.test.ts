import { beforeEach, describe, expect, it } from 'vitest';
import type { Bot } from '../../src/discord/bot.js';
import { parseControlId } from '../../src/discord/custom-id.js';
import type { MessageBody } from '../../src/discord/post.js';
import { lobbyPost } from '../../src/discord/posts/lobby.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { handlers } from '../../src/handlers.js';
import { idsOf, offlineBot, textOf } from '../support/tables.js';

const host = { guild: '1', person: '11' };
const other = { guild: '1', person: '22' };
const place = { channel: 'c', missing: [], inGameChannel: true, locale: 'en' };
let bot: Bot;
beforeEach(() => {
  bot = offlineBot(registryOf(GAMES));
});

function type(options: Readonly<Record<string, string | number>> = {}, actor = host): Promise<MessageBody> {
  const command = handlers(bot.modules).commands.find(({ data }) => data.name === 'game');
  if (command === undefined) throw new Error('no /game');
  return command.run({ bot, actor, ...place, sub: 'new', options });
}

async function press(post: MessageBody, fits: (id: string) => boolean): Promise<MessageBody> {
  const id = parseControlId(idsOf(post).find(fits) ?? '');
  const control = handlers(bot.modules).controls.find(({ family }) => family === id?.family);
  if (id === undefined || control === undefined) throw new Error(`not on ${idsOf(post).join(' ')}`);
  const done = await control.run({ bot, actor: host, ...place, id, values: [] });
  return done ?? { components: [], files: [], mentions: [] };
}

describe('/game new', () => {
  it('offers every game with its weight and length, lightest first', async () => {
    const shown = await type();
    const said = textOf(shown);
    expect(said).toMatch(/At the Edge of the Glacier.*\n2–4 players · light · about 5 weeks/u);
    expect(said.match(/ · about \d weeks/gu)).toHaveLength(GAMES.length);
    expect(idsOf(shown)[0]).toBe('new-game~~~glacier standard');
    expect(JSON.stringify(shown).match(/"style":1/gu)).toHaveLength(1);
    expect(await bot.table.games.list(host, {})).toEqual([]);
  });

  it('starts a game within four presses', async () => {
    // Sending the command is the first press.
    expect(textOf(await press(await type(), (id) => id.endsWith('glacier standard')))).toMatch(/is open/u);
    const lobby = lobbyPost(bot, await bot.table.games.card(host, 1));
    expect(textOf(lobby)).toMatch(/2–4 players · light · about 5 weeks/u);
    expect(JSON.stringify(lobby)).toContain('Start with AI');
    await press(lobby, (id) => id.startsWith('lobby-start'));
    const card = await bot.table.games.card(host, 1);
    expect([card.stage, card.places.length]).toEqual(['running', 2]);
  });

  it('adds no more AIs than the game needs, and none if enough people join', async () => {
    await type({ game: 'glacier' });
    await bot.table.lobby.join(other, 1);
    const lobby = lobbyPost(bot, await bot.table.games.card(host, 1));
    expect(JSON.stringify(lobby)).not.toContain('Start with AI');
    await press(lobby, (id) => id.startsWith('lobby-start'));
    expect((await bot.table.games.card(host, 1)).places.map(({ ai }) => ai)).toEqual([undefined, undefined]);
  });

  it.each([
    ['as many seats as are asked for', { ai: 5 }, 'settlers'],
    ['a variant', { variant: 'early' }, 'greenland'],
    ['nothing else', { pace: 'daily' }, 'glacier'],
  ])('opens the lightest matching game at once for %s', async (_, options, module) => {
    expect(textOf(await type(options))).toMatch(/is open/u);
    expect((await bot.table.games.card(host, 1)).module).toBe(module);
  });

  it('asks nothing of a host who has set up a game before', async () => {
    await type({ game: 'wordfame' });
    expect(textOf(await type())).toContain('Same setup as #1');
    expect((await bot.table.games.card(host, 2)).module).toBe('wordfame');
    expect(textOf(await type({}, other))).toMatch(/New game/u);
  });

  it.each([
    ['Live', 'live', false, 'about 1 day'],
    ['zügig', 'brisk', false, 'about 12 days'],
    ['daily: 16 hours per decision', 'daily', false, 'about 5 weeks'],
    ['live+bank', 'live', true, 'about 1 day'],
  ])('accepts the pace %s, and names the length of a game at it', async (typed, pace, bank, length) => {
    await type({ game: 'glacier', pace: typed });
    const card = await bot.table.games.card(host, 1);
    expect([card.pace, card.agreement.bank]).toEqual([pace, bank]);
    expect(textOf(lobbyPost(bot, card))).toContain(length);
  });

  it('lists the paces if it gets an unknown one', async () => {
    const facts = { typed: 'fast', paces: ['Relaxed', 'Daily', 'Brisk', 'Live'] };
    await expect(type({ game: 'glacier', pace: 'fast' })).rejects.toMatchObject({ facts });
    expect(await bot.table.games.list(host, {})).toEqual([]);
  });

  it('is refused before a game is chosen if the channel isn’t fit for one', async () => {
    const command = handlers(bot.modules).commands.find(({ data }) => data.name === 'game');
    const call = { bot, actor: host, ...place, inGameChannel: false, sub: 'new', options: {} };
    expect(textOf((await command?.run(call)) ?? (await type()))).toMatch(/text channel/u);
  });
});
