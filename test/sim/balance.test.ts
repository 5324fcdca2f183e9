import { describe, expect, it } from 'vitest';
import { greenland } from '../../src/games/greenland/module.js';
import { addBalances, halfWidth, NO_BALANCE, runBalance } from '../../src/sim/balance.js';
import { figure, reportPart } from '../../src/sim/balance-report.js';

const input = {
  game: 'greenland',
  variant: 'standard',
  seats: 4,
  options: {},
  first: 0,
  games: 2,
  seed: 3,
  ai: 'greedy',
};

describe('a study of many games', () => {
  const output = runBalance(input);

  it('counts winners, points, people and cards', () => {
    expect(output.faults).toEqual([]);
    expect(output.sums['win norse']?.n).toBe(2);
    const wins = ['tunit', 'norse', 'sami', 'thule'].map((seat) => output.sums[`win ${seat}`]?.sum ?? 0);
    expect(wins.reduce((sum, n) => sum + n, 0)).toBeCloseTo(2, 9);
    expect(output.sums['turn 1 population']?.sum).toBeGreaterThan(0);
    expect(output.sums['hunts card walrus']?.n).toBe(2);
  });

  it('adds batches up', () => {
    const other = runBalance({ ...input, first: 2, games: 1 });
    const both = addBalances(addBalances(NO_BALANCE, output), other);
    expect(both.games).toBe(3);
    expect(both.sums['points thule']?.sum).toBe(
      (output.sums['points thule']?.sum ?? 0) + (other.sums['points thule']?.sum ?? 0),
    );
  });

  it('is told with intervals', () => {
    const text = reportPart({ input, output, tables: greenland.study?.tables ?? [], tell: (how) => how });
    expect(text).toContain('2 games, seed 3');
    expect(text).toMatch(/\| norse \| [\d.]+ ± [\d.]+ % \|/u);
    expect(figure({ n: 100, sum: 25, squares: 25 }, true)).toBe('25.0 ± 8.5 %');
    expect(halfWidth({ n: 1, sum: 1, squares: 1 })).toBe(Number.POSITIVE_INFINITY);
  });
});
