import { describe, expect, it } from 'vitest';
import { bareBench, type Bench, type BenchOptions, type Layer } from '../support.js';

/** G, G0 to G8, A4, E7, F4: hunts, on otherwise empty tables. */

const bench = (layOut: (b: Layer) => void, options: BenchOptions = {}): Bench =>
  bareBench(['hunt'], layOut, options);

describe('G hunt roll', () => {
  it('succeeds with 1s and 2s on the warm side', () => {
    const b = bench(
      (l) => {
        l.row('north', ['musk-ox']);
        l.men('tunit', 'musk-ox', 3);
      },
      { dice: [1, 2, 5] },
    );
    expect(b.said('hunt.success')[0]?.args).toMatchObject({ tribe: 'tunit', babies: 3, ivory: 1 });
    expect(b.tribe('tunit').pool).toBe(6);
    expect(b.tribe('tunit').ivory).toBe(1);
    expect(b.spot('musk-ox').men[0]).toBe(0);
  });

  it.each([
    ['a 2 misses on the cold side (D4)', [1, 2, 5], false],
    ['1s hit on the cold side (D4)', [1, 1, 5], true],
  ])('%s', (_name, dice, success) => {
    const b = bench(
      (l) => {
        l.row('north', [], ['halibut']);
        l.men('thule', 'halibut', 3);
      },
      { dice },
    );
    expect(b.said('hunt.success').length > 0).toBe(success);
    expect(b.tribe('thule').pool).toBe(success ? 5 : 3);
  });

  it('lets an elder hit on the cold side as if it were warm (D4, card text)', () => {
    const b = bench(
      (l) => {
        l.row('north', [], ['arctic-hare']);
        l.elders('tunit', { 5: 1 });
        l.men('tunit', 'arctic-hare', 1);
      },
      { dice: [2] },
    );
    expect(b.said('hunt.success')).toHaveLength(1);
  });

  it('counts the gains of a card once, however many dice hit (G4)', () => {
    const b = bench(
      (l) => {
        l.row('south', ['capelin']);
        l.men('norse', 'capelin', 3);
      },
      { dice: [1, 1, 2] },
    );
    expect(b.tribe('norse').pool).toBe(4);
  });

  it('gives only as many babies as there are dead, and no energy beyond the limit (B4, R50)', () => {
    const b = bench(
      (l) => {
        l.row('north', ['walrus']);
        l.men('thule', 'walrus', 4);
        l.pool('thule', 13);
        l.disks('thule', 7, 0, 0);
      },
      { dice: [1, 2, 5, 6] },
    );
    expect(b.said('hunt.success')[0]?.args).toMatchObject({ babies: 1, energy: 1, ivory: 2 });
    expect(b.tribe('thule').energy).toBe(8);
  });

  it('gives three ivory for a falcon in the year of the ransom (B3)', () => {
    const b = bench(
      (l) => {
        l.row('south', ['gyrfalcon']);
        l.inForce('falconers-ransom');
        l.men('norse', 'gyrfalcon', 1);
      },
      { dice: [1] },
    );
    expect(b.tribe('norse').ivory).toBe(3);
  });
});

describe('G0 attrition', () => {
  it('kills every hunter whose die shows a bloody face, in a success too', () => {
    const b = bench(
      (l) => {
        l.row('north', ['narwhal']);
        l.men('thule', 'narwhal', 5);
      },
      { dice: [1, 2, 5, 6, 3] },
    );
    expect(b.said('hunt.lost')[0]?.args).toMatchObject({ men: 2 });
    expect(b.tribe('thule').pool).toBe(3 + 2);
  });

  it('counts the dice of the dead (R41)', () => {
    const b = bench(
      (l) => {
        l.row('north', ['polar-bear']);
        l.men('thule', 'polar-bear', 2);
      },
      { dice: [2, 2] },
    );
    expect(b.said('hunt.success')).toHaveLength(1);
    expect(b.tribe('thule').pool).toBe(4);
    expect(b.tribe('thule').valhalla).toBe(18 - 4);
  });
});

