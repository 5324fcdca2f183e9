import { describe, expect, it } from 'vitest';
import { startGame } from '../../../../src/kernel/game.js';
import { teller } from '../../../../src/kernel/text.js';
import { facesHelped, handSize, sleds } from '../../../../src/games/greenland/board/abilities.js';
import { cardId, cardInfo, huntOf, isRemovedEvent } from '../../../../src/games/greenland/cards/cards.js';
import type { Position } from '../../../../src/kernel/types.js';
import {
  FISHHOOK,
  TRIBES,
  TUNIT,
  type G,
  type TribeId,
} from '../../../../src/games/greenland/vocabulary/model.js';
import { greenland } from '../../../../src/games/greenland/module.js';
import { listFaces } from '../../../../src/games/greenland/cards/pack.js';
import { rulesOf } from '../../../../src/games/greenland/variants.js';
import { Bench } from '../support.js';

function begin(variant: string, seats: readonly TribeId[], options: Record<string, string> = {}) {
  return startGame(greenland, { seats, variant, options, seed: 'patrol' }).game.position;
}

describe('L1 the survivalist rules hold on patrol', () => {
  it.each(['patrol', 'printed-patrol'])('%s', (variant) => {
    expect(rulesOf({ variant })).toMatchObject({ alphaFace: 2, withoutIron: 'C3', refillsTaken: false });
  });
});

describe('L2 set-up', () => {
  const { g } = begin('patrol', TRIBES);
  const ids = g.rows.map((row) => row.cold.map((spot) => cardId(g, spot.card)));

  it('lays the New World next to the deck on the cold side', () => {
    expect(ids.map((row) => row[0])).toEqual(['markland', 'vinland']);
    expect(ids.map((row) => row.length)).toEqual([9, 9]);
    expect(g.rows.map((row) => row.warm.length)).toEqual([0, 0]);
  });
  it('lays bog iron after Vinland', () => {
    expect(ids[1]?.[1]).toBe('bog-iron');
  });
  it('settles Tunit in Markland', () => {
    expect(g.rows[0].cold[0]?.men[TUNIT]).toBe(5);
  });
  it('has eight events', () => {
    expect(g.events.length).toBe(8);
  });
  it.each([
    ['one tribe', ['thule'] as const, 8],
    ['two', ['thule', 'sami'] as const, 6],
    ['four', TRIBES, 12],
  ])('has a depot for its opponents: %s', (_name, seats, fuel) => {
    expect(begin('patrol', seats).g.occupiers?.fuel).toBe(fuel);
  });
  it.each([
    [['thule'] as const, true],
    [['thule', 'sami'] as const, true],
    [TRIBES, false],
  ])('leaves out its own events against one or two tribes (R137): %s', (seats, out) => {
    const { g } = begin('patrol', seats);
    const all = [...g.events, ...g.unused].filter((card) => cardInfo(g, card).kind === 'event');
    const pilot = all.find((card) => cardInfo(g, card).number === 45) ?? -1;
    expect(isRemovedEvent(g, pilot)).toBe(out);
    expect(all.filter((card) => isRemovedEvent(g, card) && g.events.includes(card))).toEqual([]);
  });
  it('leaves no event out with the printed setup (R137)', () => {
    const { g } = begin('patrol', ['thule'], { setup: 'printed' });
    const events = [g.event, ...g.events, ...g.unused].filter((card) => cardInfo(g, card).kind === 'event');
    expect(events).toHaveLength(17);
    expect(events.filter((card) => isRemovedEvent(g, card))).toEqual([]);
  });
  it('leaves the same cards of another game unchanged', () => {
    const standard = begin('standard', TRIBES).g;
    const bog = standard.decks.flat().concat(standard.rows.flatMap((r) => r.warm.map((s) => s.card)));
    const card = bog.find((one) => cardId(standard, one) === 'bog-iron') ?? -1;
    expect(listFaces(cardInfo(standard, card).hunt?.bloody ?? 0)).toEqual([6]);
  });
});

