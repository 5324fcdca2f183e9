import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { whichStrategy, fillByStrategy } from '../../src/answers/strategies.js';
import { lobbyPost } from '../../src/discord/posts/lobby.js';
import { recordOf } from '../../src/export/record.js';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { settlers } from '../../src/games/settlers/module.js';
import { BadText, Refused } from '../../src/kernel/errors.js';
import { idsOf, offlineBot, textOf } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { ada, bo, pair, setting, toy } from './setting.js';

async function failure(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'it was done';
  } catch (error) {
    if (error instanceof Refused) return error.key;
    if (error instanceof BadText) return `${error.line} ${error.found}`;
    throw error;
  }
}

describe('an AI with a strategy text', () => {
  it('is checked before it joins', async () => {
    const { table } = setting();
    const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
    const fill = (ai: string, strategy?: string) =>
      failure(table.lobby.fill(ada, id, ai, { more: 1, ...(strategy === undefined ? {} : { strategy }) }));
    expect(await fill('script', 'strategy big; offer x')).toBe('2 offer x');
    expect(await fill('script')).toBe('table.which-strategy');
    expect(await fill('script', 'x'.repeat(5000))).toBe('table.long-strategy');
    expect(await fill('random', 'thrifty')).toBe('table.no-strategy');
    expect((await table.games.card(ada, id)).places).toHaveLength(1);
    expect(await fill('script', 'lavish')).toBe('it was done');
    const [, place] = (await table.games.card(ada, id)).places;
    expect(place).toMatchObject({ ai: 'script', strategy: 'strategy lavish\noffer 3' });
  });

  it('plays on by its text after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fimbul-'));
    const file = join(folder, 'bot.sqlite');
    const first = setting({ file });
    const { id } = await first.table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
    await first.table.lobby.join(ada, id, 'red');
    await first.table.lobby.fill(ada, id, 'script', { more: 1, strategy: 'strategy two; offer 2' });
    await first.table.lobby.start(ada, id);
    await first.store.close();
    const { table, store } = setting({ file });
    await (
      await table.process.resume()
    ).settled;
    await table.play.act(ada, id, 'offer 0');
    const offered = (await table.look.history(ada, id)).flatMap(({ happenings }) =>
      happenings.filter(({ key }) => key === 'woodpile.offered').map(({ args }) => args['logs']),
    );
    expect(offered).toEqual([0, 2]);
    expect((await table.look.verify(ada, id)).difference).toBeUndefined();
    const bot = { ...offlineBot(registryOf([toy])), table };
    expect(JSON.stringify((await recordOf(bot, ada, id, { locale: 'en' })).log)).toContain('strategy two');
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it('makes room for a person, and its text is dropped', async () => {
    const { table } = setting();
    const card = await pair(table);
    await table.lobby.leave(bo, card.id);
    const { places } = await table.host.takeBack(bo, card.id);
    expect(places.every(({ strategy }) => strategy === undefined)).toBe(true);
  });
});

describe('the settlers’ strategies in the lobby', () => {
  const call = async (locale: string) => {
    const bot = offlineBot(registryOf([anyModule(settlers), anyModule(toyGame)]));
    const card = await bot.table.lobby.create(ada, { channel: 'c', module: 'settlers', language: locale });
    return { of: { bot, actor: ada, channel: 'c', locale }, card };
  };

  it('are asked for, chosen and shown by name', async () => {
    const { of, card } = await call('en');
    const asked = whichStrategy(of, card, { ai: 'lab', more: 1 });
    expect(textOf(asked)).toContain('Which strategy');
    expect(idsOf(asked)).toEqual(['strategy-choose~1~~settlers lab 1', 'strategy-write~1~~settlers lab 1']);
    expect(textOf(await fillByStrategy(of, card, { ai: 'lab', more: 1 }, 'silver'))).toMatch(
      /silver\*\* plays 1 seat/u,
    );
    expect(textOf(lobbyPost(of.bot, await of.bot.table.games.card(ada, card.id)))).toContain(
      '(strategy silver)',
    );
  });

  it.each([
    ['en', /Line 2: \*\*walrsu\*\* can’t be here\. Expected: a decision \(.*walrus/u],
    ['de', /Zeile 2: \*\*walrsu\*\* passt hier nicht\. Erwartet: eine Entscheidung \(.*walrus/u],
  ])('with errors are reported in %s with line, word and place, and nobody joins', async (locale, why) => {
    const { of, card } = await call(locale);
    const told = await fillByStrategy(of, card, { ai: 'lab' }, 'strategy mine; walrsu always; hay all');
    expect(textOf(told)).toMatch(why);
    expect(textOf(told)).toContain('  2  walrsu always\n     ^^^^^^');
    expect((await of.bot.table.games.card(ada, card.id)).places).toHaveLength(1);
  });

  it('that leave seats out are reported', async () => {
    const { of, card } = await call('en');
    const told = textOf(await fillByStrategy(of, card, { ai: 'lab' }, 'strategy mine\nwalrus all keep 0'));
    expect(told).toMatch(/mine\*\* plays 5 seats/u);
    expect(told).toMatch(/No clause for seals, vinland/u);
  });

  it('nested too deeply are refused, at any depth', async () => {
    const { of, card } = await call('en');
    const deep = `strategy deep; seals if ${'('.repeat(3500)}`;
    expect(textOf(await fillByStrategy(of, card, { ai: 'lab' }, deep))).toContain(
      'fewer brackets inside each other',
    );
  });
});
