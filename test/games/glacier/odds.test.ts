import { describe, expect, it } from 'vitest';
import { ORIGINAL } from '../../../src/games/glacier/cards.js';
import { glacier } from '../../../src/games/glacier/module.js';
import type { Folk } from '../../../src/games/glacier/model.js';
import { contestChance, huntOdds, partyBonus } from '../../../src/games/glacier/odds.js';
import { anyModule } from '../../../src/games/registry.js';
import { startGame } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { runScenarios } from '../../tools/scenario.js';
import { teller } from '../../../src/kernel/text.js';
import { checkOdds } from '../../tools/odds-check/glacier.js';

const begun = (seed: string) =>
  startGame(glacier, { seats: ['ochre', 'flint'], variant: 'standard', options: {}, seed });

const { game } = begun('odds');
const { g } = game.position;
const clan = g.clans.ochre;
if (clan === undefined) throw new Error('ochre plays');
clan.artifact = 'bear-skull';

const plan = (prey: string, party: Folk, more: object = {}) => ({
  clan: 'ochre',
  prey,
  party,
  weapon: '',
  offering: '',
  artifact: false,
  success: false,
  storm: false,
  ...more,
});

describe('C1 odds of a hunt before it begins', () => {
  it.each([
    ['as many hunters as needed', plan('hare', [1, 0, 0]), 4, 3 / 6],
    ['a crowd counts as one extra hunter', plan('hare', [0, 0, 1]), 3, 4 / 6],
    ['two hunters too few', plan('horse', [1, 0, 0]), 6, 1 / 6],
    ['a weapon', plan('horse', [0, 0, 1], { weapon: 'pitfall' }), 1, 1],
    ['an offering and the artifact', plan('boar', [0, 0, 1], { offering: 'fox', artifact: true }), 2, 5 / 6],
    ['a storm', plan('hare', [1, 0, 0], { storm: true }), 5, 2 / 6],
    ['a certain six', plan('elk', [0, 0, 1], { success: true }), 6, 1],
    ['a six that is not enough', plan('mammoth', [0, 0, 1], { success: true }), 13, 0],
    ['an impossible hunt', plan('mammoth', [1, 0, 0]), 15, 0],
  ])('%s', (_name, hunt, need, chance) => {
    const odds = huntOdds(g, hunt);
    expect(odds.need).toBe(need);
    expect(odds.chance).toBeCloseTo(chance);
  });

  it('counts each missing hunter, and at most one extra hunter', () => {
    expect(partyBonus([0, 0, 2], 3)).toBe(1);
    expect(partyBonus([1, 0, 0], 4)).toBe(-3);
    expect(partyBonus([1, 1, 0], 3)).toBe(0);
  });

  it('a careful hunt with enough hunters and a plain weapon succeeds in about two of three cases', () => {
    const prey = ORIGINAL.cards.filter((card) => card.kind === 'prey');
    const chance = prey.map((card) => Math.min(1, (7 - (card.hunt - 1)) / 6));
    const mean = chance.reduce((sum, n) => sum + n, 0) / prey.length;
    expect(mean).toBeGreaterThan(0.5);
    expect(mean).toBeLessThan(0.75);
  });
});

describe('I2 chances of a contest', () => {
  it('are even among equals, and zero against overwhelming lore', () => {
    // A lore of 0 must not confuse the cache: three clans aren't two.
    expect(contestChance(0, [2, 3])).toBeLessThan(0.2);
    expect(contestChance(3, [3])).toBeCloseTo(0.5);
    expect(contestChance(3, [])).toBeCloseTo(1);
    expect(contestChance(0, [9])).toBe(0);
  });
});

