import { describe, expect, it } from 'vitest';
import { startGame } from '../../src/kernel/game.js';
import { playOn } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';
import type { GameModule } from '../../src/kernel/types.js';
import { playRoundTrip } from '../tools/round-trip.js';
import { toyGame } from '../support/toy-game.js';

/** Every decision is stored, undone and replayed, which detects state outside of the position. */

const toy = toyGame as unknown as GameModule<unknown, unknown>;

function play(module: typeof toy, roundTrip: boolean): string {
  const start = { seats: ['red', 'blue'], variant: 'standard', options: {}, seed: 'restless' };
  const { game } = startGame(module, start);
  playOn(game, { draw: drawer(5), ...(roundTrip ? { play: playRoundTrip } : {}) });
  return JSON.stringify(game.position);
}

describe('a game that is reloaded before every decision', () => {
  it('ends like a game played without a break', () => {
    expect(play(toy, true)).toBe(play(toy, false));
  });

  it('reveals rules that keep state outside the position', () => {
    let played = 0;
    const gather = toy.states['gather'];
    if (gather === undefined) throw new Error('no state gather');
    const forgetful: typeof toy = {
      ...toy,
      states: {
        ...toy.states,
        gather: {
          ...gather,
          verbs: {
            ...gather.verbs,
            gather: (c, seat, args) => {
              c.emit('toy.count', { n: ++played });
              gather.verbs['gather']?.(c, seat, args);
            },
          },
        },
      },
    };
    expect(() => play(forgetful, true)).toThrow('after a restart what came of it is another');
  });
});
