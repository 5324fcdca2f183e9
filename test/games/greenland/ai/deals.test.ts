import { describe, expect, it } from 'vitest';
import { openGame, type Game } from '../../../../src/kernel/game.js';
import { makeMove, parseMove } from '../../../../src/kernel/notation.js';
import { drawer } from '../../../../src/kernel/random.js';
import type { Position } from '../../../../src/kernel/types.js';
import { plan } from '../../../../src/games/greenland/ai/planner.js';
import type { G, TribeId } from '../../../../src/games/greenland/model.js';
import { greenland } from '../../../../src/games/greenland/module.js';
import type { View } from '../../../../src/games/greenland/view-types.js';
import { Bench, type Layer } from '../support.js';

/** Talks on a contested card in the middle of a turn that goes on after them. */
function talks(lay: (l: Layer) => void): Game<G, View> {
  const bench = new Bench(['negotiate'], (l) => {
    l.row('north', ['walrus', 'ringed-seal']);
    l.row('south', ['cod', 'eider']);
    for (const id of ['tunit', 'norse', 'sami', 'thule'] as const) {
      l.disks(id, 2, 1, 0);
      l.pool(id, 0);
    }
    l.g.order = [0, 1, 2, 3];
    lay(l);
  });
  const position = JSON.parse(JSON.stringify(bench.game.position)) as Position<G>;
  position.frames.shift();
  position.frames.unshift(
    { at: 'play', step: 'again', vars: {} },
    { at: 'turn', step: 'hunt', vars: {} },
  );
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
    playouts: 400,
    keepGoing: () => true,
  });
  return makeMove(game.check(seat, move));
}

/** The Norse are far from home and many, the Thule as many. */
function crowd(l: Layer): void {
  l.men('norse', 'walrus', 4);
  l.men('thule', 'walrus', 4);
  l.elders('norse', { 6: 1 });
}

describe('F the planner answers offers', () => {
  it.each(['norse 2energy+ivory -', 'x'])('%s', () => {
    for (const offer of [
      ['norse', 'thule', '2energy+ivory -'],
      ['norse', 'thule', 'energy ivory'],
      ['norse', 'thule', '- 2energy+ivory'],
      ['norse', 'thule', '4leave -'],
      ['norse', 'thule', '- 4leave'],
      ['norse', 'thule', '4leave energy'],
      ['thule', 'norse', 'energy 4leave'],
      ['norse', 'thule', 'birgitta leave'],
      ['norse', 'thule', 'birgitta 4leave'],
      ['thule', 'norse', 'ivory birgitta'],
    ] as const) {
      const game = talks(crowd);
      play(game, offer[0], `offer ${offer[1]} ${offer[2]}`);
      console.log(offer.join(' '), '=>', [1, 2, 3].map((n) => say(game, offer[1], n)).join(' | '));
    }
    const game = talks(crowd);
    console.log('open', (['norse', 'thule'] as const).map((s) => [1, 2, 3].map((n) => say(game, s, n)).join(' | ')));
    expect(1).toBe(1);
  });
});
