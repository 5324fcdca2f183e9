import { describe, expect, it } from 'vitest';
import { bareBench, type Bench, type BenchOptions, type Layer } from '../support.js';

/** F, F1, F3, A3: talks on contested cards. */

/** Everybody can pay with two energy and an ivory. */
const talks = (layOut: (b: Layer) => void, options: BenchOptions = {}): Bench =>
  bareBench(
    ['negotiate'],
    (b) => {
      for (const id of ['tunit', 'norse', 'sami', 'thule'] as const) b.disks(id, 2, 1, 0);
      layOut(b);
    },
    options,
  );

/** Two Norse and two Thule on the walrus; the Norse came with a mariner. */
function walrus(l: Layer): void {
  l.row('north', ['walrus']);
  l.elders('norse', { 6: 1 });
  l.men('norse', 'walrus', 2);
  l.men('thule', 'walrus', 2);
}

describe('A3 order of negotiations', () => {
  const two = (l: Layer): void => {
    l.row('north', ['walrus', 'halibut']);
    l.disks('sami', 0, 0, 1);
    for (const card of ['walrus', 'halibut']) {
      l.men('tunit', card, 1);
      l.men('thule', card, 1);
    }
  };

  it('lets the tribe with most iron pick the card, even without people there', () => {
    const b = talks(two, { dice: [5, 5, 5, 5] });
    expect(b.waiting).toEqual(['sami']);
    b.play('sami', 'contest halibut');
    expect(b.waiting).toEqual(['tunit', 'thule']);
    b.play('tunit', 'stand').play('thule', 'stand');
    // The fight on the first card is over; only this card is left.
    expect(b.said('attack.rolled').map((h) => h.args['card'])).toEqual(['halibut', 'halibut']);
    expect(b.state).toBe('parley');
    expect(b.said('attack.begins')).toHaveLength(1);
  });

  it('is skipped if no card is contested', () => {
    const b = talks((l) => {
      l.row('north', ['walrus']);
      l.men('tunit', 'walrus', 3);
    });
    expect(b.state).toBe('end-of-test');
  });

  it('ends with the talks in games without fights (C2)', () => {
    const b = talks(
      (l) => {
        l.row('north', ['walrus']);
        l.men('tunit', 'walrus', 1);
        l.men('thule', 'walrus', 1);
      },
      { variant: 'beginner' },
    );
    b.play('tunit', 'stand').play('thule', 'stand');
    expect(b.state).toBe('end-of-test');
    expect(b.said('attack.rolled')).toHaveLength(0);
  });
});

describe('F leaving', () => {
  it('needs the consent of every other tribe on the card', () => {
    const b = talks(walrus);
    expect(() => b.play('norse', 'leave 1')).toThrow('F: parley.needs-consent');
    b.play('thule', 'allow norse').play('norse', 'leave 2');
    expect(b.tribe('norse').pool).toBe(2);
    expect(b.said('attack.rolled')).toHaveLength(0);
    expect(b.state).toBe('end-of-test');
  });

  it('is limited to four for each mariner abroad, not at home', () => {
    const b = talks(
      (l) => {
        walrus(l);
        l.men('norse', 'walrus', 4);
        l.men('thule', 'walrus', 6);
      },
      { dice: [] },
    );
    b.play('thule', 'allow norse').play('norse', 'allow thule');
    expect(() => b.play('norse', 'leave 5')).toThrow();
    b.play('norse', 'leave 3');
    expect(() => b.play('norse', 'leave 2')).toThrow();
    b.play('thule', 'leave 7');
    expect(b.spot('walrus').men).toEqual([0, 3, 0, 1]);
  });

  it('is unlimited with a sled, and impossible without either', () => {
    const b = talks((l) => {
      walrus(l);
      l.elders('norse', {});
      l.men('norse', 'walrus', 5);
      l.tableau('norse', 'pony');
    });
    b.play('thule', 'allow norse').play('norse', 'leave 6');
    expect(b.tribe('norse').pool).toBe(6);
    const afoot = talks((l) => {
      walrus(l);
      l.elders('norse', {});
    });
    afoot.play('thule', 'allow norse');
    expect(() => afoot.play('norse', 'leave 1')).toThrow('F: parley.no-transport');
  });

  it('takes the alpha along if the move says so', () => {
    const b = talks((l) => {
      walrus(l);
      l.tribe('thule').alpha = { at: 'card', card: l.card('walrus') };
    });
    b.play('norse', 'allow thule').play('thule', 'leave 2 alpha');
    expect(b.tribe('thule').alpha).toEqual({ at: 'pool' });
    expect(b.tribe('thule').pool).toBe(2);
  });

  it('needs the consent of both others among three tribes', () => {
    const b = talks((l) => {
      walrus(l);
      l.men('tunit', 'walrus', 1);
    });
    b.play('thule', 'allow norse');
    expect(() => b.play('norse', 'leave 1')).toThrow('F: parley.needs-consent');
    b.play('tunit', 'offer norse leave ivory');
    b.play('tunit', 'allow norse').play('norse', 'leave 1');
    expect(b.tribe('norse').pool).toBe(1);
    // In the deal a Tunit would leave, and the Thule haven't agreed to that.
    expect(() => b.play('norse', 'accept 1')).toThrow('F: parley.needs-consent');
  });

  it('takes all colonists together, if the mariners suffice (E4)', () => {
    const b = talks((l) => {
      l.row('north', ['markland']);
      l.men('tunit', 'markland', 5);
      l.men('norse', 'markland', 1);
      l.elders('tunit', { 6: 2 });
    });
    expect(() => b.play('tunit', 'leave 1')).toThrow();
    b.play('norse', 'allow tunit').play('tunit', 'leave colony');
    expect(b.tribe('tunit').pool).toBe(5);
    const few = talks((l) => {
      l.row('north', ['markland']);
      l.men('tunit', 'markland', 5);
      l.men('norse', 'markland', 1);
      l.elders('tunit', { 6: 1 });
    });
    few.play('norse', 'allow tunit');
    expect(() => few.play('tunit', 'leave colony')).toThrow('F: parley.no-transport');
  });

  it('is refused in Markland while it is closed (D9, R26)', () => {
    const b = talks((l) => {
      l.row('north', ['markland']);
      l.inForce('closed-sea');
      l.men('tunit', 'markland', 1);
      l.men('norse', 'markland', 1);
      l.elders('tunit', { 6: 2 });
    });
    b.play('norse', 'allow tunit');
    expect(() => b.play('tunit', 'leave colony')).toThrow('D9: assign.no-markland');
  });
});

