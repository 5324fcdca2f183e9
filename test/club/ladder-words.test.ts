import { expect, it } from 'vitest';
import { ladderPost } from '../../src/answers/ladder.js';
import type { Bot } from '../../src/discord/bot.js';
import { registry } from '../../src/games/registry.js';
import { offlineBot, textOf } from '../support/tables.js';

/** What the ladder says to whoever reads it. */

it.each([
  ['en', '', /quick 1500/u],
  ['de', '', /flink 1500/u],
  ['de', 'wordfame', /flink 1500/u],
])('names programs as seats do, in %s (%s)', async (locale, scope, named) => {
  const made = offlineBot(registry);
  const line = { person: 'ada', games: 3, firsts: 1, mu: 27, sigma: 5, curve: [] };
  const ladder = { ...made.table.ladder, standings: async () => [line] };
  const bot: Bot = { ...made, table: { ...made.table, ladder } };
  const call = { bot, actor: { guild: 'north', person: 'ada' }, channel: 'hall', locale };
  const said = textOf(await ladderPost(call, scope));
  expect(said).toMatch(named);
  expect(said).not.toMatch(/greedy|planner/u);
  await made.table.close();
});
