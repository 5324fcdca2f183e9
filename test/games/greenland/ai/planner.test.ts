import { describe, expect, it } from 'vitest';
import { brokenIn } from '../../../../src/kernel/invariants.js';
import { openGame, startGame } from '../../../../src/kernel/game.js';
import { drawer } from '../../../../src/kernel/random.js';
import { candidates } from '../../../../src/games/greenland/ai/candidates.js';
import { chancesToWin } from '../../../../src/games/greenland/ai/future.js';
import { greedy } from '../../../../src/games/greenland/ai/greedy.js';
import { LiveView } from '../../../../src/games/greenland/ai/live-view.js';
import { plan } from '../../../../src/games/greenland/ai/planner.js';
import { imagine } from '../../../../src/games/greenland/hidden/imagine.js';
import { TRIBES } from '../../../../src/games/greenland/vocabulary/model.js';
import { greenland } from '../../../../src/games/greenland/module.js';
import { positionsOf } from './moments.js';

const VARIANTS = [
  ['standard', TRIBES],
  ['beginner', ['norse', 'thule']],
  ['survivalist', ['tunit', 'norse', 'sami']],
  ['story', TRIBES],
  ['early', ['tunit', 'sami']],
  ['saga', ['thule']],
] as const;

describe.each(VARIANTS)('an imagined position, %s', (variant, seats) => {
  const sampled = positionsOf(variant, seats, 29);

  it('is sound, looks the same to its seat and asks it the same', () => {
    for (const { position, seat } of sampled) {
      const view = greenland.view(position, seat);
      const world = imagine(view, drawer(1));
      expect(brokenIn(greenland, world)).toEqual([]);
      expect(greenland.view(world, seat)).toEqual({ ...view, waiting: greenland.view(world, seat).waiting });
      expect(openGame(greenland, world).choices(seat)).toEqual(openGame(greenland, position).choices(seat));
    }
  });

  it('does not depend on information hidden from the seat', () => {
    for (const { position, seat } of sampled) {
      const other = greenland.permuteHidden(position, seat, drawer(9));
      expect(imagine(greenland.view(other, seat), drawer(2))).toEqual(
        imagine(greenland.view(position, seat), drawer(2)),
      );
    }
  });

  it('can be read part by part', () => {
    for (const { position, seat } of sampled) {
      const view = greenland.view(position, seat);
      const live = new LiveView(position, seat);
      expect(live.tribes).toEqual(view.tribes);
      expect(live.asked).toEqual(view.asked);
      expect(live.hand).toEqual(view.hand);
      expect([live.event, live.rows, live.discards]).toEqual([view.event, view.rows, view.discards]);
    }
  });
});

describe('the planner', () => {
  const sampled = positionsOf('standard', TRIBES, 41);

  it('returns an offered move, and the same one for the same view and number of playouts', () => {
    for (const { position, seat } of sampled.slice(0, 6)) {
      const game = openGame(greenland, position);
      const view = greenland.view(position, seat);
      const choices = game.choices(seat);
      const input = { view, seat, choices, playouts: 12, keepGoing: () => true };
      const move = plan({ ...input, draw: drawer(3) });
      expect(game.check(seat, move)).toEqual(move);
      expect(plan({ ...input, draw: drawer(3) })).toEqual(move);
      const other = greenland.permuteHidden(position, seat, drawer(4));
      expect(plan({ ...input, view: greenland.view(other, seat), draw: drawer(3) })).toEqual(move);
    }
  });

  it('plays like the greedy player when there is no time', () => {
    for (const { position, seat } of sampled) {
      const choices = openGame(greenland, position).choices(seat);
      const input = { view: greenland.view(position, seat), seat, choices };
      const move = plan({ ...input, draw: drawer(3), playouts: 1_000, keepGoing: () => false });
      expect(move).toEqual(greedy({ ...input, draw: drawer(3) }));
    }
  });

  it('considers only offered moves', () => {
    for (const { position, seat } of sampled) {
      const game = openGame(greenland, position);
      const input = {
        view: greenland.view(position, seat),
        seat,
        choices: game.choices(seat),
        draw: drawer(3),
      };
      for (const move of candidates(input, greedy(input))) expect(game.check(seat, move)).toEqual(move);
    }
  });

  it('estimates chances that add up to one', () => {
    const { game } = startGame(greenland, { seats: TRIBES, variant: 'standard', options: {}, seed: 'x' });
    const chances = chancesToWin(game.position.g, 9);
    expect(chances.reduce((sum, n) => sum + n, 0)).toBeCloseTo(1, 9);
    expect(Math.min(...chances)).toBeGreaterThan(0.02);
    game.position.g.tribes[0].ivory = 0;
    game.position.g.tribes[1].extinct = true;
    expect(chancesToWin(game.position.g, 0)[1]).toBe(0);
  });
});