describe('F4 iron in a hunt', () => {
  it('is spent before the roll and saves all hunters', () => {
    const b = bench(
      (l) => {
        l.row('north', ['narwhal']);
        l.men('thule', 'narwhal', 3);
        l.disks('thule', 0, 0, 2);
      },
      { dice: [5, 6, 5] },
    );
    expect(b.moves('thule')).toEqual(['roll', 'roll iron']);
    b.play('thule', 'roll iron');
    expect(b.tribe('thule').iron).toBe(1);
    expect(b.said('hunt.lost')).toHaveLength(0);
    expect(b.tribe('thule').pool).toBe(3);
  });

  it('is not offered if no face kills', () => {
    const b = bench(
      (l) => {
        l.row('north', ['halibut']);
        l.men('thule', 'halibut', 2);
        l.disks('thule', 0, 0, 2);
      },
      { dice: [5, 6] },
    );
    expect(b.state).toBe('end-of-test');
    expect(b.tribe('thule').iron).toBe(2);
  });

  it('is not offered in the beginner’s game (C2)', () => {
    const b = bench(
      (l) => {
        l.row('north', ['narwhal']);
        l.men('thule', 'narwhal', 2);
        l.disks('thule', 0, 0, 2);
      },
      { variant: 'beginner', dice: [5, 6] },
    );
    expect(b.state).toBe('end-of-test');
    expect(b.said('hunt.lost')).toHaveLength(1);
  });
});

describe('E7 alpha', () => {
  const fishing = (l: Layer): void => {
    l.row('north', ['arctic-char']);
    l.tribe('tunit').alpha = { at: 'card', card: l.card('arctic-char') };
  };

  it('succeeds at fishing alone, without a roll (example)', () => {
    const b = bench(fishing);
    b.play('tunit', 'roll');
    expect(b.said('hunt.success')).toHaveLength(1);
    expect(b.said('hunt.rolled')[0]?.args).toMatchObject({ dice: 0, laid: 1 });
  });

  it('rolls like other hunters with feet of clay', () => {
    const b = bench(fishing, { dice: [4] });
    b.play('tunit', 'roll clay');
    expect(b.said('hunt.success')).toHaveLength(0);
    expect(b.said('hunt.rolled')[0]?.args).toMatchObject({ dice: 1, laid: 0, alphaDie: true });
  });

  it('rolls on metal, and dies when his die, the first, is bloody', () => {
    const b = bench(
      (l) => {
        l.row('south', ['bog-iron']);
        l.men('norse', 'bog-iron', 1);
        l.tribe('norse').alpha = { at: 'card', card: l.card('bog-iron') };
      },
      { dice: [6, 5] },
    );
    expect(b.said('hunt.lost')[0]?.args).toMatchObject({ men: 0, alpha: 1 });
    expect(b.tribe('norse').alpha).toEqual({ at: 'valhalla' });
    expect(b.tribe('norse').pool).toBe(1);
  });

  it('comes back as the next baby (R36)', () => {
    const b = bench(
      (l) => {
        l.row('north', ['halibut']);
        l.men('thule', 'halibut', 2);
        l.tribe('thule').alpha = { at: 'valhalla' };
      },
      { dice: [1, 1] },
    );
    expect(b.tribe('thule').alpha).toEqual({ at: 'pool' });
    expect(b.tribe('thule').pool).toBe(3);
  });

  it('refuses feet of clay on metal with the rule', () => {
    const b = bench((l) => {
      l.row('south', ['bog-iron']);
      l.men('norse', 'bog-iron', 1);
      l.disks('norse', 0, 0, 1);
    });
    expect(() => b.play('norse', 'roll clay')).toThrow('E7: hunt.no-alpha');
  });
});

