import { describe, expect, it } from 'vitest';
import { oddsPost } from '../../src/answers/odds.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { idsOf, offlineBot, textOf } from '../support/tables.js';

const ODDS = GAMES.filter(({ odds }) => odds !== undefined);

describe.each(ODDS.map((module) => [module.meta.id, module] as const))('odds in %s', (id, module) => {
  it('are found by name in the reader’s language; an unknown name gets a menu', async () => {
    const bot = offlineBot(registryOf([module]));
    const actor = { guild: '1', person: '11' };
    const card = await bot.table.lobby.create(actor, { channel: 'c', module: id });
    await bot.table.lobby.fill(actor, card.id, 'random');
    await bot.table.lobby.start(actor, card.id);
    for (const locale of ['en-GB', 'de']) {
      const call = { bot, actor, channel: 'c', locale };
      const all = await oddsPost(call, card.id, '');
      const [menu] = idsOf(all);
      if (menu === undefined) continue;
      const none = textOf(await oddsPost(call, card.id, 'Xyzzyxyzzy'));
      expect(none).toContain('Xyzzyxyzzy');
      const [, name = ''] = /\n- \*\*([^*]+)\*\*/u.exec(textOf(all)) ?? [];
      expect(name).not.toBe('');
      const told = await oddsPost(call, card.id, name.replaceAll(/<[^>]*>/gu, '').trim());
      expect(textOf(told)).not.toBe(textOf(all));
      expect(idsOf(told)).toHaveLength(0);
    }
  });

  it('let other tasks run between the lines of the list', async () => {
    const bot = offlineBot(registryOf([module]));
    const actor = { guild: '1', person: '11' };
    const card = await bot.table.lobby.create(actor, { channel: 'c', module: id });
    await bot.table.lobby.fill(actor, card.id, 'random');
    await bot.table.lobby.start(actor, card.id);
    const call = { bot, actor, channel: 'c', locale: 'en-GB' };
    let turns = 0;
    let isDone = false;
    const otherWork = (): void => {
      turns++;
      if (!isDone) setImmediate(otherWork);
    };
    setImmediate(otherWork);
    const list = await oddsPost(call, card.id, '');
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(textOf(list).split('\n- ').length - 1);
  });
});
