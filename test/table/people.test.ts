import { expect, it } from 'vitest';
import { setting } from './setting.js';

it('people and guilds have settings', async () => {
  const { table } = setting();
  expect(await table.person('ada')).toEqual({ id: 'ada' });
  await table.savePerson({ id: 'ada', language: 'de' });
  expect(await table.person('ada')).toEqual({ id: 'ada', language: 'de' });
  await table.saveSetting('north', 'language', 'de');
  expect(await table.setting('north', 'language')).toBe('de');
  expect(await table.setting('south', 'language')).toBeUndefined();
});
