import { describe, expect, it } from 'vitest';
import { startGame } from '../../../../src/kernel/game.js';
import { makeMove } from '../../../../src/kernel/notation.js';
import { playout } from '../../../../src/kernel/playout.js';
import { drawer } from '../../../../src/kernel/random.js';
import type { Position } from '../../../../src/kernel/types.js';
import { chancesToWin } from '../../../../src/games/greenland/ai/future.js';
import { greedy } from '../../../../src/games/greenland/ai/greedy.js';
import { makeEvaluation } from '../../../../src/games/greenland/ai/evaluation.js';
import { plan } from '../../../../src/games/greenland/ai/planner.js';
import { girlsWorth } from '../../../../src/games/greenland/ai/saga-worth.js';
import { cardNo } from '../../../../src/games/greenland/cards/cards.js';
import { NORSE, TRIBES, type G } from '../../../../src/games/greenland/vocabulary/model.js';
import { greenland } from '../../../../src/games/greenland/module.js';
import { spotOf } from '../../../../src/games/greenland/board/people.js';
import { anyModule } from '../../../../src/games/registry.js';
import { saga, women } from '../saga-support.js';
import type { Bench, Layer } from '../support.js';

/** K: decisions of the AIs in the saga. The Norse play. */

const say = (bench: Bench): string => {
  const view = greenland.view(bench.game.position, 'norse');
  const move = greedy({ view, seat: 'norse', choices: bench.game.choices('norse'), draw: () => 0 });
  return makeMove(bench.game.check('norse', move));
};

/** No event is left: this is the last turn. */
const lastTurn = (l: Layer): void => {
  l.g.events = [];
};

describe('K4 the greedy player promotes', () => {
  const table = (lay: (l: Layer) => void): Bench =>
    saga('saga-assign', (l) => {
      l.row('south', ['cod', 'capelin', 'eider']);
      l.elders('norse', { 1: 1 });
      l.disks('norse', 5, 0, 0);
      lay(l);
    });

  it.each<[string, string, (l: Layer) => void]>([
    ['a girl to tracker as soon as one can be spared', 'promote 5 daughter', (l) => women(l, 2)],
    ['no girl if she would be the last', 'set-out', (l) => women(l, 1)],
    ['no second matriarch before the last turn', 'set-out', (l) => women(l, 6, { 5: 1 })],
    [
      'no girl on the first turn, as burning is still free',
      'set-out',
      (l) => {
        l.g.turn = 1;
        women(l, 4);
      },
    ],
    [
      'a man to chief, against feuds',
      'promote 1',
      (l) => {
        l.elders('norse', {});
        women(l, 6, { 5: 1 });
      },
    ],
    [
      'the third matriarch on the last turn',
      'promote 4 daughter',
      (l) => {
        lastTurn(l);
        women(l, 4, { 5: 1 });
      },
    ],
    [
      'no girl if there are enough matriarchs',
      'set-out',
      (l) => {
        lastTurn(l);
        women(l, 4, { 2: 1, 5: 2 });
      },
    ],
    [
      'with energy from a sold card, if it has none',
      'exchange elkhounds',
      (l) => {
        lastTurn(l);
        l.tableau('norse', 'elkhounds');
        l.disks('norse', 0, 0, 0);
        women(l, 4, { 5: 1 });
      },
    ],
  ])('%s', (_name, move, lay) => expect(say(table(lay))).toBe(move));
});

describe('K2 the greedy player loses the least useful people', () => {
  const crowd = (lay: (l: Layer) => void): Bench =>
    saga('event', (l) => {
      l.event('closed-sea');
      l.elders('norse', { 1: 1 });
      lay(l);
    });

  it('balances men and girls while children may be born', () => {
    const bench = crowd((l) => {
      l.pool('norse', 7);
      women(l, 8);
    });
    const lost = /(\d+)tribesman\+(\d*)daughter/u.exec(say(bench));
    expect(Math.abs(Number(lost?.[1]) - Number(lost?.[2]))).toBeLessThanOrEqual(2);
  });

  it('lets men die for the girls who are still to be promoted on the last turn', () => {
    const bench = crowd((l) => {
      l.g.events = l.g.events.slice(-1);
      l.pool('norse', 3);
      l.disks('norse', 5, 0, 0);
      women(l, 4);
    });
    expect(say(bench)).toBe('lose 1 3tribesman+alpha');
  });

  it('lets girls die if there is no energy to promote them', () => {
    const bench = crowd((l) => {
      l.g.events = l.g.events.slice(-1);
      l.pool('norse', 3);
      l.disks('norse', 0, 0, 0);
      women(l, 4);
    });
    expect(say(bench)).toMatch(/daughter/u);
  });

  const winter = (energy: number, girls: number): Bench =>
    saga('event', (l) => {
      l.event('long-winter');
      l.g.events = l.g.events.slice(-1);
      l.elders('norse', { 1: 1, 3: 1 });
      l.disks('norse', energy, 0, 0);
      women(l, girls, { 5: 1 });
    });

  it.each([
    ['burns spare energy', 5, 3, 'burn 3'],
    ['keeps energy for promotions while a girl can be spared', 2, 4, 'sacrifice 1'],
  ])('%s in the last winter', (_name, energy, girls, move) => expect(say(winter(energy, girls))).toBe(move));
});

