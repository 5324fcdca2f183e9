import { describe, expect, it } from 'vitest';
import { bareBench, type Bench, type BenchOptions, type Layer } from '../support.js';

/** G5 to G8: trophies, cards for the hand, biodiversity, and the hunt example. */

const bench = (layOut: (b: Layer) => void, options: BenchOptions = {}): Bench =>
  bareBench(['hunt'], layOut, options);

describe('G5 trophies', () => {
  it('lets four hunters of walrus keep a triple for the trophy, or re-roll for a hit (example)', () => {
    const layOut = (l: Layer): void => {
      l.row('north', ['walrus']);
      l.tableau('thule', 'kirima');
      l.men('thule', 'walrus', 4);
    };
    const kept = bench(layOut, { dice: [1, 5, 5, 5] })
      .play('thule', 'keep')
      .play('thule', 'trophy walrus');
    expect(kept.said('hunt.failed')).toHaveLength(1);
    expect(kept.tribe('thule').trophies).toHaveLength(1);
    expect(kept.g.rows[0].warm).toHaveLength(0);
    const again = bench(layOut, { dice: [1, 5, 5, 5, 2, 6, 6] }).play('thule', 'reroll all');
    expect(again.said('hunt.success')).toHaveLength(1);
    expect(again.tribe('thule').trophies).toHaveLength(0);
  });

  it('counts the alpha’s 1 as snake eyes with rolled 1s', () => {
    const b = bench(
      (l) => {
        l.row('south', ['harbor-seal']);
        l.men('norse', 'harbor-seal', 2);
        l.tribe('norse').alpha = { at: 'card', card: l.card('harbor-seal') };
      },
      { dice: [1, 1] },
    );
    b.play('norse', 'roll');
    expect(b.moves('norse')).toEqual(['trophy harbor-seal', 'decline']);
  });

  it('hits with a 2 on the warm side, which stays a 2 (G4)', () => {
    const b = bench(
      (l) => {
        l.row('north', ['walrus']);
        l.men('thule', 'walrus', 3);
      },
      { dice: [1, 1, 2] },
    );
    expect(b.said('hunt.success')).toHaveLength(1);
    expect(b.state).toBe('end-of-test');
  });

  it('counts a purple face as 1 for triples', () => {
    const b = bench(
      (l) => {
        l.row('north', ['walrus']);
        l.tableau('thule', 'bearded-seal');
        l.men('thule', 'walrus', 3);
      },
      { dice: [1, 1, 4] },
    );
    b.play('thule', 'trophy walrus');
    expect(b.tribe('thule').trophies).toHaveLength(1);
  });

  it('sends others on the card home without a roll or losses (R67)', () => {
    const b = bench(
      (l) => {
        l.row('north', ['walrus']);
        l.men('thule', 'walrus', 3);
        l.men('tunit', 'walrus', 4);
      },
      { dice: [6, 6, 6] },
    );
    b.play('thule', 'trophy walrus');
    expect(b.said('hunt.rolled')).toHaveLength(1);
    expect(b.tribe('tunit').pool).toBe(4);
  });

  it('is optional', () => {
    const b = bench(
      (l) => {
        l.row('north', ['walrus']);
        l.men('thule', 'walrus', 3);
        l.men('tunit', 'walrus', 4);
      },
      { dice: [6, 6, 6, 5, 5, 3, 3] },
    );
    b.play('thule', 'decline');
    expect(b.said('hunt.rolled')).toHaveLength(2);
    expect(b.spot('walrus').card).toBeGreaterThanOrEqual(0);
  });

  it('refuses to put an animal for the hand under the placard', () => {
    const b = bench(
      (l) => {
        l.row('north', ['dogs']);
        l.men('thule', 'dogs', 2);
      },
      { dice: [5, 5] },
    );
    expect(() => b.play('thule', 'trophy dogs')).toThrow('G5: hunt.no-trophy');
  });
});

