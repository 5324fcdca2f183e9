import { describe, expect, it } from 'vitest';
import type { TribeId } from '../../../../src/games/greenland/vocabulary/model.js';
import { Bench, type BenchOptions, type Layer } from '../support.js';

/** Cards to which a seat may assign at least this many people. */
export function reachable(b: Bench, seat: TribeId, people = 1): string[] {
  const cards: string[] = [];
  for (const { verb, args } of b.offers(seat)) {
    const [card, span] = args;
    if (verb !== 'assign' || args.length !== 2 || typeof span !== 'object' || !('max' in span)) continue;
    if (span.max < people) continue;
    if (typeof card === 'object' && 'oneOf' in card) cards.push(...card.oneOf);
    else cards.push(String(card));
  }
  return cards.sort();
}

function assigning(seat: TribeId, lay: (l: Layer) => void, options?: BenchOptions): Bench {
  return new Bench(
    [{ at: 'assigning', vars: { seat } }],
    (l) => {
      l.row('north', ['markland', 'dogs', 'walrus']);
      l.row('south', ['vinland', 'cod', 'harbor-seal']);
      lay(l);
    },
    options,
  );
}

describe('E assignment', () => {
  it('sends people to cards, the alpha by name, and may leave some at home (R6)', () => {
    const b = assigning('norse', () => undefined)
      .play('norse', 'assign cod 2 alpha')
      .play('norse', 'assign harbor-seal 1');
    expect(b.spot('cod').men).toEqual([0, 2, 0, 0]);
    expect(b.tribe('norse')).toMatchObject({ pool: 2, alpha: { at: 'card', card: b.spot('cod').card } });
    b.play('norse', 'done');
    expect(b.state).toBe('end-of-test');
  });

  it('ends automatically when all people are assigned', () => {
    const b = assigning('norse', () => undefined).play('norse', 'assign cod 5 alpha');
    expect(b.state).toBe('end-of-test');
  });

  it('follows player order (A2)', () => {
    const b = new Bench(['assign'], (l) => {
      l.g.order = [3, 0, 1, 2];
      l.row('north', ['dogs']);
      l.row('south', ['cod']);
    });
    const asked: string[] = [];
    for (let i = 0; i < 4; i++) {
      const seat = b.waiting[0] as TribeId;
      asked.push(seat);
      b.play(seat, 'done');
    }
    expect(asked).toEqual(['thule', 'tunit', 'norse', 'sami']);
  });
});

