import { describe, expect, it } from 'vitest';
import { brokenIn } from '../../../../src/kernel/invariants.js';
import { conform } from '../../../tools/conformance.js';
import { startGame } from '../../../../src/kernel/game.js';
import { drawer } from '../../../../src/kernel/random.js';
import { greenland } from '../../../../src/games/greenland/module.js';
import { anyModule } from '../../../../src/games/registry.js';

const module = anyModule(greenland);

describe('L the laws of the kernel hold on patrol, and in both parts of the long game (M2)', () => {
  it.each([
    [21, 'patrol', ['norse']],
    [22, 'patrol', ['tunit', 'sami']],
    [23, 'patrol', ['tunit', 'norse', 'sami', 'thule']],
    [24, 'full', ['norse', 'thule']],
  ])('game %i, %s with %j', (seed, variant, seats) => {
    expect(conform(module, { seed, variant, seats, options: {}, every: 6 })).toEqual([]);
  });
});

describe('L9 the greedy player plays a patrol to its end', () => {
  it.each([[['sami']], [['norse', 'thule']]])('%j', (seats) => {
    const { game } = startGame(greenland, { seats, variant: 'patrol', options: {}, seed: 'greedy patrol' });
    const draw = drawer(7);
    for (let n = 0; n < 2000 && game.position.over === undefined; n++) {
      const [seat] = game.waiting();
      const ai = greenland.ai['greedy'];
      if (seat === undefined || ai === undefined) break;
      game.apply(
        seat,
        ai({ view: greenland.view(game.position, seat), seat, choices: game.choices(seat), draw }),
      );
      expect(brokenIn(greenland, game.position)).toEqual([]);
    }
    expect(game.position.over?.how).toMatch(/^over\.patrol-/);
  });
});
