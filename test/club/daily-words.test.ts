import { expect, it } from 'vitest';
import { gamesCommand } from '../../commands/games.js';
import { dailyOf } from '../../src/discord/daily.js';
import { registry } from '../../src/games/registry.js';
import { offlineBot, textOf } from '../support/tables.js';

/** The texts of the daily summary. */

it('the daily digest is in its reader’s language and links to each game', async () => {
  const bot = offlineBot(registry);
  const { table } = bot;
  const actor = { guild: 'north', person: 'ada' };
  const { id } = await table.lobby.create(actor, { channel: 'hall', module: 'wordfame', language: 'en' });
  await table.lobby.join(actor, id);
  const place = { channel: 'hall', inGameChannel: true, missing: [] };
  const call = { bot, actor, ...place, locale: 'de', sub: 'digest' };
  await gamesCommand(registry).run({ ...call, options: { at: '7:30' } });
  const summary = await dailyOf(bot, 'ada');
  const said = summary === undefined ? '' : textOf(summary);
  expect(said).toContain('Nachruhm');
  expect(said).toMatch(/\[[^\]]+\]\(https:\/\/discord\.com\/channels\/north\/hall\)/u);
  await table.process.close();
});
