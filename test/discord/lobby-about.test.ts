import { describe, expect, it } from 'vitest';
import { lobbyPost } from '../../src/discord/posts/lobby.js';
import { settingsPost } from '../../src/discord/posts/lobby-options.js';
import { playersPost } from '../../src/discord/posts/status.js';
import { wordLabel } from '../../src/discord/presenter/labels.js';
import { LANGUAGES, tellerFor } from '../../src/discord/texts.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { offlineBot, textOf } from '../support/tables.js';

const host = { guild: '1', person: '11' };

describe.each(GAMES.map((module) => [module.meta.id, module] as const))('a newcomer to %s', (id, module) => {
  it.each(LANGUAGES)('finds a summary of the game behind Options (%s)', async (language) => {
    const bot = offlineBot(registryOf([module]));
    await bot.table.lobby.create(host, { channel: 'c', module: id });
    const tell = tellerFor(module.texts, language);
    expect(tell.has(`about.${id}`)).toBe(true);
    const about = tell.lookup(`about.${id}`);
    expect(about).toMatch(/^.{40,}\.$/u);
    const card = { ...(await bot.table.games.card(host, 1)), language };
    expect(textOf(settingsPost(bot, card, language))).toContain(about);
    // The card itself shows how many more may join, and how many must.
    const [{ minSeats, maxSeats } = { minSeats: 0, maxSeats: 0 }] = module.meta.variants;
    const facts = (sat: number) => ({ open: maxSeats - sat, need: Math.max(0, minSeats - sat) });
    expect(textOf(lobbyPost(bot, card))).toContain(tell.text('bot.lobby.open', facts(card.places.length)));
    const [place] = [{ place: 1, person: '12' }];
    const full = { ...card, places: Array.from({ length: maxSeats }, () => place) };
    expect(textOf(lobbyPost(bot, full))).not.toContain(tell.text('bot.lobby.open', facts(maxSeats - 1)));
  });
});

it.each(LANGUAGES)('each kind of AI is described once, for any number of seats (%s)', async (language) => {
  for (const module of GAMES) {
    const { id } = module.meta;
    const bot = offlineBot(registryOf([module]));
    await bot.table.lobby.create(host, { channel: 'c', module: id });
    await bot.table.lobby.fill(host, 1, 'greedy');
    const card = { ...(await bot.table.games.card(host, 1)), language };
    const tell = tellerFor(module.texts, language);
    const players = textOf(playersPost(bot, card, language));
    expect(players.split(tell.text('ai.greedy')), id).toHaveLength(2);
    const lobby = textOf(lobbyPost(bot, card));
    expect(lobby, id).not.toContain(tell.text('ai.greedy'));
    const named = card.places.filter(({ ai }) => ai !== undefined);
    expect(lobby.split(tell.name('greedy')).length, id).toBeGreaterThan(named.length);
  }
});

describe('menus', () => {
  it.each([
    ['en', '2 sheep + 1 boat'],
    ['de', '2 Schafe + 1 Boot'],
  ])('count a bag’s contents like the line of the move (%s)', (language, said) => {
    const module = GAMES.find(({ meta }) => meta.id === 'settlers');
    expect(wordLabel(tellerFor(module?.texts ?? { en: {}, de: {} }, language), '2sheep+boats')).toBe(said);
  });
});