describe('G6 cards for the hand', () => {
  const oxen = (sage: number): Bench =>
    bench(
      (l) => {
        l.row('north', ['peary-caribou', 'musk-ox']);
        l.next('north', 'halibut');
        l.elders('thule', { 3: sage });
        l.men('thule', 'musk-ox', 2);
        l.tribe('thule').alpha = { at: 'card', card: l.card('musk-ox') };
      },
      { dice: [1, 1] },
    );

  it('gives alpha and two hunters both success and the card of the musk oxen (example, R42)', () => {
    const b = oxen(1).play('thule', 'roll').play('thule', 'take musk-ox');
    expect(b.said('hunt.success')).toHaveLength(1);
    expect(b.g.hands[3]).toHaveLength(1);
    expect(b.g.rows[0].warm.map((spot) => spot.card)).toEqual([
      b.spot('peary-caribou').card,
      b.spot('halibut').card,
    ]);
  });

  it('discards the card if the hand is full, and still replaces it in the row (R45)', () => {
    const b = oxen(0).play('thule', 'roll').play('thule', 'take musk-ox');
    if (b.state === 'overflow') b.play('thule', 'discard musk-ox');
    expect(b.g.hands[3]).toHaveLength(0);
    expect(b.g.rows[0].warm).toHaveLength(2);
  });

  it('may be won by a failed hunt too', () => {
    const b = bench(
      (l) => {
        l.row('north', ['dogs']);
        l.elders('thule', { 3: 1 });
        l.men('thule', 'dogs', 2);
      },
      { dice: [5, 5] },
    );
    b.play('thule', 'take dogs');
    expect(b.said('hunt.failed')).toHaveLength(1);
    expect(b.g.hands[3]).toHaveLength(1);
  });
});

describe('G7 biodiversity', () => {
  const contested = (dice: number[]): Bench =>
    bench(
      (l) => {
        l.row('north', ['walrus'], ['dogs']);
        l.next('north', 'arctic-char');
        l.elders('thule', { 3: 1 });
        l.men('thule', 'dogs', 2);
        l.men('tunit', 'dogs', 3);
        l.tribe('tunit').alpha = { at: 'card', card: l.card('dogs') };
      },
      { dice },
    );

  it('lays the new card where the old one lay', () => {
    const b = contested([5, 5]).play('thule', 'take dogs');
    expect(b.g.rows[0].cold.map((spot) => spot.card)).toEqual([b.spot('arctic-char').card]);
  });

  it('lets the others choose an opportunistic hunt of the new card (R47)', () => {
    const b = contested([5, 5, 4, 4, 4]).play('thule', 'take dogs');
    expect(b.state).toBe('hunt-chance');
    b.play('tunit', 'hunt arctic-char').play('tunit', 'roll');
    expect(b.said('hunt.success')[0]?.args).toMatchObject({ tribe: 'tunit', card: 'arctic-char' });
    const shy = contested([5, 5]).play('thule', 'take dogs').play('tunit', 'withdraw');
    expect(shy.tribe('tunit').pool).toBe(3);
    expect(shy.tribe('tunit').alpha).toEqual({ at: 'pool' });
  });

  it('replaces nothing without a deck and sends the others home (R46)', () => {
    const b = bench(
      (l) => {
        l.row('north', ['dogs']);
        l.elders('thule', { 3: 1 });
        l.men('thule', 'dogs', 2);
        l.men('tunit', 'dogs', 3);
        l.g.discards.push(...l.g.decks[0].splice(0));
      },
      { dice: [5, 5] },
    );
    b.play('thule', 'take dogs');
    expect(b.g.rows[0].warm).toHaveLength(0);
    expect(b.tribe('tunit').pool).toBe(3);
  });
});

describe('G8 hunt example: six Norse after walrus on the cold side', () => {
  const hunt = (layOut: (l: Layer) => void, dice: number[]): Bench =>
    bench(
      (l) => {
        l.row('north', [], ['walrus']);
        l.elders('norse', { 6: 2 });
        l.men('norse', 'walrus', 6);
        layOut(l);
      },
      { dice },
    );
  const ROLL = [1, 2, 3, 4, 5, 5];

  it('fails with one 1, and the walrus kills a hunter', () => {
    const b = hunt(() => undefined, ROLL);
    expect(b.said('hunt.failed')).toHaveLength(1);
    expect(b.tribe('norse').pool).toBe(5);
  });

  it('lets a husband of Kirima re-roll both 5s', () => {
    const b = hunt(
      (l) => {
        l.tableau('thule', 'kirima');
        l.husband('norse', 'kirima');
      },
      [...ROLL, 1, 4],
    );
    b.play('norse', 'reroll 2#5');
    expect(b.said('hunt.success')).toHaveLength(1);
    expect(b.said('hunt.lost')[0]?.args).toMatchObject({ men: 2 });
  });

  it('succeeds with toggle-head harpoons, which turn the 4 into a 1: no deaths, no trophy', () => {
    const b = hunt((l) => l.tableau('norse', 'bearded-seal'), ROLL);
    expect(b.said('hunt.lost')).toHaveLength(0);
    expect(b.said('hunt.success')[0]?.args).toMatchObject({ babies: 4, energy: 2, ivory: 2 });
    expect(b.spot('walrus').card).toBeGreaterThanOrEqual(0);
    expect(b.state).toBe('end-of-test');
  });
});