describe('E1 hunting biomes', () => {
  it('needs no transport for homeland cards', () => {
    const b = assigning('norse', (l) => l.elders('norse', {}));
    expect(reachable(b, 'norse', 5)).toEqual(['birgitta', 'cod', 'gudrid', 'harbor-seal']);
  });

  it('lets a mariner carry four people to one card outside the homeland', () => {
    const b = assigning('norse', (l) => l.elders('norse', { 6: 1 }));
    expect(reachable(b, 'norse', 4)).toContain('walrus');
    expect(() => b.play('norse', 'assign walrus 5')).toThrow('E1: assign.no-room');
    b.play('norse', 'assign walrus 2');
    expect(reachable(b, 'norse')).not.toContain('dogs');
    expect(() => b.play('norse', 'assign dogs 1')).toThrow('E1: assign.no-transport');
    b.play('norse', 'assign walrus 1 alpha');
    expect(reachable(b, 'norse')).not.toContain('walrus');
  });

  it('adds mariners on one card: two carry six (R31, example of G8)', () => {
    const b = assigning('norse', (l) => {
      l.elders('norse', {});
      l.pool('norse', 7);
    });
    b.play('norse', 'promote 6').play('norse', 'promote 6').play('norse', 'assign walrus 5 alpha');
    expect(b.tribe('norse').energy).toBe(3);
    expect(b.spot('walrus').men[1]).toBe(5);
  });

  it('lets a sled take any number to one card in Greenland, but not to the New World (E2)', () => {
    const b = assigning('sami', (l) => {
      l.elders('sami', {});
      l.tableau('sami', 'reindeer');
      l.pool('sami', 9);
    });
    expect(reachable(b, 'sami', 9)).toEqual(expect.arrayContaining(['dogs', 'walrus']));
    expect(reachable(b, 'sami')).not.toContain('vinland');
    b.play('sami', 'assign dogs 6');
    expect(reachable(b, 'sami', 3)).toContain('dogs');
    expect(reachable(b, 'sami')).not.toContain('walrus');
  });

  it('gives sleds to the biggest parties and mariners to the others', () => {
    const b = assigning('sami', (l) => {
      l.elders('sami', { 6: 1 });
      l.tableau('sami', 'reindeer');
      l.pool('sami', 12);
    });
    b.play('sami', 'assign dogs 4').play('sami', 'assign walrus 3');
    // The sled may still serve either card; the mariner will serve the other.
    expect(reachable(b, 'sami', 5)).toEqual(expect.arrayContaining(['dogs', 'walrus']));
    b.play('sami', 'assign dogs 2');
    expect(() => b.play('sami', 'assign walrus 2')).toThrow('E1: assign.no-room');
    b.play('sami', 'assign walrus 1');
  });

  it('lends a daughter’s sled to her husband’s tribe as well (R32)', () => {
    const b = assigning('norse', (l) => {
      l.elders('norse', {});
      l.husband('norse', 'aviaja');
    });
    expect(reachable(b, 'norse', 5)).toEqual(expect.arrayContaining(['dogs', 'walrus']));
  });

  it('counts a boat among the inventions as a mariner (card text)', () => {
    const b = assigning('norse', (l) => {
      l.elders('norse', {});
      l.tableau('norse', 'driftwood');
    });
    expect(reachable(b, 'norse', 4)).toEqual(expect.arrayContaining(['vinland', 'walrus']));
  });

  it('counts tableaus in the tribe’s homeland as near, others as far', () => {
    const b = assigning('tunit', (l) => l.elders('tunit', { 4: 1 }));
    expect(reachable(b, 'tunit', 5)).toEqual(expect.arrayContaining(['meeka', 'kirima']));
    expect(() => b.play('tunit', 'assign birgitta 1')).toThrow('E1: assign.no-transport');
  });
});

describe('E2 the New World', () => {
  it('is reached only by mariners and keeps its colonists', () => {
    const b = assigning('thule', (l) => l.elders('thule', { 6: 2 }));
    b.play('thule', 'assign markland 4');
    expect(b.spot('markland')).toMatchObject({ men: [0, 0, 0, 4], landed: [0, 0, 0, 4] });
    b.play('thule', 'assign markland 0 alpha');
    expect(b.spot('markland').landed[3]).toBe(5);
    expect(reachable(b, 'thule')).not.toContain('vinland');
  });

  it('needs no mariner for colonists of earlier turns', () => {
    const b = assigning('tunit', (l) => {
      l.elders('tunit', { 6: 1 });
      l.men('tunit', 'markland', 2);
    });
    expect(reachable(b, 'tunit', 4)).toEqual(expect.arrayContaining(['markland', 'cod']));
    b.play('tunit', 'assign cod 1');
    expect(reachable(b, 'tunit')).not.toContain('markland');
  });
});

describe('D8 no maritime hunting, D9 Markland closed', () => {
  it('D8 closes harpoon cards and nothing else', () => {
    const b = assigning('thule', (l) => {
      l.elders('thule', {});
      l.inForce('pack-ice');
    });
    expect(reachable(b, 'thule')).toContain('dogs');
    expect(() => b.play('thule', 'assign walrus 1')).toThrow('D8: assign.no-maritime');
  });

  it('D9 forbids sailing to Markland or abandoning it, but not Vinland (R26)', () => {
    const b = assigning('tunit', (l) => {
      l.men('tunit', 'markland', 2);
      l.inForce('autumn-gales');
    });
    expect(() => b.play('tunit', 'assign markland 1')).toThrow('D9: assign.no-markland');
    expect(() => b.play('tunit', 'abandon')).toThrow('D9: assign.no-markland');
    expect(reachable(b, 'tunit')).toContain('vinland');
  });
});

