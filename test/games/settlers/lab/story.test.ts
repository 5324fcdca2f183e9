import { describe, expect, it } from 'vitest';
import { settlers } from '../../../../src/games/settlers/module.js';
import { storyOf } from '../../../../src/games/settlers/lab/story.js';
import { teller, type Happening } from '../../../../src/kernel/index.js';

const tell = teller(settlers.texts, 'en');
const story = (...years: readonly (readonly Happening[])[]): string[] =>
  storyOf(years, ({ key, args }) => tell.lookup(key, args));

const loan = (food: number): Happening[] => [
  { key: 'deal.made', args: { id: 1, households: ['gardar', 'hvalsey'] } },
  { key: 'deal.gave', args: { from: 'gardar', to: 'hvalsey', goods: `${food} food` } },
  {
    key: 'pledge.made',
    args: { id: 2, from: 'hvalsey', to: 'gardar', goods: `${food + 1} food`, year: 2, season: 'summer' },
  },
];
const broken: Happening = {
  key: 'pledge.broken',
  args: { id: 2, from: 'hvalsey', to: 'gardar', goods: '3 food' },
};
const herd = (household: string): Happening => ({
  key: 'herd.lost',
  args: { household, cows: 1, sheep: 2, why: 'hay' },
});

describe('the story of a game', () => {
  it('shows a loan with its promise, even in a year of losses', () => {
    expect(story([herd('gardar'), herd('hvalsey'), herd('sandnes'), ...loan(2)])).toEqual([
      'Year 1: Gardar loses its herd; Hvalsey loses its herd; Gardar lends 2 food to Hvalsey for a promise of 3 food.',
    ]);
  });

  it('merges years with the same events into one line without amounts', () => {
    expect(story([], [broken, ...loan(2)], [broken, ...loan(5)], [broken])).toEqual([
      'Year 1: nothing is lost or given.',
      'Years 2 to 3: Hvalsey has broken a promise; Gardar lends food to Hvalsey for a promise of food.',
      'Year 4: Hvalsey has broken a promise.',
    ]);
  });
});