describe('G2 re-rolls', () => {
  it('re-rolls different faces once for shaman and Meeka, four Tunit after char (example)', () => {
    const layOut = (l: Layer, cold: boolean): void => {
      l.row('north', cold ? [] : ['arctic-char'], cold ? ['arctic-char'] : []);
      l.elders('tunit', { 2: 1 });
      l.tableau('tunit', 'meeka');
      l.men('tunit', 'arctic-char', 4);
    };
    for (const cold of [false, true]) {
      const b = bench((l) => layOut(l, cold), { dice: [3, 4, 3, 5, 2, 3, 4] });
      expect(b.state).toBe('hunt-reroll');
      b.play('tunit', 'reroll all');
      expect(b.said('hunt.rerolled')[0]?.args).toMatchObject({ fresh: [2, 3, 4], faces: [2, 3, 4, 5] });
      expect(b.said('hunt.success').length).toBe(cold ? 0 : 1);
    }
  });

  it('accepts only dice that may be re-rolled', () => {
    const b = bench(
      (l) => {
        l.row('north', ['halibut']);
        l.elders('tunit', { 2: 1 });
        l.men('tunit', 'halibut', 3);
      },
      { dice: [3, 3, 6, 1] },
    );
    expect(() => b.play('tunit', 'reroll #6')).toThrow('G2: hunt.face-stays');
    expect(() => b.play('tunit', 'reroll 3#3')).toThrow();
    b.play('tunit', 'reroll #3');
    expect(b.said('hunt.rerolled')[0]?.args['faces']).toEqual([1, 3, 6]);
  });

  it('names the alpha’s own die separately', () => {
    const b = bench(
      (l) => {
        l.row('south', ['bog-iron']);
        l.elders('norse', { 3: 1 });
        l.disks('norse', 1, 0, 0);
        l.men('norse', 'bog-iron', 1);
        l.tribe('norse').alpha = { at: 'card', card: l.card('bog-iron') };
      },
      { dice: [3, 3, 6] },
    );
    b.play('norse', 'reroll alpha');
    expect(b.said('hunt.lost')[0]?.args).toMatchObject({ men: 0, alpha: 1 });
  });

  it('is lent by wives and by the chief of a placard one has an emissary on (F1, I5)', () => {
    const b = bench(
      (l) => {
        l.row('north', ['walrus']);
        l.tableau('thule', 'kirima');
        l.husband('norse', 'kirima');
        l.emissary('norse', 'thule');
        l.men('norse', 'walrus', 3);
      },
      { dice: [5, 3, 6, 1, 1] },
    );
    b.play('norse', 'reroll #5+#3');
    expect(b.said('hunt.success')).toHaveLength(1);
  });
});

describe('G3 purple icons', () => {
  it('turn a face into 1 by the crossbow after the tracker’s re-roll (example)', () => {
    const b = bench(
      (l) => {
        l.row('south', ['elkhounds']);
        l.elders('norse', { 5: 1 });
        l.tableau('norse', 'crossbow');
        l.men('norse', 'elkhounds', 1);
      },
      { dice: [4, 5] },
    );
    b.play('norse', 'reroll all');
    expect(b.said('hunt.turned')[0]?.args['faces']).toEqual([1]);
    expect(b.said('hunt.success')).toHaveLength(1);
  });

  it('can’t be declined, and saves a life on the way (R4)', () => {
    const b = bench(
      (l) => {
        l.row('north', ['walrus']);
        l.tableau('thule', 'bearded-seal');
        l.men('thule', 'walrus', 1);
      },
      { dice: [4] },
    );
    expect(b.said('hunt.lost')).toHaveLength(0);
    expect(b.tribe('thule').pool).toBe(1);
  });
});