describe('F deals', () => {
  it('swap disks and leaving at once when accepted (R65)', () => {
    const b = talks(walrus);
    b.play('thule', 'offer norse 2energy leave').play('norse', 'accept 1');
    expect(b.tribe('norse')).toMatchObject({ energy: 4, pool: 1 });
    expect(b.tribe('thule').energy).toBe(0);
    expect(b.spot('walrus').men).toEqual([0, 1, 0, 2]);
  });

  it('can be refused, and expire if the recipient stands ready', () => {
    const b = talks(walrus);
    b.play('thule', 'offer norse ivory leave').play('thule', 'offer norse - 2leave');
    b.play('norse', 'refuse 1').play('norse', 'stand');
    expect(b.moves('thule')).toContain('stand');
    b.play('thule', 'offer norse energy leave');
    // A new offer asks players again who were ready.
    expect(b.waiting).toContain('norse');
    expect(b.moves('norse')).toContain('accept 3');
    expect(b.moves('norse')).not.toContain('accept 2');
  });

  it('are limited to three offers a tribe', () => {
    const b = talks(walrus);
    for (let i = 0; i < 3; i++) b.play('thule', 'offer norse energy leave');
    expect(() => b.play('thule', 'offer norse energy -')).toThrow('F: parley.enough-offers');
  });

  it('can’t be accepted once a named card or disk is gone', () => {
    const b = talks(walrus);
    b.play('thule', 'offer norse 2energy leave').play('thule', 'offer norse energy ivory');
    b.play('norse', 'accept 2');
    expect(() => b.play('norse', 'accept 1')).toThrow('F: parley.no-disks');
  });

  it('pass on hand cards and animals, and send guards home', () => {
    const b = talks((l) => {
      walrus(l);
      l.elders('norse', { 6: 1, 3: 1 });
      l.elders('thule', { 3: 1 });
      l.hand('thule', 'bearded-seal');
      l.tableau('norse', 'goat');
      l.men('norse', 'goat', 1);
    });
    b.play('thule', 'offer norse bearded-seal goat').play('norse', 'accept 1');
    expect(b.g.hands[1]).toHaveLength(1);
    expect(b.g.hands[3]).toEqual([]);
    expect(b.tribe('thule').tableau.map((spot) => spot.card)).toEqual([b.spot('goat').card]);
    expect(b.tribe('norse').pool).toBe(1);
  });

  it('never offer the other tribe’s hand cards', () => {
    const b = talks((l) => {
      walrus(l);
      l.elders('norse', { 6: 1, 3: 1 });
      l.hand('norse', 'dogs');
    });
    expect(JSON.stringify(b.offers('thule'))).not.toContain('dogs');
  });

  it('can’t move an animal with raiders on it (R82)', () => {
    const b = talks((l) => {
      l.tableau('norse', 'sheep');
      l.men('norse', 'sheep', 1);
      l.men('sami', 'sheep', 1);
    });
    expect(JSON.stringify(b.offers('norse').filter((o) => o.verb === 'offer'))).not.toContain('sheep');
  });

  it('lose energy beyond the limit (B4)', () => {
    const b = talks((l) => {
      walrus(l);
      l.disks('norse', 7, 0, 0);
    });
    b.play('thule', 'offer norse 2energy -').play('norse', 'accept 1');
    expect(b.tribe('norse').energy).toBe(8);
    expect(b.tribe('thule').energy).toBe(0);
  });
});