describe('E3 promotion to elder', () => {
  it('costs an energy and works at once', () => {
    const b = assigning('norse', (l) => l.elders('norse', {}));
    b.play('norse', 'promote 6');
    expect(b.tribe('norse')).toMatchObject({ energy: 4, pool: 4 });
    expect(reachable(b, 'norse', 4)).toContain('walrus');
  });

  it('takes several elders on ranks with four dots only', () => {
    const b = assigning('norse', (l) => l.pool('norse', 8));
    for (const rank of [2, 3, 5, 6]) b.play('norse', `promote ${rank}`);
    expect(() => b.play('norse', 'promote 1')).toThrow('E3: assign.rank-taken');
    expect(() => b.play('norse', 'promote 4')).toThrow('E3: assign.rank-taken');
  });

  it('leaves room for an own chief beside a guest on rank 1', () => {
    const b = assigning('norse', (l) => {
      l.elders('norse', {});
      l.emissary('thule', 'norse');
    });
    b.play('norse', 'promote 1 alpha');
    expect(b.tribe('norse').alpha).toEqual({ at: 'elder', placard: 1, rank: 1 });
  });

  it('is refused without energy', () => {
    const b = assigning('norse', (l) => l.disks('norse', 0, 0, 0));
    expect(() => b.play('norse', 'promote 2')).toThrow('E3: assign.no-energy');
  });

  it('is free once a turn with Ukaleq (card text)', () => {
    const b = assigning('tunit', (l) => l.disks('tunit', 1, 0, 0));
    b.play('tunit', 'promote 2').play('tunit', 'promote 2');
    expect(b.tribe('tunit').energy).toBe(0);
    expect(() => b.play('tunit', 'promote 2')).toThrow('E3: assign.no-energy');
  });
});

describe('E5 raiders and guards', () => {
  const lay = (l: Layer): void => {
    l.tableau('norse', 'sheep', 'norse-pony', 'arctic-hare');
    l.tableau('sami', 'lappget');
  };

  it('requires a war chief for raiders, who reach daughters and livestock, never inventions or immune animals', () => {
    const b = assigning('sami', lay);
    expect(reachable(b, 'sami')).toEqual(expect.arrayContaining(['sheep', 'birgitta', 'gudrid']));
    expect(() => b.play('sami', 'assign norse-pony 1')).toThrow('E5: assign.raid-immune');
    expect(() => b.play('sami', 'assign arctic-hare 1')).toThrow();
    b.play('sami', 'assign sheep 2');
    expect(b.spot('sheep').men).toEqual([0, 0, 2, 0]);
    const weak = assigning('sami', (l) => {
      lay(l);
      l.elders('sami', { 6: 1 });
    });
    expect(() => weak.play('sami', 'assign sheep 1')).toThrow('E5: assign.no-war-chief');
  });

  it('places guards on own animals, daughters and wives without a war chief', () => {
    const b = assigning('sami', (l) => {
      lay(l);
      l.elders('sami', {});
      l.husband('sami', 'gudrid');
    });
    expect(reachable(b, 'sami')).toEqual(expect.arrayContaining(['lappget', 'geala', 'ristin', 'gudrid']));
    expect(reachable(b, 'sami')).not.toContain('birgitta');
  });

  it('requires transport for guards on a wife abroad (R33)', () => {
    const b = assigning('norse', (l) => {
      l.elders('norse', {});
      l.husband('norse', 'kirima');
    });
    expect(() => b.play('norse', 'assign kirima 1')).toThrow('E1: assign.no-transport');
  });

  it('has neither in the beginner’s game (C2)', () => {
    const b = new Bench([{ at: 'assigning', vars: { seat: 'norse' } }], (l) => l.row('south', ['capelin']), {
      variant: 'beginner',
    });
    expect(reachable(b, 'norse')).toEqual(['capelin']);
  });
});
