import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { lightestFirst } from '../../src/kernel/lightest.js';

const metas = GAMES.map(({ meta }) => meta);
const named = (offers: ReturnType<typeof lightestFirst>): readonly string[] =>
  offers.map(({ module, variant }) => `${module} ${variant.id}`);

describe('the list of games', () => {
  it('starts with the lightest, then the shortest, each in its lightest variant', () => {
    expect(named(lightestFirst(metas))).toEqual([
      'glacier standard',
      'greenland beginner',
      'endless standard',
      'settlers standard',
      'wordfame standard',
    ]);
  });

  it('skips games with too few seats', () => {
    const six = lightestFirst(metas, ({ maxSeats }) => maxSeats >= 6);
    expect(named(six)).toEqual(['settlers standard', 'wordfame standard']);
  });

  it('ends with games of unknown weight', () => {
    const unknown = { id: 'toy', variants: [{ id: 'standard', minSeats: 2, maxSeats: 4 }] };
    expect(named(lightestFirst([unknown, ...metas])).at(-1)).toBe('toy standard');
  });
});

it('every variant states its weight and length', () => {
  for (const { id, variants } of metas)
    for (const { id: variant, effort } of variants) expect(effort, `${id} ${variant}`).toBeDefined();
});
