import { describe, expect, it } from 'vitest';
import { glacier } from '../../../src/games/glacier/module.js';
import { startGame } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { runPlayouts } from '../../tools/sim/playouts.js';
import type { Move } from '../../../src/kernel/types.js';
import type { View } from '../../../src/games/glacier/view-types.js';

describe('whole games', () => {
  it.each([
    [2, []],
    [3, []],
    [4, []],
    [3, ['greedy']],
    [4, ['greedy', 'random']],
  ])('of %i clans end without a fault, played by %j', (seats, ai) => {
    const output = runPlayouts({
      game: 'glacier',
      variant: 'standard',
      seats,
      options: {},
      first: 0,
      games: ai.length === 0 ? 8 : 2,
      seed: 5,
      invariants: true,
      ai,
    });
    expect(output.faults).toEqual([]);
    expect(Object.keys(output.endings)).toEqual(['end.trophies']);
  });

  it('a greedy player beats a random one', () => {
    let won = 0;
    for (let n = 0; n < 6; n++) {
      const draw = drawer(n + 1);
      const { game } = startGame(glacier, {
        seats: ['ochre', 'flint'],
        variant: 'standard',
        options: {},
        seed: `duel ${n}`,
      });
      while (game.position.over === undefined) {
        const [seat = ''] = game.waiting();
        const choices = game.choices(seat);
        const ai = glacier.ai[seat === 'ochre' ? 'greedy' : 'random'];
        const move = ai?.({ view: glacier.view(game.position, seat), seat, choices, draw });
        if (move === undefined) break;
        game.apply(seat, move);
      }
      if (game.position.over?.winners.includes('ochre')) won++;
    }
    expect(won).toBeGreaterThanOrEqual(5);
  });
});

describe('the planner', () => {
  it('plays legal moves within its time, and answers others like the greedy player', () => {
    const draw = drawer(2);
    const { game } = startGame(glacier, {
      seats: ['ochre', 'flint', 'amber'],
      variant: 'standard',
      options: {},
      seed: 'ahead',
    });
    let asked = 0;
    for (let n = 0; n < 12 && game.position.over === undefined; n++) {
      const [seat = ''] = game.waiting();
      const choices = game.choices(seat);
      const view = glacier.view(game.position, seat);
      const keepGoing = (): boolean => asked++ < 400;
      const move = glacier.planners?.['planner']?.({ view, seat, choices, draw, playouts: 9, keepGoing });
      if (move === undefined) break;
      expect(() => game.check(seat, move)).not.toThrow();
      game.apply(seat, move);
    }
    expect(asked).toBeGreaterThan(0);
  });
});

describe('AIs know only their view', () => {
  it.each(['greedy', 'random', 'planner'])('%s decides the same for any hidden cards', (name) => {
    const draw = drawer(5);
    const seats = ['ochre', 'flint', 'amber'];
    const { game } = startGame(glacier, { seats, variant: 'standard', options: {}, seed: 'hidden' });
    let different = 0;
    for (let n = 0; n < 60 && game.position.over === undefined; n++) {
      const [seat = ''] = game.waiting();
      const choices = game.choices(seat);
      const decide = (view: View): Move | undefined => {
        const input = { view, seat, choices, draw: drawer(n) };
        const planner = glacier.planners?.[name];
        return planner?.({ ...input, playouts: 24, keepGoing: () => true }) ?? glacier.ai[name]?.(input);
      };
      const move = decide(glacier.view(game.position, seat));
      const other = glacier.permuteHidden(game.position, seat, drawer(n + 1));
      if (JSON.stringify(other) !== JSON.stringify(game.position)) different++;
      expect(decide(glacier.view(other, seat))).toEqual(move);
      const usual = glacier.ai['greedy']?.({ view: glacier.view(game.position, seat), seat, choices, draw });
      if (usual === undefined) break;
      game.apply(seat, usual);
    }
    expect(different).toBeGreaterThan(20);
  });
});
