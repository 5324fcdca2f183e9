import { describe, expect, it } from 'vitest';
import { brokenIn } from '../../../src/kernel/invariants.js';
import { copyPosition } from '../../../src/kernel/game.js';
import { playout } from '../../../src/kernel/playout.js';
import { drawer } from '../../../src/kernel/random.js';
import { teller } from '../../../src/kernel/text.js';
import type { Happening, Position } from '../../../src/kernel/types.js';
import { ORIGINAL } from '../../../src/games/greenland/cards/cards.js';
import type { G } from '../../../src/games/greenland/vocabulary/model.js';
import { greenland } from '../../../src/games/greenland/module.js';
import { anyModule } from '../../../src/games/registry.js';
import { Bench } from './support.js';

const tell = teller(greenland.texts, 'en');

describe('B2 a hand is visible only to its owner', () => {
  const bench = new Bench(['assign'], (b) => {
    b.row('north', ['walrus']);
    b.hand('thule', 'arctic-hare', 'musk-ox');
  });
  const { position } = bench.game;

  it('is shown to its owner with its cards', () => {
    expect(greenland.view(position, 'thule').hand.map(({ id, kind }) => [id, kind])).toEqual([
      ['arctic-hare', 'invention'],
      ['musk-ox', 'domestic'],
    ]);
  });
  it.each(['norse', 'tunit', 'spectator'])('shows %s only its number of cards', (viewer) => {
    const view = greenland.view(position, viewer);
    expect(view.hand).toEqual([]);
    expect(view.tribes.find(({ tribe }) => tribe === 'thule')?.handCount).toBe(2);
    expect(JSON.stringify(view)).not.toContain('arctic-hare');
    expect(JSON.stringify(view)).not.toContain('Slit Goggles');
  });
  it('is described to its owner in words', () => {
    const told = greenland.hand?.(greenland.view(position, 'thule'), 'thule', tell) ?? '';
    expect(told).toContain('**Slit Goggles** (invention');
    expect(told).toContain('re-roll 6 on spear; hunts first on spear');
    expect(told).toContain('2 babies per turn, eats 1 hay');
    expect(greenland.hand?.(greenland.view(position, 'norse'), 'thule', tell)).toBe('');
  });
});

describe('D4 rows are shown as they lie on the table', () => {
  const bench = new Bench(['assign'], (b) => {
    b.row('south', ['vinland', 'harp-seal', 'cod'], ['capelin', 'eider']);
    b.men('norse', 'vinland', 2);
  });
  const row = greenland.view(bench.game.position, 'spectator').rows[1];
  it('lists the warm side from the deck to the right', () => {
    expect(row.warm.map(({ face }) => face.id)).toEqual(['vinland', 'harp-seal', 'cod']);
  });
  it('lists the cold side from the left to the deck, the oldest beside it', () => {
    expect(row.cold.map(({ face }) => face.id)).toEqual(['eider', 'capelin']);
  });
  it('lists the people on the cards', () => {
    expect(row.warm[0]?.parties).toEqual([{ tribe: 'norse', n: 2, alpha: false }]);
  });
});

/** All states, happenings and refusals of random games. */
function gather(seed: number, variant: string): { keys: Set<string>; states: Set<string>; raw: string[] } {
  const keys = new Set<string>();
  const states = new Set<string>();
  const raw: string[] = [];
  const look = (happening: { key: string; args?: Happening['args'] }): void => {
    keys.add(happening.key);
    const told = tell.lookup(happening.key, happening.args ?? {});
    if (/\{|undefined|\[object/u.test(told)) raw.push(`${happening.key}: ${told}`);
  };
  playout(anyModule(greenland), {
    seats: ['tunit', 'norse', 'sami', 'thule'],
    variant,
    options: { pogroms: 'on' },
    seed: `words ${seed}`,
    draw: drawer(seed),
    before: (game, seat) => {
      game.telling = true;
      states.add(game.state()?.name ?? '');
      for (const { blocked } of game.choices(seat, true)) if (blocked !== undefined) look(blocked);
    },
    after: (game) => {
      const again = copyPosition(game.position) as Position<G>;
      expect(brokenIn(greenland, again)).toEqual([]);
    },
  });
  return { keys, states, raw };
}

describe('texts exist', () => {
  it.each([1, 2, 3, 4, 5, 6])('for the decisions and refusals of game %i', (seed) => {
    const { keys, states, raw } = gather(seed, seed % 3 === 0 ? 'beginner' : 'standard');
    expect([...keys].filter((key) => !tell.has(key))).toEqual([]);
    expect([...states].filter((state) => !tell.has(`ask.${state}`))).toEqual([]);
    expect(raw).toEqual([]);
  });

  it('for every verb, phase and policy', () => {
    const verbs = Object.keys(greenland.verbs ?? {}).flatMap((verb) => [`verb.${verb}`, `verb.${verb}.help`]);
    const args = Object.values(greenland.verbs ?? {}).flatMap((names) => names.map((name) => `arg.${name}`));
    const policies = greenland.policies.flatMap(({ id, options }) => [
      `policy.${id}`,
      ...options.filter((option) => option !== 'ask').map((option) => `policy.${id}.${option}`),
    ]);
    const states = Object.keys(greenland.states).map((state) => `ask.${state}`);
    const all = [...verbs, ...args, ...policies, ...states, 'over.events', 'over.rows', 'over.extinct'];
    expect(all.filter((key) => !tell.has(key))).toEqual([]);
  });

  it('for every card', () => {
    expect(ORIGINAL.cards.filter(({ id }) => !tell.has(`name.${id}`))).toEqual([]);
  });
});
