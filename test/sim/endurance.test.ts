import { describe, expect, it } from 'vitest';
import { findGame, GAMES } from '../../src/games/registry.js';
import { optionsOfRound, variantSizes } from '../tools/cases.js';
import { runPlayouts } from '../tools/sim/playouts.js';

/** A short run of `fimbul endurance`, which stores and undoes each of a million decisions. */

const tables = GAMES.flatMap(({ meta }) =>
  variantSizes(meta).map((table, round) => ({ game: meta.id, round, ...table })),
);

describe('random playouts', () => {
  it.each(tables)('of $game, $variant with $seats seats, break nothing', ({ game, round, ...table }) => {
    const output = runPlayouts({
      game,
      ...table,
      options: optionsOfRound(findGame(game).meta, round),
      first: 0,
      games: 1,
      seed: 17,
      invariants: true,
      ai: [],
      roundTrip: true,
    });
    expect(output.faults).toEqual([]);
    expect(output.games).toBe(1);
  });

  it('use every value of every option eventually', () => {
    const seen = new Set(
      Array.from({ length: 12 }, (_, round) =>
        Object.entries(optionsOfRound(findGame('greenland').meta, round)),
      )
        .flat()
        .map((pair) => pair.join('=')),
    );
    expect(seen).toContain('pogroms=on');
    expect(seen).toContain('pogroms=off');
  });
});