describe('C1 odds in words', () => {
  const tell = teller(glacier.texts, 'en');
  const { odds } = glacier;
  if (odds === undefined) throw new Error('there are odds');
  const spec = { open: ['hare', 'boar'], clans: { ochre: { weapons: ['bow'], artifact: 'bone-flute' } } };
  const [report] = runScenarios(
    JSON.stringify({ name: 'odds', game: 'glacier', seats: ['ochre', 'flint'], position: spec }),
    { glacier: anyModule(glacier) },
  );
  const start = begun('words').game;
  const { position } = start;
  const own = position.g.clans.ochre;
  if (own === undefined) throw new Error('ochre plays');
  position.g.active = 'ochre';
  position.g.open = ['hare', 'boar'];
  own.weapons = ['bow'];
  own.artifact = 'bone-flute';
  const view = glacier.view(position, 'ochre');

  it('are listed for each animal on the table', () => {
    expect(report?.problems).toEqual([]);
    expect(odds.about(view, 'ochre')).toEqual(['hare', 'boar']);
    const text = odds.tell(view, 'ochre', 'hare', tell);
    expect(text).toContain('1 hunter: 50 %');
    expect(text).toContain('with Bow 83 %');
    expect(text).toContain('with Bow and the artifact 100 %');
    expect(odds.tell(view, 'ochre', 'mammoth', tell)).toBe('');
  });

  it('are shown beside the choices', () => {
    const hint = (words: readonly string[], next: string) => odds.hint(view, 'ochre', words, next, tell);
    expect(hint(['hunt'], 'hare')).toBe('50–100 %');
    expect(hint(['hunt', 'hare'], 'three')).toBe('67 %');
    expect(hint(['hunt', 'hare', 'one'], 'bow')).toBe('83 %');
    expect(hint(['hunt', 'hare', 'one', 'bow', 'none'], 'artifact')).toBe('100 %');
    expect(hint([], 'done')).toBe('');
  });

  it('give one figure if the clan has nothing to add', () => {
    const bare = begun('bare').game.position;
    bare.g.active = 'ochre';
    bare.g.open = ['mammoth'];
    const hint = (prey: string) => odds.hint(glacier.view(bare, 'ochre'), 'ochre', ['hunt'], prey, tell);
    expect(hint('mammoth')).toBe('0 %');
  });

  it('order the hunts, the surest first', () => {
    const { game: turn } = begun('order');
    const { active } = turn.position.g;
    turn.position.g.open = ['mammoth', 'hare', 'boar'];
    const hunted = turn.choices(active).flatMap(({ verb, args }) => (verb === 'hunt' ? [args[0]] : []));
    expect([...new Set(hunted)]).toEqual(['hare', 'boar', 'mammoth']);
  });

  it('stand once on the panel: beside an animal, or above the choice to let others hunt', () => {
    const means = glacier.means?.(view, 'ochre', tell) ?? '';
    expect(means).not.toContain('%');
    const { game: hunt } = begun('once');
    const { g } = hunt.position;
    g.open = ['hare'];
    const other = g.active === 'ochre' ? 'flint' : 'ochre';
    g.hands[other] = ['storm'];
    hunt.apply(g.active, { verb: 'hunt', args: ['hare', 'one'] });
    const asked = glacier.view(hunt.position, other);
    expect(glacier.means?.(asked, other, tell)).toContain('hunts Snow Hare: 50 %');
    expect(odds.hint(asked, other, ['let'], 'hunt', tell)).toBe('');
    expect(odds.hint(asked, other, ['interfere'], 'storm', tell)).toBe('33 %');
  });

  it('come with the figures of an animal, a clan card and a weapon', () => {
    const hint = (words: readonly string[], next: string) =>
      glacier.hint?.(view, 'ochre', words, next, tell) ?? '';
    expect(hint(['hunt'], 'hare')).toBe('needs 1 hunter, food 1');
    expect(hint(['lose'], 'two')).toBe('2 members');
    expect(hint(['lose'], 'bow')).toMatch(/^weapon \+\d, lore \d$/u);
    expect(hint(['hunt', 'hare'], 'two')).toBe('');
    expect(hint(['play'], 'trek')).toContain('until its next turn ends');
  });

  it('are shown below the clan’s means and the table, on its own turn', () => {
    const means = (seat: string): string => glacier.means?.(glacier.view(position, seat), seat, tell) ?? '';
    expect(means('ochre')).toMatch(/You have: 6 members, \d at home/u);
    expect(means('ochre')).toMatch(/1 weapon · .* of \d trophies/u);
    expect(means('flint')).not.toContain('Bow');
    expect(glacier.means?.(glacier.view(position, 'spectator'), 'spectator', tell)).toBe('');
  });

  it('agree with rolled dice', () => {
    for (const { what, exact, seen, sigma } of checkOdds(40_000, drawer(3)))
      expect(Math.abs(seen - exact), what).toBeLessThan(4.5 * sigma);
  });
});
