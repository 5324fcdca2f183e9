import { describe, expect, it } from 'vitest';
import { cardNo, ORIGINAL } from '../../../../src/games/greenland/cards/cards.js';
import { bareBench, type Bench, type BenchOptions, type Layer } from '../support.js';

/** F2, F4, F1: fights on a card. */

const fight = (card: string, layOut: (b: Layer) => void, options: BenchOptions = {}): Bench =>
  bareBench([{ at: 'attack', vars: { card: cardNo({ pack: ORIGINAL.id }, card) } }], layOut, options);

describe('F2 attack roll', () => {
  it('kills with each 1; only survivors strike back', () => {
    const b = fight(
      'walrus',
      (l) => {
        l.row('north', ['walrus']);
        l.men('tunit', 'walrus', 2);
        l.men('thule', 'walrus', 2);
      },
      { dice: [1, 2, 1] },
    );
    expect(b.spot('walrus').men).toEqual([1, 0, 0, 1]);
  });

  it('begins with the tribe with most iron, and breaks ties by player order (A3)', () => {
    const b = fight(
      'walrus',
      (l) => {
        l.row('north', ['walrus']);
        l.men('tunit', 'walrus', 1);
        l.men('thule', 'walrus', 1);
        l.disks('thule', 0, 0, 1);
      },
      { dice: [1] },
    );
    expect(b.said('attack.begins')[0]?.args['tribes']).toEqual(['thule', 'tunit']);
    expect(b.spot('walrus').men).toEqual([0, 0, 0, 1]);
  });

  it('ignores the bloody faces and the re-rolls of the card itself', () => {
    const b = fight(
      'walrus',
      (l) => {
        l.row('north', ['walrus']);
        l.tableau('thule', 'kirima', 'bearded-seal');
        l.men('thule', 'walrus', 1);
        l.men('tunit', 'walrus', 1);
      },
      { dice: [4, 4] },
    );
    expect(b.spot('walrus').men).toEqual([1, 0, 0, 1]);
  });

  it('re-rolls 3s that miss with the sword (R86)', () => {
    const b = fight(
      'walrus',
      (l) => {
        l.row('north', ['walrus']);
        l.tableau('thule', 'sword');
        l.disks('thule', 0, 0, 1);
        l.men('thule', 'walrus', 2);
        l.men('tunit', 'walrus', 2);
      },
      { dice: [3, 5, 1, 6] },
    );
    // The Thule's 3 becomes a 1; the last Tunit rolls a 6.
    b.play('thule', 'brave');
    expect(b.said('attack.rolled')[0]?.args).toMatchObject({
      thrown: [3, 5],
      again: 1,
      faces: [1, 5],
      hits: 1,
    });
    expect(b.spot('walrus').men).toEqual([1, 0, 0, 2]);
  });

  it('lets the attacker distribute hits among several victims', () => {
    const b = fight(
      'markland',
      (l) => {
        l.row('north', ['markland']);
        l.men('tunit', 'markland', 2);
        l.men('norse', 'markland', 2);
        l.men('sami', 'markland', 2);
      },
      { dice: [1, 1, 5, 5, 5] },
    );
    expect(b.state).toBe('attack-strike');
    expect(() => b.play('tunit', 'strike norse')).toThrow();
    b.play('tunit', 'strike norse+sami');
    expect(b.spot('markland').men).toEqual([2, 1, 1, 0]);
  });

  it('lets the victim choose its losses where it matters', () => {
    const b = fight(
      'walrus',
      (l) => {
        l.row('north', ['walrus']);
        l.men('tunit', 'walrus', 1);
        l.men('thule', 'walrus', 1);
        l.tribe('thule').alpha = { at: 'card', card: l.card('walrus') };
      },
      { dice: [1, 6] },
    );
    expect(b.waiting).toEqual(['thule']);
    b.play('thule', 'lose tribesman');
    expect(b.tribe('thule').alpha).toEqual({ at: 'card', card: b.spot('walrus').card });
    expect(b.spot('walrus').men).toEqual([1, 0, 0, 0]);
  });

  it.each([
    ['lets a war party hit with 2s as well', 1, 1],
    ['gives no war party for the alpha without a War Chief', 0, 2],
  ])('%s', (_name, chief, left) => {
    const b = fight(
      'walrus',
      (l) => {
        l.row('north', ['walrus']);
        l.elders('tunit', { 4: chief });
        l.tribe('tunit').alpha = { at: 'card', card: l.card('walrus') };
        l.men('thule', 'walrus', 2);
      },
      { dice: [2, 6, 6] },
    );
    expect(b.spot('walrus').men[3]).toBe(left);
  });

  it('has raiders of two tribes fight each other too (R39)', () => {
    const b = fight(
      'birgitta',
      (l) => {
        l.tableau('norse', 'birgitta');
        l.men('sami', 'birgitta', 1);
        l.men('thule', 'birgitta', 1);
      },
      { dice: [1] },
    );
    expect(b.spot('birgitta').men).toEqual([0, 0, 1, 0]);
  });

  it('plays two Thule raiders with a sword against two Norse guards (example, with the hits of R1)', () => {
    const b = fight(
      'gudrid',
      (l) => {
        l.tableau('norse', 'gudrid');
        l.tableau('thule', 'sword');
        l.disks('thule', 0, 0, 1);
        l.men('thule', 'gudrid', 1);
        l.tribe('thule').alpha = { at: 'card', card: l.card('gudrid') };
        l.elders('thule', { 4: 1 });
        l.men('norse', 'gudrid', 2);
      },
      { dice: [6, 3, 2, 1] },
    );
    // The 3 is re-rolled into a 2, a hit of the war party; the last guard kills one raider.
    b.play('thule', 'brave').play('thule', 'lose tribesman');
    expect(b.spot('gudrid').men).toEqual([0, 1, 0, 0]);
    expect(b.tribe('thule').alpha.at).toBe('card');
  });
});

