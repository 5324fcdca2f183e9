import { describe, expect, it } from 'vitest';
import { glacier } from '../../../src/games/glacier/module.js';
import type { View } from '../../../src/games/glacier/view-types.js';
import { greedy } from '../../../src/games/glacier/ai/greedy.js';
import { anyModule } from '../../../src/games/registry.js';
import { matchMove } from '../../../src/kernel/notation.js';
import { settingsOf } from '../../../src/kernel/options.js';
import { playout } from '../../../src/kernel/playout.js';
import { drawer } from '../../../src/kernel/random.js';
import type { Choice } from '../../../src/kernel/types.js';

const open: readonly Choice[] = [
  { verb: 'interfere', args: ['storm'] },
  { verb: 'let', args: ['hunt'] },
  { verb: 'let', args: ['turn'] },
];
const idle = open.slice(1);

const view = (prey: string, trophies: readonly number[]): View =>
  ({
    asked: { hunt: { clan: 'ochre', prey } },
    clans: [
      { clan: 'ochre', trophies: trophies[0] },
      { clan: 'flint', trophies: trophies[1] },
    ],
  }) as unknown as View;

const decide = (id: string, option: string, seen: View, choices: readonly Choice[]) =>
  glacier.policies.find((policy) => policy.id === id)?.decide(option, seen, 'flint', choices);

describe('E the end of a turn', () => {
  const nothing: readonly Choice[] = [
    { verb: 'pass', args: [] },
    { verb: 'swear', args: [] },
  ];
  const trek: readonly Choice[] = [{ verb: 'play', args: ['trek', 'ochre'] }, ...nothing];
  it.each([
    ['harmless', 'pass', nothing, 'pass'],
    ['harmless', 'pass', trek, undefined],
    ['harmless', 'ask', nothing, undefined],
    ['spite', 'ask', trek, undefined],
    ['spite', 'pass', trek, 'pass'],
    ['spite', 'pass', open, undefined],
  ] as const)('%s %s', (id, option, choices, verb) => {
    expect(decide(id, option, view('hare', [0, 0]), choices)?.verb).toBe(verb);
  });
  it('passes without asking if no auto-action is set', () =>
    expect(glacier.policies.find(({ id }) => id === 'harmless')?.initial).toBe('pass'));
});

describe('I1 the kept card', () => {
  it('is the most valuable', () => {
    const cards: readonly Choice[] = ['storm', 'success', 'spoiled'].map((fate) => ({
      verb: 'keep',
      args: [fate],
    }));
    const choices = [{ verb: 'feed', args: ['best'] }, ...cards];
    expect(decide('keep', 'best', view('hare', [0, 0]), choices)).toEqual({
      verb: 'keep',
      args: ['success'],
    });
    expect(decide('keep', 'ask', view('hare', [0, 0]), choices)).toBeUndefined();
    expect(decide('keep', 'best', view('hare', [0, 0]), choices.slice(0, 1))).toBeUndefined();
  });
});

describe('G1 policies answer a window immediately', () => {
  it.each([
    ['idle', 'let', 'hare', [0, 0], idle, 'let'],
    ['idle', 'let', 'hare', [0, 0], open, undefined],
    ['idle', 'ask', 'hare', [0, 0], idle, undefined],
    ['interfere', 'ask', 'hare', [0, 0], open, undefined],
    ['interfere', 'never', 'hare', [0, 0], open, 'let'],
    ['interfere', 'always', 'hare', [0, 0], open, 'interfere'],
    ['interfere', 'large', 'hare', [0, 0], open, 'let'],
    ['interfere', 'large', 'boar', [0, 0], open, 'interfere'],
    ['interfere', 'leader', 'boar', [0, 1], open, 'let'],
    ['interfere', 'leader', 'boar', [1, 0], open, 'interfere'],
  ] as const)('%s %s over %s', (id, option, prey, trophies, choices, verb) => {
    expect(decide(id, option, view(prey, trophies), choices)?.verb).toBe(verb);
  });

  it('let others hunt without asking if a player has no card for it', () =>
    expect(glacier.policies.find(({ id }) => id === 'idle')?.initial).toBe('let'));

  it('G2 counters, suffers or asks', () => {
    const both: readonly Choice[] = [
      { verb: 'suffer', args: [] },
      { verb: 'counter', args: [] },
    ];
    expect(decide('counter', 'always', view('hare', [0, 0]), both)?.verb).toBe('counter');
    expect(decide('counter', 'never', view('hare', [0, 0]), both)?.verb).toBe('suffer');
    expect(decide('counter', 'ask', view('hare', [0, 0]), both)).toBeUndefined();
    expect(decide('counter', 'ask', view('hare', [0, 0]), both.slice(0, 1))?.verb).toBe('suffer');
  });

  it('I3 feeds the least useful cards', () => {
    const meals: readonly Choice[] = [{ verb: 'feed', args: ['best'] }];
    expect(decide('feed', 'best', view('hare', [0, 0]), meals)?.args).toEqual(['best']);
  });
});

describe('C a turn without a hunt', () => {
  it('follows the odds, and asks as soon as a hunt is worth it', () => {
    const draw = drawer(4);
    const quiet = glacier.policies.find(({ id }) => id === 'quiet');
    const seen = { hunts: 0, quiet: 0 };
    playout(anyModule(glacier), {
      variant: 'standard',
      seats: ['ochre', 'flint', 'amber', 'birch'],
      options: settingsOf(glacier.meta.options, {}),
      seed: 'quiet',
      draw,
      enough: (decisions) => decisions > 150,
      decide: (game, seat, choices) => {
        const shown = glacier.view(game.position as Parameters<typeof glacier.view>[0], seat);
        const move = greedy({ view: shown, seat, choices, draw: () => 0 });
        const order = quiet?.decide('best', shown, seat, choices);
        if (shown.asked?.state !== 'act') expect(order).toBeUndefined();
        else if (move.verb === 'hunt') {
          seen.hunts++;
          expect(order).toBeUndefined();
        } else if (order !== undefined) {
          seen.quiet++;
          expect(order).toEqual(move);
          expect(matchMove(choices, order)).toBeDefined();
        }
        expect(quiet?.decide('ask', shown, seat, choices)).toBeUndefined();
        return move;
      },
    });
    expect(seen.hunts).toBeGreaterThan(5);
    expect(seen.quiet).toBeGreaterThan(5);
  });
});
