import { describe, expect, it } from 'vitest';
import { fit } from '../../src/kernel/parameters.js';

describe('a bag whose contents have a second name', () => {
  const bag = { name: 'goods', of: { cows: 3, hay: 9 }, min: 1, max: 9, also: { cow: 'cows' } };

  it.each([
    ['the singular', 'cow', 'cows'],
    ['a counted singular', '2cow+3hay', '2cows+3hay'],
    ['both words, added up', 'cow+2cows', '3cows'],
    ['more than there are, added up', '2cow+2cows', undefined],
    ['a word that no bag knows', 'constructor', undefined],
  ])('reads %s', (_name, typed, fitted) => {
    expect(fit(bag, typed)).toBe(fitted);
  });
});
