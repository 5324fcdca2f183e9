import { describe, expect, it } from 'vitest';
import { anyModule, GAMES, type AnyModule } from '../../src/games/registry.js';
import { seatsFor, variantSizes } from '../tools/cases.js';
import { copyPosition, Foresight, Game, openGame, startGame } from '../../src/kernel/game.js';
import { composeMoves, makeMove, parseMove } from '../../src/kernel/notation.js';
import { playOn } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import type { Choice, Happening, Move, Position, Seat } from '../../src/kernel/types.js';
import { longNight } from '../support/test-game.js';

/** A composition has the same result as its moves played one by one, in random positions of every game. */

/** Most moves in a composition, and decisions between two tries. */
const MOST = 5;
const EVERY = 7;
const TRIES = 60;

/** Random moves of a seat, up to the first that involves chance or another seat. */
function moveRow(
  module: AnyModule,
  position: Position,
  seat: Seat,
  draw: (n: number) => number,
): readonly Move[] {
  const copy = new Game(module, copyPosition(position), true);
  const moves: Move[] = [];
  while (moves.length < MOST && copy.waiting().includes(seat)) {
    const choices = copy.choices(seat);
    const move = fillChoice(choices[draw(choices.length)] as Choice, draw);
    moves.push(move);
    try {
      copy.play(seat, move);
    } catch (error) {
      if (error instanceof Foresight) break;
      throw error;
    }
  }
  return moves;
}

describe.each([...GAMES, anyModule(longNight)].map((module) => [module.meta.id, module] as const))(
  'moves of %s that are decided together',
  (_id, module) => {
    it('have the same result as the single moves in sequence', () => {
      const draw = drawer(23);
      const table = variantSizes(module.meta).at(-1) ?? { variant: '', seats: 0 };
      const seats = seatsFor(module.meta, table, draw);
      const input = { seats, variant: table.variant, options: {}, seed: 'composed', dice: 'fast' as const };
      const { game } = startGame(module, input);
      const lengths = new Map<number, number>();
      let at = 0;
      let tried = 0;
      playOn(game, {
        draw,
        before: ({ position }, seat) => {
          if (at++ % EVERY !== 0 || tried >= TRIES) return;
          const moves = moveRow(module, position, seat, draw);
          const composed = composeMoves(moves);
          if (composed === undefined) return;
          tried += 1;
          lengths.set(moves.length, (lengths.get(moves.length) ?? 0) + 1);
          const one = openGame(module, copyPosition(position));
          const told: Happening[] = [];
          for (const move of moves) told.push(...one.apply(seat, move).happenings);
          const all = openGame(module, copyPosition(position));
          const typed = parseMove(makeMove(composed)) ?? composed;
          const applied = all.apply(seat, typed);
          expect(JSON.stringify(all.position), makeMove(composed)).toBe(JSON.stringify(one.position));
          expect(applied.happenings).toEqual(told);
          expect(all.waiting()).toEqual(one.waiting());
        },
      });
      expect(tried).toBeGreaterThan(5);
    });
  },
);
