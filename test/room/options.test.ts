import type { APIApplicationCommandOption } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { checkOptions } from '../../src/room/page-api/options.js';

const OPTIONS: readonly APIApplicationCommandOption[] = [
  { type: 3, name: 'kind', description: 'k', choices: [{ name: 'Swiss: equal points', value: 'swiss' }] },
  { type: 4, name: 'seats', description: 's', min_value: 2 },
  { type: 3, name: 'pace', description: 'p', autocomplete: true },
];
const TYPED = [
  { type: 3, name: 'kind', value: 'Swiss' },
  { type: 4, name: 'seats', value: 1 },
  { type: 3, name: 'pace', value: 'l', focused: true },
];
const check = (autocomplete: boolean) =>
  checkOptions(OPTIONS, TYPED, { autocomplete, upload: () => undefined, channelType: () => undefined });

it('autocomplete works while other options are unfinished', () => {
  expect(check(true).map(({ value }) => value)).toEqual(['Swiss', 1, 'l']);
});

it('a command with unfinished options is refused', () => {
  expect(() => check(false)).toThrow();
});
