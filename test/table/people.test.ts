import { expect, it } from 'vitest';
import { setting } from './setting.js';

it('people and servers have settings', async () => {
  const { table } = setting();
  expect(await table.people.get('ada')).toEqual({ id: 'ada' });
  await table.people.save({ id: 'ada', language: 'de' });
  expect(await table.people.get('ada')).toEqual({ id: 'ada', language: 'de' });
  await table.settings.save('north', 'language', 'de');
  expect(await table.settings.get('north', 'language')).toBe('de');
  expect(await table.settings.get('south', 'language')).toBeUndefined();
});