describe('G4 results', () => {
  it('sends three Tunit home when two Thule, who roll first, get the dogs (example)', () => {
    const b = bench(
      (l) => {
        l.row('north', ['dogs']);
        l.men('thule', 'dogs', 2);
        l.men('tunit', 'dogs', 3);
      },
      { dice: [1, 5] },
    );
    expect(b.said('hunt.rolled')).toHaveLength(1);
    expect(b.said('hunt.too-late')[0]?.args).toMatchObject({ tribe: 'tunit' });
    expect(b.tribe('tunit').pool).toBe(3);
    expect(b.tribe('thule').pool).toBe(3);
  });

  it('lets the next tribe try when the first fails', () => {
    const b = bench(
      (l) => {
        l.row('north', ['halibut']);
        l.men('thule', 'halibut', 2);
        l.men('tunit', 'halibut', 3);
      },
      { dice: [5, 4, 1, 1, 1] },
    );
    expect(b.said('hunt.success')[0]?.args).toMatchObject({ tribe: 'tunit' });
  });

  it('kills three colonists in hostile Vinland and gives birth to two (example)', () => {
    const b = bench(
      (l) => {
        l.row('south', ['vinland']);
        l.men('tunit', 'vinland', 3);
        const [spot] = l.g.rows[1].warm;
        if (spot !== undefined) spot.hostile = true;
      },
      { dice: [1, 2, 3] },
    );
    expect(b.said('hunt.lost')[0]?.args).toMatchObject({ men: 3 });
    expect(b.spot('vinland').men[0]).toBe(2);
    expect(b.tribe('tunit')).toMatchObject({ energy: 2, iron: 1, pool: 0 });
  });

  it('lets the sword re-roll the 3 there (example)', () => {
    const b = bench(
      (l) => {
        l.row('south', ['vinland']);
        l.men('tunit', 'vinland', 3);
        l.tableau('tunit', 'sword');
        const [spot] = l.g.rows[1].warm;
        if (spot !== undefined) spot.hostile = true;
      },
      { dice: [1, 2, 3, 6] },
    );
    b.play('tunit', 'reroll all');
    expect(b.spot('vinland').men[0]).toBe(3);
  });

  it('lets any number of tribes succeed in the New World (E2)', () => {
    const b = bench(
      (l) => {
        l.row('north', ['markland']);
        l.men('tunit', 'markland', 2);
        l.men('norse', 'markland', 3);
      },
      { dice: [1, 2, 1, 1, 5] },
    );
    expect(b.said('hunt.success').map((h) => h.args['tribe'])).toEqual(['tunit', 'norse']);
    expect(b.spot('markland').men).toEqual([3, 4, 0, 0]);
  });

  const smelting = (energy: number, elders: Record<number, number>): Bench =>
    bench(
      (l) => {
        l.row('south', ['bog-iron']);
        l.men('norse', 'bog-iron', 1);
        l.men('sami', 'bog-iron', 2);
        l.disks('norse', energy, 0, 0);
        l.elders('norse', elders);
      },
      { dice: [1, 1, 4] },
    );

  it('takes energy for bog iron', () => {
    const b = smelting(1, {}).play('norse', 'pay energy');
    expect(b.tribe('norse')).toMatchObject({ energy: 0, iron: 1 });
    expect(b.said('hunt.too-late')).toHaveLength(1);
  });

  it('takes an elder for bog iron', () => {
    const b = smelting(0, { 1: 1 });
    expect(() => b.play('norse', 'pay energy')).toThrow('D3: hunt.no-energy');
    b.play('norse', 'pay elder 1');
    expect(b.tribe('norse').iron).toBe(1);
    expect(b.tribe('norse').placard.elders[1][1]).toBe(0);
  });

  it('fails the hunt if payment is refused or impossible, and lets others try (R51)', () => {
    const refused = smelting(1, {}).play('norse', 'refuse');
    expect(refused.said('hunt.rolled')).toHaveLength(2);
    const impossible = smelting(0, {});
    expect(impossible.said('hunt.unpayable').map((h) => h.args['tribe'])).toEqual(['norse', 'sami']);
    expect(impossible.tribe('norse').iron).toBe(0);
  });
});

describe('A4 hunt order', () => {
  it('breaks ties by player order', () => {
    const b = bench(
      (l) => {
        l.g.order = [3, 2, 1, 0];
        l.row('north', ['halibut']);
        l.men('thule', 'halibut', 2);
        l.men('tunit', 'halibut', 2);
      },
      { dice: [1, 1] },
    );
    expect(b.said('hunt.success')[0]?.args).toMatchObject({ tribe: 'thule' });
  });

  it('starts with a tribe that hunts this type first, before smaller parties', () => {
    const b = bench(
      (l) => {
        l.row('north', ['halibut']);
        l.men('thule', 'halibut', 1);
        l.men('sami', 'halibut', 3);
        l.tableau('sami', 'ristin');
      },
      { dice: [1, 1, 5] },
    );
    expect(b.said('hunt.success')[0]?.args).toMatchObject({ tribe: 'sami' });
  });

  it('lets the first player name the next card, or take all in the order of the table (R89)', () => {
    const layOut = (l: Layer): void => {
      l.g.order = [2, 0, 1, 3];
      l.row('north', ['halibut', 'narwhal']);
      l.row('south', ['cod']);
      l.men('thule', 'halibut', 1);
      l.men('thule', 'narwhal', 1);
      l.men('norse', 'cod', 1);
    };
    const b = bench(layOut, { dice: [3, 3, 3] });
    expect(b.waiting).toEqual(['sami']);
    expect(b.moves('sami')).toEqual(['hunt halibut', 'hunt narwhal', 'hunt cod', 'hunt all']);
    b.play('sami', 'hunt cod').play('sami', 'hunt narwhal');
    expect(b.said('hunt.rolled').map((h) => h.args['card'])).toEqual(['cod', 'narwhal', 'halibut']);
    const all = bench(layOut, { dice: [3, 3, 3] }).play('sami', 'hunt all');
    expect(all.said('hunt.rolled').map((h) => h.args['card'])).toEqual(['halibut', 'narwhal', 'cod']);
  });

  it('refuses a card without hunters', () => {
    const b = bench((l) => {
      l.row('north', ['halibut', 'narwhal', 'dogs']);
      l.men('thule', 'halibut', 1);
      l.men('thule', 'narwhal', 1);
    });
    expect(() => b.play('tunit', 'hunt dogs')).toThrow('G: hunt.nobody-there');
  });
});
