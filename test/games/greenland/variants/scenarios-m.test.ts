import { describe, expect, it } from 'vitest';
import { startGame } from '../../../../src/kernel/game.js';
import { Refused } from '../../../../src/kernel/errors.js';
import { printedSide } from '../../../../src/games/greenland/view/card-sides.js';
import { cardInfo, cardNo } from '../../../../src/games/greenland/cards/cards.js';
import {
  HAMMER,
  NORSE,
  SAMI,
  type G,
  type TribeId,
} from '../../../../src/games/greenland/vocabulary/model.js';
import { greenland } from '../../../../src/games/greenland/module.js';
import { pointsOf } from '../../../../src/games/greenland/board/score.js';
import { Bench, type BenchOptions, type Layer } from '../support.js';

const ALL = ['tunit', 'norse', 'sami', 'thule'] as const;

function begin(variant: string, seats: readonly TribeId[], seed = 'm'): G {
  return startGame(greenland, { seats, variant, options: {}, seed }).game.g;
}

const climaxes = (g: G, row: 0 | 1): (number | string)[] =>
  g.rows[row].warm.map(({ card }) => {
    const info = cardInfo(g, card);
    return info.kind === 'newWorld' ? info.id : info.climax;
  });

function refusal(b: Bench, seat: TribeId, text: string): string | undefined {
  try {
    b.play(seat, text);
  } catch (error) {
    if (error instanceof Refused) return error.key;
    throw error;
  }
  return undefined;
}

function table(frame: string, variant: string, lay: (l: Layer) => void, options: BenchOptions = {}): Bench {
  return new Bench(
    [frame],
    (l) => {
      l.g.turn = 4;
      for (const id of options.seats ?? ALL) {
        l.elders(id, {});
        l.pool(id, 0);
        l.disks(id, 3, 1, 0);
        l.tribe(id).alpha = { at: 'valhalla' };
        l.tribe(id).tableau = [];
      }
      l.g.order = l.g.order.filter((t) => l.g.tribes[t].present);
      lay(l);
    },
    { variant, ...options },
  );
}

describe('M1 the real Greenland story', () => {
  it('lays the rows and the tops of the decks by climax', () => {
    const g = begin('story', ALL);
    expect(climaxes(g, 0)).toEqual(['markland', 5, 13, 1, 12, 0, 8]);
    expect(climaxes(g, 1)).toEqual(['vinland', 0, 3, 4, 7, 6, 5]);
    const next = (row: 0 | 1, n: number): number[] =>
      g.decks[row]
        .slice(-n)
        .map((card) => cardInfo(g, card).climax)
        .sort((a, b) => a - b);
    expect(next(0, 4)).toEqual([4, 6, 11, 15]);
    expect(next(1, 3)).toEqual([9, 13, 15]);
    expect(g.turns).toBe(17);
  });

  it('begins with all four tribes, of unequal sizes', () => {
    const g = begin('story', ALL);
    expect(g.tribes.map(({ pool }) => pool)).toEqual([7, 4, 5, 6]);
    expect(() => begin('story', ['tunit', 'norse', 'sami'])).toThrow('story is played by');
  });

  it.each([
    ['Norse', 'norse', 1, true],
    ['Norse', 'norse', 2, true],
    ['Norse', 'norse', 3, false],
    ['Thule', 'thule', 3, true],
    ['Thule', 'thule', 4, false],
    ['Tunit', 'tunit', 1, false],
  ] as const)('%s (%s) in turn %i: away is %s', (_name, id, turn, away) => {
    const b = table('assign', 'story', (l) => {
      l.g.turn = turn;
      l.row('north', ['markland', 'dogs']);
      l.row('south', ['vinland', 'cod']);
      l.pool(id, 6);
      l.elders(id, { 6: 1 });
    });
    const here = id === 'norse' ? 'cod' : 'dogs';
    expect(refusal(b, id, `assign ${here} 1`)).toBe(away ? 'assign.not-here-yet' : undefined);
    if (!away) return;
    expect(refusal(b, id, 'promote 2')).toBe('assign.not-here-yet');
    expect(refusal(b, id, 'assign vinland 2')).toBeUndefined();
  });

  it('spares absent tribes from raids and events (R113)', () => {
    const raid = table('assign', 'story', (l) => {
      l.g.turn = 1;
      l.pool('sami', 4);
      l.elders('sami', { 4: 1 });
      l.tableau('norse', 'gudrid');
    });
    expect(refusal(raid, 'sami', 'assign gudrid 2')).toBe('assign.owner-not-here');
    const plague = table('event', 'story', (l) => {
      l.g.turn = 1;
      l.event('closed-sea');
      l.pool('norse', 10);
      l.pool('thule', 10);
      l.pool('tunit', 10);
    });
    expect(plague.said('event.crowd')[0]?.args).toEqual({ tribes: ['tunit'] });
  });

  it('gives a point for each iron to Norse polytheists only', () => {
    const g = begin('story', ALL);
    expect(pointsOf(g, NORSE).resources).toBe(1);
    expect(pointsOf(g, SAMI).resources).toBe(0);
    expect(pointsOf(begin('survivalist', ALL), NORSE).resources).toBe(0);
  });

  it('lets the Thule re-roll one die of each raid, on any face', () => {
    const b = table(
      'hunt',
      'story',
      (l) => {
        l.row('north', []);
        l.tableau('tunit', 'meeka');
        l.pool('tunit', 3);
        l.men('thule', 'meeka', 2);
      },
      { dice: [6, 4, 1] },
    );
    expect(b.state).toBe('hunt-reroll');
    b.play('thule', 'again #4');
    expect(b.said('hunt.rerolled')[0]?.args).toMatchObject({ fresh: [1] });
    expect(b.state).toBe('end-of-test');
  });

  it('lets the Thule re-roll one miss of each attack and defense', () => {
    const b = table(
      'negotiate',
      'story',
      (l) => {
        l.row('north', ['dogs']);
        l.men('thule', 'dogs', 2);
        l.men('tunit', 'dogs', 2);
        l.disks('thule', 0, 0, 2);
        l.disks('tunit', 0, 0, 0);
      },
      { dice: [5, 6, 1, 5, 5] },
    );
    b.play('thule', 'stand').play('tunit', 'stand');
    const rolls = b.said('attack.rolled').map(({ args }) => [args['tribe'], args['again'], args['hits']]);
    expect(rolls).toEqual([
      ['thule', 1, 1],
      ['tunit', 0, 0],
    ]);
  });
});

