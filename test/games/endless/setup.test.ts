import { describe, expect, it } from 'vitest';
import { ORIGINAL, STARTING } from '../../../src/games/endless/cards.js';
import { DISTANCE, JUNCTURES, TILES } from '../../../src/games/endless/map.js';
import { boardOf, nameOf, placeNamed } from '../../../src/games/endless/megaliths.js';
import { SEATS, secretOf, tally, tribeOf, type G } from '../../../src/games/endless/model.js';
import { endless } from '../../../src/games/endless/module.js';
import { cheapest, foodLabor } from '../../../src/games/endless/tribe.js';
import { startGame, type Game } from '../../../src/kernel/game.js';
import type { View } from '../../../src/games/endless/view-types.js';

const begin = (seats: number, options: Record<string, string> = {}): Game<G, View> =>
  startGame(endless, {
    seats: SEATS.slice(0, seats),
    variant: 'standard',
    options,
    seed: `setup ${seats}`,
    dice: 'fast',
  }).game;

/** Plays the first choices until a turn begins. */
function opened(seats: number, options: Record<string, string> = {}): Game<G, View> {
  const game = begin(seats, options);
  while (game.position.g.phase === 'setup') {
    const [seat = ''] = game.waiting();
    const [choice] = game.choices(seat);
    if (choice === undefined) break;
    const args = choice.args.map((parameter) =>
      typeof parameter !== 'object' ? parameter : 'oneOf' in parameter ? (parameter.oneOf[0] ?? '') : '-',
    );
    game.apply(seat, { verb: choice.verb, args });
  }
  return game;
}

describe('N1 setup, stones (N1.2) and map (N1.6)', () => {
  it.each([
    [2, 9, 2],
    [3, 6, 2],
    [4, 3, 3],
  ] as const)('N1.2 N1.6 EW6 EW8 lays map and stones for %i', (seats, glaciers, stones) => {
    const { g } = begin(seats).position;
    const lands = tally(g.map);
    expect(lands['glacier']).toBe(glaciers);
    expect(lands['base']).toBe(1);
    expect(Object.keys(lands)).toHaveLength(8);
    expect(g.pools.map((pool) => pool.length)).toEqual([stones, stones, stones, stones]);
    expect(g.box).toHaveLength(15 - 4 * stones);
  });

  it('N1.3 N1.4 EW1 gives all tribes equal pieces, and reveals eight cards of the first era', () => {
    const { g } = begin(3).position;
    expect(g.culture.map(({ card }) => ORIGINAL.culture.get(card)?.era)).toEqual(Array(8).fill(1));
    for (const seat of g.order) {
      const tribe = tribeOf(g, seat);
      expect([tribe.camps, tribe.at[9], tribe.villages, tribe.neutral, tribe.megaliths]).toEqual([
        5, 1, 3, 2, 8,
      ]);
    }
    expect(STARTING).toHaveLength(9);
  });

  it('N1.7 N1.8 EW3 EW4 EW73 each tribe has a Setup card and five or six cards; the display has one more Animal than tribes', () => {
    const { g } = opened(4).position;
    expect(g.display).toHaveLength(5);
    for (const seat of g.order) {
      const tribe = tribeOf(g, seat);
      const { deck, hand, buried } = secretOf(g, seat);
      expect(tribe.setup).not.toBe('');
      expect(deck.length + hand.length + buried.length).toBe(10);
      expect(tribe.upright).toHaveLength(1);
    }
  });

  it('N1.9 EW2 later places in turn order start with more goods', () => {
    const { g } = opened(4).position;
    g.order.forEach((seat, place) => {
      const tribe = tribeOf(g, seat);
      const card = ORIGINAL.setup.get(tribe.setup);
      expect(tribe.food).toBeGreaterThanOrEqual((card?.food ?? 0) + (place % 2));
      expect(tribe.tools).toBe((card?.tools ?? 0) + (place >= 2 ? 1 : 0));
    });
  });

  it('N1.10 EW11 EW67 drafts Chiefs in turn order, then Setup cards in reverse', () => {
    const game = begin(3, { draft: 'both' });
    const order = [...game.position.g.order];
    const asked: string[] = [];
    const laid: number[] = [];
    for (let n = 0; n < 6; n++) {
      const [seat = ''] = game.waiting();
      asked.push(seat);
      laid.push(game.position.g.offer.length);
      game.apply(seat, { verb: 'choose', args: [game.position.g.offer[0] ?? ''] });
    }
    expect(asked).toEqual([...order, ...[...order].reverse()]);
    expect(laid).toEqual([4, 3, 2, 4, 3, 2]);
    for (const seat of order) expect(tribeOf(game.position.g, seat).side).toBe('b');
  });

  it('N1.1 N1.5 EW9 the Megalith board has 36 spaces in each layout, with a start on every tile', () => {
    for (const layout of ['square', 'step', 'tee', 'row']) {
      const { g } = begin(2, { layout }).position;
      const { cells } = boardOf(g);
      expect(cells).toHaveLength(36);
      expect(cells.filter(({ start }) => start)).toHaveLength(4);
      for (const { at } of cells) expect(placeNamed(nameOf(at))).toBe(at);
    }
  });
});

describe('N0 words', () => {
  it('N0.1 N2.0 a game has four rounds of three turns in the order of the track', () => {
    const { g } = opened(3).position;
    expect([g.round, g.turn, g.active]).toEqual([1, 1, g.order[0]]);
    expect(endless.moment(opened(3).position).rounds).toBe(4);
  });

  it('N0.2 N2.4 Food gives a Labor whenever the marker leaves an odd space', () => {
    expect([3, 4, 5].map((food) => foodLabor(food, 3))).toEqual([2, 1, 2]);
    expect(foodLabor(1, 1)).toBe(1);
    expect(foodLabor(2, 1)).toBe(0);
  });

  it.each([
    [['hunter', 'tribesman'], 0, 'hunt', 3, ['hunter', 'tribesman'], 0],
    [['brave', 'tribesman'], 0, 'hunt', 1, ['tribesman'], 0],
    [['brave'], 3, 'hunt', 1, ['brave'], 0],
    [['shaman', 'tribeswoman'], 0, 'develop', 1, ['tribeswoman'], 0],
    [['tribesman'], 3, 'migrate', 3, ['tribesman'], 3],
  ] as const)(
    'N2.4 EW16 of %j and %i Food, %s for %i is paid with %j',
    (hand, food, column, need, cards, spent) => {
      expect(cheapest(hand, food, column, need)).toEqual({ cards, food: spent });
    },
  );

  it('N0.3 each component of a tribe is in exactly one place', () => {
    expect(endless.invariants(opened(4).position)).toEqual([]);
  });

  it('N3.3 EW28 EW74 the map has nineteen tiles and eighteen junctures that leave the base out', () => {
    expect(TILES).toHaveLength(19);
    expect(JUNCTURES).toHaveLength(18);
    expect(DISTANCE[0]?.[18]).toBe(4);
  });
});
