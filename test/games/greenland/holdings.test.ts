import { describe, expect, it } from 'vitest';
import { handSize } from '../../../src/games/greenland/board/abilities.js';
import { cardId } from '../../../src/games/greenland/cards/cards.js';
import { gain, worthNow } from '../../../src/games/greenland/board/holdings.js';
import { THULE } from '../../../src/games/greenland/vocabulary/model.js';
import { Bench } from './support.js';

const assigning = (tribe: string): [{ at: string; vars: { seat: string } }] => [
  { at: 'assigning', vars: { seat: tribe } },
];

describe('B2 hand size', () => {
  it('counts Peepeelee, a husband of Birgitta and one sage as four cards (example)', () => {
    const b = new Bench(assigning('thule'), (l) => {
      l.elders('thule', { 3: 1 });
      l.husband('thule', 'birgitta');
    });
    expect(handSize(b.g, THULE)).toBe(4);
  });

  it('counts every rank 3 elder, and is zero without any help', () => {
    const b = new Bench(assigning('tunit'), (l) => l.elders('tunit', { 3: 3 }));
    expect(handSize(b.g, 0)).toBe(3);
    const none = new Bench(assigning('tunit'), (l) => l.elders('tunit', { 1: 1 }));
    expect(handSize(none.g, 0)).toBe(0);
  });

  it('makes its owner discard at once when it drops (R60)', () => {
    const b = new Bench(['event'], (l) => {
      l.event('long-winter');
      l.hand('sami', 'arctic-char', 'dogs');
      l.elders('sami', { 3: 2 });
      for (const id of ['tunit', 'norse', 'thule'] as const) l.elders(id, {});
    });
    b.play('sami', 'sacrifice 3');
    expect(b.state).toBe('overflow');
    expect(b.moves('sami')).toEqual(['discard arctic-char', 'discard dogs']);
    b.play('sami', 'discard dogs');
    expect(b.g.hands[2].map((card) => cardId(b.g, card))).toEqual(['arctic-char']);
  });
});

describe('B3 exchanging cards for disks', () => {
  it('turns a card of the tableau into its disks at the tribe’s own decision (R63)', () => {
    const b = new Bench(assigning('norse'), (l) => {
      l.tableau('norse', 'cattle', 'sword');
      l.disks('norse', 1, 0, 0);
    });
    b.play('norse', 'exchange cattle').play('norse', 'exchange sword');
    expect(b.tribe('norse')).toMatchObject({ energy: 5, iron: 1 });
  });

  it('is refused while raiders stand on the card', () => {
    const b = new Bench(assigning('norse'), (l) => {
      l.tableau('norse', 'cattle');
      l.men('sami', 'cattle', 1);
    });
    expect(() => b.play('norse', 'exchange cattle')).toThrow('B3: holdings.raiders-present');
  });

  it('sends guards home', () => {
    const b = new Bench(assigning('norse'), (l) => {
      l.tableau('norse', 'cattle');
      l.men('norse', 'cattle', 2);
    });
    b.play('norse', 'exchange cattle');
    expect(b.tribe('norse').pool).toBe(7);
  });

  it('values a gyrfalcon at three ivory in its year (example)', () => {
    const lay = (event: string): Bench =>
      new Bench(assigning('norse'), (l) => {
        l.inForce(event);
        l.tableau('norse', 'gyrfalcon');
      });
    const dear = lay('falconers-ransom');
    expect(worthNow(dear.g, dear.spot('gyrfalcon').card)).toEqual([0, 3, 0]);
    expect(dear.play('norse', 'exchange gyrfalcon').tribe('norse').ivory).toBe(4);
    const plain = lay('blood-feud');
    expect(plain.play('norse', 'exchange gyrfalcon').tribe('norse').ivory).toBe(2);
  });
});

describe('B4 limits', () => {
  it('holds no more than eight energy, and any amount of ivory and iron', () => {
    const b = new Bench(assigning('norse'), (l) => l.disks('norse', 6, 0, 0));
    expect(gain(b.g, 1, 'energy', 4)).toBe(2);
    expect(gain(b.g, 1, 'energy', 4)).toBe(0);
    expect(gain(b.g, 1, 'ivory', 20)).toBe(20);
    expect(gain(b.g, 1, 'iron', 20)).toBe(20);
    expect(b.tribe('norse').energy).toBe(8);
  });
});
