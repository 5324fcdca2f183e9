import { describe, expect, it } from 'vitest';
import pack from '../../../src/games/greenland/data/pack.json' with { type: 'json' };
import { TRIBES } from '../../../src/games/greenland/vocabulary/model.js';
import { greenland } from '../../../src/games/greenland/module.js';
import { BEAST_OF } from '../../../renders/greenland/beasts.js';
import { keptText } from '../../../renders/greenland/describe.js';
import { wordsOf } from '../../../renders/greenland/words.js';
import { PER_MARINER } from '../../../src/games/greenland/vocabulary/words.js';
import { ORIGINAL } from '../../../src/games/greenland/cards/cards.js';
import type { EffectData, EffectOf, EffectType } from '../../../src/games/greenland/cards/pack-schema.js';
import { tellEffect } from '../../../src/games/greenland/card-texts.js';
import { effectsRun } from '../../../renders/greenland/effects.js';
import { ICONS } from '../../../renders/kit/icons.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../../../renders/kit/looks.js';
import { partyRun, token } from '../../../renders/greenland/pieces.js';
import { ROW_CARD_H, rowCard, rowCardPeople } from '../../../renders/greenland/row-card.js';
import { tableauCard } from '../../../renders/greenland/tableau-card.js';
import type { Tile } from '../../../renders/greenland/glance-rows.js';
import { glyphsOf } from '../../../renders/kit/picture.js';
import { paintCanvas } from '../../../renders/paint.js';
import { icon, type Item, type Scene } from '../../../renders/scene.js';
import { flawsOf } from '../flaws.js';
import type { SpotView } from '../../../src/games/greenland/view/view-types.js';
import { distanceFromGolden, keptItems } from '../golden.js';
import { biome, called, daughter, farm, newWorld, party, spot, tableauSide, trophy } from './fixture.js';

const say = wordsOf(ORIGINAL, 'en');

const scene = (width: number, height: number, background: string, items: readonly Item[]): Scene => ({
  width,
  height,
  background,
  items,
  glyphs: glyphsOf(items),
});
const onTable = (spot: SpotView, more: Partial<Tile> = {}): Scene => {
  const tile: Tile = { spot, box: { x: 20, y: 20, w: 183, h: ROW_CARD_H }, cold: false, ...more };
  return scene(223, ROW_CARD_H + 60, '#184659', [
    ...rowCard(tile, { replaced: false, mine: false }, say),
    ...rowCardPeople(tile),
  ]);
};
const kept = (of: SpotView): Scene =>
  scene(304, 290, '#2c3d4c', [
    tableauCard(of, 10, 10, {
      name: called(of.face),
      owner: 'norse',
      ringed: false,
      scores: true,
      raided: 'raided',
    }),
  ]);

/** One effect of each type. */
const EVERY: { readonly [T in EffectType]: Omit<EffectOf<T>, 'type'> } = {
  reroll: { biomeType: 'spear', face: 3 },
  turnsToOne: { biomeType: 'spear', face: 3 },
  huntFirst: { biomeType: 'spear' },
  coldAsWarm: { biomeType: 'spear' },
  handSize: { n: 1 },
  reassign: { n: 1, movesLast: true },
  mariner: { n: 1 },
  depletionReduction: { n: 1 },
  hayDiscount: { n: 1 },
  freePromotion: { n: 1 },
  soloImportDiscount: { n: 1 },
  toolCostOption: { disk: 'ivory' },
  auctionTieWin: {},
  coopSled: {},
  feudImmunity: {},
  councilOfWar: {},
  raidLeader: {},
  warParty: {},
};

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
  ['walrus', onTable(spot(biome('walrus'), [party('norse', 4), party('thule', 6, true)]))],
  ['bear-cold', onTable(spot(biome('polar-bear')), { cold: true, next: 'arrow' })],
  ['vinland-hostile', onTable(spot(newWorld('vinland', true), [party('norse', 7)], { hostile: true }))],
  ['sheep', kept(spot(farm('sheep'), [party('sami', 2)]))],
  ['daughter', kept(spot(daughter('birgitta'), [], { husband: { tribe: 'thule', alpha: false } }))],
];

describe('small scenes', () => {
  it.each(SMALL)('the draw list of %s matches its golden file', (name, small) => {
    expect(JSON.parse(JSON.stringify(small.items))).toEqual(keptItems(small, name));
  });

  it.each(SMALL)('%s matches its golden picture', async (name, small) => {
    expect(await distanceFromGolden(small, name)).toBeLessThan(4);
  });

  it.each(SMALL)('%s has no flaw', (_, small) => {
    expect(flawsOf(small)).toEqual([]);
  });
});

describe('tribes', () => {
  it('are distinguished by letter, shape and color', () => {
    const looks = Object.values(TRIBE_LOOK);
    for (const key of ['letter', 'shape', 'fill'] as const)
      expect(new Set(looks.map((look) => look[key])).size).toBe(TRIBES.length);
  });

  it('have the module’s letters and shapes', () => {
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
    marks.delete('falconer');
    for (const mark of [...marks, 'falcon', 'migrationNorth', 'migrationSouth'])
      expect(ICONS[mark], mark).toBeDefined();
  });

  it('exist for every effect', () => {
    const effects = new Set(
      JSON.stringify(pack)
        .match(/"type":"[a-zA-Z]+"/g)
        ?.map((m) => m.slice(8, -1)) ?? [],
    );
    for (const [type, facts] of Object.entries(EVERY)) {
      const effect = { type, ...facts } as EffectData;
      expect(effects).toContain(type);
      expect(effectsRun([effect], 36).width).toBeGreaterThan(20);
    }
  });

  it('show how many people a mariner carries', () => {
    const { items } = effectsRun([{ type: 'mariner', n: 2 }], 36);
    expect(JSON.stringify(items)).toContain(`"text":"${2 * PER_MARINER}"`);
  });

  it.each(['energy', 'ivory'] as const)('show that tools may be paid with %s', (disk) => {
    const effect = { type: 'toolCostOption', disk } as const;
    expect(JSON.stringify(effectsRun([effect], 36).items)).toContain(`"name":"${disk}"`);
    const face = { ...tableauSide('beluga'), effects: [effect] };
    expect(keptText(face, say)).toContain(`tools may be paid with ${disk}`);
  });

  it('are all explained in words beside the picture', () => {
    const effects = Object.entries(EVERY).map(([type, facts]) => ({ type, ...facts }) as EffectData);
    const told = keptText({ ...tableauSide('beluga'), effects }, say);
    for (const effect of effects) expect(told).toContain(tellEffect(effect, say.teller));
    expect(told.join()).not.toMatch(/effect\.|[{}]/u);
  });
});

describe('a card with all its marks', () => {
  it.each(['musk-ox', 'beluga', 'arctic-hare', 'bearded-seal', 'gyrfalcon'])('%s in a tableau', (id) => {
    const parties = [party('norse', 3), party('sami', 12, true)];
    expect(flawsOf(kept(spot(tableauSide(id), parties)))).toEqual([]);
  });

  it.each(['bowhead-whale', 'narwhal'])('%s as a trophy', (id) => {
    expect(flawsOf(kept(spot(trophy(id))))).toEqual([]);
  });
});
