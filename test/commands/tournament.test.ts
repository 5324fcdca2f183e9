import { beforeEach, expect, it } from 'vitest';
import type { Bot } from '../../src/discord/bot.js';
import { parseControlId } from '../../src/discord/custom-id.js';
import { handlers } from '../../src/handlers.js';
import { idsOf, textOf, toyBot } from '../support/tables.js';

const actor = { guild: '1', person: '11', moderator: true };
const place = { channel: 'c', missing: [], inGameChannel: true };
let bot: Bot;
beforeEach(() => {
  bot = toyBot();
});

function type(sub: string, options: Readonly<Record<string, string | number>> = {}, locale = 'en') {
  const command = handlers(bot.modules).commands.find(({ data }) => data.name === 'tournament');
  if (command === undefined) throw new Error('no /tournament');
  return command.run({ bot, actor, ...place, locale, sub, options });
}

const open = (pace: string, locale = 'en') => type('new', { game: 'woodpile', kind: 'swiss', pace }, locale);

it.each([
  ['live', 'en'],
  ['LIVE', 'en'],
  ['Live: 10 minutes per decision', 'en'],
  ['Am Stück', 'de'],
  ['am stück: 10 minuten pro entscheidung', 'en'],
])('accepts the pace typed as %s (%s)', async (pace, locale) => {
  await open(pace, locale);
  expect((await bot.table.tournaments.shown(1)).setup).toMatchObject({ pace: 'live', days: 2 });
});

it.each(['fast', 'live+bank'])('refuses the pace %s, which tournaments don’t have', async (pace) => {
  await expect(open(pace)).rejects.toMatchObject({ key: 'bot.no-such-pace' });
  expect(await bot.table.tournaments.list(actor)).toEqual([]);
});

it('offers only paces without a time bank', async () => {
  const command = handlers(bot.modules).commands.find(({ data }) => data.name === 'tournament');
  const call = { bot, actor, ...place, locale: 'en', sub: 'new', options: {}, focused: 'pace', typed: '' };
  const offered = (await command?.complete?.(call)) ?? [];
  expect(offered.map(({ value }) => value)).toEqual(['relaxed', 'daily', 'brisk', 'live']);
});

it.each([
  ['en', 'End the tournament **T1 Cup**?', 'T1 Cup ended'],
  ['de', 'Das Turnier **T1 Cup** beenden?', 'T1 Cup endet'],
])('asks for confirmation before it ends a tournament (%s)', async (locale, question, done) => {
  await type('new', { game: 'woodpile', kind: 'swiss', seats: 2, name: 'Cup' }, locale);
  for (const person of ['1', '2']) await bot.table.tournaments.join({ guild: '1', person }, 1);
  await bot.table.tournaments.start(actor, 1);
  const asked = await type('end', {}, locale);
  expect(textOf(asked)).toContain(question);
  expect((await bot.table.tournaments.shown(1)).stage).toBe('running');

  const id = parseControlId(idsOf(asked)[0] ?? '');
  const control = handlers(bot.modules).controls.find(({ family }) => family === id?.family);
  if (id === undefined || control === undefined) throw new Error('no button');
  const press = { bot, actor, ...place, locale, id, values: [] };
  const stranger = { guild: '1', person: '22' };
  await expect(control.run({ ...press, actor: stranger })).rejects.toMatchObject({
    key: 'table.not-organiser',
  });
  expect(textOf((await control.run(press)) ?? asked)).toContain(done);
  expect((await bot.table.tournaments.shown(1)).stage).toBe('over');
});