const TWO = ['tunit', 'sami'] as const;

describe('M3 early Greenland', () => {
  it('is for Tunit and Sámi, with ten events, none of the Norse and Thule, and no hammers', () => {
    for (const seed of ['a', 'b', 'c']) {
      const g = begin('early', TWO, seed);
      expect(g.turns).toBe(10);
      const numbers = g.events.map((card) => cardInfo(g, card).number);
      for (const gone of [32, 33, 40, 44, 45]) expect(numbers).not.toContain(gone);
      const cards = [...g.rows.flatMap((row) => row.warm.map(({ card }) => card)), ...g.decks.flat()];
      const hammers = cards.filter((card) => cardInfo(g, card).hunt?.type === HAMMER);
      expect(hammers.map((card) => cardInfo(g, card).id)).toEqual(['markland', 'vinland']);
      expect(g.rows.map((row) => row.warm.length)).toEqual([6, 6]);
    }
    expect(() => begin('early', ['tunit', 'thule'])).toThrow('early is played by tunit, sami');
  });

  it('doubles the hits of inventions, including those on their faces', () => {
    const lay = (l: Layer): void => {
      l.row('north', ['arctic-char']);
      l.men('tunit', 'arctic-char', 3);
    };
    const options = { seats: TWO, dice: [1, 5, 6] };
    expect(table('hunt', 'early', lay, options).said('hunt.failed')).toHaveLength(1);
    const two = table('hunt', 'early', lay, { seats: TWO, dice: [1, 1, 6] });
    expect(two.said('hunt.success')).toHaveLength(1);
    const g = { pack: 'original', variant: 'early' };
    const hits = (variant: string): number | undefined =>
      printedSide({ ...two.g, ...g, pack: two.g.pack, variant }, cardNo(two.g, 'arctic-char'), 'row').hunt
        ?.hits;
    expect([hits('early'), hits('standard')]).toEqual([2, 1]);
  });

  it.each([
    ['forbids Tunit to hunt walrus', 'tunit', 'walrus', 'assign.unknown-prey'],
    ['lets Tunit hunt hares', 'tunit', 'arctic-hare', undefined],
    ['forbids Sámi to hunt caribou', 'sami', 'caribou', 'assign.unknown-prey'],
    ['lets Sámi hunt seals', 'sami', 'harbor-seal', undefined],
  ] as const)('%s', (_name, id, card, key) => {
    const b = table(
      'assign',
      'early',
      (l) => {
        l.row('north', ['walrus', 'arctic-hare']);
        l.row('south', ['caribou', 'harbor-seal']);
        l.pool('tunit', id === 'tunit' ? 4 : 0);
        l.pool('sami', id === 'sami' ? 4 : 0);
      },
      { seats: TWO },
    );
    expect(refusal(b, id, `assign ${card} 1`)).toBe(key);
  });

  it.each([
    ['lets Sámi re-roll a die at sea', 'sami', 'south', 'harbor-seal', 'hunt-reroll'],
    ['lets Tunit re-roll a die on land', 'tunit', 'north', 'peary-caribou', 'hunt-reroll'],
    ['lets Tunit re-roll no die when fishing', 'tunit', 'north', 'halibut', 'end-of-test'],
  ] as const)('%s', (_name, id, row, card, state) => {
    const b = table(
      'hunt',
      'early',
      (l) => {
        l.row(row, [card]);
        l.men(id, card, 1);
      },
      { seats: TWO, dice: [4, 2] },
    );
    expect(b.state).toBe(state);
    if (state === 'end-of-test') return;
    b.play(id, 'again #4');
    expect(b.said('hunt.success')).toHaveLength(1);
  });

  it('re-rolls no die both for free and by face (R114)', () => {
    const b = table(
      'hunt',
      'early',
      (l) => {
        l.row('south', ['harbor-seal']);
        l.elders('sami', { 5: 1 });
        l.men('sami', 'harbor-seal', 3);
      },
      { seats: TWO, dice: [5, 5, 4, 5, 6, 3] },
    );
    b.play('sami', 'reroll 2#5');
    expect(b.moves('sami')).toEqual(['keep', 'again #4']);
    b.play('sami', 'again #4');
    expect(b.state).toBe('end-of-test');
  });

  it('sends a tribe home that may not hunt the replacement of a card (R116)', () => {
    const b = table(
      'hunt',
      'early',
      (l) => {
        l.row('north', ['dogs']);
        l.next('north', 'narwhal');
        l.elders('sami', { 3: 1 });
        l.men('tunit', 'dogs', 3);
        l.men('sami', 'dogs', 2);
      },
      { seats: TWO, dice: [4, 4] },
    );
    b.play('sami', 'take dogs');
    expect(b.tribe('tunit').pool).toBe(3);
    expect(b.said('hunt.withdrew')[0]?.args).toMatchObject({ tribe: 'tunit', card: 'narwhal' });
    expect(b.state).toBe('end-of-test');
  });
});
