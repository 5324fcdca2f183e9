import { describe, expect, it } from 'vitest';
import { HOUSEHOLDS } from '../../../src/games/settlers/model.js';
import { settlers } from '../../../src/games/settlers/module.js';
import { openGame, startGame } from '../../../src/kernel/game.js';
import { readPosition } from '../../../src/kernel/scenario.js';
import type { Json, Move } from '../../../src/kernel/types.js';
import { anyModule } from '../../../src/games/registry.js';

const seats = HOUSEHOLDS.slice(0, 3);

function decide(position: Json, seat: string, id: string, option: string): Move | undefined {
  const input = { seats, variant: 'standard', options: {} };
  const game = openGame(anyModule(settlers), readPosition(anyModule(settlers), input, position, 'policies'));
  game.begin();
  const policy = settlers.policies.find((one) => one.id === id);
  const view = settlers.view(game.position as Parameters<typeof settlers.view>[0], seat);
  return policy?.decide(option, view, seat, game.choices(seat));
}

const quiet = { step: 'S1.4' };
const winter = {
  step: 'S5.2',
  households: { brattahlid: { food: 99 }, gardar: { food: 99 }, hvalsey: { food: 99 } },
};
const hunger = {
  step: 'S5.2',
  households: { brattahlid: { food: 10 }, gardar: { food: 60 }, hvalsey: { food: 12 } },
};

/** Winter is still to be paid for, and Brattahlid has no hay. */
const barren = {
  step: 'S7.1',
  winter: ['still'],
  households: {
    brattahlid: { food: 99, cows: 1, sheep: 0, hay: 0 },
    gardar: { food: 99, cows: 1, sheep: 0, hay: 40 },
    hvalsey: { food: 99, cows: 0, sheep: 0 },
  },
};

describe('S9 auto-actions answer the points for dealing', () => {
  it.each([
    ['rest unless a deal names the household', quiet, 'talk', 'named', 'rest'],
    ['rest until winter', quiet, 'talk', 'winter', 'rest'],
    ['ask in winter', winter, 'talk', 'winter', undefined],
    ['ask at the first point of each season', quiet, 'talk', 'seasons', undefined],
    ['ask at each point if the household wants it', quiet, 'talk', 'ask', undefined],
    ['ask if a household would starve', hunger, 'talk', 'named', undefined],
    ['give the missing food', hunger, 'help', 'give', 'give'],
    ['ask if a herd would be lost', barren, 'talk', 'named', undefined],
    ['give the missing hay', barren, 'help', 'give', 'give'],
    ['give nothing if set to never help', hunger, 'help', 'never', 'done'],
    ['ask about help if set to ask', hunger, 'help', 'ask', undefined],
  ] as const)('%s', (_what, position, id, option, verb) => {
    expect(decide(position, 'gardar', id, option)?.verb).toBe(verb);
  });

  it('the recommended auto-actions leave a household its seasons, but no deal or upkeep', () => {
    const { game } = startGame(settlers, {
      seats,
      variant: 'standard',
      options: {},
      seed: 'orders',
      dice: 'fast',
    });
    const asked: Record<string, number> = {};
    while (game.position.over === undefined) {
      const [seat = ''] = game.waiting();
      const choices = game.choices(seat);
      const view = settlers.view(game.position, seat);
      let move: Move | undefined;
      for (const { usual, initial, decide: settle } of settlers.policies) {
        const option = usual ?? initial;
        move ??= option === 'ask' ? undefined : settle(option, view, seat, choices);
      }
      if (move === undefined) {
        const state = `${game.state()?.name ?? ''} ${view.asked?.to ?? ''}`;
        asked[state] = (asked[state] ?? 0) + 1;
        move = settlers.ai['greedy']?.({ view, seat, choices, draw: () => 0 });
      }
      if (move === undefined) break;
      game.apply(seat, move);
    }
    const perYear = Object.values(asked).reduce((sum, n) => sum + n, 0) / seats.length / game.position.g.year;
    expect(Object.keys(asked).sort()).toEqual(
      ['boats vinland', 'boats walrus', 'build ', 'hay ', 'seals ', 'ship ', 'timber '].sort(),
    );
    expect(perYear).toBeLessThanOrEqual(7);
  });
});