describe('F1 husbands and guards', () => {
  const raid = (dice: number[], extra: (l: Layer) => void = () => undefined): Bench =>
    fight(
      'gudrid',
      (l) => {
        l.tableau('norse', 'gudrid');
        l.husband('sami', 'gudrid');
        l.men('norse', 'gudrid', 1);
        l.men('thule', 'gudrid', 2);
        extra(l);
      },
      { dice },
    );

  it('combines guards and the husband into one war party', () => {
    const b = raid([2, 2]);
    expect(b.said('attack.rolled')[0]?.args).toMatchObject({ tribe: 'norse', hits: 2, war: 1 });
    expect(b.spot('gudrid').men[3]).toBe(0);
  });

  it('lets the owner decide whether the husband is killed', () => {
    const b = raid([5, 5, 1, 4]);
    expect(b.waiting).toEqual(['norse']);
    b.play('norse', 'lose husband');
    expect(b.spot('gudrid').husband).toBe(-1);
    expect(b.tribe('sami').valhalla).toBe(18);
  });

  it('lets a lone husband defend, and die of one hit', () => {
    const b = raid([5, 1, 4], (l) => {
      l.g.tribes[1].valhalla += 1;
      l.g.tribes[1].tableau.forEach((spot) => (spot.men[1] = 0));
    });
    expect(b.spot('gudrid').husband).toBe(-1);
  });

  it('joins guards of the husband’s tribe with him (R33)', () => {
    const b = raid([5, 5, 5, 1, 1], (l) => l.men('sami', 'gudrid', 1));
    expect(b.said('attack.rolled')[0]?.args['thrown']).toHaveLength(3);
    b.play('norse', 'lose sami+tribesman');
    expect(b.spot('gudrid')).toMatchObject({ husband: 2, men: [0, 0, 0, 2] });
  });

  it('never sets guards and husband against each other', () => {
    const b = fight('gudrid', (l) => {
      l.tableau('norse', 'gudrid');
      l.husband('sami', 'gudrid');
      l.men('norse', 'gudrid', 1);
      l.men('sami', 'gudrid', 1);
    });
    expect(b.said('attack.begins')).toHaveLength(0);
  });
});

describe('F4 iron in an attack', () => {
  const walrus = (dice: number[]): Bench =>
    fight(
      'walrus',
      (l) => {
        l.row('north', ['walrus']);
        l.men('tunit', 'walrus', 2);
        l.men('thule', 'walrus', 2);
        l.disks('thule', 0, 0, 1);
        l.disks('tunit', 0, 0, 2);
      },
      { dice },
    );

  it('cancels the losses of the next roll (R3, R40)', () => {
    const b = walrus([1, 1, 1, 1]).play('thule', 'iron').play('tunit', 'brave');
    expect(b.spot('walrus').men).toEqual([0, 0, 0, 2]);
    expect(b.tribe('thule').iron).toBe(0);
  });

  it('must be spent again for a second roll', () => {
    const b = walrus([5, 5, 1, 1]).play('thule', 'brave').play('tunit', 'iron');
    expect(b.spot('walrus').men).toEqual([2, 0, 0, 2]);
    expect(b.tribe('tunit').iron).toBe(1);
  });

  it('is offered to several victims at the same time', () => {
    const b = fight('markland', (l) => {
      l.row('north', ['markland']);
      for (const id of ['tunit', 'norse', 'sami'] as const) {
        l.men(id, 'markland', 1);
        l.disks(id, 0, 0, 1);
      }
    });
    expect(b.waiting).toEqual(['norse', 'sami']);
  });
});

describe('F2 pogroms (optional rule)', () => {
  const walrus = (on: boolean): Bench =>
    fight(
      'walrus',
      (l) => {
        l.g.pogroms = on;
        l.row('north', ['walrus']);
        l.men('tunit', 'walrus', 1);
        l.men('thule', 'walrus', 2);
        l.emissary('tunit', 'thule');
      },
      { dice: [1, 5] },
    );

  it('let the victim kill an emissary of the attacker for a tribesman lost', () => {
    const b = walrus(true).play('thule', 'avenge emissary');
    expect(b.tribe('thule').placard.elders[1][0]).toBe(0);
    expect(b.state).toBe('end-of-test');
  });

  it('lets the victim spare the emissary', () => {
    const b = walrus(true).play('thule', 'spare');
    expect(b.tribe('thule').placard.elders[1][0]).toBe(1);
  });

  it('are not offered when the option is off (R64)', () => {
    expect(walrus(false).state).toBe('end-of-test');
  });
});
