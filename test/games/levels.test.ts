import { describe, expect, it } from 'vitest';
import { findGame, GAMES } from '../../src/games/registry.js';
import { openGame, startGame } from '../../src/kernel/game.js';
import { imagined } from '../../src/kernel/imagining.js';
import { Ballot, byLevel, LEVELS, MOST_VOTES } from '../../src/kernel/levels.js';
import { drawer } from '../../src/kernel/random.js';

/** The levels of AIs, the same in every game. */

describe.each(GAMES.map((module) => [module.meta.id, module] as const))('levels in %s', (_id, module) => {
  it('all exist, and the game’s own quick AI stays first', () => {
    expect(byLevel(Object.keys(module.ai)).slice(0, LEVELS.length)).toEqual(LEVELS);
    expect(Object.keys(module.ai)[0]).toBe('greedy');
  });

  it('each answer with an offered move', () => {
    const [variant] = module.meta.variants;
    const seats = variant?.seats ?? module.meta.seats.slice(0, 2).map(({ id }) => id);
    const { game } = startGame(module, { seats, variant: variant?.id ?? '', options: {}, seed: 'levels' });
    const text = JSON.stringify(game.position);
    const [seat = ''] = game.waiting();
    for (const level of LEVELS) {
      const asked = openGame(module, JSON.parse(text) as typeof game.position);
      const input = {
        view: module.view(asked.position, seat),
        seat,
        choices: asked.choices(seat),
        draw: drawer(5),
      };
      let steps = 0;
      const move = module.planners?.[level]?.({
        ...input,
        imagine: (luck) => imagined(module, text, seat, luck),
        playouts: 3,
        keepGoing: () => steps++ < 3,
      });
      const decided = move ?? module.ai[level]?.(input);
      expect(decided === undefined ? undefined : asked.check(seat, decided), level).toBeDefined();
    }
  });
});

describe('the general planner', () => {
  it('stops in the middle of a playout when its time is up', () => {
    const module = findGame('settlers');
    const seats = module.meta.seats.slice(0, 2).map(({ id }) => id);
    const { game } = startGame(module, { seats, variant: 'standard', options: {}, seed: 'left' });
    const text = JSON.stringify(game.position);
    const [seat = ''] = game.waiting();
    let worlds = 0;
    let asked = 0;
    const input = {
      view: module.view(game.position, seat),
      seat,
      choices: game.choices(seat),
      draw: drawer(5),
      imagine: (luck: number) => {
        worlds++;
        return imagined(module, text, seat, luck);
      },
      playouts: 100,
      keepGoing: () => asked++ < 40,
    };
    const move = module.planners?.['planner']?.(input);
    // Forty steps are less than the rest of one playout, so the AI falls back to the greedy move.
    expect(worlds).toBe(1);
    expect(move).toEqual(module.ai['greedy']?.({ ...input, draw: drawer(5) }));
  });
});

describe('a ballot', () => {
  const move = (verb: string) => ({ verb, args: [] });

  it('ends when three votes agree, or when the leading move can’t be overtaken', () => {
    const agreed = new Ballot();
    for (const verb of ['a', 'a']) agreed.add(move(verb));
    expect(agreed.isOpen(MOST_VOTES)).toBe(true);
    agreed.add(move('a'));
    expect(agreed.isOpen(MOST_VOTES)).toBe(false);
    const divided = new Ballot();
    for (const verb of ['a', 'b', 'a', 'b', 'a']) divided.add(move(verb));
    expect(divided.isOpen(MOST_VOTES)).toBe(true);
    expect(divided.isOpen(5)).toBe(false);
    expect(divided.best).toEqual(move('a'));
  });
});
