import { describe, expect, it } from 'vitest';
import { fastDice } from '../../src/kernel/dice.js';
import { conform } from '../tools/conformance.js';
import { copyPosition, openGame, startGame } from '../../src/kernel/game.js';
import { playOn } from '../../src/kernel/playout.js';
import { drawer, shuffle } from '../../src/kernel/random.js';
import type { Position } from '../../src/kernel/types.js';
import {
  brokenZones,
  dealUnseen,
  moveCard,
  permuteZones,
  takeTop,
  unseenCards,
  zone,
  type Zones,
} from '../../src/kernel/zones.js';
import { viewZones } from '../support/view-zones.js';
import { GAMES } from '../../src/games/registry.js';
import { toyGame } from '../support/toy-game.js';

/** Cards of two colors. A tucked card shows its color to all, and its face not even to its owner (like Goods). */
interface Hall {
  deck: string[];
  hands: Record<string, string[]>;
  tucked: Record<string, string[]>;
  open: string[];
}

const CARDS = ['r1', 'r2', 'r3', 'r4', 'b1', 'b2', 'b3', 'b4', 'b5', 'x1'];
const colour = (card: string): string => card.slice(0, 1);
const ZONES: Zones<Hall> = {
  kinds: { card: () => CARDS },
  zones: [
    zone({ id: 'deck', kind: 'card', owner: 'table', seenBy: 'nobody', cards: ({ g }) => g.deck }),
    zone({ id: 'open', kind: 'card', owner: 'table', seenBy: 'all', cards: ({ g }) => g.open }),
    zone({
      id: 'hand',
      kind: 'card',
      owner: 'seat',
      seenBy: 'owner',
      cards: ({ g }, seat) => g.hands[seat] ?? [],
      holds: (card: string) => colour(card) !== 'x',
    }),
    zone({
      id: 'tucked',
      kind: 'card',
      owner: 'seat',
      seenBy: 'nobody',
      cards: ({ g }, seat) => g.tucked[seat] ?? [],
      back: colour,
    }),
  ],
};

function dealt(seed: number): Position<Hall> {
  const cards = shuffle(
    CARDS.filter((card) => card !== 'x1'),
    drawer(seed),
  );
  const take = (n: number): string[] => cards.splice(0, n);
  return {
    game: 'hall',
    rulesVersion: 1,
    variant: 'standard',
    seats: ['ash', 'oak'],
    g: {
      hands: { ash: take(2), oak: take(1) },
      tucked: { ash: take(1), oak: take(2) },
      open: take(1),
      deck: ['x1', ...cards],
    },
    frames: [],
    dice: fastDice('hall'),
  };
}

describe('zones', () => {
  it('show cards to the seats that may see them, and only number and backs to others', () => {
    const position = dealt(1);
    const { g } = position;
    const seen = Object.fromEntries(
      viewZones(ZONES, position, 'ash').map((one) => [`${one.zone} ${one.seat}`.trim(), one]),
    );
    expect(seen['deck']).toEqual({ zone: 'deck', seat: '', count: 3 });
    expect(seen['open']).toMatchObject({ cards: g.open });
    expect(seen['hand ash']).toMatchObject({ cards: g.hands['ash'] });
    expect(seen['hand oak']).toEqual({ zone: 'hand', seat: 'oak', count: 1 });
    // Not even the owner may see them.
    expect(seen['tucked ash']).not.toHaveProperty('cards');
    expect(seen['tucked oak']).toMatchObject({ backs: g.tucked['oak']?.map(colour) });
  });

  it('can hold every possible card without looking different', () => {
    const draw = drawer(5);
    const position = dealt(2);
    const found = { hand: new Set<string>(), tucked: new Set<string>(), top: new Set<string>() };
    for (let i = 0; i < 400; i++) {
      const other = permuteZones(ZONES, copyPosition(position), 'ash', draw);
      expect(viewZones(ZONES, other, 'ash')).toEqual(viewZones(ZONES, position, 'ash'));
      expect(brokenZones(ZONES, other)).toEqual([]);
      found.hand.add(other.g.hands['oak']?.[0] ?? '');
      found.tucked.add(other.g.tucked['ash']?.[0] ?? '');
      found.top.add(other.g.deck[0] ?? '');
    }
    const known = new Set([...position.g.open, ...(position.g.hands['ash'] ?? [])]);
    const unknown = CARDS.filter((card) => !known.has(card));
    expect([...found.top].sort()).toEqual([...unknown].sort());
    expect([...found.hand].sort()).toEqual(unknown.filter((card) => card !== 'x1').sort());
    const back = colour(position.g.tucked['ash']?.[0] ?? '');
    expect([...found.tucked].sort()).toEqual(unknown.filter((card) => colour(card) === back).sort());
  });

  it('can be sampled from a view', () => {
    const draw = drawer(9);
    for (let seed = 0; seed < 40; seed++) {
      const position = dealt(seed);
      const blank = copyPosition(position);
      const backs = viewZones(ZONES, position, 'oak');
      blank.g.deck = unseenCards(blank.g.deck.length);
      blank.g.hands['ash'] = unseenCards(2);
      blank.g.tucked = { ash: unseenCards(1), oak: unseenCards(2) };
      const imagined = dealUnseen(ZONES, blank, draw, (id, seat, at) => {
        return backs.find((one) => one.zone === id && one.seat === seat)?.backs?.[at] ?? '';
      });
      expect(imagined).toBeDefined();
      if (imagined === undefined) continue;
      expect(viewZones(ZONES, imagined, 'oak')).toEqual(viewZones(ZONES, position, 'oak'));
      expect(brokenZones(ZONES, imagined)).toEqual([]);
    }
  });

  it('report missing, duplicated and misplaced cards', () => {
    const position = dealt(3);
    position.g.deck = ['r1', 'r1', 'r1'];
    position.g.open = ['x1'];
    position.g.hands = { ash: ['b1', 'b2'], oak: ['b3'] };
    position.g.tucked = { ash: ['b4'], oak: ['b5', 'r2'] };
    expect(brokenZones(ZONES, position)).toEqual([
      'card r1 is there 2 times too often',
      'card r3 is missing',
      'card r4 is missing',
    ]);
    position.g.hands['oak'] = ['x1'];
    expect(brokenZones(ZONES, position)).toContain("x1 can't be in hand of oak");
  });
});

