import { describe, expect, it } from 'vitest';
import { Bench } from '../support.js';
import { cardId } from '../../../../src/games/greenland/cards/cards.js';

const ids = (b: Bench, row: 0 | 1, side: 'warm' | 'cold'): string[] =>
  b.g.rows[row][side].map((spot) => cardId(b.g, spot.card));

const QUIET = ['harp-seal', 'capelin'];

describe('D1 migrations', () => {
  it('replaces the lowest climax in place, on the cold side too, even by a lower one', () => {
    const b = new Bench(['event'], (l) => {
      l.row('south', ['hooded-seal', 'gyrfalcon'], ['cod']);
      l.next('south', 'capelin');
      l.event('iceland-trade-ship');
    });
    expect(ids(b, 1, 'cold')).toEqual(['capelin']);
    expect(ids(b, 1, 'warm')).toEqual(['hooded-seal', 'gyrfalcon']);
    expect(b.g.discards.map((card) => cardId(b.g, card))).toContain('cod');
  });

  it('does nothing when the deck is empty', () => {
    const b = new Bench(['event'], (l) => {
      l.row('south', ['capelin']);
      l.g.decks[1] = [];
      l.event('iceland-trade-ship');
    });
    expect(ids(b, 1, 'warm')).toEqual(['capelin']);
    expect(b.said('event.no-migration')).toHaveLength(1);
  });

  it('does nothing when the row is empty, and draws nothing (R23)', () => {
    const b = new Bench(['event'], (l) => {
      l.row('south', []);
      l.event('iceland-trade-ship');
    });
    expect(ids(b, 1, 'warm')).toEqual([]);
    expect(b.g.decks[1].length).toBeGreaterThan(10);
  });

  it('takes a New World card last, and its colonists with it (E2, R24)', () => {
    const b = new Bench(['event'], (l) => {
      l.row('south', ['vinland']);
      l.men('norse', 'vinland', 3);
      l.event('iceland-trade-ship');
    });
    expect(ids(b, 1, 'warm')).not.toContain('vinland');
    expect(b.said('event.colony-lost')[0]?.args).toEqual({ card: 'vinland', n: 3 });
    // 18 people − 5 unassigned − 6 elders; the die-off may have killed one more.
    expect(b.tribe('norse').valhalla).toBeGreaterThanOrEqual(7);
  });
});

describe('D4 global cooling', () => {
  it('moves the rightmost warm card of both rows to the far left of the cold side', () => {
    const b = new Bench(['event'], (l) => {
      l.row('north', ['dogs', 'walrus'], ['narwhal']);
      l.row('south', QUIET);
      l.event('bergen-merchant');
    });
    expect(ids(b, 0, 'warm')).toEqual(['dogs']);
    expect(ids(b, 0, 'cold')).toEqual(['narwhal', 'walrus']);
    expect(ids(b, 1, 'cold')).toEqual(['capelin']);
  });

  it('takes the longest cold card out of the game when none is warm: deep freeze', () => {
    const b = new Bench(['event'], (l) => {
      l.row('north', [], ['narwhal', 'walrus']);
      l.row('south', QUIET);
      l.event('bergen-merchant');
    });
    expect(ids(b, 0, 'cold')).toEqual(['walrus']);
    expect(b.g.discards.map((card) => cardId(b.g, card))).toContain('narwhal');
  });

  it('carries colonists along to the cold side, and to Valhalla in a deep freeze (R25)', () => {
    const b = new Bench(['event'], (l) => {
      l.row('north', [], ['markland']);
      l.row('south', ['vinland']);
      l.men('norse', 'vinland', 2);
      l.men('tunit', 'markland', 4);
      l.event('bergen-merchant');
    });
    expect(b.spot('vinland').men[1]).toBe(2);
    expect(ids(b, 1, 'cold')).toEqual(['vinland']);
    expect(ids(b, 0, 'cold')).toEqual([]);
    expect(b.said('event.colony-lost')[0]?.args).toEqual({ card: 'markland', n: 4 });
  });

  it('strikes twice if the icon is printed twice', () => {
    const b = new Bench(['event'], (l) => {
      l.row('north', ['dogs', 'walrus', 'narwhal']);
      l.row('south', QUIET);
      l.event('long-winter');
    });
    expect(ids(b, 0, 'cold')).toEqual(['narwhal', 'walrus']);
  });
});
