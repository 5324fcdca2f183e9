import { describe, expect, it } from 'vitest';
import { GAMES, type AnyModule } from '../../src/games/registry.js';
import { viewOf } from '../../src/kernel/game.js';
import { settingsOf } from '../../src/kernel/options.js';
import { playout } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';

/**
 * Recommended auto-actions only give forced or trivial answers: never a player's own turn, never a card or force
 * against another player.
 */
const ROUTINE: Readonly<Record<string, readonly string[]>> = {
  // No card or force against others; forced losses; upkeep.
  glacier: ['interfere let', 'spite pass', 'loot loot', 'loss lose', 'hearth keep', 'hearth feed'],
  greenland: [
    // Order of play and of hunts; no one to move; only burning or banishing left.
    ...[
      'council keep',
      'hunt-order hunt',
      'reassign done',
      'recall stay',
      'contest-order contest',
      'act done',
    ],
    // Forced losses and payments.
    ...[
      'deplete burn',
      'deplete sacrifice',
      'deplete slaughter',
      'decimate lose',
      'storm lose',
      'breakage lose',
    ],
    ...['die-off-choice lose', 'attack-losses lose', 'hunt-pay pay', 'pacify pay', 'pacify pass'],
    // A fight that can’t be lost, a roll that can only help, the best of the spoils.
    ...['parley stand', 'parley allow', 'hunt-roll roll', 'raid-loot steal'],
    ...['animals milk', 'animals shear', 'animals feed', 'animals slaughter'],
  ],
  wordfame: [
    'pledge swear',
    'pledge swap',
    'pledge done',
    'keep keep',
    'claim claim',
    'limit release',
    // When there is no other choice.
    'deeds lodge',
  ].concat(['replace leave', 'cross pass']),
  // `act end`: when there is no other choice.
  endless: ['gain take', 'gain pay', 'gain skip', 'gain camp', 'eclipse all', 'act end', 'ritual ritual'],
  settlers: ['deal rest', 'deal done', 'deal keep', 'crew man', 'carry carry', 'slaughter slaughter'].concat([
    'slaughter spare',
    'house house',
    'fodder fodder',
    'dealer name',
    'consent allow',
    'bill feed',
    'berth done',
    // When the announced trees are felled.
    'timber pass',
  ]),
};

/** Every state and verb that a recommended auto-action answered in one game of greedy AIs. */
function answers(module: AnyModule, seed: number): ReadonlySet<string> {
  const [variant] = module.meta.variants;
  if (variant === undefined) throw new Error('a variant');
  const all = variant.seats ?? module.meta.seats.map(({ id }) => id);
  const greedy = module.ai['greedy'];
  const draw = drawer(seed);
  const found = new Set<string>();
  playout(module, {
    seats: all.slice(0, Math.max(variant.minSeats, Math.min(4, variant.maxSeats))),
    variant: variant.id,
    options: settingsOf(module.meta.options, {}),
    seed: `recommended ${seed}`,
    draw,
    decide: (game, seat, choices) => {
      const view = viewOf(module, game.position, seat);
      for (const { initial, usual = initial, decide } of module.policies) {
        const move = usual === 'ask' ? undefined : decide(usual, view, seat, choices);
        if (move !== undefined) found.add(`${game.state()?.name} ${move.verb}`);
      }
      if (greedy === undefined) throw new Error('a greedy AI');
      return greedy({ view, seat, choices, draw });
    },
  });
  return found;
}

describe.each(GAMES.map((module) => [module.meta.id, module] as const))('recommended in %s', (id, module) => {
  it('are forced or trivial answers', { timeout: 60_000 }, () => {
    const found = [...answers(module, 11), ...answers(module, 12)];
    expect(found.filter((each) => ROUTINE[id]?.includes(each) !== true)).toEqual([]);
    expect(found.length).toBeGreaterThan(2);
  });
});
