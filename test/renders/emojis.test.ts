import { describe, expect, it } from 'vitest';
import { emojiName, isOurs } from '../../src/discord/emojis.js';
import { GAMES } from '../../src/games/registry.js';
import { emojiOf, emojisOf } from '../../renders/index.js';

describe.each(GAMES.map((module) => [module.meta.id, module] as const))('emojis of %s', (game, { meta }) => {
  const all = emojisOf(game);
  const names = all.map(({ name }) => name);

  it('every seat has one, by its own shape and letter', () => {
    expect(meta.seats.map(({ id }) => emojiOf(game, id))).toEqual(meta.seats.map(({ id }) => id));
    expect(names).toEqual(expect.arrayContaining(meta.seats.map(({ id }) => id)));
  });

  it('each has a name of its own that Discord takes, and no two are the same drawing', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const each of all) {
      expect(emojiName(each)).toMatch(/^\w{2,32}$/u);
      expect(isOurs(emojiName(each))).toBe(true);
    }
    expect(new Set(all.map(({ digest }) => digest)).size).toBe(all.length);
  });

  it('what stands for a thing is among them', () => {
    const texts = Object.keys(GAMES.find(({ meta: { id } }) => id === game)?.texts['en'] ?? {});
    const things = texts.flatMap((key) => (key.startsWith('name.') ? [key.slice('name.'.length)] : []));
    const used = things.flatMap((thing) => emojiOf(game, thing) ?? []);
    expect(names).toEqual(expect.arrayContaining([...new Set(used)]));
    expect(used.length).toBeGreaterThan(meta.seats.length);
  });
});
