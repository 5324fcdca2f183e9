import { expect, it } from 'vitest';
import { parseControlId } from '../../src/discord/custom-id.js';
import { handlers } from '../../src/handlers.js';
import { idsOf, textOf, toyBot } from '../support/tables.js';

it('/games digest without an hour offers three, and a press sets one', async () => {
  const bot = toyBot();
  const { commands, controls } = handlers(bot.modules);
  const call = { bot, actor: { guild: '', person: '11' }, channel: 'dm', locale: 'de' };
  const typed = { ...call, sub: 'digest', options: {}, missing: [], inGameChannel: false };
  const command = commands.find(({ data }) => data.name === 'games');
  const control = controls.find(({ family }) => family === 'daily');
  const offered = await command?.run(typed);
  const ids = idsOf(offered ?? { components: [] });
  expect(ids).toEqual(['daily~~~480', 'daily~~~780', 'daily~~~1200']);
  const id = parseControlId(ids[0] ?? '');
  if (id === undefined || control === undefined) throw new Error('a button');
  expect(textOf((await control.run({ ...call, id, values: [] })) ?? { components: [] })).toContain(
    '**08:00**',
  );
  expect(await bot.table.club.daily('11')).toBe(480);
  expect((await bot.table.people.get('11')).language).toBe('de');
  // Once an hour is set, the digest is shown.
  expect(idsOf((await command?.run(typed)) ?? { components: [] })).toEqual([]);
  const forged = await control.run({ ...call, id: { ...id, rest: '99999' }, values: [] });
  expect(textOf(forged ?? { components: [] })).not.toContain('**');
});
