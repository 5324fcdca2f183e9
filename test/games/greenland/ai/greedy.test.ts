import { describe, expect, it } from 'vitest';
import { makeMove } from '../../../../src/kernel/notation.js';
import { playout } from '../../../../src/kernel/playout.js';
import { drawer } from '../../../../src/kernel/random.js';
import type { Seat } from '../../../../src/kernel/types.js';
import { greedy } from '../../../../src/games/greenland/ai/greedy.js';
import { random } from '../../../../src/kernel/random-ai.js';
import { TRIBES, type G, type TribeId } from '../../../../src/games/greenland/vocabulary/model.js';
import { greenland } from '../../../../src/games/greenland/module.js';
import { anyModule } from '../../../../src/games/registry.js';
import type { Position } from '../../../../src/kernel/types.js';
import { Bench } from '../support.js';

/** The two greedy tribes among the four. */
const PAIRS = [
  ['tunit', 'norse'],
  ['sami', 'thule'],
  ['tunit', 'sami'],
  ['norse', 'thule'],
  ['tunit', 'thule'],
  ['norse', 'sami'],
] as const;

/** Winners of one game between two greedy and two random tribes; every answer must be legal. */
function winners(seed: number, clever: readonly Seat[], variant: string): readonly Seat[] {
  const draw = drawer(seed);
  const { position } = playout(anyModule(greenland), {
    seats: TRIBES,
    variant,
    options: {},
    seed: `duel ${seed}`,
    draw,
    decide: (game, seat, choices) => {
      const view = greenland.view(game.position as Position<G>, seat);
      const decide = clever.includes(seat) ? greedy : random;
      return game.check(seat, decide({ view, seat, choices, draw }));
    },
  });
  return position.over?.winners ?? [];
}

describe('the greedy player beats the random one', () => {
  it.each(PAIRS.map((pair, at) => [pair, at] as const))('as %j', (pair, at) => {
    expect(winners(100 + at, pair, 'standard').every((seat) => pair.some((one) => one === seat))).toBe(true);
  });
  it('beats it in the beginner’s game', () => {
    const pair = PAIRS[0];
    expect(winners(201, pair, 'beginner').every((seat) => pair.some((one) => one === seat))).toBe(true);
  });
});

const say = (bench: Bench, seat: TribeId): string => {
  const view = greenland.view(bench.game.position, seat);
  const move = greedy({ view, seat, choices: bench.game.choices(seat), draw: () => 0 });
  return makeMove(bench.game.check(seat, move));
};

const farm = (energy: number, ...animals: string[]): Bench =>
  new Bench(['domestic'], (b) => {
    b.row('north', ['walrus']);
    b.tableau('norse', ...animals);
    b.disks('norse', energy, 0, 0);
  });

const elders = (
  seat: TribeId,
  lay: (b: Parameters<ConstructorParameters<typeof Bench>[1]>[0]) => void,
): Bench =>
  new Bench(['elders'], (b) => {
    b.row('north', ['walrus']);
    for (const id of TRIBES) b.disks(id, 0, 0, 0);
    lay(b);
    b.g.order = [TRIBES.indexOf(seat) as 0, 0, 1, 2, 3].filter(
      (t, i, list) => list.indexOf(t) === i,
    ) as G['order'];
  });

describe('the greedy player is sensible', () => {
  it('H1 pays hay that is worth it', () =>
    expect(say(farm(4, 'cattle'), 'norse')).toBe('feed cattle energy'));

  it('I4 makes tools', () => {
    const bench = elders('thule', (b) => {
      b.hand('thule', 'beluga');
      b.disks('thule', 0, 0, 1);
    });
    expect(say(bench, 'thule')).toBe('tool beluga iron');
  });

  it('I1 domesticates', () => {
    const bench = elders('tunit', (b) => {
      b.hand('tunit', 'musk-ox');
      b.disks('tunit', 2, 0, 0);
    });
    expect(say(bench, 'tunit')).toBe('domesticate musk-ox');
  });

  it('I2 burns no elder without a gain', () => {
    const bench = elders('tunit', (b) => b.disks('tunit', 2, 0, 0));
    expect(say(bench, 'tunit')).toBe('done');
  });

  it('D10 bids spare ivory for valuable imports', () => {
    const bench = new Bench(['event'], (b) => {
      b.row('north', ['walrus', 'narwhal', 'beluga']);
      b.row('south', ['cod', 'capelin', 'eider']);
      b.event('hansa-cog');
      b.disks('norse', 5, 3, 1);
    });
    while (bench.state !== 'bid')
      bench.play(bench.waiting[0] as TribeId, say(bench, bench.waiting[0] as TribeId));
    expect(say(bench, 'norse')).toMatch(/^bid [123]$/u);
  });

  it('E1 always sends hunters', () => {
    const bench = new Bench(['assign'], (b) => {
      b.row('north', ['ringed-seal', 'walrus', 'peary-caribou']);
      b.row('south', ['cod']);
      b.g.order = [3, 0, 1, 2];
    });
    expect(say(bench, 'thule')).toMatch(/^assign /u);
  });

  it('E3 replaces a lost artisan', () => {
    const bench = new Bench(['assign'], (b) => {
      b.row('north', ['ringed-seal', 'walrus', 'peary-caribou']);
      b.row('south', ['cod']);
      b.elders('thule', { 1: 1, 2: 1, 4: 1, 5: 1, 6: 1 });
      b.g.order = [3, 0, 1, 2];
    });
    expect(say(bench, 'thule')).toBe('promote 3');
  });
});