describe('a pile', () => {
  const context = () => {
    let reveals = 0;
    return {
      shuffle: <T>(list: T[]): T[] => list.reverse(),
      reveal: () => void reveals++,
      count: () => reveals,
    };
  };

  it('is drawn from the top, and rebuilt from the discards when empty', () => {
    const c = context();
    const [deck, discards] = [
      ['a', 'b'],
      ['c', 'd', 'e'],
    ];
    expect(takeTop(c, deck, 3, discards)).toEqual(['a', 'b', 'e']);
    expect([deck, discards]).toEqual([['d', 'c'], []]);
    expect(takeTop(c, deck, 5, discards)).toEqual(['d', 'c']);
    expect(c.count()).toBe(2);
    expect(takeTop(c, deck, 1)).toEqual([]);
    // Nothing was revealed, so earlier moves can still be undone.
    expect(c.count()).toBe(2);
  });

  it('moves a card to another pile only if it has it', () => {
    const [from, to] = [['a', 'b'], ['c']];
    moveCard('a', from, to);
    expect([from, to]).toEqual([['b'], ['c', 'a']]);
    expect(() => moveCard('a', from, to)).toThrow("a isn't there to be moved");
  });
});

describe('a game that declares its zones', () => {
  it('reports a lost card', () => {
    const module = {
      ...toyGame,
      zones: {
        kinds: { tale: () => [1, 2, 3, 4, 5, 6, 7, 8] },
        zones: toyGame.zones?.zones ?? [],
      },
    };
    const input = { seats: ['red', 'blue'], variant: 'standard', options: {}, seed: 3 };
    expect(conform(module as never, input)).toContainEqual({
      law: 'invariants hold',
      detail: expect.stringContaining('tale 8 is missing') as string,
    });
  });

  it.each(
    GAMES.filter(({ zones }) => zones !== undefined).map((module) => [module.meta.id, module] as const),
  )('%s looks the same to every seat after its hidden cards are dealt again', (_id, module) => {
    const { zones } = module;
    const [variant] = module.meta.variants;
    if (zones === undefined || variant === undefined) throw new Error('no zones');
    const seats = (variant.seats ?? module.meta.seats.map(({ id }) => id)).slice(0, variant.maxSeats);
    const draw = drawer(8);
    const { game } = startGame(module, {
      seats,
      variant: variant.id,
      options: {},
      seed: 'zones',
      dice: 'fast',
    });
    let at = 0;
    playOn(game, {
      draw,
      before: ({ position }) => {
        if (at++ % 40 !== 0) return;
        for (const viewer of [...seats, 'spectator']) {
          const other = permuteZones(zones, copyPosition(position), viewer, draw);
          expect(viewZones(zones, other, viewer)).toEqual(viewZones(zones, position, viewer));
          expect(brokenZones(zones, other)).toEqual([]);
          expect(openGame(module, other).waiting()).toEqual(openGame(module, position).waiting());
        }
      },
    });
  });
});
