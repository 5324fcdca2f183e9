import { describe, expect, it } from 'vitest';
import { optionsOfRound, tablesOf } from '../../src/sim/endurance.js';
import { runPlayouts } from '../../src/sim/playouts.js';

/** A slice of what `fimbul endurance` does a million times, each decision written down and taken back. */

const tables = ['greenland', 'glacier'].flatMap((game) =>
  tablesOf(game).map((table, round) => ({ game, round, ...table })),
);

describe('random decisions', () => {
  it.each(tables)('of $game, $variant with $seats seats, break nothing', ({ game, round, ...table }) => {
    const output = runPlayouts({
      game,
      ...table,
      options: optionsOfRound(game, round),
      first: 0,
      games: 1,
      seed: 17,
      invariants: true,
      ai: [],
      restless: true,
    });
    expect(output.faults).toEqual([]);
    expect(output.games).toBe(1);
  });

  it('come with every value of every option in time', () => {
    const seen = new Set(
      Array.from({ length: 12 }, (_, round) => Object.entries(optionsOfRound('greenland', round)))
        .flat()
        .map((pair) => pair.join('=')),
    );
    expect(seen).toContain('pogroms=on');
    expect(seen).toContain('pogroms=off');
  });
});
