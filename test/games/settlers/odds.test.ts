import { describe, expect, it } from 'vitest';
import type { TOLD } from '../../tools/odds-check/settlers.js';
import { checkOdds } from '../../tools/odds-check/settlers.js';
import { HOUSEHOLDS } from '../../../src/games/settlers/model.js';
import { settlers } from '../../../src/games/settlers/module.js';
import { endChance, meanIvory, shares, stillChances } from '../../../src/games/settlers/odds.js';
import { startGame } from '../../../src/kernel/game.js';
import { isWrong } from '../../tools/odds-check/trials.js';
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
  it('are a third each for zero, one and two still cards, and sum to one for any deck', () => {
    for (const chance of stillChances(2, 1)) expect(chance).toBeCloseTo(1 / 3);
    for (const [still, spring] of [
      [0, 1],
      [3, 1],
      [5, 2],
      [8, 4],
    ] as const)
      expect(stillChances(still, spring).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    // With one still card and one spring card left, either may come first.
    expect(stillChances(1, 1)).toEqual([0.5, 0.5]);
  });

  it('of a card are its share of the remaining deck', () => {
    expect(shares(view.decks.seals)).toEqual({ seals: 10 / 12, death: 1 / 12, none: 1 / 12 });
    expect(meanIvory(view)).toBeCloseTo((5 * 5 + 5 * 3 + 10 * 2) / 21);
    // The succession is in the lower half.
    expect(endChance(view)).toBe(0);
    expect(endChance({ ...view, decks: { ...view.decks, upper: 0, yearsLeft: 4 } })).toBe(1 / 4);
  });

  it('agree with seal and walrus hunts, winters and years played by the rules', () => {
    expect(checkOdds(1600, drawer(3)).filter(isWrong)).toEqual([]);
  });

  it('are checked: wrong chances of each kind are found', () => {
    const told: typeof TOLD = {
      seals: () => ({ seals: 0.4, death: 0.6 }),
      walrus: () => ({ storm: 0.5 }),
      meanIvory: () => 4,
      winter: () => [0.7, 0.2, 0.1],
      end: () => 0.5,
      warmth: () => ({ warm: 0.8, cold: 0.05 }),
    };
    const wrong = checkOdds(480, drawer(4), told).filter(isWrong);
    for (const kind of ['seals', 'death', 'storm', 'ivory', 'still', 'succession', 'warm', 'cold'])
      expect(
        wrong.some(({ what }) => what.includes(kind)),
        kind,
      ).toBe(true);
  });

  it.each(['en', 'de'])('are shown in %s, below the subject of the decision', (locale) => {
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
