import { describe, expect, it } from 'vitest';
import { cardId, cardInfo, ORIGINAL } from '../../../src/games/greenland/cards/cards.js';
import { greenland } from '../../../src/games/greenland/module.js';
import { TRIBES, type G, type TribeId } from '../../../src/games/greenland/vocabulary/model.js';
import { population, unassigned } from '../../../src/games/greenland/board/people.js';
import { startGame } from '../../../src/kernel/game.js';

function begin(
  seats: readonly TribeId[],
  variant = 'standard',
  seed = 'setup',
): { g: G; waiting: readonly string[]; offers: (seat: string) => string[] } {
  const { game } = startGame(greenland, { seats, variant, options: {}, seed });
  return {
    g: game.position.g,
    waiting: game.waiting(),
    offers: (seat) => game.choices(seat).map((choice) => String(choice.args[0])),
  };
}

const kinds = (g: G): string[] =>
  g.rows.flatMap((row) => row.warm.map((spot) => cardInfo(g, spot.card).kind));

describe('C setup', () => {
  const { g, waiting, offers } = begin(TRIBES);

  it('lays six biomes beside a New World card in both rows, all warm', () => {
    for (const row of g.rows) {
      expect(row.warm).toHaveLength(7);
      expect(row.cold).toEqual([]);
    }
    expect(g.rows.map((row) => cardId(g, row.warm[0]?.card ?? -1))).toEqual(['markland', 'vinland']);
    expect(g.decks.map((deck) => deck.length)).toEqual([9, 10]);
    expect(g.turns).toBe(10);
  });

  it('gives the daughters and asks Norse and Sámi for an animal at once', () => {
    const daughters = g.tribes.map((tribe) => tribe.tableau.map((spot) => cardId(g, spot.card)));
    expect(daughters).toEqual([
      ['meeka', 'saila', 'ukaleq'],
      ['birgitta', 'gudrid'],
      ['geala', 'ristin'],
      ['peepeelee', 'kirima', 'aviaja'],
    ]);
    expect(waiting).toEqual(['norse', 'sami']);
    expect(offers('norse')).toEqual(['cattle', 'sheep', 'pony', 'goat']);
    expect(offers('sami')).toEqual(['reindeer', 'lappget']);
  });

  it('places people, colonists and disks', () => {
    for (const [t, tribe] of g.tribes.entries()) {
      expect(unassigned(g, t as 0)).toBe(6);
      expect(tribe.placard.elders.slice(1).map((rank) => rank[t])).toEqual([1, 1, 1, 1, 1, 1]);
      expect([tribe.energy, tribe.ivory, tribe.iron]).toEqual([5, 1, 1]);
      expect(tribe.placard.mono).toBe(false);
    }
    expect(g.rows[0].warm[0]?.men).toEqual([5, 0, 0, 0]);
    expect(g.tribes.map((tribe) => tribe.valhalla)).toEqual([2, 7, 7, 7]);
    expect([0, 1, 2, 3].map((t) => population(g, t as 0))).toEqual([17, 12, 12, 12]);
  });

  it('deals differently with another seed and identically with the same', () => {
    const again = begin(TRIBES);
    const other = begin(TRIBES, 'standard', 'another');
    expect(again.g).toEqual(g);
    expect(other.g.decks).not.toEqual(g.decks);
  });
});

describe('C1 two or three players', () => {
  it.each([[['norse', 'thule']], [['tunit', 'sami', 'thule']]] as const)(
    'deals five biomes to %j and leaves others’ cards out',
    (seats) => {
      const { g } = begin(seats as readonly TribeId[]);
      expect(g.rows.map((row) => row.warm.length)).toEqual([6, 6]);
      expect(g.order.map((t) => TRIBES[t])).toEqual(
        TRIBES.filter((id) => (seats as readonly string[]).includes(id)),
      );
      for (const id of TRIBES) {
        const present = (seats as readonly string[]).includes(id);
        const tribe = g.tribes[TRIBES.indexOf(id)];
        expect(tribe?.present).toBe(present);
        if (!present) expect(tribe?.tableau).toEqual([]);
      }
    },
  );
});

describe('C2 beginner’s game', () => {
  const { g, waiting } = begin(TRIBES, 'beginner');

  it('has no daughters, animals, New World, D or I cards', () => {
    expect(g.tribes.flatMap((tribe) => tribe.tableau)).toEqual([]);
    expect(kinds(g).filter((kind) => kind === 'newWorld')).toEqual([]);
    const biomes = [
      ...g.decks[0],
      ...g.decks[1],
      ...g.rows.flatMap((row) => row.warm.map((spot) => spot.card)),
    ];
    expect(biomes.filter((card) => cardInfo(g, card).take !== null)).toEqual([]);
    expect(biomes).toHaveLength(
      ORIGINAL.cards.filter((card) => card.kind === 'biome' && card.take === null).length,
    );
    expect(g.rows.map((row) => row.warm.length)).toEqual([6, 6]);
  });

  it('starts without the Markland colony, and asks for no animal', () => {
    expect(g.tribes[0].valhalla).toBe(7);
    expect(waiting).toHaveLength(1);
  });
});
