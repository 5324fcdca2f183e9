import { describe, expect, it } from 'vitest';
import { makeEvaluation } from '../../../../src/games/greenland/ai/evaluation.js';
import { contest } from '../../../../src/games/greenland/ai/hunting.js';
import { cardNo } from '../../../../src/games/greenland/cards/cards.js';
import { NORSE, SAMI, THULE, TUNIT, type TribeId } from '../../../../src/games/greenland/vocabulary/model.js';
import { spotOf } from '../../../../src/games/greenland/board/people.js';
import { greenland } from '../../../../src/games/greenland/module.js';
import { drawer } from '../../../../src/kernel/random.js';
import { Bench } from '../support.js';

describe('A3, A4 the first tribe on a card, as estimated by AIs', () => {
  const bench = new Bench(['negotiate'], (l) => {
    l.row('north', ['walrus']);
    l.g.order = [TUNIT, THULE, SAMI, NORSE];
    for (const id of ['norse', 'thule'] as const) l.men(id, 'walrus', 4);
  });
  const seen = (seat: TribeId) => {
    const view = greenland.view(bench.game.position, seat);
    const spot = spotOf(view.table, cardNo(view.table, 'walrus'));
    return contest(makeEvaluation(view, seat, [], drawer(1)), spot, 4);
  };
  const [norse, thule] = [seen('norse'), seen('thule')];

  it('is the same for both tribes, even if their iron and people are equal', () => {
    expect(norse.losses).toBeCloseTo(thule.theirs);
    expect(thule.losses).toBeCloseTo(norse.theirs);
    expect(thule.losses).toBeLessThan(norse.losses);
  });

  it('is one of the two tribes', () => {
    expect(thule.share).toBeGreaterThan(norse.share);
  });
});
