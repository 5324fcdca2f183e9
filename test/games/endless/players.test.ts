import { describe, expect, it } from 'vitest';
import { plan } from '../../../src/games/endless/ai/planner.js';
import { imagine } from '../../../src/games/endless/imagine.js';
import { SEATS } from '../../../src/games/endless/model.js';
import { endless } from '../../../src/games/endless/module.js';
import { openGame, startGame } from '../../../src/kernel/game.js';
import { matchMove } from '../../../src/kernel/notation.js';
import { drawer } from '../../../src/kernel/random.js';

/** Plays a game with one AI for each seat. @returns the winner's place */
function winnerOf(ais: readonly string[], seed: number): number {
  const seats = SEATS.slice(0, ais.length);
  const draw = drawer(seed);
  const { game } = startGame(endless, {
    seats,
    variant: 'standard',
    options: {},
    seed: `players ${seed}`,
    dice: 'fast',
  });
  while (game.position.over === undefined) {
    const [seat = ''] = game.waiting();
    const view = endless.view(game.position, seat);
    const ai = endless.ai[ais[seats.findIndex((one) => one === seat)] ?? ''];
    const move = ai?.({ view, seat, choices: game.choices(seat), draw });
    if (move === undefined) break;
    game.apply(seat, move);
  }
  return seats.findIndex((seat) => seat === game.position.over?.winners[0]);
}

describe('the greedy player', () => {
  it('beats random players', () => {
    const wins = [1, 2, 3, 4, 5, 6].filter((seed) => winnerOf(['random', 'greedy', 'random'], seed) === 1);
    expect(wins.length).toBeGreaterThanOrEqual(5);
  });
});

describe('the planner', () => {
  const draw = drawer(3);
  const { game } = startGame(endless, {
    seats: SEATS.slice(0, 2),
    variant: 'standard',
    options: {},
    seed: 'planner',
    dice: 'fast',
  });

  it('imagines positions that fit its view, and answers with an offered move', () => {
    let thought = 0;
    for (let n = 0; n < 60 && game.position.over === undefined; n++) {
      const [seat = ''] = game.waiting();
      const view = endless.view(game.position, seat);
      const choices = game.choices(seat);
      const imagined = imagine(view, draw);
      if (imagined !== undefined && n % 5 === 0) {
        thought++;
        expect(endless.invariants(imagined)).toEqual([]);
        expect(openGame(endless, imagined).choices(seat)).toEqual(choices);
        const move = plan({ view, seat, choices, draw, playouts: 12, keepGoing: () => true });
        expect(matchMove(choices, move)?.choice.blocked).toBeUndefined();
        expect(matchMove(choices, move)).toBeDefined();
      }
      const move = endless.ai['greedy']?.({ view, seat, choices, draw });
      if (move === undefined) break;
      game.apply(seat, move);
    }
    expect(thought).toBeGreaterThan(3);
  });
});
