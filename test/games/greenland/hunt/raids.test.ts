import { describe, expect, it } from 'vitest';
import { bareBench, type Bench, type BenchOptions, type Layer } from '../support.js';

/** G1: raids on daughters and livestock, after the fights with the guards. */

const bench = (layOut: (b: Layer) => void, options: BenchOptions = {}): Bench =>
  bareBench(['hunt'], layOut, options);

describe('G1 Sabine raids', () => {
  it('let one of two raiders die a hero and the other marry (example)', () => {
    const b = bench(
      (l) => {
        l.tableau('tunit', 'meeka');
        l.men('thule', 'meeka', 2);
      },
      { dice: [3, 6] },
    );
    expect(b.said('hunt.lost')[0]?.args).toMatchObject({ men: 1 });
    expect(b.spot('meeka').husband).toBe(3);
    expect(b.tribe('thule').pool).toBe(0);
  });

  it('fail when no raider lives to bring her home', () => {
    const b = bench(
      (l) => {
        l.tableau('tunit', 'meeka');
        l.men('thule', 'meeka', 1);
      },
      { dice: [3] },
    );
    expect(b.said('raid.failed')).toHaveLength(1);
    expect(b.spot('meeka').husband).toBe(-1);
  });

  it('kill a former husband', () => {
    const b = bench(
      (l) => {
        l.tableau('tunit', 'saila');
        l.husband('sami', 'saila');
        l.men('thule', 'saila', 1);
      },
      { dice: [3] },
    );
    expect(b.said('raid.husband-killed')[0]?.args).toMatchObject({ tribe: 'sami' });
    expect(b.spot('saila').husband).toBe(3);
    expect(b.tribe('sami').valhalla).toBe(18);
  });

  it('ask whether the alpha marries', () => {
    const b = bench(
      (l) => {
        l.tableau('tunit', 'saila');
        l.men('thule', 'saila', 1);
        l.tribe('thule').alpha = { at: 'card', card: l.card('saila') };
      },
      { dice: [3, 4] },
    );
    expect(b.moves('thule')).toEqual(['wed tribesman', 'wed alpha']);
    b.play('thule', 'wed alpha');
    expect(b.tribe('thule').alpha).toEqual({ at: 'husband', card: b.spot('saila').card });
    expect(b.tribe('thule').pool).toBe(1);
  });

  it('pass her ability over at once, also to later hunts of the turn (F1, A4)', () => {
    const b = bench(
      (l) => {
        l.row('north', ['bearded-seal']);
        l.tableau('thule', 'kirima');
        l.men('tunit', 'kirima', 1);
        l.men('tunit', 'bearded-seal', 2);
      },
      { dice: [1, 5, 4, 6] },
    );
    b.play('tunit', 'hunt kirima');
    expect(b.state).toBe('hunt-reroll');
    expect(b.said('raid.married')).toHaveLength(1);
  });

  it('require the dice of her success field, in any climate (R49)', () => {
    const b = bench(
      (l) => {
        l.tableau('thule', 'aviaja');
        l.men('tunit', 'aviaja', 1);
      },
      { dice: [2] },
    );
    expect(b.said('raid.failed')).toHaveLength(1);
    expect(b.tribe('tunit').pool).toBe(1);
  });

  it('re-roll with the sword and spend iron like a hunt (G2, F4)', () => {
    const b = bench(
      (l) => {
        l.tableau('norse', 'birgitta');
        l.tableau('sami', 'sword');
        l.men('sami', 'birgitta', 1);
        l.disks('sami', 0, 0, 1);
      },
      { dice: [3, 2] },
    );
    b.play('sami', 'roll iron').play('sami', 'reroll all');
    expect(b.spot('birgitta').husband).toBe(2);
    expect(b.tribe('sami').iron).toBe(0);
  });

  it('are rolled after guards went home (R88)', () => {
    const b = bench(
      (l) => {
        l.tableau('tunit', 'meeka');
        l.men('tunit', 'meeka', 2);
        l.men('thule', 'meeka', 1);
      },
      { dice: [4] },
    );
    expect(b.tribe('tunit').pool).toBe(2);
    expect(b.tribe('thule').pool).toBe(1);
  });

  it('begin with the smaller of two parties, which may take everything (A4)', () => {
    const b = bench(
      (l) => {
        l.tableau('norse', 'birgitta');
        l.men('sami', 'birgitta', 2);
        l.men('thule', 'birgitta', 1);
      },
      { dice: [1] },
    );
    expect(b.spot('birgitta').husband).toBe(3);
    expect(b.tribe('sami').pool).toBe(2);
  });
});

describe('G1 livestock raids', () => {
  it('steal the babies, which are born to the raider', () => {
    const b = bench(
      (l) => {
        l.tableau('thule', 'musk-ox');
        l.men('norse', 'musk-ox', 1);
      },
      { dice: [2] },
    );
    expect(b.tribe('norse').pool).toBe(3);
    expect(b.spot('musk-ox').raidedBy).toBe(1);
  });

  it('may take energy of the owner instead, up to the worth of the animal (R70)', () => {
    const b = bench(
      (l) => {
        l.tableau('thule', 'musk-ox');
        l.disks('thule', 5, 0, 0);
        l.men('norse', 'musk-ox', 1);
      },
      { dice: [2] },
    );
    b.play('norse', 'steal energy');
    expect(b.tribe('norse')).toMatchObject({ energy: 2, pool: 1 });
    expect(b.tribe('thule').energy).toBe(3);
  });

  it('may take ivory from sheep', () => {
    const b = bench(
      (l) => {
        l.tableau('norse', 'sheep');
        l.men('sami', 'sheep', 1);
      },
      { dice: [3] },
    );
    expect(b.moves('sami')).toEqual(['steal babies', 'steal ivory']);
    b.play('sami', 'steal ivory');
    expect(b.tribe('sami')).toMatchObject({ ivory: 1, pool: 1 });
  });

  it('fail without a success face', () => {
    const b = bench(
      (l) => {
        l.tableau('thule', 'musk-ox');
        l.men('norse', 'musk-ox', 2);
      },
      { dice: [3, 4] },
    );
    expect(b.tribe('norse').pool).toBe(1);
    expect(b.spot('musk-ox').raidedBy).toBe(-1);
  });
});
