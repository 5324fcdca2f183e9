import { describe, expect, it } from 'vitest';
import { Bench } from '../support.js';

describe('D2 decimations', () => {
  it('kills half of the unassigned people, rounded up, and one elder if any, by syphilis (example)', () => {
    const b = new Bench(['event'], (l) => {
      l.event('syphilis');
      l.pool('norse', 2);
      l.husband('norse', 'kirima');
      l.pool('thule', 6);
      l.elders('thule', {});
      l.husband('thule', 'meeka');
    });
    expect(b.waiting).toEqual(['norse', 'thule']);
    expect(b.offers('norse').some((choice) => choice.args[0] === 'none')).toBe(false);
    b.play('norse', 'lose 2');
    expect(b.tribe('norse').pool).toBe(0);
    expect(b.tribe('norse').alpha).toEqual({ at: 'pool' });
    expect(b.tribe('norse').placard.elders[2][1]).toBe(0);
    expect(b.moves('thule')).toEqual(['lose none', 'lose none alpha']);
    b.play('thule', 'lose none');
    expect(b.tribe('thule').pool).toBe(2);
    expect(b.said('event.decimated').map((h) => h.args['n'])).toEqual([2, 4]);
  });

  it('does not strike the bride’s tribe (R18) nor the husband himself', () => {
    const b = new Bench(['event'], (l) => {
      l.event('syphilis');
      l.husband('norse', 'kirima');
    });
    expect(b.waiting).toEqual(['norse']);
    b.play('norse', 'lose 1');
    expect(b.spot('kirima').husband).toBe(1);
  });

  it('strikes once for any number of brides (R69)', () => {
    const b = new Bench(['event'], (l) => {
      l.event('syphilis');
      l.husband('norse', 'kirima');
      l.husband('norse', 'meeka');
    });
    b.play('norse', 'lose 1');
    expect(b.said('event.decimated')).toHaveLength(1);
  });

  it('strikes with a crowd disease from its number of unassigned people on, alpha included', () => {
    const b = new Bench(['event'], (l) => {
      l.event('bergen-merchant');
      l.pool('tunit', 11);
      l.pool('sami', 10);
    });
    expect(b.said('event.crowd')[0]?.args['tribes']).toEqual(['tunit']);
    b.play('tunit', 'lose 3 alpha');
    expect(b.tribe('tunit')).toMatchObject({ pool: 6, alpha: { at: 'valhalla' } });
  });

  it('spares a placard with an elder of any color on rank 1 from feuds, and the tribe that sent him', () => {
    const b = new Bench(['event'], (l) => {
      l.event('blood-feud');
      for (const id of ['tunit', 'norse', 'sami', 'thule'] as const) l.elders(id, { 6: 1 });
      l.emissary('norse', 'thule');
    });
    expect(b.said('event.feud')[0]?.args['tribes']).toEqual(['tunit', 'sami']);
  });

  it('asks all struck tribes at once and lets them choose an alpha among the elders (R17)', () => {
    const b = new Bench(['event'], (l) => {
      l.event('blood-feud');
      for (const id of ['tunit', 'norse', 'sami', 'thule'] as const) l.elders(id, { 6: 1 });
      l.emissary('sami', 'tunit');
      l.tribe('norse').alpha = { at: 'elder', placard: 1, rank: 3 };
    });
    expect(b.waiting).toEqual(['norse', 'thule']);
    expect(b.moves('norse')).toEqual(['lose 6', 'lose alpha']);
    b.play('norse', 'lose alpha');
    expect(b.tribe('norse').alpha).toEqual({ at: 'valhalla' });
  });
});
