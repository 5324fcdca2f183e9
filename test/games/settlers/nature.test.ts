import { describe, expect, it } from 'vitest';
import { HOUSEHOLDS, type G } from '../../../src/games/settlers/model.js';
import { settlers } from '../../../src/games/settlers/module.js';
import { startGame } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { fillChoice } from '../../../src/kernel/parameters.js';

const start = (seed: string, n = 4, options: Readonly<Record<string, string>> = {}) =>
  startGame(settlers, { seats: HOUSEHOLDS.slice(0, n), variant: 'standard', options, seed, dice: 'fast' })
    .game;

const count = <T>(cards: readonly T[]): Map<T, number> => {
  const found = new Map<T, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
};

describe('S0.2 the year deck', () => {
  it('has five warm, ten temperate and five cold years, a fifth of them dear and a fifth cheap, with succession below', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { g } = start(`years ${seed}`).position;
      const years = [...g.pastYears, ...g.decks.years];
      expect(years).toHaveLength(21);
      expect(Object.fromEntries(count(years))).toEqual({
        'warm-cheap': 1,
        'warm-ordinary': 3,
        'warm-dear': 1,
        'temperate-cheap': 2,
        'temperate-ordinary': 6,
        'temperate-dear': 2,
        'cold-cheap': 1,
        'cold-ordinary': 3,
        'cold-dear': 1,
        succession: 1,
      });
      // A game lasts ten to twenty years.
      expect(years.indexOf('succession')).toBeGreaterThanOrEqual(10);
    }
  });

  it('ends after ten to twenty years, each as often as any other', () => {
    const lengths = Array.from({ length: 660 }, (_, seed) => {
      const { g } = start(`length ${seed}`, 2).position;
      return [...g.pastYears, ...g.decks.years].indexOf('succession');
    });
    const found = count(lengths);
    expect([...found.keys()].sort((a, b) => a - b)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    for (const n of found.values()) expect(Math.abs(n - 60)).toBeLessThan(35);
  });
});

describe('S0.3 the decks', () => {
  it('hold the printed numbers of cards', () => {
    const { decks } = start('decks').position.g;
    const [walrus = []] = decks.walrus;
    const [seals = []] = decks.seals;
    expect(Object.fromEntries(count(walrus))).toEqual({ good: 5, poor: 5, ordinary: 10, storm: 1 });
    expect(Object.fromEntries(count(seals))).toEqual({ seals: 10, death: 1, none: 1 });
    for (const winter of decks.winters) expect([...winter].sort()).toEqual(['spring', 'still', 'still']);
  });

  it('hold the numbers of cards that a table has agreed on', () => {
    const { decks } = start('decks', 3, { winterStill: '3', walrusStorm: '0' }).position.g;
    expect(decks.walrus[0]).not.toContain('storm');
    expect(decks.winters[0]).toHaveLength(4);
  });
});

/** The cards of nature turned in the first five years. */
function weather(seed: string, players: number, n = 4): string[] {
  const game = start(seed, n);
  const draw = drawer(players);
  const told: string[] = [];
  const seen = (g: G): string => `${g.year} ${g.card} ${g.seals} ${g.walrus} ${g.winter.join()}`;
  while (game.position.over === undefined && game.position.g.year < 6) {
    const waiting = game.waiting();
    const seat = waiting[draw(waiting.length)] ?? '';
    const choices = game.choices(seat);
    const choice = choices[draw(choices.length)];
    if (choice === undefined) break;
    for (const { key, args } of game.apply(seat, fillChoice(choice, draw)).happenings)
      if (/^(year|seals|walrus|winter)\.card$/u.test(key)) told.push(`${key} ${String(args['card'])}`);
  }
  expect(seen(game.position.g)).not.toBe('');
  return told;
}

describe('GS6 nature', () => {
  it('does not depend on the players’ moves or number', () => {
    const one = weather('same', 1);
    const others = [weather('same', 2), weather('same', 3, 2), weather('same', 4, 6)];
    expect(one.length).toBeGreaterThan(10);
    for (const other of others) {
      const common = Math.min(one.length, other.length);
      expect(common).toBeGreaterThan(3);
      expect(other.slice(0, common)).toEqual(one.slice(0, common));
    }
  });

  it('turns each seal and walrus card once before a deck is shuffled again (GS4, GS5)', () => {
    const { decks } = start('through').position.g;
    expect(decks.seals[0]).toHaveLength(12);
    expect(decks.seals).toHaveLength(2);
    expect(decks.walrus).toHaveLength(1);
    const yearly = start('yearly', 4, { sealDeck: 'yearly' }).position.g;
    expect(yearly.decks.seals).toHaveLength(20);
  });
});