describe('L9 the unmet conditions of the tribes', () => {
  const line = (position: Position<G>, locale: string): string =>
    greenland.subject?.(greenland.view(position, 'spectator'), teller(greenland.texts, locale)) ?? '';

  it('appear in the turn ping and on the card', () => {
    const position = begin('patrol', ['norse', 'thule']);
    expect(line(position, 'en')).toBe(
      '**The island: 0 of 2 ways are open** · tools: Norse 0/2, Thule 0/2 · depot: 6 energy, 4 more if no one works the mine · overseas: Norse 0/6, Thule 0/6',
    );
    expect(line(position, 'de')).toContain('Depot: 6 Energie, 4 mehr, wenn niemand in der Mine arbeitet');
  });
  it('include tribes that would give in to propaganda', () => {
    const bench = new Bench(['assign'], (b) => b.elders('norse', { 1: 2 }), {
      variant: 'patrol',
      seats: ['norse', 'thule'],
    });
    // Hand size 0 and two elders against one die for each of two villages: (4/6)².
    expect(line(bench.game.position, 'en')).toContain('would give in to propaganda: Norse 44 %');
  });
  it('include tribes without people at home, even with all works', () => {
    const bench = new Bench(
      ['assign'],
      (b) => {
        for (const t of ['norse', 'thule'] as const) b.tableau(t, 'sword', 'book');
        b.pool('norse', 0);
        b.tribe('norse').alpha = { at: 'valhalla' };
      },
      { variant: 'patrol', seats: ['norse', 'thule'] },
    );
    const told = line(bench.game.position, 'en');
    expect(told).toContain('tools: all have them ✓ · no one left unassigned: Norse · depot');
  });
  it('is absent in other games', () => {
    expect(line(begin('standard', TRIBES), 'en')).not.toContain('island');
  });
});

describe('L4 an occupied village lends nothing', () => {
  const bench = new Bench(
    ['assign'],
    (b) => {
      b.elders('tunit', {});
      b.elders('norse', {});
      b.row('north', [], ['walrus']);
    },
    { variant: 'patrol', seats: ['tunit', 'norse', 'sami'] },
  );
  const { g } = bench;
  it('lends nothing to its own tribe while occupied', () => {
    expect(facesHelped(g, 0, FISHHOOK).reroll).toBe(0);
    expect(handSize(g, 1)).toBe(0);
  });
  it('lends all abilities to its tribe and its liberator once it is free', () => {
    bench.spot('meeka').husband = 1;
    bench.spot('birgitta').husband = 1;
    expect(facesHelped(g, 0, FISHHOOK).reroll).not.toBe(0);
    expect(facesHelped(g, 1, FISHHOOK).reroll).not.toBe(0);
    expect(handSize(g, 1)).toBe(2);
  });
  it('counts ski troops as a sled for the husband (R124)', () => {
    expect(sleds(g, 1)).toBe(0);
    bench.spot('geala').husband = 1;
    expect([sleds(g, 1), sleds(g, 2)]).toEqual([1, 0]);
  });
});

describe('L5 every biome bleeds on 3 and 6 too', () => {
  const { g } = begin('patrol', TRIBES);
  it.each(g.rows.flatMap((row) => row.cold).map((spot) => [cardId(g, spot.card), spot] as const))(
    '%s',
    (_id, spot) => {
      const faces = listFaces(huntOf(g, spot).bloody);
      expect(faces).toEqual(expect.arrayContaining([3, 6]));
      expect(new Set(faces).size).toBe(faces.length);
    },
  );
});

describe('L9 the public view shows the progress of every tribe', () => {
  const position = begin('patrol', ['thule', 'norse']);
  const thule = greenland.view(position, 'spectator').patrol;
  it('shows fuel, mine and villages', () => {
    expect(thule).toMatchObject({ fuel: 6, mine: { id: 'bog-iron', hunted: false }, met: 0 });
    expect(thule?.villages.map(({ freedBy }) => freedBy)).toEqual([null, null, null, null, null]);
  });
  it('shows the needs of each culture', () => {
    expect(thule?.needed).toMatchObject({ works: 2, colonists: 6, conditions: 2 });
    expect(thule?.cultures.map(({ tribe, works, colonists }) => [tribe, works, colonists])).toEqual([
      ['norse', 0, 0],
      ['thule', 0, 0],
    ]);
  });
  it('is absent in other games', () => {
    expect(greenland.view(begin('standard', ['thule', 'norse']), 'spectator').patrol).toBeUndefined();
  });
});

describe('M2 rows by climax, from the New World on', () => {
  const { g } = begin('full', ['thule', 'norse', 'sami']);
  it.each(g.rows.map((row, no) => [no === 0 ? 'north' : 'south', row] as const))('%s', (_name, row) => {
    expect(row.warm.map((spot) => cardInfo(g, spot.card).climax)).toEqual([16, 5, 4, 3, 2, 1, 0]);
  });
  it('has seventeen events', () => {
    expect(g.turns).toBe(17);
  });
});
