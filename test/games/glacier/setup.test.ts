import { describe, expect, it } from 'vitest';
import { startGame } from '../../../src/kernel/game.js';
import { ORIGINAL } from '../../../src/games/glacier/cards.js';
import { glacier } from '../../../src/games/glacier/module.js';
import { CLANS } from '../../../src/games/glacier/model.js';

function opening(clans: number, options: Record<string, string> = {}) {
  const { game } = startGame(glacier, {
    seats: CLANS.slice(0, clans),
    variant: 'standard',
    options,
    seed: `setup ${clans}`,
  });
  return game.position;
}

describe('J1 setup', () => {
  it('gives each clan a clan card of each size and one fate card, and puts winter last', () => {
    const { g } = opening(4);
    for (const clan of CLANS) {
      expect(g.hands[clan]).toHaveLength(1);
      expect(g.vows[clan]).toBeDefined();
    }
    expect(g.deck.at(-1)).toBe(ORIGINAL.winter);
    expect(g.fates).toHaveLength(20);
  });
});

describe('J2 two and three clans', () => {
  it.each([
    [4, 60, 5],
    [3, 54, 6],
    [2, 42, 7],
  ])('%i clans play with %i cards, %i whole rounds in the first year', (clans, cards, rounds) => {
    const { g } = opening(clans);
    const held = Object.values(g.clans).reduce(
      (sum, clan) => sum + clan.weapons.length + (clan.artifact === '' ? 0 : 1),
      0,
    );
    expect(g.deck.length + g.open.length + g.discards.length + held).toBe(cards);
    expect(cards / 3 / clans).toBe(rounds);
  });
});

describe('J3 number of trophies', () => {
  it.each([
    [4, 'printed', 3],
    [3, 'printed', 4],
    [2, 'printed', 6],
    [4, 'long', 4],
  ])('%i clans, %s: %i', (clans, goal, wanted) => {
    expect(glacier.view(opening(clans, { goal }), 'spectator').goal).toBe(wanted);
  });
});
