import { describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { settingsOf } from '../../src/kernel/options.js';
import { idsOf, offlineBot, textOf } from '../support/tables.js';

/** `/auto queue` explains why nothing can be queued, and what to do instead. */

const ada = { guild: '1', person: '11' };

describe.each([
  ['glacier', /^At the Edge of the Glacier has no queued moves: .*Auto-actions/u],
  ['wordfame', /^No decision of yours can be foreseen.* In Wordfame you can queue: .*(Settle|Ride)/u],
])('/auto queue in %s gives the reason for', (id, says) => {
  it.each([undefined, 'hunt', 'settle reykholt'])('move: %s', async (move) => {
    const module = GAMES.find(({ meta }) => meta.id === id);
    if (module === undefined) throw new Error(id);
    const bot = offlineBot(registryOf([module]));
    const options = settingsOf(module.meta.options, {});
    await bot.table.lobby.create(ada, { channel: 'c', module: id, language: 'en', options });
    await bot.table.lobby.join(ada, 1);
    await bot.table.lobby.join({ guild: '1', person: '22' }, 1);
    await bot.table.lobby.start(ada, 1);
    const command = handlers(bot.modules).commands.find(({ data }) => data.name === 'auto');
    const typed = move === undefined ? {} : { move };
    const where = { bot, actor: ada, channel: 'c', locale: 'en', missing: [], inGameChannel: true };
    const answer = await command?.run({ ...where, sub: 'queue', options: typed });
    expect(textOf(answer ?? { components: [] })).toMatch(says);
    expect(idsOf(answer ?? { components: [] }).some((one) => one.startsWith('orders~1~'))).toBe(true);
    const list = await command?.run({ ...where, sub: 'show', options: {} });
    const queues = module.ahead !== undefined;
    expect(textOf(list ?? { components: [] }).includes('Queued moves')).toBe(queues);
  });
});
