import { describe, expect, it } from 'vitest';
import { cardInfo, ORIGINAL, registerPack } from '../../../src/games/greenland/cards/cards.js';
import { isHome } from '../../../src/games/greenland/board/abilities.js';
import {
  ALL_TRIBES,
  NOBODY,
  NORSE,
  SAMI,
  THULE,
  TRIBES,
  TUNIT,
  type G,
} from '../../../src/games/greenland/vocabulary/model.js';
import { greenland } from '../../../src/games/greenland/module.js';
import { packSchema } from '../../../src/games/greenland/cards/pack-schema.js';
import { listFaces } from '../../../src/games/greenland/cards/pack.js';
import { anyModule } from '../../../src/games/registry.js';
import { playout } from '../../../src/kernel/playout.js';
import { drawer } from '../../../src/kernel/random.js';
import type { Position } from '../../../src/kernel/types.js';
import { Bench } from './support.js';

const { data, cards } = ORIGINAL;
const biomes = [...data.biomes.north, ...data.biomes.south];

describe('B components', () => {
  it('has 63 cards, numbered 1 to 63 without a gap', () => {
    const numbers = [...biomes, ...data.newWorld, ...data.daughters, ...data.farm, ...data.events].map(
      (c) => c.number,
    );
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 63 }, (_, i) => i + 1));
    expect(data.events).toHaveLength(17);
    expect([data.biomes.north.length, data.biomes.south.length]).toEqual([15, 16]);
    expect([data.newWorld.length, data.daughters.length, data.farm.length]).toEqual([2, 10, 3]);
  });

  it('gives every card a unique id', () => {
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
  });

  it('has four placards with six ranks on each side', () => {
    for (const placard of data.placards) {
      for (const side of [placard.sides.poly, placard.sides.mono]) {
        expect(side.map((rank) => rank.rank)).toEqual([1, 2, 3, 4, 5, 6]);
      }
    }
  });

  it('refuses a pack with an unknown effect and names its place', () => {
    const broken = structuredClone(data) as { daughters: { effects: unknown[] }[] };
    broken.daughters[3]?.effects.push({ type: 'flying' });
    const result = packSchema.safeParse(broken);
    expect(result.error?.issues[0]?.path.slice(0, 3)).toEqual(['daughters', 3, 'effects']);
    expect(() => registerPack(broken)).toThrow('effects');
  });
});

describe('B1 biome type, climax and homeland', () => {
  it('gives each card of a deck its own climax, and the New World the highest (R24)', () => {
    for (const deck of [data.biomes.north, data.biomes.south]) {
      expect(new Set(deck.map((card) => card.climax)).size).toBe(deck.length);
    }
    const highest = Math.max(...biomes.map((card) => card.climax));
    for (const land of data.newWorld) expect(land.climax).toBeGreaterThan(highest);
  });

  it.each([
    ['a northern biome', 'walrus', NOBODY, [TUNIT, THULE]],
    ['a southern biome', 'cod', NOBODY, [NORSE, SAMI]],
    ['Markland', 'markland', NOBODY, []],
    ['a card in the Thule tableau', 'cod', THULE, [TUNIT, THULE]],
    ['a card in the Norse tableau', 'walrus', NORSE, [NORSE, SAMI]],
  ] as const)('%s is homeland for the right tribes', (_name, id, owner, tribes) => {
    const { g } = new Bench(['event'], (l) => l.event('autumn-gales'));
    const card = ORIGINAL.byId.get(id) ?? -1;
    expect(ALL_TRIBES.filter((t) => isHome(g, t, card, owner))).toEqual(tribes);
  });

  it('states the kind of D and I cards, and the abilities of their tableau side', () => {
    for (const biome of biomes) {
      const info = cardInfo({ pack: ORIGINAL.id }, ORIGINAL.byId.get(biome.id) ?? -1);
      expect(info.isDomestic || info.isInvention).toBe(biome.take !== null);
      if (info.isInvention) expect(info.vp).toBeGreaterThan(0);
      expect(listFaces(info.hunt?.bloody ?? 0)).toEqual(biome.bloody);
    }
  });
});

describe('A the golden rule: cards go before rules', () => {
  it('keeps abilities that override rules: a boat is a mariner, a tracker hunts the cold side like the warm side', () => {
    const boat = cards.find((card) => card.id === 'driftwood');
    expect(boat?.abilities.mariner).toBe(1);
    expect(ORIGINAL.placards[TUNIT].sides[0][5]?.abilities.coldAsWarm).toBe(1 << 2);
  });
});

describe('A1 sequence of play', () => {
  it('runs through the six phases in order, every turn, for as many turns as there are events', () => {
    const phases: string[] = [];
    const { position } = playout(anyModule(greenland), {
      seats: TRIBES,
      variant: 'standard',
      options: {},
      seed: 'phases 2',
      draw: drawer(6),
      before: (game) => {
        const { turn, phase } = (game.position as Position<G>).g;
        const now = `${turn} ${phase}`;
        if (phases.at(-1) !== now) phases.push(now);
      },
    });
    const order = ['setup', 'event', 'assign', 'negotiate', 'hunt', 'domestic', 'elders'];
    const at = phases.map((phase) => {
      const [turn, name] = phase.split(' ');
      return Number(turn) * 10 + order.indexOf(name ?? '');
    });
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(new Set(phases).size).toBe(phases.length);
    expect((position as Position<G>).g.turn).toBe(10);
  });
});
