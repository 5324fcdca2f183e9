import { describe, expect, it } from 'vitest';
import { anyModule, GAMES } from '../../src/games/registry.js';
import { conformanceCases } from '../tools/cases.js';
import { conform } from '../tools/conformance.js';
import { longNight } from '../support/test-game.js';
import { toyGame } from '../support/toy-game.js';

/** Runs the kernel's conformance cases on every game, in every variant with the fewest and the most seats. */
describe.each(
  [...GAMES, anyModule(toyGame), anyModule(longNight)].map((module) => [module.meta.id, module] as const),
)('%s passes the conformance cases', (_id, module) => {
  it.each(conformanceCases(module.meta, 7))('as %s', { timeout: 120_000 }, (_name, input) => {
    expect(conform(module, input)).toEqual([]);
  });
});
