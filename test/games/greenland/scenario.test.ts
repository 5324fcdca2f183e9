import { describe, expect, it } from 'vitest';
import { brokenIn } from '../../../src/kernel/invariants.js';
import { copyPosition, openGame } from '../../../src/kernel/game.js';
import { playout } from '../../../src/kernel/playout.js';
import { drawer } from '../../../src/kernel/random.js';
import { readPosition } from '../../../src/kernel/scenario.js';
import { runScenarios, type Games } from '../../tools/scenario.js';
import type { Position } from '../../../src/kernel/types.js';
import { greenland } from '../../../src/games/greenland/module.js';
import type { G } from '../../../src/games/greenland/vocabulary/model.js';
import { anyModule } from '../../../src/games/registry.js';

const seats = ['tunit', 'norse', 'sami', 'thule'];
const module = anyModule(greenland);

/** Positions of a random game between two decisions. */
function positions(seed: number, every: number): Position<G>[] {
  const found: Position<G>[] = [];
  let count = 0;
  playout(module, {
    seats,
    variant: 'standard',
    options: {},
    seed: `scenario ${seed}`,
    draw: drawer(seed),
    before: (game) => {
      if (count++ % every === 0) found.push(copyPosition(game.position) as Position<G>);
    },
  });
  return found;
}

describe('the description of a position', () => {
  it.each([1, 2, 3])('can be read back in game %i', (seed) => {
    for (const position of positions(seed, 17)) {
      const described = greenland.scenario.describe(position);
      const read = readPosition(module, { seats, variant: 'standard', options: {} }, described, 'x');
      expect(greenland.scenario.describe(read as Position<G>)).toEqual(described);
      expect(brokenIn(greenland, read as Position<G>)).toEqual([]);
      const sorted = (g: G): G => ({ ...g, unused: [...g.unused].sort((a, b) => a - b) });
      expect(sorted((read as Position<G>).g)).toEqual(sorted(position.g));
      if (position.g.phase !== 'setup') expect(() => openGame(module, read).begin()).not.toThrow();
    }
  });
});

const games = { greenland } as unknown as Games;
const problem = (position: string): string[] =>
  runScenarios(`name: x\ngame: greenland\nseats: [norse, thule]\nposition:\n${position}`, games).flatMap(
    (report) => report.problems.map(({ line, message }) => `${line}: ${message}`),
  );

describe('an impossible position is refused with its line', () => {
  it.each([
    ['an unknown phase', '  phase: lunch', 5, 'phase'],
    ['an unknown card', '  phase: hunt\n  rows: { north: { warm: [unicorn] } }', 6, 'unicorn'],
    [
      'a card in two places',
      '  phase: hunt\n  rows: { north: { warm: [walrus], cold: [walrus] } }',
      6,
      'already at',
    ],
    ['a tribe without a seat', '  phase: hunt\n  tribes:\n    sami: {}', 7, 'no seat'],
    ['too many people', '  phase: hunt\n  tribes:\n    norse: { unassigned: 19 }', 7, 'B4'],
    ['too much energy', '  phase: hunt\n  tribes:\n    norse:\n      energy: 9', 8, 'B4'],
    [
      'an alpha on a card that isn’t on the table',
      '  phase: hunt\n  tribes:\n    norse:\n      alpha: walrus',
      8,
      'not lie',
    ],
    [
      'a husband of an unmarried daughter',
      '  phase: hunt\n  tribes:\n    norse:\n      alpha: { husband: kirima }',
      8,
      'not her',
    ],
    [
      'a trophy in a tableau',
      '  phase: hunt\n  tribes:\n    norse:\n      tableau: [walrus]',
      8,
      'no tableau',
    ],
    [
      'an emissary at home',
      '  phase: hunt\n  tribes:\n    norse:\n      emissaries: { norse: 1 }',
      8,
      'no guest',
    ],
    ['a northern biome in the south', '  phase: hunt\n  rows: { south: { warm: [walrus] } }', 6, 'south row'],
    ['fish as a trophy', '  phase: hunt\n  tribes:\n    norse:\n      trophies: [cod]', 8, 'no trophy'],
    ['a trophy in a hand', '  phase: hunt\n  tribes:\n    norse:\n      hand: [walrus]', 8, 'no hand'],
    ['a biome as event', '  phase: hunt\n  event: walrus', 6, 'no event'],
    [
      'a biome as bride',
      '  phase: hunt\n  rows: { north: { warm: [{ card: walrus, husband: norse }] } }',
      6,
      'daughter',
    ],
    ['an unknown word', '  phase: hunt\n  tribes:\n    norse:\n      hunters: 3', 8, 'hunters'],
  ])('%s', (_name, position, line, told) => {
    const [first] = problem(position);
    expect(first?.startsWith(`${line}: `)).toBe(true);
    expect(first).toContain(told);
  });
});
