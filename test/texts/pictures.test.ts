import { describe, expect, it } from 'vitest';
import { pictures as glacier } from '../../src/games/glacier/texts.js';
import { pictures as greenland } from '../../src/games/greenland/texts.js';
import { pictures as settlers } from '../../src/games/settlers/texts.js';
import { findGame } from '../../src/games/registry.js';
import { wordsIn } from '../../renders/words.js';
import { compilePack, ORIGINAL, type PackData } from '../../src/games/glacier/cards.js';
import original from '../../src/games/glacier/data/pack.json' with { type: 'json' };
import { cardNames } from '../../src/games/glacier/texts.js';
import { packSchema } from '../tools/packs/glacier.js';

describe.each(Object.entries({ glacier, greenland, settlers }))('the pictures of %s', (id, pictures) => {
  const texts = findGame(id).texts['en'] ?? {};

  it('define no key that the game defines too', () => {
    expect(Object.keys(pictures.en).filter((key) => texts[key] !== undefined)).toEqual([]);
  });
});

describe.each(Object.entries({ glacier, greenland }))('the pictures of %s', (id, pictures) => {
  const { en = {}, de = {} } = findGame(id).texts;
  const german = pictures['de'] ?? {};

  it('name things, phases and effects like the game', () => {
    const named = Object.keys(en).filter((key) => /^(?:name|phase|effect)\./u.test(key));
    const twice = Object.entries(pictures.en).flatMap(([key, word]) =>
      named.flatMap((own) => (en[own] === word && de[own] === german[key] ? [`${key} = ${own}`] : [])),
    );
    expect(twice).toEqual([]);
  });
});

describe('a pack of At the Edge of the Glacier', () => {
  const data = original as unknown as PackData;
  const [first] = data.prey;
  const called = (name: Readonly<Record<string, string>>): PackData => ({
    ...data,
    prey: data.prey.map((card) => (card === first ? { ...card, name } : card)),
  });

  it('must name its cards in English, and may in other languages', () => {
    const pack = compilePack(called({ en: 'Minnows', fr: 'Vairons' }));
    expect(cardNames(pack, 'fr')).toEqual({ 'name.minnow': 'Vairons' });
    expect(cardNames(pack, 'de')).not.toHaveProperty('name.minnow');
    expect(cardNames(pack, 'de')).toHaveProperty('name.grayling', 'Äsche');
    expect(packSchema.safeParse(called({ de: 'Elritzen' })).success).toBe(false);
    expect(packSchema.safeParse(called({ en: 'Minnows', 'no language': 'x' })).success).toBe(false);
  });

  it('doesn’t affect pictures, which name cards like all texts', () => {
    const names = { en: cardNames(ORIGINAL, 'en'), fr: { 'name.minnow': 'Vairons' } };
    const say = wordsIn({ en: {}, fr: {} }, names)('fr-CA');
    expect([say.nameOf('minnow'), say.nameOf('grayling')]).toEqual(['Vairons', 'Grayling']);
  });
});
