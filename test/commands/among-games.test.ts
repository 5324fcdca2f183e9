import { beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.js';
import type { Bot } from '../../src/discord/bot.js';
import type { Completion } from '../../src/discord/command.js';
import { parseControlId } from '../../src/discord/custom-id.js';
import { LIMITS } from '../../src/discord/limits.js';
import type { MessageBody } from '../../src/discord/post.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { settingsOf } from '../../src/kernel/options.js';
import { picturesOf } from '../../renders/index.js';
import type { Snapshot } from '../../src/table/contract/index.js';
import { idsOf, offlineBot, textOf, wordPictures } from '../support/tables.js';

/** Two games of the same players in one channel, Greenland and Glacier. */

const [ada, bo, cyd] = [
  { guild: '1', person: '11' },
  { guild: '1', person: '22' },
  { guild: '1', person: '33' },
];
const modules = GAMES.filter(({ meta }) => ['glacier', 'greenland'].includes(meta.id));

let bot: Bot;
let all: ReturnType<typeof handlers>;

beforeAll(async () => {
  const pictures = { ...wordPictures, parts: ({ card, view }: Snapshot) => picturesOf(card.module, view) };
  bot = { ...offlineBot(registryOf(modules)), pictures };
  all = handlers(bot.modules);
  for (const { meta } of modules) {
    const options = settingsOf(meta.options, {});
    const { id } = await bot.table.lobby.create(ada, {
      channel: 'c',
      module: meta.id,
      language: 'en',
      options,
    });
    await bot.table.lobby.join(bo, id);
    await bot.table.lobby.start(ada, id);
  }
});

const waits = async (id: number, { person }: typeof ada): Promise<boolean> =>
  (await bot.table.games.card(ada, id)).awaited.some((one) => one.person === person);

const call = (actor: typeof ada, line: string, options: Readonly<Record<string, string>> = {}) => {
  const [name, sub = ''] = line.slice(1).split(' ');
  const command = all.commands.find((each) => each.data.name === name);
  if (command === undefined) throw new Error(`no command ${line}`);
  return {
    command,
    of: { bot, actor, channel: 'c', locale: 'en', sub, options, missing: [], inGameChannel: true },
  };
};

const run = (line: string, options: Readonly<Record<string, string>>, actor = ada): Promise<MessageBody> => {
  const { command, of } = call(actor, line, options);
  return command.run(of);
};

async function complete(line: string, focused: string, typed = '', actor = ada) {
  const { command, of } = call(actor, line, { [focused]: typed });
  return (await command.complete?.({ ...of, focused, typed })) ?? [];
}

const titled = (found: readonly Completion[], number: number): readonly Completion[] =>
  found.filter(({ name, value }) => name.includes(` · #${number} `) && value.endsWith(` #${number}`));

describe('completions with two games in a channel', () => {
  it.each([
    ['/card', 'name'],
    ['/odds', 'about'],
    ['/board', 'part'],
    ['/propose winner', 'seat'],
    ['/log', 'phase'],
  ])('for %s offer entries of both games, each with the game’s name', async (line, option) => {
    const found = await complete(line, option);
    expect(found.length).toBeLessThanOrEqual(LIMITS.autocompleteChoices);
    expect(titled(found, 1).length).toBeGreaterThan(0);
    expect(titled(found, 2).length).toBeGreaterThan(0);
    expect(titled(found, 1).length + titled(found, 2).length).toBe(found.length);
    for (const { name } of found) expect(name.length).toBeLessThanOrEqual(LIMITS.optionLabel);
  });

  it('of /play offer moves of the games that wait for the player', async () => {
    for (const actor of [ada, bo]) {
      const found = await complete('/play', 'move', '', actor);
      for (const number of [1, 2]) expect(titled(found, number).length > 0).toBe(await waits(number, actor));
    }
  });

  it('list the games that wait for the player first', async () => {
    for (const actor of [ada, bo]) {
      const [entry] = await complete('/board', 'part', '', actor);
      const number = Number(/ #(\d+)$/u.exec(entry?.value ?? '')?.[1]);
      expect(await waits(number, actor)).toBe((await waits(1, actor)) || (await waits(2, actor)));
    }
  });

  it('act in the picked game without asking which one', async () => {
    const [entry] = titled(await complete('/card', 'name', 'walrus'), 1);
    const answer = textOf(await run('/card', { name: entry?.value ?? '' }));
    expect(answer).toMatch(/Walrus/u);
    expect(answer).not.toMatch(/Which one/u);
  });

  it('are empty for a person without a seat or a legal move', async () => {
    expect(await complete('/play', 'move', '', cyd)).toEqual([]);
  });
});

describe('a typed seat', () => {
  const seatName = async (): Promise<string> => {
    const [first] = titled(await complete('/propose winner', 'seat'), 2);
    return first?.name.replace(/ · #2 .*$/u, '') ?? '';
  };

  it('is found by its printed name in any case', async () => {
    const answer = textOf(await run('/log', { seat: (await seatName()).toUpperCase(), game: '2' }));
    expect(answer).not.toContain('no seat');
  });

  it('that doesn’t exist is answered with the seats as buttons', async () => {
    const refused = await run('/propose winner', { seat: 'Atlantis @here', game: '2' });
    expect(textOf(refused)).toContain('no seat “Atlantis');
    expect(textOf(refused)).not.toContain('@here');
    const ids = idsOf(refused).map((id) => parseControlId(id));
    expect(ids.map((id) => id?.family)).toEqual(['again', 'again']);
    const [id] = ids;
    const again = all.controls.find(({ family }) => family === 'again');
    if (id === undefined || again === undefined) throw new Error('a button for each seat');
    const done = await again.run({ ...call(ada, '/propose winner').of, id, values: [] });
    expect(textOf(done ?? refused)).not.toContain('no seat');
    expect((await bot.table.games.card(ada, 2)).stage).toBe('running');
  });
});
