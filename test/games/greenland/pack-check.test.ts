import { describe, expect, it } from 'vitest';
import original from '../../../src/games/greenland/data/pack.json' with { type: 'json' };
import { checkPack, packReport } from '../../../src/games/greenland/pack-check.js';
import { packSchema } from '../../../src/games/greenland/pack-schema.js';

/** A copy of the pack in which something was changed. */
function changed(change: (pack: typeof original) => void): unknown {
  const copy = structuredClone(original);
  change(copy);
  return copy;
}

const walrus = (pack: typeof original) => pack.biomes.north.find(({ id }) => id === 'walrus');

describe('a card pack is checked', () => {
  it('finds nothing wrong with the project’s own', () => {
    expect(checkPack(original)).toEqual([]);
  });

  it.each([
    [
      'a number out of range',
      changed((pack) => Object.assign(walrus(pack) ?? {}, { hits: 0 })),
      /^walrus, hits: /u,
    ],
    [
      'a word in place of one',
      changed((pack) => Object.assign(walrus(pack) ?? {}, { babies: 'x' })),
      /^walrus, babies: /u,
    ],
    [
      'an effect nobody knows',
      changed((pack) => Object.assign(pack.daughters[0] ?? {}, { effects: [{ type: 'fly' }] })),
      /^peepeelee, effects\.0\.type: /u,
    ],
    [
      'a climax that occurs twice',
      changed((pack) => Object.assign(walrus(pack) ?? {}, { climax: 9 })),
      /climax: two cards of the row have 9/u,
    ],
    [
      'an id that occurs twice',
      changed((pack) => Object.assign(walrus(pack) ?? {}, { id: 'narwhal' })),
      /^narwhal, id: two cards/u,
    ],
    [
      'a tribe missing from an order',
      changed((pack) =>
        Object.assign(pack.events[0] ?? {}, { playerOrder: ['norse', 'norse', 'sami', 'thule'] }),
      ),
      /playerOrder: must name each tribe once/u,
    ],
    [
      'an id that the game uses itself',
      changed((pack) => Object.assign(walrus(pack) ?? {}, { id: 'ivory' })),
      /^ivory, id: the game itself calls something by that word$/u,
    ],
    [
      'a name with marks in it',
      changed((pack) => Object.assign(walrus(pack) ?? {}, { name: '<@1> walrus' })),
      /^walrus, name: names are words/u,
    ],
    [
      'a translation of no card',
      changed((pack) => Object.assign(pack.translations.de, { 'sea-cow': 'Seekuh' })),
      /^sea-cow, translations\.de: no card has that id$/u,
    ],
    [
      'a patrol without its mine',
      changed((pack) =>
        Object.assign(pack.biomes.south.find((card) => card.number === 23) ?? {}, { number: 99 }),
      ),
      /^biomes: none has the number 23/u,
    ],
    ['a file that is no pack', [], /^the file: /u],
  ])('finds %s', (_what, pack, sentence) => {
    expect(checkPack(pack).join('\n')).toMatch(new RegExp(sentence, 'mu'));
  });

  it('reports what each card gives', () => {
    const text = packReport(packSchema.parse(original));
    for (const { id } of [...original.biomes.north, ...original.biomes.south])
      expect(text).toContain(`\`${id}\``);
    expect(text).toMatch(/Arctic Char.*\| 56 %, −0\.0, /u);
  });
});
