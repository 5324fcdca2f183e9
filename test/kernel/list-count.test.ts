import { expect, it } from 'vitest';
import { teller } from '../../src/kernel/text.js';
import { glacier } from '../../src/games/glacier/module.js';

/** A text with a list can use the number of its items, so that its verb agrees. */

it.each([
  ['en', ['ochre'], 'Ochre wins with 6 trophies.'],
  ['en', ['ochre', 'flint'], 'Ochre and Flint win with 6 trophies.'],
  ['de', ['ochre'], 'Ocker gewinnt mit 6 Trophäen.'],
  ['de', ['ochre', 'flint'], 'Ocker und Flint gewinnen mit 6 Trophäen.'],
] as const)('the verb agrees with the number of winners (%s, %j)', (locale, winners, said) => {
  expect(teller(glacier.texts, locale).lookup('end.won', { winners: [...winners], trophies: 6 })).toBe(said);
});
