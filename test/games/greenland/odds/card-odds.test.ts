import { describe, expect, it } from 'vitest';
import { tribeNo, type TribeId } from '../../../../src/games/greenland/vocabulary/model.js';
import { cardOdds } from '../../../../src/games/greenland/odds/card-odds.js';
import { Bench, type Layer } from '../support.js';

/** Chances beside a card, before people are sent there. */

function odds(id: TribeId, card: string, men: number, alpha: boolean, layOut: (l: Layer) => void) {
  const b = new Bench([], (l) => {
    for (const tribe of ['tunit', 'norse', 'sami', 'thule'] as const) {
      l.elders(tribe, {});
      l.tribe(tribe).tableau = [];
    }
    layOut(l);
  });
  return cardOdds(b.g, tribeNo(id), b.spot(card), men, alpha);
}

describe('odds of a party on a card', () => {
  it('are certain for the alpha on a one-hit card, and not on metal (E7)', () => {
    const char = odds('tunit', 'arctic-char', 0, true, (l) => l.row('north', ['arctic-char']));
    expect(char).toMatchObject({ kind: 'hunt', success: 1, losses: 0 });
    const iron = odds('norse', 'bog-iron', 0, true, (l) => l.row('south', ['bog-iron']));
    expect(iron?.success).toBeCloseTo(1 / 3, 12);
    expect(iron?.losses).toBeCloseTo(1 / 6, 12);
  });

  it('include the cold side, and elders who ignore it (D4)', () => {
    const cold = (elders: Record<number, number>) =>
      odds('tunit', 'arctic-hare', 1, false, (l) => {
        l.row('north', [], ['arctic-hare']);
        l.elders('tunit', elders);
      })?.success;
    expect(cold({})).toBeCloseTo(1 / 6, 12);
    expect(cold({ 5: 1 })).toBeCloseTo(1 / 3, 12);
  });

  it('include the re-rolls of elders (G2)', () => {
    const shaman = odds('tunit', 'arctic-char', 1, false, (l) => {
      l.row('north', ['arctic-char']);
      l.elders('tunit', { 2: 1 });
    });
    expect(shaman?.success).toBeCloseTo(1 / 3 + (1 / 6) * (1 / 3), 12);
  });

  it('require a survivor in raids (G1), and are absent for own cards', () => {
    const lay = (l: Layer): void => l.tableau('tunit', 'meeka');
    expect(odds('thule', 'meeka', 1, false, lay)).toMatchObject({ kind: 'raid', claim: 0 });
    // 1 and 2 succeed; the 3 succeeds and kills.
    expect(odds('thule', 'meeka', 1, false, lay)?.success).toBeCloseTo(1 / 3, 12);
    expect(odds('tunit', 'meeka', 1, false, lay)).toBeUndefined();
    expect(odds('thule', 'meeka', 0, false, lay)).toBeUndefined();
  });
});
