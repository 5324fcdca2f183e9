import { describe, expect, it } from 'vitest';
import pack from '../../../src/games/greenland/data/pack.json' with { type: 'json' };
import { TRIBES } from '../../../src/games/greenland/board/model.js';
import { greenland } from '../../../src/games/greenland/module.js';
import { BEAST_OF } from '../../../renders/greenland/beasts.js';
import { biomeCard, CARD_H, CARD_W } from '../../../renders/greenland/biome-card.js';
import type { EffectType } from '../../../src/games/greenland/cards/pack-schema.js';
import { effectsRun } from '../../../renders/greenland/effects.js';
import { ICONS } from '../../../renders/greenland/icons.js';
import { TRIBE_LOOK } from '../../../renders/greenland/palette.js';
import { partyRun, scene, token } from '../../../renders/greenland/pieces.js';
import { tableauCard } from '../../../renders/greenland/tableau-card.js';
import { paintCanvas } from '../../../renders/paint.js';
import { icon, type Item, type Scene } from '../../../renders/scene.js';
import { flawsOf } from '../flaws.js';
import { distanceFromGolden, keptItems } from '../golden.js';
import { biome, daughter, farm, newWorld, party, spot, tableauSide, trophy } from './fixture.js';

const card = (item: Item): Scene => scene(CARD_W + 20, CARD_H + 20, '#2c3d4c', [item]);
const onTable = { cold: false, ringed: false } as const;
const kept = { owner: 'norse', ringed: false, scores: true, raided: 'raided' } as const;

const SMALL: readonly (readonly [string, Scene])[] = [
  [
    'tokens',
    scene(
      240,
      70,
      '#ffffff',
      TRIBES.flatMap((t, i) => token(t, 10 + i * 58, 20, 44, 34, i === 1)),
    ),
  ],
  [
    'walrus',
    card(biomeCard(spot(biome('walrus'), [party('norse', 4), party('thule', 6, true)]), 10, 10, onTable)),
  ],
  ['bear-cold', card(biomeCard(spot(biome('polar-bear')), 10, 10, { ...onTable, cold: true, ringed: true }))],
  [
    'vinland-hostile',
    card(biomeCard(spot(newWorld('vinland', true), [party('norse', 7)], { hostile: true }), 10, 10, onTable)),
  ],
  ['sheep', card(tableauCard(spot(farm('sheep'), [party('sami', 2)]), 10, 10, kept))],
  [
    'daughter',
    card(
      tableauCard(
        spot(daughter('birgitta'), [], { husband: { tribe: 'thule', alpha: false } }),
        10,
        10,
        kept,
      ),
    ),
  ],
];

describe('small scenes', () => {
  it.each(SMALL)('%s is drawn as it was', (name, small) => {
    expect(JSON.parse(JSON.stringify(small.items))).toEqual(keptItems(small, name));
  });

  it.each(SMALL)('%s looks as it did', async (name, small) => {
    expect(await distanceFromGolden(small, name)).toBeLessThan(4);
  });

  it.each(SMALL)('%s has no flaw', (_, small) => {
    expect(flawsOf(small)).toEqual([]);
  });
});

describe('tribes', () => {
  it('are told apart by letter, shape and colour', () => {
    const looks = Object.values(TRIBE_LOOK);
    for (const key of ['letter', 'shape', 'fill'] as const)
      expect(new Set(looks.map((look) => look[key])).size).toBe(TRIBES.length);
  });

  it('look as the module says', () => {
    for (const { id, letter, shape } of greenland.meta.seats)
      expect(TRIBE_LOOK[id as keyof typeof TRIBE_LOOK]).toMatchObject({ letter, shape });
  });

  it.each(TRIBES)('%s shows shape, letter and number on every party', (tribe) => {
    const { items } = partyRun(party(tribe, 3), 44, 36);
    const kinds = items.map((item) =>
      item.k === 'group' ? item.items[0]?.k : item.k === 'text' ? item.text : '',
    );
    expect(kinds).toEqual(['path', TRIBE_LOOK[tribe].letter, '3']);
  });
});

describe('drawings', () => {
  it.each(Object.keys(ICONS))('%s leaves ink', (name) => {
    const canvas = paintCanvas(
      scene(100, 100, '#ff00ff', [icon(name, 0, 0, 100, { ink: '#000000', paper: '#ffffff' })]),
    );
    const { data } = canvas.getContext('2d').getImageData(0, 0, 100, 100);
    let inked = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i + 1] !== 0 || data[i] !== 255) inked += 1;
    expect(inked).toBeGreaterThan(300);
  });

  it('exist for every card of the pack', () => {
    const ids = [...pack.biomes.north, ...pack.biomes.south, ...pack.newWorld].map((c) => c.id);
    const farmIds = pack.farm.flatMap((c) => c.sides.map((side) => side.id));
    for (const id of [...ids, ...farmIds]) expect(ICONS[BEAST_OF[id] ?? ''], id).toBeDefined();
  });

  it('exist for every mark of the events', () => {
    const marks = new Set(pack.events.flatMap((e) => e.icons.map((mark) => mark.type)));
    marks.delete('migration');
    for (const mark of [...marks, 'migrationNorth', 'migrationSouth'])
      expect(ICONS[mark], mark).toBeDefined();
  });

  it('exist for every effect', () => {
    const effects = new Set(
      JSON.stringify(pack)
        .match(/"type":"[a-zA-Z]+"/g)
        ?.map((m) => m.slice(8, -1)) ?? [],
    );
    const known: readonly EffectType[] = [
      'soloImportDiscount',
      'coopSled',
      'reroll',
      'turnsToOne',
      'huntFirst',
      'handSize',
      'reassign',
      'mariner',
      'coldAsWarm',
      'depletionReduction',
      'hayDiscount',
      'freePromotion',
      'auctionTieWin',
      'feudImmunity',
      'councilOfWar',
      'raidLeader',
      'warParty',
      'toolCostOption',
    ];
    for (const type of known) {
      expect(effects).toContain(type);
      expect(effectsRun([{ type, biomeType: 'spear', face: 3, n: 1 }], 36).width).toBeGreaterThan(20);
    }
  });
});

describe('a card with everything on it', () => {
  it.each(['musk-ox', 'beluga', 'arctic-hare', 'bearded-seal', 'gyrfalcon'])('%s in a tableau', (id) => {
    const parties = [party('norse', 3), party('sami', 12, true)];
    expect(flawsOf(card(tableauCard(spot(tableauSide(id), parties), 10, 10, kept)))).toEqual([]);
  });

  it.each(['bowhead-whale', 'narwhal'])('%s as a trophy', (id) => {
    expect(flawsOf(card(tableauCard(spot(trophy(id)), 10, 10, kept)))).toEqual([]);
  });
});