describe('F1 marriages and divorces', () => {
  it('lets a leaving tribesman marry the daughter who was offered', () => {
    const b = talks((l) => {
      walrus(l);
      l.tableau('norse', 'birgitta');
    });
    b.play('norse', 'offer thule birgitta leave').play('thule', 'accept 1');
    expect(b.spot('birgitta').husband).toBe(3);
    expect(b.spot('walrus').men).toEqual([0, 2, 0, 1]);
    expect(b.tribe('thule').pool).toBe(0);
  });

  it('requires a leaving suitor for a bride (R82)', () => {
    const b = talks((l) => {
      walrus(l);
      l.tableau('norse', 'birgitta');
    });
    b.play('thule', 'offer norse energy birgitta').play('norse', 'accept 1');
    expect(b.spot('birgitta').husband).toBe(3);
    expect(b.spot('walrus').men[3]).toBe(1);
  });

  it('lets a raider marry the very daughter he came for', () => {
    const b = talks((l) => {
      l.tableau('tunit', 'saila');
      l.men('tunit', 'saila', 1);
      l.men('thule', 'saila', 1);
    });
    b.play('tunit', 'offer thule saila ivory').play('thule', 'accept 1');
    expect(b.spot('saila').husband).toBe(3);
    expect(b.state).toBe('end-of-test');
  });

  it('offers no married daughter (monogamy)', () => {
    const b = talks((l) => {
      walrus(l);
      l.tableau('norse', 'birgitta');
      l.husband('sami', 'birgitta');
    });
    expect(JSON.stringify(b.offers('norse'))).not.toContain('birgitta');
    expect(JSON.stringify(b.offers('thule'))).not.toContain('birgitta');
  });

  it('gives her to only one of two suitors', () => {
    const b = talks((l) => {
      walrus(l);
      l.men('tunit', 'walrus', 1);
      l.tableau('norse', 'birgitta');
    });
    b.play('tunit', 'allow thule').play('thule', 'allow tunit');
    b.play('norse', 'offer thule birgitta leave').play('norse', 'offer tunit birgitta leave');
    b.play('thule', 'accept 1');
    expect(() => b.play('tunit', 'accept 2')).toThrow('F1: parley.bride-taken');
  });

  it('lets a husband come home with a mariner or sled (R80)', () => {
    const b = talks((l) => {
      walrus(l);
      l.tableau('thule', 'kirima');
      l.husband('norse', 'kirima');
    });
    b.play('norse', 'divorce kirima');
    expect(b.spot('kirima').husband).toBe(-1);
    expect(b.tribe('norse').pool).toBe(1);
  });

  it('takes his wife’s literacy from the tribe with him (B2, R60)', () => {
    const b = talks((l) => {
      walrus(l);
      l.tableau('norse', 'birgitta');
      l.husband('thule', 'birgitta');
      l.tableau('thule', 'pony');
      l.hand('thule', 'dogs', 'narwhal');
    });
    b.play('thule', 'divorce birgitta');
    expect(b.state).toBe('overflow');
    b.play('thule', 'discard dogs').play('thule', 'discard narwhal');
    expect(b.state).toBe('parley');
  });

  it('lets the owner of the tableau talk for a lone husband', () => {
    const b = talks((l) => {
      l.tableau('tunit', 'saila');
      l.husband('norse', 'saila');
      l.men('thule', 'saila', 1);
    });
    expect(b.waiting).toEqual(['tunit', 'thule']);
    b.play('tunit', 'offer thule ivory leave').play('thule', 'accept 1');
    expect(b.state).toBe('end-of-test');
    expect(b.spot('saila').husband).toBe(1);
  });
});

describe('F3 the New World turns hostile', () => {
  const markland = (n: number): Bench =>
    talks((l) => {
      l.row('north', ['markland']);
      l.men('tunit', 'markland', n);
    });

  it('turns with more than six colonists', () => {
    expect(markland(7).spot('markland').hostile).toBe(true);
    expect(markland(6).spot('markland').hostile).toBe(false);
  });

  it('counts colonists of all tribes, after the fights', () => {
    const b = talks(
      (l) => {
        l.row('north', ['markland']);
        l.men('tunit', 'markland', 4);
        l.men('norse', 'markland', 4);
      },
      { dice: [5, 5, 5, 5, 5, 5, 5, 5] },
    );
    b.play('tunit', 'stand').play('norse', 'stand');
    expect(b.said('parley.hostile')[0]?.args).toMatchObject({ card: 'markland', n: 8 });
    const fewer = talks(
      (l) => {
        l.row('north', ['markland']);
        l.men('tunit', 'markland', 4);
        l.men('norse', 'markland', 4);
      },
      { dice: [1, 1, 5, 5, 5, 5] },
    );
    fewer.play('tunit', 'stand').play('norse', 'stand');
    expect(fewer.spot('markland').hostile).toBe(false);
  });
});
