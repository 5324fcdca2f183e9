import { describe, expect, it } from 'vitest';
import { shareOut, splitsOf } from '../tools/sim/sharing.js';

function times<T>(list: readonly T[], thing: T): number {
  return list.filter((one) => one === thing).length;
}

describe('the distribution of seats among AIs', () => {
  it('has six ways for four seats and two AIs, each followed by its mirror image', () => {
    const splits = splitsOf(2, 4).map((split) => split.join(''));
    expect([...splits].sort()).toEqual(['0011', '0101', '0110', '1001', '1010', '1100']);
    for (let i = 0; i < splits.length; i += 2)
      expect(splits[i + 1]).toBe([...(splits[i] ?? '')].map((ai) => (ai === '0' ? '1' : '0')).join(''));
  });

  it.each([
    [1, 4, 1],
    [2, 2, 2],
    [2, 3, 6],
    [2, 4, 6],
    [3, 4, 36],
    [3, 2, 6],
    [4, 4, 24],
  ])('is fair for %i AIs at %i seats, in %i ways', (ais, seats, ways) => {
    const splits = splitsOf(ais, seats);
    expect(splits).toHaveLength(ways);
    expect(new Set(splits.map((split) => split.join())).size).toBe(ways);
    for (let seat = 0; seat < seats; seat++) {
      const holders = splits.map((split) => split[seat]);
      for (let ai = 0; ai < ais; ai++) expect(times(holders, ai)).toBe(ways / ais);
    }
    for (const split of splits) {
      const held = Array.from({ length: ais }, (_, ai) => times(split, ai));
      expect(Math.max(...held) - Math.min(...held)).toBeLessThanOrEqual(1);
    }
  });

  it('changes from game to game', () => {
    const games = Array.from({ length: 12 }, (_, number) => shareOut(['x', 'y'], 4, number).join(''));
    expect(new Set(games).size).toBe(6);
    expect(games.slice(6)).toEqual(games.slice(0, 6));
    expect(shareOut(['x'], 3, 7)).toEqual(['x', 'x', 'x']);
  });
});
