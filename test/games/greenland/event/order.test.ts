import { describe, expect, it } from 'vitest';
import { TRIBES } from '../../../../src/games/greenland/vocabulary/model.js';
import { Bench } from '../support.js';

const order = (b: Bench): string[] => b.g.order.map((t) => TRIBES[t]);

describe('A2 player order', () => {
  it('is printed on the event card', () => {
    const b = new Bench(['event'], (l) => l.event('bergen-merchant'));
    expect(order(b)).toEqual(['thule', 'tunit', 'norse', 'sami']);
  });

  it('leaves out absent tribes (R15)', () => {
    const b = new Bench(['event'], (l) => l.event('bergen-merchant'), { seats: ['norse', 'sami'] });
    expect(order(b)).toEqual(['norse', 'sami']);
  });
});

describe('A2 council of war', () => {
  const lay = (b: ConstructorParameters<typeof Bench>[1]): Bench =>
    new Bench(['event'], b, { council: true });

  it('lets the first player with a war chief trade places with another (R66)', () => {
    const b = lay((l) => l.event('bergen-merchant'));
    expect(b.state).toBe('council');
    b.play('thule', 'swap norse');
    expect(order(b)).toEqual(['norse', 'tunit', 'thule', 'sami']);
  });

  it('keeps the printed order when it is not called', () => {
    const b = lay((l) => l.event('bergen-merchant')).play('thule', 'keep');
    expect(order(b)).toEqual(['thule', 'tunit', 'norse', 'sami']);
  });

  it('needs a war chief', () => {
    const b = lay((l) => {
      l.event('bergen-merchant');
      l.elders('thule', { 1: 1, 6: 1 });
    });
    expect(b.state).not.toBe('council');
  });

  it('is open only to the tribe that the card puts first', () => {
    const b = lay((l) => {
      l.event('bergen-merchant');
      l.elders('thule', {});
    });
    expect(b.said('event.council')).toEqual([]);
  });

  it('is called before the icons strike (R61)', () => {
    const b = lay((l) => {
      l.event('bergen-merchant');
      l.row('north', ['dogs']);
    });
    expect(b.said('event.cooling')).toEqual([]);
  });
});

describe('D: the icons of an event card', () => {
  it('strike from left to right, after the order is set', () => {
    const b = new Bench(['event'], (l) => l.event('autumn-gales'));
    // The icons: storm, Markland closed, migration in the north, feud.
    expect([...new Set(b.happenings.map(({ key }) => key))]).toEqual([
      'event.revealed',
      'event.mariner-lost',
      'event.no-markland',
      'event.no-migration',
      'event.feud-spares-all',
    ]);
  });
});
