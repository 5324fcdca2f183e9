import { beforeEach, expect, it } from 'vitest';
import type { Bot } from '../../src/discord/bot.js';
import { lobbyPost } from '../../src/discord/posts/lobby.js';
import { LANGUAGES } from '../../src/discord/texts.js';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { handlers } from '../../src/handlers.js';
import type { Agreement } from '../../src/table/contract/index.js';
import { offlineBot, textOf } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';

/** The lobby card names unusual terms before a player joins. */

const host = { guild: '1', person: '11' };
const other = { guild: '1', person: '22' };
const UNUSUAL = /Different from most games here/u;

let bot: Bot;
beforeEach(() => {
  bot = offlineBot(registryOf([anyModule(toyGame)]));
});

/** What `/game new` answers. */
async function newGame(): Promise<string> {
  const command = handlers(bot.modules).commands.find(({ data }) => data.name === 'game');
  if (command === undefined) throw new Error('no /game');
  const typed = { sub: 'new', options: { game: 'woodpile' } };
  const place = { channel: 'c', missing: [], inGameChannel: true };
  return textOf(await command.run({ bot, actor: host, locale: 'en', ...place, ...typed }));
}

const lobby = async (game: number): Promise<string> =>
  textOf(lobbyPost(bot, await bot.table.games.card(host, game)));

it('a lobby with default terms names nothing unusual', async () => {
  expect(await newGame()).not.toMatch(UNUSUAL);
  expect(await lobby(1)).not.toMatch(UNUSUAL);
});

it.each<[string, Partial<Agreement>, RegExp]>([
  ['hints for all', { advice: 'all' }, /• All players can get hints, so this game \*\*isn’t rated\*\*/u],
  ['no hints', { advice: 'none' }, /• No player can get hints/u],
  ['an AI after a deadline', { missed: 'ai' }, /• Missed deadline: the AI makes that move/u],
  ['no consequence of a deadline', { missed: 'wait' }, /• Missed deadline: the game waits/u],
  ['saved time', { bank: true }, /• Unused time goes into a time bank/u],
  ['few channel posts', { verbosity: 'quiet' }, /• Posts here: turn pings only/u],
])('the lobby card names unusual terms: %s', async (_, agreement, line) => {
  const { id } = await bot.table.lobby.create(host, { channel: 'c', module: 'woodpile', agreement });
  const card = await lobby(id);
  expect(card).toMatch(line);
  // Above the buttons to join.
  expect(card.search(line)).toBeLessThan(card.search(/By joining you agree/u));
  await bot.table.lobby.join(other, id);
  await bot.table.lobby.start(host, id);
  expect(await lobby(id)).not.toMatch(UNUSUAL);
});

it('terms reused from the last game are named to the host too', async () => {
  const before = await bot.table.lobby.create(host, {
    channel: 'c',
    module: 'woodpile',
    agreement: { advice: 'all' },
  });
  await bot.table.host.end(host, before.id);
  expect(await newGame()).toMatch(/All players can get hints, so this game \*\*isn’t rated\*\*/u);
  expect(await lobby(2)).toMatch(/isn’t rated/u);
});

it('unusual terms are named in every language', async () => {
  for (const language of LANGUAGES) {
    const agreement = { advice: 'all' } as const;
    const { id } = await bot.table.lobby.create(host, {
      channel: 'c',
      module: 'woodpile',
      agreement,
      language,
    });
    expect(await lobby(id)).toContain('⚠️');
  }
});
