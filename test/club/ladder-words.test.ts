import { expect, it } from 'vitest';
import { ladderPost } from '../../src/answers/ladder.js';
import type { Bot } from '../../src/discord/bot.js';
import { registry } from '../../src/games/registry.js';
import { offlineBot, textOf } from '../support/tables.js';

/** The texts of the ladder. */

it.each(['en', 'de'])('the leaderboard ends with one line of small print (%s)', async (locale) => {
  const made = offlineBot(registry);
  const line = { person: 'ada', games: 3, firsts: 1, mu: 27, sigma: 5, curve: [] };
  const ladder = { ...made.table.ladder, standings: async () => [line] };
  const bot: Bot = { ...made, table: { ...made.table, ladder } };
  const call = { bot, actor: { guild: 'north', person: 'ada' }, channel: 'hall', locale };
  const said = textOf(await ladderPost(call, ''));
  expect(said.match(/^-# /gmu)).toHaveLength(1);
  await made.table.process.close();
});

it('level players on the leaderboard share a place, and the next place is skipped', async () => {
  const made = offlineBot(registry);
  const of = { firsts: 1, curve: [] };
  const lines = [
    { person: 'ada', games: 3, mu: 27, sigma: 5, ...of },
    { person: 'bo', games: 2, mu: 26, sigma: 4, ...of },
    { person: 'cyd', games: 1, mu: 20, sigma: 5, ...of },
  ];
  const ladder = { ...made.table.ladder, standings: async () => lines };
  const bot: Bot = { ...made, table: { ...made.table, ladder } };
  const call = { bot, actor: { guild: 'north', person: 'ada' }, channel: 'hall', locale: 'en' };
  const said = textOf(await ladderPost(call, ''));
  expect([...said.matchAll(/(\d+)\. .*?<@(\w+)>/gu)].map(([, rank, who]) => `${rank} ${who}`)).toEqual([
    '1 ada',
    '1 bo',
    '3 cyd',
  ]);
  await made.table.process.close();
});

it.each([
  ['en', '', 'has ended here yet. A game'],
  ['en', 'greenland', 'has ended here yet in Greenland. A game'],
  ['de', '', 'gewertetes Spiel zu Ende. Gewertet'],
  ['de', 'wordfame', 'gewertetes Spiel zu Ende (Nachruhm). Gewertet'],
])('an empty leaderboard names its game (%s, %s)', async (locale, scope, said) => {
  const bot = offlineBot(registry);
  const call = { bot, actor: { guild: 'north', person: 'ada' }, channel: 'hall', locale };
  expect(textOf(await ladderPost(call, scope))).toContain(said);
  await bot.table.process.close();
});

it.each([
  ['en', '', ['My curve', 'What counts?', 'At the Edge of the Glacier', 'Wordfame']],
  ['en', 'glacier', ['My curve', 'What counts?', 'All games', 'Wordfame']],
  [
    'de',
    'glacier/standard',
    ['Meine Kurve', 'Was zählt?', 'Alle Spiele', 'Am Rande des Gletschers', 'Nachruhm'],
  ],
])(
  'the leaderboard has buttons for other leaderboards with players (%s, %s)',
  async (locale, scope, labels) => {
    const made = offlineBot(registry);
    const line = { person: 'ada', games: 3, firsts: 1, mu: 27, sigma: 5, curve: [] };
    const rated = ['', 'glacier', 'glacier/standard', 'wordfame'];
    const standings = async (_: unknown, of: string) => (rated.includes(of) ? [line] : []);
    const ladder = { ...made.table.ladder, standings };
    const bot: Bot = { ...made, table: { ...made.table, ladder } };
    const call = { bot, actor: { guild: 'north', person: 'ada' }, channel: 'hall', locale };
    const { components } = await ladderPost(call, scope);
    const found = [...JSON.stringify(components).matchAll(/"label":"([^"]+)"/gu)].map(([, label]) => label);
    expect(found.toSorted()).toEqual(labels.toSorted());
    await made.table.process.close();
  },
);
