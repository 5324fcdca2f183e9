import { describe, expect, it } from 'vitest';
import { auctionResult } from '../../../../src/games/greenland/phases/event/auction.js';
import { tribeNo, type TribeId } from '../../../../src/games/greenland/vocabulary/model.js';
import { Bench } from '../support.js';

const QUIET =
  (id: string): ConstructorParameters<typeof Bench>[1] =>
  (l) => {
    l.event(id);
    for (const tribe of ['tunit', 'norse', 'sami', 'thule'] as const) l.elders(tribe, {});
  };

describe('D10 auction of imports', () => {
  it('gives a tie at one ivory to Peepeelee’s tribe, straight into its tableau (example)', () => {
    const b = new Bench(['event'], QUIET('iceland-trade-ship'));
    expect(b.state).toBe('bid');
    b.play('norse', 'bid 1').play('thule', 'bid 1').play('tunit', 'pass').play('sami', 'pass');
    expect(b.said('auction.won')[0]?.args).toEqual({ tribe: 'thule', card: 'norse-pony', price: 1 });
    expect(b.tribe('thule').tableau.map((spot) => spot.card)).toContain(b.spot('norse-pony').card);
    expect([b.tribe('thule').ivory, b.tribe('norse').ivory]).toEqual([0, 1]);
  });

  it('is played out from secret limits like an open auction (R74)', () => {
    const b = new Bench(['event'], (l) => l.event('iceland-trade-ship'));
    const prices: [string, Partial<Record<TribeId, number>>, [TribeId, number]][] = [
      ['a lone bidder pays the minimum', { sami: 4 }, ['sami', 1]],
      ['one more than the runner-up without precedence', { sami: 4, norse: 2 }, ['sami', 3]],
      ['as much as the runner-up with precedence by order', { norse: 4, sami: 2 }, ['norse', 2]],
      ['ties go by player order', { tunit: 3, sami: 3 }, ['sami', 3]],
      ['Peepeelee matches', { thule: 3, norse: 3, sami: 2 }, ['thule', 3]],
    ];
    for (const [name, limits, [winner, price]] of prices) {
      const bids = Object.entries(limits).map(([id, limit]) => ({
        tribe: tribeNo(id),
        limit,
        sells: undefined,
      }));
      const result = auctionResult(b.g, bids);
      expect([name, result?.winner.tribe, result?.price]).toEqual([name, tribeNo(winner), price]);
    }
  });

  it('discards an import without bids', () => {
    const b = new Bench(['event'], QUIET('bishops-ship'));
    for (const id of ['tunit', 'norse', 'sami', 'thule'] as const) b.play(id, 'pass');
    expect(b.said('auction.nobody')).toHaveLength(1);
    expect(b.state).toBe('end-of-test');
  });

  it('asks only tribes that can pay, and counts ivory from cards for a bid (R75)', () => {
    const b = new Bench(['event'], (l) => {
      QUIET('bishops-ship')(l);
      for (const id of ['tunit', 'norse', 'sami', 'thule'] as const) l.disks(id, 0, 0, 0);
      l.tableau('sami', 'eider');
    });
    expect(b.waiting).toEqual(['sami']);
    b.play('sami', 'bid 1 eider');
    expect(b.said('auction.won')[0]?.args).toMatchObject({ tribe: 'sami', price: 1 });
    expect(b.tribe('sami').ivory).toBe(0);
  });

  it('is left out for animals in the beginner’s game (C2, R72)', () => {
    const b = new Bench(['event'], QUIET('iceland-trade-ship'), { variant: 'beginner' });
    expect(b.said('auction.left-out')).toHaveLength(1);
    expect(b.state).toBe('end-of-test');
  });
});
