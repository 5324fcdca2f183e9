import { describe, expect, it } from 'vitest';
import { Bench } from '../support.js';

describe('D3 depletions', () => {
  it('discards an animal that cannot be fed for its exchange value (example)', () => {
    const b = new Bench(['event'], (l) => {
      l.event('bare-pastures');
      l.tableau('norse', 'sheep');
      l.elders('norse', {});
      l.disks('norse', 0, 0, 0);
    });
    expect(b.tribe('norse')).toMatchObject({ energy: 1 });
    expect(b.said('event.slaughtered')[0]?.args).toMatchObject({ tribe: 'norse', card: 'sheep' });
  });

  it('costs energy or an elder for every animal, or the animal', () => {
    const b = new Bench(['event'], (l) => {
      l.event('bare-pastures');
      l.tableau('norse', 'sheep', 'norse-pony');
    });
    expect(b.said('event.depletion-domestic')[0]?.args).toEqual({ norse: 2 });
    b.play('norse', 'burn 1').play('norse', 'sacrifice 5');
    expect(b.tribe('norse')).toMatchObject({ energy: 4 });
    expect(b.tribe('norse').placard.elders[5][1]).toBe(0);
    expect(b.said('event.feud')).toHaveLength(0);
  });

  it('counts elders before the first is paid, on foreign placards too (R19), and one fewer with Saila', () => {
    const b = new Bench(['event'], (l) => {
      l.event('long-winter');
      l.elders('norse', { 1: 1, 6: 1 });
      l.emissary('norse', 'thule');
      l.elders('tunit', { 1: 1, 2: 1 });
      l.elders('sami', {});
      l.elders('thule', { 4: 1 });
    });
    expect(b.said('event.depletion-elder')[0]?.args).toEqual({ tunit: 1, norse: 3, thule: 1 });
    b.play('norse', 'sacrifice thule');
    expect(b.tribe('thule').placard.elders[1][1]).toBe(0);
  });

  it('ends when nothing is left to pay with (R21)', () => {
    const b = new Bench(['event'], (l) => {
      l.event('long-winter');
      l.disks('norse', 0, 0, 0);
      l.elders('norse', { 1: 1 });
      for (const id of ['tunit', 'sami', 'thule'] as const) l.elders(id, {});
    });
    expect(b.said('event.sacrificed')).toHaveLength(1);
    expect(b.state).toBe('end-of-test');
  });

  it('accepts the disks of a slaughtered animal for the next (R68)', () => {
    const b = new Bench(['event'], (l) => {
      l.event('bare-pastures');
      l.tableau('norse', 'cattle', 'goat');
      l.disks('norse', 0, 0, 0);
      l.elders('norse', { 1: 1 });
    });
    b.play('norse', 'slaughter cattle');
    expect(b.tribe('norse').energy).toBe(4);
    b.play('norse', 'burn 1');
    expect(b.tribe('norse').tableau.map((spot) => spot.card)).toContain(b.spot('goat').card);
  });
});

describe('D5 elder die-off', () => {
  it('rolls for every tribe and kills an elder of that rank, if there is one', () => {
    const b = new Bench(
      ['event'],
      (l) => {
        l.event('west-greenland-current');
        l.elders('sami', { 6: 1 });
      },
      { dice: [1, 2, 3, 4] },
    );
    // The card's player order is Tunit, Thule, Norse, Sámi.
    expect(b.said('event.elder-dies').map((h) => [h.args['tribe'], h.args['rank']])).toEqual([
      ['tunit', 1],
      ['thule', 2],
      ['norse', 3],
    ]);
    expect(b.tribe('sami').placard.elders[6][2]).toBe(1);
  });

  it('lets the owner choose between a chief at home and an emissary', () => {
    const b = new Bench(
      ['event'],
      (l) => {
        l.event('west-greenland-current');
        l.emissary('norse', 'sami');
      },
      { dice: [6, 6, 1, 6] },
    );
    expect(b.moves('norse')).toEqual(['lose 1', 'lose sami']);
    b.play('norse', 'lose sami');
    expect(b.tribe('sami').placard.elders[1][1]).toBe(0);
    expect(b.tribe('norse').placard.elders[1][1]).toBe(1);
  });

  it('rolls a die per icon', () => {
    const b = new Bench(['event'], (l) => {
      l.event('worn-iron');
      for (const id of ['tunit', 'norse', 'sami', 'thule'] as const) l.elders(id, {});
    });
    expect(b.said('event.die-off')).toHaveLength(8);
  });
});

describe('D6 breakage', () => {
  it('turns one iron import of each tribe, chosen by its owner, into an iron (R30)', () => {
    const b = new Bench(['event'], (l) => {
      l.event('worn-iron');
      l.tableau('norse', 'sword', 'crossbow', 'book');
    });
    expect(b.moves('norse')).toEqual(['break sword', 'break crossbow']);
    b.play('norse', 'break sword');
    expect(b.tribe('norse').iron).toBe(2);
  });
});

describe('D7 storm', () => {
  it('takes one mariner of every tribe with mariners, but no boat', () => {
    const b = new Bench(['event'], (l) => {
      l.event('autumn-gales');
      l.elders('norse', { 6: 2 });
      l.elders('sami', { 1: 1 });
      l.tableau('sami', 'beluga');
    });
    expect(b.said('event.mariner-lost').map((h) => h.args['tribe'])).toEqual(['tunit', 'norse', 'thule']);
    expect(b.tribe('norse').placard.elders[6][1]).toBe(1);
    expect(b.spot('beluga').card).toBeGreaterThan(0);
  });
});

describe('J1 extinction in an event', () => {
  it('eliminates a tribe that loses its last people, and reports it', () => {
    const b = new Bench(['event'], (l) => {
      l.event('autumn-gales');
      l.elders('norse', { 6: 1 });
      l.pool('norse', 0);
      l.tribe('norse').alpha = { at: 'valhalla' };
    });
    expect(b.tribe('norse').extinct).toBe(true);
    expect(b.said('people.extinct')).toHaveLength(1);
  });
});
