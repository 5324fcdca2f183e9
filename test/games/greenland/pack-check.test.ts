import { describe, expect, it } from 'vitest';
import original from '../../../src/games/greenland/data/pack.json' with { type: 'json' };
import { checkPack } from '../../../src/games/greenland/packs/pack-check.js';
import { packReport } from '../../../src/games/greenland/packs/pack-report.js';
import { packSchema } from '../../../src/games/greenland/cards/pack-schema.js';

/** A changed copy of the pack. */
function changed(change: (pack: typeof original) => void): unknown {
  const copy = structuredClone(original);
  change(copy);
  return copy;
}

const char = (pack: typeof original) => pack.biomes.north.find(({ id }) => id === 'arctic-char');
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
      'a word instead of a number',
      changed((pack) => Object.assign(walrus(pack) ?? {}, { babies: 'x' })),
      /^walrus, babies: /u,
    ],
    [
      'an unknown effect',
      changed((pack) => Object.assign(pack.daughters[0] ?? {}, { effects: [{ type: 'fly' }] })),
      /^peepeelee, effects\.1\.type: is "fly"; allowed is reroll, turnsToOne, /u,
    ],
    [
      'an unknown effect on the other side of a card',
      changed((pack) => Object.assign(char(pack)?.tableau ?? {}, { effects: [{ type: 'fly' }] })),
      /^arctic-char, tableau\.effects\.1\.type: is "fly"; allowed is reroll, /u,
    ],
    [
      'an effect without its face',
      changed((pack) =>
        Object.assign(pack.daughters[0] ?? {}, { effects: [{ type: 'reroll', biomeType: 'spear' }] }),
      ),
      /^peepeelee, effects\.1\.face: is missing; allowed is a whole number from 1 to 6$/u,
    ],
    [
      'an unknown field',
      changed((pack) => Object.assign(walrus(pack) ?? {}, { hitz: 2 })),
      /^walrus: there is no field hitz; allowed are number, id, name, deck, climax, type, hits, /u,
    ],
    [
      'an unknown field in a tableau',
      changed((pack) => Object.assign(char(pack)?.tableau ?? {}, { points: 2 })),
      /^arctic-char, tableau: there is no field points; allowed are name, vp, effects, exchange$/u,
    ],
    [
      'a missing field in a tableau',
      changed((pack) => Object.assign(char(pack)?.tableau ?? {}, { vp: undefined })),
      /^arctic-char, tableau\.vp: is missing; allowed is a whole number from 0 to 99$/u,
    ],
    [
      'an absurdly large number',
      changed((pack) => Object.assign(walrus(pack) ?? {}, { energy: 1e12 })),
      /^walrus, energy: is 1000000000000; allowed is a whole number from 0 to 99$/u,
    ],
    [
      'a fraction',
      changed((pack) => Object.assign(walrus(pack) ?? {}, { babies: 2.5 })),
      /^walrus, babies: is 2\.5; allowed is a whole number from 0 to 99$/u,
    ],
    [
      'an impossible number of equal dice',
      changed((pack) => Object.assign(walrus(pack) ?? {}, { trophy: { dice: 5, vp: 2 } })),
      /^walrus, trophy\.dice: is 5; allowed is 0, 2, 3, 4$/u,
    ],
    [
      'an unknown hunting type',
      changed((pack) => Object.assign(walrus(pack) ?? {}, { type: 'axe' })),
      /^walrus, type: is "axe"; allowed is harpoon, fishhook, spear, hammer, medallion$/u,
    ],
    [
      'an unknown icon',
      changed((pack) => Object.assign(pack.events[0] ?? {}, { icons: [{ type: 'quake' }] })),
      /^iceland-trade-ship, icons\.1\.type: is "quake"; allowed is migration, crowd, /u,
    ],
    [
      'a missing placard',
      changed((pack) => pack.placards.pop()),
      /^placards: is a list of 3; allowed is a list of exactly 4$/u,
    ],
    [
      'a missing biome that a scenario’s rows need',
      changed((pack) => Object.assign(walrus(pack) ?? {}, { climax: 77 })),
      /^setup, scenarioRows: no north card has climax 8$/u,
    ],
    [
      'both shores in one row',
      changed((pack) => pack.newWorld.forEach((land) => Object.assign(land, { row: 'north' }))),
      /^newWorld: there must be one card in the south row$/u,
    ],
    [
      'more people than a tribe can have',
      changed((pack) => Object.assign(pack.setup.unassigned.norse, { tribesmen: 50 })),
      /^setup, unassigned\.norse: with elders and colonists 56 people are placed; allowed are the 18 /u,
    ],
    [
      'an import animal with two prices',
      changed((pack) => Object.assign(pack.events[0]?.import?.exchange ?? {}, { energy: 7 })),
      /^norse-pony: an animal is exchanged for what its D side says/u,
    ],
    [
      'a translation of an unknown role',
      changed((pack) => Object.assign(pack.translations.de, { 'role.Cook': 'Koch' })),
      /^role\.Cook, translations\.de: no rank has that role; allowed are /u,
    ],
    [
      'an unknown language',
      changed((pack) => Object.assign(pack.translations, { DE: { walrus: 'Walross' } })),
      /^translations\.DE: is .*languages are tags such as de$|^translations\.DE: languages are tags such as de$/u,
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
      'a name with a Discord mention',
      changed((pack) => Object.assign(walrus(pack) ?? {}, { name: '<@1> walrus' })),
      /^walrus, name: is "<@1> walrus"; names are words/u,
    ],
    [
      'a translation of an unknown card',
      changed((pack) => Object.assign(pack.translations.de, { 'sea-cow': 'Seekuh' })),
      /^sea-cow, translations\.de: no card has that id; allowed are ids, /u,
    ],
    [
      'a patrol without its mine',
      changed((pack) =>
        Object.assign(pack.biomes.south.find((card) => card.number === 23) ?? {}, { number: 99 }),
      ),
      /^biomes: none has the number 23/u,
    ],
    [
      'a patrol with too few events',
      changed((pack) => Object.assign(pack.setup.patrol.seats[2], { removedEvents: [32, 33, 34] })),
      /^setup, patrol, seats, 2: 7 events are left for 8 years$/u,
    ],
    ['a file that is not a pack', [], /^the file: /u],
  ])('finds %s', (_what, pack, sentence) => {
    expect(checkPack(pack).join('\n')).toMatch(new RegExp(sentence, 'mu'));
  });

  it('reports the yield of each card', () => {
    const text = packReport(packSchema.parse(original));
    const cards: readonly { id: string }[][] = [
      [...original.biomes.north, ...original.biomes.south, ...original.newWorld, ...original.daughters],
      [...original.farm.flatMap(({ sides }): { id: string }[] => sides), ...original.events],
      original.events.flatMap(({ import: goods }) => (goods === null ? [] : [goods])),
    ];
    for (const { id } of cards.flat()) expect(text).toContain(`\`${id}\``);
    for (const { sides } of original.placards)
      for (const { rank, role } of sides.mono) expect(text).toContain(`| mono | ${rank} ${role} |`);
    // 1 − (4/6)²: two hunters who need one hit on 1 or 2. On cattle, four raiders succeed on half the faces.
    expect(text).toMatch(/Arctic Char.*\| 56 %, −0\.0, /u);
    expect(text).toMatch(/Cattle.*farm, norse.*\| 75 %, −0\.0 \| 94 %, −0\.0 \| 98 %, −0\.0 \|/u);
    expect(text).toMatch(/`sword`.*\| Bergen Merchant \|.*\| 1 iron \| yes \|/u);
    expect(text).toMatch(/`bishops-ship`.*elders die, 1 die \(each rank 17 %\)/u);
  });
});
