import { expect, it } from 'vitest';
import type { Bot } from '../../src/discord/bot.js';
import { sendWinters } from '../../src/discord/winter.js';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { offlineBot } from '../support/tables.js';
import { endless } from '../../src/games/endless/module.js';

/** ms */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SERVERS = 20;

it('the Daily Winter is posted to several servers at once, within limits, with one drawing', async () => {
  let now = Date.UTC(2026, 0, 10, 12);
  const offline = offlineBot(registryOf([anyModule(endless)]), undefined, () => now);
  let drawn = 0;
  const pictures = { ...offline.pictures, board: async () => ((drawn += 1), []) };
  const bot: Bot = { ...offline, pictures };
  for (let at = 0; at < SERVERS; at++)
    await bot.table.winters.setHour(
      { guild: `g${at}`, person: 'mo', moderator: true },
      { channel: `c${at}`, minute: 13 * 60, zone: 'utc', language: 'en' },
    );
  const sent: string[] = [];
  let underWay = 0;
  let most = 0;
  let failing = true;
  const sender = {
    async send(channel: string) {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay -= 1;
      if (failing && channel === 'c3') throw new Error('the line is down');
      sent.push(channel);
      return channel;
    },
    find: async () => undefined,
  };
  await sendWinters(bot, sender);
  expect(sent).toEqual([]);
  now += 61 * MINUTE;
  await sendWinters(bot, sender);
  expect(sent).toHaveLength(SERVERS - 1);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(SERVERS);
  expect(drawn).toBe(1);
  failing = false;
  await sendWinters(bot, sender);
  expect(sent).toHaveLength(SERVERS - 1);
  now += 2 * MINUTE;
  await sendWinters(bot, sender);
  expect(sent.filter((channel) => channel === 'c3')).toHaveLength(1);
  now += DAY;
  await sendWinters(bot, sender);
  expect(sent).toHaveLength(2 * SERVERS);
});
