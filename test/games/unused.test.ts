import { describe, expect, it } from 'vitest';
import { tellerFor } from '../../src/discord/texts.js';
import { GAMES, type AnyModule } from '../../src/games/registry.js';
import { viewOf } from '../../src/kernel/game.js';
import { settingsOf } from '../../src/kernel/options.js';
import { playout } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';
import type { Choice } from '../../src/kernel/types.js';

/** Moves that end a turn, and the confirmation if something is left unused. Other moves need none. */
const ENDINGS: Readonly<
  Record<string, { readonly verb: string; readonly state: string; readonly says: RegExp }>
> = {
  glacier: { verb: 'done', state: 'act', says: /^Still unused: \d+ members? at home\.$/u },
  greenland: { verb: 'done', state: 'assigning', says: /^Still unassigned: \d+\.$/u },
  endless: { verb: 'end', state: 'act', says: /^Still unspent: \d+ Labor\.$/u },
};

/** Confirmations in a game of greedy AIs, by state and verb. */
function asked(module: AnyModule): ReadonlyMap<string, string> {
  const [variant] = module.meta.variants;
  const greedy = module.ai['greedy'];
  if (variant === undefined || greedy === undefined) throw new Error('a variant and an AI');
  const all = variant.seats ?? module.meta.seats.map(({ id }) => id);
  const tell = tellerFor(module.texts, 'en');
  const draw = drawer(5);
  const lines = new Map<string, string>();
  playout(module, {
    seats: all.slice(0, Math.max(2, variant.minSeats)),
    variant: variant.id,
    options: settingsOf(module.meta.options, {}),
    seed: 'unused',
    draw,
    decide: (game, seat, choices) => {
      const view = viewOf(module, game.position, seat);
      const unused = ({ verb }: Choice): string =>
        module.unused?.(view, seat, { verb, args: [] }, choices, tell) ?? '';
      for (const choice of choices) {
        const line = unused(choice);
        if (line !== '') lines.set(`${game.state()?.name} ${choice.verb}`, line);
      }
      return greedy({ view, seat, choices, draw });
    },
  });
  return lines;
}

describe.each(Object.entries(ENDINGS))('an ending in %s', (id, ending) => {
  const module = GAMES.find(({ meta }) => meta.id === id);
  if (module === undefined) throw new Error(id);

  it('asks for confirmation if something is unused, and names it', { timeout: 60_000 }, () => {
    const lines = asked(module);
    expect([...lines.keys()]).toEqual([`${ending.state} ${ending.verb}`]);
    for (const line of lines.values()) expect(line).toMatch(ending.says);
  });
});
