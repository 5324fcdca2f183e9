import { describe, expect, it } from 'vitest';
import { imagine } from '../../../src/games/wordfame/imagine.js';
import { FACTIONS, type Faction } from '../../../src/games/wordfame/model.js';
import { wordfame } from '../../../src/games/wordfame/module.js';
import { openGame, startGame } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { runPlayouts } from '../../tools/sim/playouts.js';

describe('W1 WF3 whole games', () => {
  it.each([
    [2, []],
    [3, []],
    [4, []],
    [5, ['greedy']],
    [6, ['greedy', 'random']],
  ])('of %i gothar end without a fault, played by %j', (seats, ai) => {
    const output = runPlayouts({
      game: 'wordfame',
      variant: 'standard',
      seats,
      options: {},
      first: 0,
      games: 2,
      seed: 5,
      invariants: true,
      ai,
    });
    expect(output.faults).toEqual([]);
  });

  it('greedy players beat random ones', () => {
    const seats = FACTIONS.slice(0, 4);
    let won = 0;
    for (let n = 0; n < 6; n++) {
      const draw = drawer(n + 1);
      const { game } = startGame(wordfame, {
        seats,
        variant: 'standard',
        options: {},
        seed: `duel ${n}`,
        dice: 'fast',
      });
      const isGreedy = (seat: string): boolean => (seats.findIndex((one) => one === seat) + n) % 2 === 0;
      while (game.position.over === undefined) {
        const [seat = ''] = game.waiting();
        const ai = wordfame.ai[isGreedy(seat) ? 'greedy' : 'random'];
        const choices = game.choices(seat);
        const move = ai?.({ view: wordfame.view(game.position, seat), seat, choices, draw });
        if (move === undefined) break;
        game.apply(seat, move);
      }
      if (game.position.over?.winners.some(isGreedy) === true) won++;
    }
    expect(won).toBe(6);
  });
});

describe('WF62 greedy players without land', () => {
  it.each(['killings-ride', 'claims-settle', 'seafaring-raid', 'fellowship-feast'])(
    'gain land and finish the game if %s was proposed first',
    (statute) => {
      const [speaker, other] = ['bergthorshvoll', 'hjardarholt'] as const;
      const seats = [speaker, other];
      const input = { seats, variant: 'standard', options: { speaker }, dice: 'fast' } as const;
      const { game } = startGame(wordfame, { ...input, seed: 'landless' });
      const step = (): void => {
        const [seat = ''] = game.waiting();
        const choices = game.choices(seat);
        const view = wordfame.view(game.position, seat);
        const move = wordfame.ai['greedy']?.({ view, seat, choices, draw: () => 0 });
        if (move !== undefined) game.apply(seat, move);
      };
      while (game.state()?.name === 'stand') step();
      game.apply(speaker, { verb: 'propose', args: [statute] });
      for (let n = 0; n < 400 && game.position.over === undefined; n++) step();
      expect(game.position.over?.how).toBe('end.fame');
    },
  );
});

describe('Goods at the start', () => {
  it('WF68 depend on the seat and the home', () => {
    const counts = (seats: readonly Faction[], speaker: string): readonly number[] => {
      const options = { speaker };
      const { game } = startGame(wordfame, { seats, variant: 'standard', options, seed: 'w', dice: 'fast' });
      return game.position.g.gothar.map(({ goods }) => goods.length);
    };
    expect(counts(['borg', 'bergthorshvoll', 'adalbol'], 'borg')).toEqual([1, 2, 4]);
    expect(counts(['borg', 'helgafell', 'hlidarendi', 'adalbol'], 'adalbol')).toEqual([3, 4, 3, 3]);
    expect(counts(['borg', 'adalbol'], 'borg')).toEqual([2, 4]);
    // The fourth of five factions has two men, and Bergthorshvoll two fewer.
    expect(counts(FACTIONS.slice(0, 5), 'borg')).toEqual([3, 4, 4, 0, 3]);
  });
});

describe('an imagined position', () => {
  it.each(['closed', 'open'])('looks the same to its viewer in every state (notes %s)', (notes) => {
    const draw = drawer(8);
    const { game } = startGame(wordfame, {
      seats: FACTIONS.slice(0, 3),
      variant: 'standard',
      options: { notes },
      seed: 'imagined',
      dice: 'fast',
    });
    let imagined = 0;
    for (let n = 0; n < 250 && game.position.over === undefined; n++) {
      const [seat = ''] = game.waiting();
      const view = wordfame.view(game.position, seat);
      const position = imagine(view, draw);
      if (position !== undefined && n % 4 === 0) {
        imagined++;
        expect(wordfame.invariants(position)).toEqual([]);
        expect(wordfame.view(position, seat)).toEqual(view);
        expect(openGame(wordfame, position).choices(seat)).toEqual(game.choices(seat));
      }
      const move = wordfame.ai['greedy']?.({ view, seat, choices: game.choices(seat), draw });
      if (move === undefined) break;
      game.apply(seat, move);
    }
    expect(imagined).toBeGreaterThan(20);
  });

  it('a planner plays an offered move', () => {
    const draw = drawer(4);
    const { game } = startGame(wordfame, {
      seats: FACTIONS.slice(0, 2),
      variant: 'standard',
      options: {},
      seed: 'planned',
      dice: 'fast',
    });
    for (let n = 0; n < 25 && game.position.over === undefined; n++) {
      const [seat = ''] = game.waiting();
      const view = wordfame.view(game.position, seat);
      const choices = game.choices(seat);
      const move = wordfame.planners?.['planner']?.({
        view,
        seat,
        choices,
        draw,
        playouts: 12,
        keepGoing: () => true,
      });
      expect(move).toBeDefined();
      if (move !== undefined) game.apply(seat, move);
    }
  });
});
