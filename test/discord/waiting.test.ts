import { expect, it } from 'vitest';
import { waitsFor } from '../../src/discord/answers.js';
import { type Bot, moduleOf } from '../../src/discord/bot.js';
import { agreementLine, joiningLine } from '../../src/discord/posts/agreement.js';
import { gameLines } from '../../src/discord/posts/games.js';
import { noticePost } from '../../src/discord/posts/notice.js';
import { statusPost } from '../../src/discord/posts/status.js';
import { tellerFor } from '../../src/discord/texts.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import type { GameCard } from '../../src/table/contract/index.js';
import { offlineBot, textOf } from '../support/tables.js';

/** The awaited players and their deadlines, in the bot's texts. */

const ada = { guild: '1', person: '11' };

async function lobby(game: string): Promise<{ readonly bot: Bot; readonly card: GameCard }> {
  const module = GAMES.find(({ meta }) => meta.id === game);
  if (module === undefined) throw new Error(game);
  const bot = offlineBot(registryOf([module]));
  return { bot, card: await bot.table.lobby.create(ada, { channel: 'c', module: game }) };
}

it('the awaited players never include AIs or an empty time', async () => {
  const { bot, card } = await lobby('settlers');
  const waits = { since: 3, at: 1000 };
  const running: GameCard = {
    ...card,
    stage: 'running',
    seq: 3,
    places: [
      { place: 1, seat: 'hvalsey', person: '11' },
      { place: 2, seat: 'gardar', ai: 'greedy' },
      { place: 3, seat: 'brattahlid', ai: 'greedy' },
    ],
    awaited: [
      { seat: 'hvalsey', person: '11', due: 9_000_000, ...waits },
      { seat: 'gardar', ...waits },
      { seat: 'brattahlid', ...waits },
    ],
  };
  const tell = tellerFor(moduleOf(bot, card)?.texts ?? {}, 'en');
  for (const text of [textOf(statusPost(bot, running, 'en')), waitsFor(tell, running)]) {
    expect(text).toContain('<@11>');
    expect(text).not.toContain('Gardar');
  }
  const alone = { ...running, awaited: running.awaited.slice(1) };
  expect(textOf(statusPost(bot, alone, 'en'))).not.toMatch(/Waiting for|Your move/u);
  expect((await gameLines(bot, '11', [alone], 'en')).join('\n')).not.toContain('Gardar');
});

it.each([
  ['glacier', /48 hours per decision, 12 hours for reactions\./u],
  ['greenland', /48 hours per decision\./u],
])('the terms of %s include the time for reactions if the game has any', async (game, terms) => {
  const { bot, card } = await lobby(game);
  const tell = tellerFor(moduleOf(bot, card)?.texts ?? {}, 'en');
  expect(joiningLine(tell, card, moduleOf(bot, card))).toMatch(terms);
  expect(agreementLine(tell, card, moduleOf(bot, card))).toMatch(terms);
});

it('a notice in a channel names its game, in the game’s own thread it doesn’t', async () => {
  const { bot, card } = await lobby('greenland');
  const key = 'table.ended-together';
  const said = (where: 'channel' | 'thread'): string =>
    textOf(noticePost(bot, card, { key, args: {}, where }));
  expect(said('channel')).toMatch(new RegExp(`^\\*\\*${card.title}\\*\\* · .*without a result`, 'u'));
  expect(said('thread')).not.toContain(card.title);
});
