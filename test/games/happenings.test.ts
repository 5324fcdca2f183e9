import { describe, expect, it } from 'vitest';
import { anyModule, GAMES } from '../../src/games/registry.js';
import { isHeadline, isReckoning, setbackOf, taleWeight } from '../../src/kernel/happenings.js';
import { longNight } from '../support/test-game.js';
import { toyGame } from '../support/toy-game.js';

/** Each declared happening has a text in every language. */
describe.each(
  [...GAMES, anyModule(toyGame), anyModule(longNight)].map((module) => [module.meta.id, module] as const),
)('%s', (_id, { happenings = {}, texts }) => {
  const keys = Object.keys(happenings);

  it.each(Object.entries(texts))('has a text for every happening in %s', (_language, words) => {
    expect(keys.filter((key) => words[key] === undefined)).toEqual([]);
  });

  it('has texts of the saga only for happenings of the saga', () => {
    const told = keys.filter((key) => taleWeight({ happenings }, key) > 0).map((key) => `tale.${key}`);
    for (const words of Object.values(texts))
      expect(Object.keys(words).filter((key) => key.startsWith('tale.') && !told.includes(key))).toEqual([]);
  });
});

describe('every game', () => {
  it.each(GAMES.map((module) => [module.meta.id, module] as const))(
    '%s counts only deeds that can happen, in every language',
    (_id, { happenings = {}, texts }) => {
      const deeds = Object.values(texts).map((words) =>
        Object.keys(words).filter((key) => key.startsWith('deed.')),
      );
      expect(deeds[0]).not.toEqual([]);
      for (const keys of deeds) {
        expect(keys).toEqual(deeds[0]);
        expect(keys.filter((key) => happenings[key.slice('deed.'.length)] === undefined)).toEqual([]);
      }
    },
  );

  it('has a text for each of its happenings in every language', () => {
    for (const { meta, happenings, texts } of GAMES) {
      expect(Object.keys(happenings ?? {}), meta.id).not.toEqual([]);
      expect(Object.keys(texts)).toEqual(expect.arrayContaining(['en', 'de']));
    }
  });
});

describe('the places where a happening is reported', () => {
  const module = anyModule(toyGame);

  it('are those in its entry', () => {
    expect(taleWeight(module, 'woodpile.drew')).toBe(30);
    expect(taleWeight(module, 'woodpile.tale')).toBe(0);
    expect(isReckoning(module, 'woodpile.drew')).toBe(false);
    const failed = setbackOf(GAMES[0], { key: 'hunt.failed', args: { tribe: 'norse', card: 'walrus' } });
    expect(failed).toEqual({ seat: 'norse', failures: 1 });
  });

  it('are all places if its entry names none', () => {
    expect(isHeadline({}, 'anything')).toBe(true);
    expect(isHeadline(module, 'anything')).toBe(false);
  });
});
