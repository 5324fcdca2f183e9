import { describe, expect, it } from 'vitest';
import { HOUSEHOLDS } from '../../../src/games/settlers/model.js';
import { settlers } from '../../../src/games/settlers/module.js';
import { checkOdds, endChance, meanIvory, shares, stillChances } from '../../../src/games/settlers/odds.js';
import { startGame } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { teller } from '../../../src/kernel/text.js';

const { game } = startGame(settlers, {
  seats: HOUSEHOLDS.slice(0, 3),
  variant: 'standard',
  options: {},
  seed: 'odds',
  dice: 'fast',
});
const view = settlers.view(game.position, 'spectator');

describe('S7.1 chances', () => {
  it('of none, one and two still cards are a third each, and add up for any deck', () => {
    for (const chance of stillChances(2, 1)) expect(chance).toBeCloseTo(1 / 3);
    for (const [still, spring] of [
      [0, 1],
      [3, 1],
      [5, 2],
      [8, 4],
    ] as const)
      expect(stillChances(still, spring).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    // After one of two still cards has been turned, spring is next with one in two.
    expect(stillChances(1, 1)).toEqual([0.5, 0.5]);
  });

  it('of what is left in a deck are shares of its cards', () => {
    expect(shares(view.decks.seals)).toEqual({ seals: 10 / 12, death: 1 / 12, none: 1 / 12 });
    expect(meanIvory(view)).toBeCloseTo((5 * 5 + 5 * 3 + 10 * 2) / 21);
    // Succession lies in the lower half.
    expect(endChance(view)).toBe(0);
    expect(endChance({ ...view, decks: { ...view.decks, upper: 0, yearsLeft: 4 } })).toBe(1 / 4);
  });

  it('are what shuffled decks show', () => {
    for (const { what, exact, seen, sigma } of checkOdds(4000, drawer(3)))
      expect(Math.abs(exact - seen), what).toBeLessThan(5 * sigma);
  });

  it.each(['en', 'de'])('are told in %s, and above a decision stands what it is about', (locale) => {
    const tell = teller(settlers.texts, locale);
    for (const thing of settlers.odds?.about(view, '') ?? []) {
      const told = settlers.odds?.tell(view, '', thing, tell) ?? '';
      expect(told).toContain('%');
      expect(told).not.toMatch(/[{}]|odds\./u);
    }
    expect(settlers.means?.(view, 'gardar', tell)).toMatch(/4/u);
    expect(settlers.means?.(view, 'isafjord', tell)).toBe('');
  });
});
