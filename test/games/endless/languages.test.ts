import { describe, expect, it } from 'vitest';
import { compilePack } from '../../../src/games/endless/cards.js';
import original from '../../../src/games/endless/data/pack.json' with { type: 'json' };
import type { PackData } from '../../../src/games/endless/pack-data.js';
import { componentNames } from '../../../src/games/endless/texts.js';
import { packSchema } from '../../tools/packs/endless.js';

/** The pack with names of its first Culture card in further languages. */
function named(more: Readonly<Record<string, string>>): PackData {
  const pack = structuredClone(original) as unknown as PackData & {
    culture: { cards: { name: Record<string, string> }[] };
  };
  Object.assign(pack.culture.cards[0]?.name ?? {}, more);
  return pack;
}
const [card] = original.culture.cards;

describe('card names in a further language', () => {
  it('come from the pack; missing ones fall back to English', () => {
    const pack = compilePack(named({ fr: 'Le feu', 'pt-BR': 'O fogo' }));
    expect(componentNames(pack, 'fr')).toEqual({ [`name.${card?.id ?? ''}`]: 'Le feu' });
    expect(componentNames(pack, 'pt-BR')).toEqual({ [`name.${card?.id ?? ''}`]: 'O fogo' });
    expect(componentNames(pack, 'eo')).toEqual({});
    expect(Object.keys(componentNames(pack, 'en'))).toEqual(Object.keys(componentNames(pack, 'de')));
    expect(componentNames(pack, 'en')).toHaveProperty(`name.${card?.id ?? ''}`);
  });

  it.each([[{ 'not a language': 'x' }], [{ fr: '' }]])('are refused by the schema: %o', (more) => {
    expect(packSchema.safeParse(named(more)).success).toBe(false);
  });
});
