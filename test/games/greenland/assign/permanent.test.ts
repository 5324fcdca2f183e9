import { describe, expect, it } from 'vitest';
import type { TribeId } from '../../../../src/games/greenland/vocabulary/model.js';
import { Bench, type Layer } from '../support.js';

function phase(lay: (l: Layer) => void, order: readonly number[] = [1]): Bench {
  return new Bench(['assign'], (l) => {
    l.row('north', ['markland', 'dogs', 'walrus', 'narwhal']);
    l.row('south', ['vinland', 'cod', 'harbor-seal']);
    l.g.order = order as (0 | 1 | 2 | 3)[];
    lay(l);
  });
}

describe('E4 permanent assignment', () => {
  it('is skipped for a tribe with two or more unassigned people', () => {
    const b = phase((l) => l.pool('norse', 1));
    expect(b.state).toBe('assigning');
  });

  it('lets a tribe with at most one person unassigned recall one elder, colonist or husband (R34)', () => {
    const b = phase((l) => {
      l.pool('norse', 0);
      l.elders('norse', { 2: 1, 6: 1 });
      l.men('norse', 'vinland', 2);
      l.husband('norse', 'kirima');
    });
    expect(b.state).toBe('recall');
    expect(b.moves('norse')).toEqual([
      'stay',
      'recall elder 2',
      'recall elder 6',
      'recall colonist vinland',
      'recall husband kirima',
    ]);
    b.play('norse', 'recall colonist vinland');
    expect(b.spot('vinland').men[1]).toBe(1);
    expect(b.tribe('norse').pool).toBe(1);
    // The mariner who brought him home has been used.
    expect(() => b.play('norse', 'assign walrus 1')).toThrow('E1: assign.no-transport');
  });

  it('requires transport for people abroad, and none for emissaries (R54)', () => {
    const b = phase((l) => {
      l.pool('norse', 0);
      l.elders('norse', {});
      l.emissary('norse', 'thule');
      l.men('norse', 'vinland', 2);
      l.husband('norse', 'kirima');
      l.husband('norse', 'ristin');
    });
    expect(() => b.play('norse', 'recall husband kirima')).toThrow('E4: assign.no-transport');
    expect(() => b.play('norse', 'recall colonist vinland')).toThrow('E4: assign.no-transport');
    expect(b.moves('norse')).toEqual(['stay', 'recall elder thule', 'recall husband ristin']);
    b.play('norse', 'recall husband ristin');
    expect(b.spot('ristin').husband).toBe(-1);
  });

  it('recalls no one from Markland in a D9 turn', () => {
    const b = phase(
      (l) => {
        l.pool('tunit', 0);
        l.men('tunit', 'markland', 2);
        l.inForce('autumn-gales');
      },
      [0],
    );
    expect(() => b.play('tunit', 'recall colonist markland')).toThrow('D9: assign.no-markland');
  });
});

describe('E4 colony abandonment', () => {
  it('requires unused mariners for the people of both cards, who then sail on to Greenland (R76)', () => {
    const b = phase((l) => {
      l.elders('norse', { 6: 2 });
      l.men('norse', 'vinland', 3);
      l.men('norse', 'markland', 1);
    });
    b.play('norse', 'abandon');
    expect(b.tribe('norse')).toMatchObject({ pool: 9, abandoned: true });
    b.play('norse', 'assign walrus 4').play('norse', 'assign dogs 3');
    expect(() => b.play('norse', 'assign vinland 1')).toThrow('E4: assign.colonies-abandoned');
  });

  it('is refused with too few mariners, and with mariners that are away', () => {
    const few = phase((l) => {
      l.elders('norse', { 6: 1 });
      l.men('norse', 'vinland', 5);
    });
    expect(() => few.play('norse', 'abandon')).toThrow('E4: assign.too-few-mariners');
    const away = phase((l) => {
      l.elders('norse', { 6: 1 });
      l.men('norse', 'vinland', 3);
    });
    away.play('norse', 'assign walrus 1');
    expect(() => away.play('norse', 'abandon')).toThrow('E4: assign.too-few-mariners');
  });
});

describe('E6 navigational re-assignment', () => {
  const done = (b: Bench, ...seats: TribeId[]): Bench => {
    for (const seat of seats) if (b.state === 'assigning') b.play(seat, 'done');
    return b;
  };

  it('moves hunters of two cards to a raided animal with the sun stone (example)', () => {
    const b = phase(
      (l) => {
        l.tableau('thule', 'sun-stone', 'musk-ox');
        l.pool('thule', 0);
        l.tribe('thule').alpha = { at: 'husband', card: l.card('meeka') };
        l.men('thule', 'dogs', 2);
        l.men('thule', 'walrus', 1);
        l.men('norse', 'musk-ox', 1);
      },
      [3, 1],
    );
    if (b.state === 'recall') b.play('thule', 'stay');
    done(b, 'norse');
    expect(b.state).toBe('reassign');
    b.play('thule', 'move dogs musk-ox 1').play('thule', 'move walrus musk-ox 1');
    expect(b.spot('musk-ox').men).toEqual([0, 1, 0, 2]);
    b.play('thule', 'move dogs walrus 1');
    expect(b.state).toBe('end-of-test');
  });

  it('moves at most three people who were assigned, never elders, colonists or husbands', () => {
    const b = phase(
      (l) => {
        l.tableau('tunit', 'sun-stone');
        l.men('tunit', 'markland', 2);
        l.men('tunit', 'dogs', 4);
      },
      [0],
    );
    done(b, 'tunit');
    expect(() => b.play('tunit', 'move markland dogs 1')).toThrow();
    expect(() => b.play('tunit', 'move dogs walrus 4')).toThrow();
    b.play('tunit', 'move dogs walrus 3');
    expect(b.state).toBe('end-of-test');
  });

  it('moves sun stones before skiers, who serve the owner and her husband’s tribe (R35)', () => {
    const b = phase(
      (l) => {
        l.tableau('norse', 'sun-stone');
        l.husband('thule', 'geala');
        l.men('sami', 'cod', 1);
        l.men('norse', 'cod', 1);
        l.men('thule', 'dogs', 1);
      },
      [2, 3, 1],
    );
    done(b, 'sami', 'thule', 'norse');
    const asked: string[] = [];
    while (b.state === 'reassign') {
      const seat = b.waiting[0] as TribeId;
      asked.push(seat);
      b.play(seat, 'done');
    }
    expect(asked).toEqual(['norse', 'sami', 'thule']);
  });

  it('frees the boat of people who leave a card', () => {
    const b = phase((l) => {
      l.tableau('norse', 'sun-stone');
      l.elders('norse', { 6: 1 });
      l.pool('norse', 0);
      l.men('norse', 'walrus', 2);
      l.men('norse', 'cod', 2);
    });
    if (b.state === 'recall') b.play('norse', 'stay');
    done(b, 'norse');
    // One alone may not go on to another northern card; both may.
    expect(() => b.play('norse', 'move walrus dogs 1')).toThrow();
    b.play('norse', 'move walrus dogs 2');
    expect(b.spot('dogs').men[1]).toBe(2);
  });

  it('is barred from banned cards (R27)', () => {
    const b = phase((l) => {
      l.inForce('closed-sea');
      l.tableau('norse', 'sun-stone');
      l.men('norse', 'cod', 2);
    });
    done(b, 'norse');
    expect(() => b.play('norse', 'move cod harbor-seal 1')).toThrow();
    expect(b.moves('norse')).toContain('done');
  });
});
