import { describe, expect, it } from 'vitest';
import { brokenIn } from '../../../../src/kernel/invariants.js';
import { startGame } from '../../../../src/kernel/game.js';
import { ORIGINAL, registerPack } from '../../../../src/games/greenland/cards/cards.js';
import { HANDICAPS } from '../../../../src/games/greenland/setup/handicap.js';
import { greenland } from '../../../../src/games/greenland/module.js';
import { VARIANT_IDS } from '../../../../src/games/greenland/variants.js';
import { Bench, type BenchOptions, type Layer } from '../support.js';

function hunt(lay: (l: Layer) => void, options: BenchOptions = {}): Bench {
  return new Bench(
    ['hunt'],
    (l) => {
      for (const id of ['tunit', 'norse', 'sami', 'thule'] as const) {
        l.elders(id, {});
        l.pool(id, 0);
        l.tribe(id).tableau = [];
      }
      lay(l);
    },
    { variant: 'survivalist', ...options },
  );
}

function bear(l: Layer): void {
  l.row('north', ['polar-bear']);
  l.men('tunit', 'polar-bear', 4);
  l.tribe('tunit').alpha = { at: 'card', card: l.card('polar-bear') };
}

describe('C3 survivalist game', () => {
  it('lets the alpha’s 2 hit and kill him, who returns as the first of the four babies (example)', () => {
    const b = hunt(bear, { dice: [1, 3, 4, 4] });
    b.play('tunit', 'roll');
    expect(b.said('hunt.lost')[0]?.args).toMatchObject({ men: 0, alpha: 1 });
    expect(b.said('hunt.success')[0]?.args).toMatchObject({ babies: 4 });
    expect(b.tribe('tunit')).toMatchObject({ alpha: { at: 'pool' }, pool: 4 + 3 });
  });

  it('counts his 2 as a miss on the cold side, where feet of clay may roll instead', () => {
    const lay = (l: Layer): void => {
      l.row('north', [], ['arctic-char']);
      l.tribe('tunit').alpha = { at: 'card', card: l.card('arctic-char') };
    };
    expect(hunt(lay).play('tunit', 'roll').said('hunt.failed')).toHaveLength(1);
    expect(
      hunt(lay, { dice: [1] })
        .play('tunit', 'roll clay')
        .said('hunt.success'),
    ).toHaveLength(1);
  });

  it('turns his 2 into a hit in the cold with a weapon that turns 2 into 1 (R101)', () => {
    const data = structuredClone(ORIGINAL.data);
    data.meta.id = 'sharper';
    const leister = data.biomes.north.concat(data.biomes.south).find((biome) => {
      const effects = biome.tableau?.effects ?? [];
      return effects.some((effect) => effect.type === 'turnsToOne' && effect.biomeType === 'fishhook');
    });
    for (const effect of leister?.tableau?.effects ?? []) if (effect.type === 'turnsToOne') effect.face = 2;
    registerPack(data);
    const lay = (l: Layer): void => {
      l.g.pack = 'sharper';
      l.row('north', [], ['halibut']);
      l.tableau('tunit', leister?.id ?? '');
      l.men('tunit', 'halibut', 1);
      l.tribe('tunit').alpha = { at: 'card', card: l.card('halibut') };
    };
    expect(
      hunt(lay, { dice: [1] })
        .play('tunit', 'roll')
        .said('hunt.success'),
    ).toHaveLength(1);
  });

  it('gives iron no use against deaths (F4)', () => {
    const b = hunt(bear, { dice: [1, 3, 4, 4] });
    expect(b.moves('tunit')).toEqual(['roll', 'roll clay']);
  });

  it('does not replace a card taken into the hand (G7)', () => {
    const b = hunt(
      (l) => {
        l.row('north', ['musk-ox', 'dogs']);
        l.tableau('thule', 'peepeelee');
        l.men('thule', 'dogs', 3);
      },
      { dice: [1, 1, 4] },
    );
    b.play('thule', 'take dogs');
    expect(b.g.hands[3]).toHaveLength(1);
    expect(b.g.rows[0].warm).toHaveLength(1);
  });
});

describe('M a head start', () => {
  const begin = (handicap: string) =>
    startGame(greenland, { seats: ['norse', 'sami'], variant: 'standard', options: { handicap }, seed: 'x' })
      .game.g.tribes[1];

  it.each([
    ['none', { pool: 5, energy: 5, ivory: 1, iron: 1 }],
    ['norse-people', { pool: 7, energy: 5, ivory: 1, iron: 1 }],
    ['norse-disks', { pool: 5, energy: 7, ivory: 2, iron: 2 }],
    ['sami-people', { pool: 5 }],
    ['thule-disks', { pool: 5 }],
  ])('%s', (option, expected) => {
    expect(HANDICAPS).toContain(option);
    expect(begin(option)).toMatchObject(expected);
  });

  it('keeps the count of people', () => {
    for (const handicap of HANDICAPS) {
      const options = { handicap };
      const { game } = startGame(greenland, {
        seats: ['norse', 'thule'],
        variant: 'standard',
        options,
        seed: 'y',
      });
      expect(brokenIn(greenland, game.position)).toEqual([]);
    }
  });
});

describe('C variants in the lobby', () => {
  it('list their seats', () => {
    const { variants } = greenland.meta;
    expect(variants.map(({ id }) => id)).toEqual(VARIANT_IDS);
    expect(variants.find(({ id }) => id === 'early')?.seats).toEqual(['tunit', 'sami']);
    expect(variants.find(({ id }) => id === 'saga')).toMatchObject({ minSeats: 1, maxSeats: 1 });
    for (const { id } of variants) expect(greenland.texts['en']?.[`name.${id}`]).toBeDefined();
  });
});
