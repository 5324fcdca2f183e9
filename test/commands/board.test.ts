import { describe, expect, it } from 'vitest';
import { altOf, picturesOf } from '../../renders/index.js';
import { boardCommand } from '../../commands/board.js';
import { boardParts } from '../../src/answers/looking.js';
import { type Bot, type Pictures, tellerOf } from '../../src/discord/bot.js';
import { LIMITS } from '../../src/discord/limits.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { settingsOf } from '../../src/kernel/options.js';
import { offlineBot, wordPictures } from '../support/tables.js';

/** On a phone, each part of the board can be opened as a picture of its own. */

const ada = { guild: '1', person: '11' };

/** Pictures without drawing: only their names. */
const pictures: Pictures = {
  ...wordPictures,
  parts: ({ card, view }) => picturesOf(card.module, view),
  part: async ({ card, view }, locale, part) => ({
    name: 'part.png',
    png: Buffer.alloc(0),
    alt: altOf({ game: card.module, view, locale, ...part }),
  }),
};

async function begun(module: (typeof GAMES)[number]): Promise<Bot> {
  const bot: Bot = { ...offlineBot(registryOf([module])), pictures };
  const options = settingsOf(module.meta.options, {});
  await bot.table.lobby.create(ada, { channel: 'c', module: module.meta.id, language: 'en', options });
  await bot.table.lobby.join(ada, 1);
  const [variant] = module.meta.variants;
  if ((variant?.maxSeats ?? 1) > 1)
    await bot.table.lobby.fill(ada, 1, 'greedy', { upTo: variant?.minSeats ?? 2 });
  await bot.table.lobby.start(ada, 1);
  return bot;
}

const asked = (bot: Bot, options: Record<string, string>, locale = 'en') => ({
  ...{ bot, locale, options, channel: 'c', actor: ada, sub: '' },
  missing: [],
  inGameChannel: true,
});

describe.each(GAMES.map((module) => [module.meta.id, module] as const))('/board part: of %s', (_, module) => {
  it('names each picture in both languages, and finds it by that name', async () => {
    const bot = await begun(module);
    const snapshot = await bot.table.look.snapshot(ada, 1);
    for (const locale of ['en', 'de']) {
      const parts = boardParts(bot, snapshot, tellerOf(bot, snapshot.card, locale));
      expect(parts.length).toBeGreaterThan(2);
      expect(parts.length).toBeLessThanOrEqual(LIMITS.selectOptions);
      expect(new Set(parts.map(({ value }) => value)).size).toBe(parts.length);
      expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
      for (const { name } of parts) expect(name).not.toMatch(/picture\.|\{/u);
      for (const { value, picture } of parts) {
        const { files } = await boardCommand.run(asked(bot, { part: value }, locale));
        const { view } = snapshot;
        expect(files.map(({ alt }) => alt)).toEqual([
          altOf({ game: module.meta.id, view, locale, ...picture }),
        ]);
      }
    }
  });
});

describe('/board part:', () => {
  it('completes the typed text, and lists the pictures if none matches', async () => {
    const wordfame = GAMES.find(({ meta }) => meta.id === 'wordfame');
    if (wordfame === undefined) throw new Error('Wordfame is played here');
    const bot = await begun(wordfame);
    const found = await boardCommand.complete?.({ ...asked(bot, {}), focused: 'part', typed: 'the w' });
    expect(found).toEqual([{ name: 'The West', value: 'west' }]);
    const { components, files } = await boardCommand.run(asked(bot, { part: 'atlantis @everyone' }));
    expect(files).toEqual([]);
    const said = JSON.stringify(components);
    expect(said).toContain('The West, The South');
    expect(said).not.toContain('@everyone');
  });
});
