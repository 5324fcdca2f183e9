import { describe, expect, it } from 'vitest';
import { openGame, type Game } from '../../../../src/kernel/game.js';
import { makeMove, parseMove } from '../../../../src/kernel/notation.js';
import { drawer } from '../../../../src/kernel/random.js';
import type { Position } from '../../../../src/kernel/types.js';
import { makeEvaluation } from '../../../../src/games/greenland/ai/evaluation.js';
import { offersOf } from '../../../../src/games/greenland/ai/offers.js';
import { plan } from '../../../../src/games/greenland/ai/planner.js';
import { rollout, rolloutDeal } from '../../../../src/games/greenland/ai/rollout.js';
import { imagine } from '../../../../src/games/greenland/hidden/imagine.js';
import {
  NORSE,
  SAMI,
  THULE,
  TUNIT,
  type G,
  type TribeId,
} from '../../../../src/games/greenland/vocabulary/model.js';
import { greenland } from '../../../../src/games/greenland/module.js';
import type { View } from '../../../../src/games/greenland/view/view-types.js';
import { Bench, type Layer } from '../support.js';

/** Talks on a contested card, in the middle of a turn. */
function talks(lay: (l: Layer) => void): Game<G, View> {
  const bench = new Bench(['negotiate'], (l) => {
    l.row('north', ['walrus', 'ringed-seal']);
    l.row('south', ['cod', 'eider']);
    for (const id of ['tunit', 'norse', 'sami', 'thule'] as const) {
      l.disks(id, 2, 1, 0);
      l.pool(id, 0);
    }
    l.g.order = [TUNIT, THULE, SAMI, NORSE];
    lay(l);
  });
  const position = JSON.parse(JSON.stringify(bench.game.position)) as Position<G>;
  position.frames.shift();
  position.frames.unshift({ at: 'play', step: 'again', vars: {} }, { at: 'turn', step: 'hunt', vars: {} });
  return openGame(greenland, position);
}

function play(game: Game<G, View>, seat: TribeId, text: string): void {
  const move = parseMove(text);
  if (move === undefined) throw new Error(text);
  game.apply(seat, move);
}

function say(game: Game<G, View>, seat: TribeId, seed = 1): string {
  const move = plan({
    view: greenland.view(game.position, seat),
    seat,
    choices: game.choices(seat),
    draw: drawer(seed),
    playouts: 250,
    keepGoing: () => true,
  });
  return makeMove(game.check(seat, move));
}

/** Equal numbers of Norse and Thule far from home; the Thule strike first by player order (A3). */
function crowd(l: Layer): void {
  l.men('norse', 'walrus', 4);
  l.men('thule', 'walrus', 4);
  l.elders('norse', { 6: 1 });
}

/** The planner's answers to an offer, with several seeds. */
function answers(by: TribeId, to: TribeId, deal: string, lay = crowd): readonly string[] {
  const game = talks(lay);
  play(game, by, `offer ${to} ${deal}`);
  return [1, 2, 3].map((seed) => say(game, to, seed));
}

const always = (answer: string): readonly string[] => [answer, answer, answer];

describe('F the planner answering offers', () => {
  it('accepts a gift', () => {
    expect(answers('norse', 'thule', '2energy+ivory -')).toEqual(always('accept 1'));
  });

  it('gives nothing away', () => {
    expect(answers('norse', 'thule', '- 2energy+ivory')).toEqual(always('refuse 1'));
    expect(answers('norse', 'thule', '- 4leave')).toEqual(always('refuse 1'));
  });

  it('accepts a price for leaving where it would lose the fight', () => {
    // If there were daughters, a better price than an energy would be possible.
    const unwed = (l: Layer): void => {
      crowd(l);
      for (const { tableau } of l.g.tribes) tableau.length = 0;
    };
    expect(answers('thule', 'norse', 'energy 4leave', unwed)).toEqual(always('accept 1'));
  });

  it('sells no ivory for energy that it will lose', () => {
    expect(answers('norse', 'thule', 'energy ivory')).toEqual(always('refuse 1'));
  });

  it('F1 refuses a bride who costs it the card', () => {
    expect(answers('norse', 'thule', 'birgitta 4leave')).toEqual(always('refuse 1'));
  });

  it('F1 gives a daughter away for ivory', () => {
    expect(answers('thule', 'norse', 'ivory gudrid')).toEqual(always('accept 1'));
  });
});

describe('F the planner making offers', () => {
  it('offers a daughter for leaving if the greedy player values the deal for both tribes (F1)', () => {
    // More Thule, but the Norse strike first: a fight would cost both sides dear.
    const game = talks((l) => {
      l.g.order = [TUNIT, NORSE, SAMI, THULE];
      l.men('norse', 'walrus', 4);
      l.men('thule', 'walrus', 6);
      l.elders('norse', { 6: 1 });
    });
    const offer = parseMove(say(game, 'norse'));
    if (offer === undefined) throw new Error('no move');
    expect(offer.verb).toBe('offer');
    expect(offer.args[0]).toBe('thule');
    const view = greenland.view(game.position, 'norse');
    const draw = drawer(8);
    let gain = 0;
    let taken = 0;
    for (let n = 0; n < 12; n++) {
      const world = JSON.stringify(imagine(view, draw));
      const fresh = (): Position<G> => JSON.parse(world) as Position<G>;
      const dealt = rolloutDeal(fresh(), 'norse', offer, n, () => true);
      const not = rollout(fresh(), 'norse', { verb: 'stand', args: [] }, n, () => true);
      gain += (dealt?.chances[1] ?? 0) - (not?.[1] ?? 0);
      if (dealt?.taken === true) taken++;
    }
    expect(gain / 12).toBeGreaterThan(0.01);
    expect(taken).toBeGreaterThan(6);
  });

  it('makes one offer, and none before it has answered', () => {
    const game = talks(crowd);
    const kinds = (seat: TribeId): readonly string[] => {
      const view = greenland.view(game.position, seat);
      return offersOf(makeEvaluation(view, seat, game.choices(seat), drawer(1))).map(({ verb }) => verb);
    };
    expect(kinds('thule')).toContain('offer');
    play(game, 'norse', 'offer thule energy ivory');
    expect(kinds('thule')).toEqual([]);
    expect(kinds('norse')).toEqual([]);
    play(game, 'thule', 'refuse 1');
    expect(kinds('thule')).toContain('offer');
    expect(kinds('norse')).toEqual([]);
  });

  it('considers only offers that can be made to a tribe on the card', () => {
    const game = talks((l) => {
      crowd(l);
      l.men('sami', 'walrus', 2);
      l.tableau('sami', 'dogs');
    });
    const view = greenland.view(game.position, 'thule');
    const offers = offersOf(makeEvaluation(view, 'thule', game.choices('thule'), drawer(1)));
    expect(offers.length).toBeGreaterThan(3);
    expect(new Set(offers.map(({ args }) => args[0]))).toEqual(new Set(['norse', 'sami']));
    for (const offer of offers) expect(game.check('thule', offer)).toEqual(offer);
  });
});
