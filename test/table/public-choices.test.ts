import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { composedBy, type Game } from '../../src/kernel/game.js';
import { settingsOf } from '../../src/kernel/options.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import { playout } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';
import type { Choice, Seat } from '../../src/kernel/types.js';
import { publicChoices } from '../../src/table/context/context.js';

/** Games with sealed answers in parts. */
const inParts = GAMES.filter(({ states }) =>
  Object.values(states).some(({ closes }) => closes !== undefined),
);

describe.each(inParts.map((module) => [module.meta.id, module] as const))('a post of %s', (_id, module) => {
  it('shows nothing of a sealed answer of which part is given', { timeout: 60_000 }, () => {
    const draw = drawer(3);
    const before = new Map<Seat, string>();
    let compared = 0;
    const decide = (game: Game<unknown, unknown>, seat: Seat, choices: readonly Choice[]) => {
      const shown = JSON.stringify(publicChoices(module, game)[game.waiting().indexOf(seat)]);
      if (composedBy(game.position, seat).length === 0) before.set(seat, shown);
      else {
        compared += 1;
        expect(shown).toBe(before.get(seat));
      }
      return fillChoice(choices[draw(choices.length)] as Choice, draw);
    };
    const seats = module.meta.seats.slice(0, 3).map(({ id }) => id);
    const variant = module.meta.variants[0]?.id ?? '';
    playout(module, {
      seats,
      variant,
      options: settingsOf(module.meta.options, {}),
      seed: 'parts',
      draw,
      decide,
    });
    expect(compared).toBeGreaterThan(0);
  });
});
