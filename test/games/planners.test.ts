import { describe, expect, it } from 'vitest';
import { GAMES, type AnyModule } from '../../src/games/registry.js';
import { openGame } from '../../src/kernel/game.js';
import { imagined } from '../../src/kernel/imagining.js';
import { playout } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';
import type { Move, Position, Seat } from '../../src/kernel/types.js';

/**
 * Planners with almost no time. A counter replaces the clock: planners call `keepGoing` before each step, so they stop
 * at most one step late.
 */

interface Sampled {
  readonly position: Position;
  readonly seat: Seat;
}

/** Decisions with more than one choice, from one game of greedy players. */
function decisionsOf(module: AnyModule, every: number, most: number): Sampled[] {
  const found: Sampled[] = [];
  const { meta, ai } = module;
  const [variant] = meta.variants;
  const draw = drawer(11);
  let n = 0;
  playout(module, {
    seats: meta.seats.slice(0, Math.min(3, variant?.maxSeats ?? 3)).map(({ id }) => id),
    variant: variant?.id ?? '',
    options: {},
    seed: 'starved',
    draw,
    enough: () => found.length >= most,
    decide: (game, seat, choices) => {
      if (choices.length > 1 && n++ % every === 0)
        found.push({ position: JSON.parse(JSON.stringify(game.position)) as Position, seat });
      const move = ai['greedy']?.({ view: module.view(game.position, seat), seat, choices, draw });
      if (move === undefined) throw new Error('nobody is greedy here');
      return move;
    },
  });
  return found;
}

const thinkers = GAMES.filter(({ planners }) => planners?.['planner'] !== undefined);

describe.each(thinkers.map((module) => [module.meta.id, module] as const))(
  'the planner of %s',
  (_id, module) => {
    const decisions = decisionsOf(module, 13, 6);
    const plan = ({ position, seat }: Sampled, playouts: number, keepGoing: () => boolean): Move => {
      const choices = openGame(module, position).choices(seat);
      const imagine = (luck: number): Position => imagined(module, JSON.stringify(position), seat, luck);
      const input = { view: module.view(position, seat), seat, choices, draw: drawer(3), playouts, imagine };
      const move = module.planners?.['planner']?.({ ...input, keepGoing });
      if (move === undefined) throw new Error('there is no planner');
      return move;
    };
    const greedy = ({ position, seat }: Sampled): Move | undefined => {
      const choices = openGame(module, position).choices(seat);
      return module.ai['greedy']?.({
        view: module.view(position, seat),
        seat,
        choices,
        draw: drawer(3),
      });
    };

    // Leaves out decisions that the planner makes without searching.
    const sampled = decisions.filter((one) => {
      let asked = false;
      plan(one, Number.MAX_SAFE_INTEGER, () => {
        asked = true;
        return false;
      });
      return asked;
    });

    it('searches in several decisions', () => {
      expect(sampled.length).toBeGreaterThan(1);
    });

    it('returns an offered move as soon as its time is up', () => {
      for (const one of sampled) {
        for (const most of [0, 1, 4, 12]) {
          let asked = 0;
          let late = 0;
          const move = plan(one, Number.MAX_SAFE_INTEGER, () => {
            if (asked === most) late++;
            else asked++;
            return late === 0;
          });
          expect(late, `asked after ${most} steps`).toBeLessThanOrEqual(5);
          expect(openGame(module, one.position).check(one.seat, move)).toEqual(move);
          if (most <= 1) expect(move).toEqual(greedy(one));
        }
      }
    });

    it('plays like the greedy player after too few playouts', () => {
      for (const one of sampled) {
        for (const playouts of [0, 1, 5]) expect(plan(one, playouts, () => true)).toEqual(greedy(one));
      }
    });
  },
);