describe('K6 burning', () => {
  const elders = (lay: (l: Layer) => void): Bench =>
    saga('elders', (l) => {
      l.elders('norse', { 1: 1, 2: 1, 3: 1, 4: 1 });
      l.disks('norse', 5, 0, 0);
      lay(l);
    });

  it('burns elders while it is free, but keeps chief and artisan', () => {
    const bench = elders((l) => women(l, 2));
    expect(say(bench)).toBe('witch-burn 4');
    bench.play('norse', 'witch-burn 4').play('norse', 'witch-burn 2');
    expect(say(bench)).toBe('done');
  });

  it.each<[string, (l: Layer) => void]>([
    ['if there are matriarchs', (l) => women(l, 2, { 5: 1 })],
    [
      'on the last turn',
      (l) => {
        lastTurn(l);
        women(l, 2);
      },
    ],
  ])('burns no elder %s', (_name, lay) => expect(say(elders(lay))).toBe('done'));
});

describe('K5 the worth of girls', () => {
  const worth = (girls: number, hunted: readonly string[]): number => {
    const bench = saga('saga-assign', (l) => {
      l.row('south', ['cod', 'capelin', 'eider']);
      for (const id of hunted) l.men('norse', id, 1);
      women(l, girls, { 5: 1 });
    });
    const view = greenland.view(bench.game.position, 'norse');
    const evaluation = makeEvaluation(view, 'norse', bench.game.choices('norse'), () => 0);
    return girlsWorth(evaluation, spotOf(view.table, cardNo(bench.g, 'cod')), 2);
  };

  it('is positive if a daughter is free to join the hunters', () => {
    expect(worth(1, [])).toBeGreaterThan(0);
    expect(worth(1, ['capelin'])).toBe(0);
    expect(worth(2, ['capelin'])).toBeGreaterThan(0);
  });
});

describe('K7 the chance to win', () => {
  const chance = (lay: (l: Layer) => void, turnsLeft: number): number => {
    const bench = saga('saga-assign', (l) => {
      l.row('south', ['cod', 'capelin', 'eider']);
      lay(l);
    });
    return chancesToWin(bench.g, turnsLeft)[NORSE] ?? 0;
  };
  const poor = (l: Layer): void => women(l, 1);
  const rich = (l: Layer): void => {
    l.elders('norse', { 1: 1 });
    l.disks('norse', 8, 0, 0);
    women(l, 6, { 5: 1 });
  };

  it('depends on the women, not on points alone', () => {
    expect(chance(poor, 1)).toBeLessThan(0.2);
    expect(chance(rich, 1)).toBeGreaterThan(0.6);
  });

  it('is less certain with more turns left', () => {
    expect(chance(rich, 8)).toBeLessThan(chance(rich, 1));
    expect(chance(poor, 8)).toBeGreaterThan(chance(poor, 1));
  });

  it('is zero for absent tribes', () => {
    const bench = saga('saga-assign', rich);
    expect(chancesToWin(bench.g, 3).filter((n) => n > 0)).toHaveLength(1);
  });

  it('lets the planner rank moves without an opponent', () => {
    const { game } = startGame(greenland, {
      seats: ['norse'],
      variant: 'saga',
      options: {},
      seed: 'planned',
    });
    const draw = drawer(3);
    let others = 0;
    while (game.position.g.turn <= 4) {
      const input = {
        view: greenland.view(game.position, 'norse'),
        seat: 'norse',
        choices: game.choices('norse'),
        draw,
      };
      const move = plan({ ...input, playouts: 24, keepGoing: () => true });
      if (makeMove(move) !== makeMove(greedy(input))) others++;
      game.play('norse', move);
    }
    expect(others).toBeGreaterThan(0);
  });
});

describe('K7 whole sagas', () => {
  const won = (n: number): number => {
    let count = 0;
    for (let seed = 0; seed < n; seed++) {
      const { position } = playout(anyModule(greenland), {
        seats: [TRIBES[seed % TRIBES.length] ?? 'norse'],
        variant: 'saga',
        options: {},
        seed: `saga ${seed}`,
        draw: drawer(seed),
        decide: (game, seat, choices) => {
          const view = greenland.view(game.position as Position<G>, seat);
          return game.check(seat, greedy({ view, seat, choices, draw: drawer(seed) }));
        },
      });
      if ((position.over?.winners ?? []).length > 0) count++;
    }
    return count;
  };

  it('are sometimes won and sometimes lost by the greedy player', () => {
    const games = 24;
    const wins = won(games);
    expect(wins).toBeGreaterThan(3);
    expect(wins).toBeLessThan(games - 3);
  });
});
