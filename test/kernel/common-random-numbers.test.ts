import { describe, expect, it } from 'vitest';
import { CommonRandomNumbersGame } from '../../src/kernel/common-random-numbers.js';
import type { GameModule, Position } from '../../src/kernel/types.js';

/** A game with only rolls; the vars of its frame name the card. */
function rolling(luck: number): (card: string, n: number) => number[] {
  const position: Position<{ turn: number }> = {
    game: 'dice',
    rulesVersion: 1,
    variant: 'standard',
    seats: ['one'],
    g: { turn: 1 },
    frames: [{ at: 'roll', vars: {} }],
    dice: { state: [1, 2, 3, 4], count: 0 },
  };
  const module = {
    procedures: {},
    states: { roll: { rule: '', seats: () => ['one'], choices: () => undefined, verbs: {} } },
  } as unknown as GameModule<{ turn: number }, unknown>;
  const game = new CommonRandomNumbersGame(
    module,
    position,
    luck,
    ({ turn }, { card }) => `${String(card)} ${turn}`,
  );
  return (card, n) => {
    game.vars = { card };
    return game.dice(n);
  };
}

describe('dice that depend on the purpose of the roll', () => {
  it('are equal for the same prey regardless of earlier rolls', () => {
    const plain = rolling(7);
    const walrus = plain('walrus', 6);
    const busy = rolling(7);
    busy('seal', 20);
    busy('bear', 3);
    expect(busy('walrus', 6)).toEqual(walrus);
  });

  it('continue for a larger party and for a second roll', () => {
    const small = rolling(7)('walrus', 3);
    const large = rolling(7)('walrus', 8);
    expect(large.slice(0, 3)).toEqual(small);
    const twice = rolling(7);
    twice('walrus', 3);
    expect(twice('walrus', 5)).toEqual(large.slice(3));
  });

  it('differ for another prey and for another seed', () => {
    expect(rolling(7)('seal', 12)).not.toEqual(rolling(7)('walrus', 12));
    expect(rolling(8)('walrus', 12)).not.toEqual(rolling(7)('walrus', 12));
  });

  it('show all faces equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let luck = 0; luck < 2_000; luck++)
      for (const face of rolling(luck)('walrus', 6)) counts[face] = (counts[face] ?? 0) + 1;
    expect(counts[0]).toBe(0);
    // 12 000 dice: 2000 of each face, with a standard deviation of 41.
    for (const n of counts.slice(1)) expect(Math.abs(n - 2_000)).toBeLessThan(165);
  });
});
